// Choosing a stored zone: any record that is drawn as an area, found by its name.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import { domainTitles, type RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useList } from "../../../api/use-resource.ts";
import { useChoiceManners } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useVariables } from "../use-records.ts";
import type { ExposureSource } from "./exposure-state.ts";

type Option = { id: number; domain: RecordDomain; label: string; detail: string };

const leastSearch = 3;
const mostOffered = 20;

type ZoneChoiceProps = { chosen: ExposureSource["record"]; title: string };

export function ZoneChoice({ chosen, title }: ZoneChoiceProps) {
  const t = useWords();
  const manners = useChoiceManners();
  const { change } = useUrlState();
  const [typed, setTyped] = useState("");
  const words = typed.trim().length >= leastSearch ? typed.trim() : undefined;
  const offered = [
    ...useZones("vulnerability", words),
    ...useZones("situation", words),
    ...useZones("risk", words),
    ...useZones("recovery", words),
  ];
  const value = chosen && title ? { ...chosen, label: title, detail: "" } : null;
  return (
    <Autocomplete<Option>
      {...manners}
      size="small"
      options={offered}
      value={value}
      onChange={(_, option) => change({ exposure: option ? `${option.domain}:${option.id}` : "zone", map: null })}
      onInputChange={(_, text, reason) => setTyped(reason === "input" ? text : "")}
      isOptionEqualToValue={(one, other) => one.id === other.id && one.domain === other.domain}
      getOptionKey={({ domain, id }) => `${domain}:${id}`}
      filterOptions={(all) => all}
      renderOption={(line, option) => <OptionLine key={line.key} line={line} option={option} typed={typed} />}
      renderInput={(params) => (
        <TextField {...params} label={t("exposure_zone_choice")} placeholder={t("exposure_zone_help")} />
      )}
      sx={{ width: 320, [phoneQuery]: { width: "100%" } }}
    />
  );
}

/** Areas of a domain, narrowed down by what is typed. */
function useZones(domain: RecordDomain, q: string | undefined): Option[] {
  const [language] = useLanguage();
  const may = useMay();
  const { place } = usePlace();
  const { variables } = useVariables(domain);
  const variable = (variables ?? []).filter(({ geometry_type }) => geometry_type === "polygon").map(({ id }) => id);
  const isEnabled = may(`records.${domain}.index`) && variable.length > 0;
  const { data } = useList(recordsOf(domain), { q, variable, place, per_page: mostOffered }, { isEnabled });
  return (isEnabled ? (data?.data ?? []) : []).map(({ id, title }) => ({
    id,
    domain,
    label: title,
    detail: domainTitles[domain][language],
  }));
}
