// Hazard zones and evacuation sectors that are kept ready: records whose variable is drawn as areas, found by typing.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { useWatch } from "react-hook-form";
import { domainTitles } from "@atalaya/contract/domain/domains.ts";
import type { Alert, ZoneDomain } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts, type AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { useList } from "../../../api/use-resource.ts";
import { useChoiceManners } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { helpOrError, useBound } from "../../../forms/field-parts.tsx";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

export type Zone = Alert["area_records"][number];
type ZoneOption = { id: number; label: string; detail: string; domain?: ZoneDomain };

const leastSearch = 3;
const mostOffered = 30;
const mostVariables = 100;

type ZonesFieldProps = {
  /** Those that it names already, or that were chosen just now. */
  known: readonly Zone[];
  onPick: (zones: readonly Zone[]) => void;
};

export function ZonesField({ known, onPick }: ZonesFieldProps) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const manners = useChoiceManners();
  const { field, ref, error } = useBound("area_record_ids");
  const [typed, setTyped] = useState("");
  const words = typed.trim().length >= leastSearch ? typed.trim() : undefined;
  const offered = [...useZones("vulnerability", words), ...useZones("situation", words)];
  const named = known.map(({ id, title, domain }): ZoneOption => ({ id, label: title, detail: "", domain }));
  const chosen = ((field.value ?? []) as number[]).map(
    (id): ZoneOption =>
      named.find((it) => it.id === id) ?? { id, label: t("alert_other_number", { number: id }), detail: "" },
  );
  return (
    <Autocomplete
      {...manners}
      multiple
      id="field-area_record_ids"
      options={offered}
      value={chosen}
      onChange={(_, wanted) => {
        onPick(wanted.flatMap(({ id, label, domain }) => (domain ? [{ id, title: label, domain }] : [])));
        field.onChange(wanted.map(({ id }) => id));
      }}
      onInputChange={(_, text, reason) => setTyped(reason === "input" ? text : "")}
      onBlur={field.onBlur}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id}
      filterOptions={(all) => all}
      slotProps={{ chip: { size: "small" } }}
      renderOption={(line, option) => <OptionLine key={line.key} line={line} option={option} typed="" />}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={ref}
          label={labelOf("area_record_ids")}
          error={error !== undefined}
          helperText={helpOrError(t("alert_zones_help"), error)}
        />
      )}
    />
  );
}

/** The areas of a domain in the place that issues the alert, narrowed down by what is typed. */
function useZones(domain: ZoneDomain, q: string | undefined): ZoneOption[] {
  const [language] = useLanguage();
  const may = useMay();
  const place = useWatch<AlertDraft, "company_id">({ name: "company_id" });
  const isEnabled = may(`records.${domain}.index`);
  const { data: variables } = useList(variablesOf(domain), { per_page: mostVariables }, { isEnabled });
  const variable = (variables?.data ?? [])
    .filter(({ geometry_type }) => geometry_type === "polygon")
    .map(({ id }) => id);
  const query = { q, variable, place: place ?? undefined, per_page: mostOffered };
  const { data } = useList(recordsOf(domain), query, { isEnabled: isEnabled && variable.length > 0 });
  return (data?.data ?? []).map(({ id, title }) => ({
    id,
    label: title,
    detail: domainTitles[domain][language],
    domain,
  }));
}
