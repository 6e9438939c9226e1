// Importing a sheet of records of one variable, or of figures of recorded disasters, in a chunk of its own.
import { useState, type ReactNode } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import { longestReason } from "@atalaya/contract/resources/records/reason.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { call } from "../../api/call.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useChoiceManners } from "../../forms/choices/choice-manners.ts";
import { figureImportColumns } from "@atalaya/contract/resources/records/figure-import.ts";
import { ImportScreen } from "../../screens/import/import-screen.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { useBulkUndo } from "./bulk/use-bulk.ts";
import { DesInventarImport, isOfDesInventar } from "./desinventar/desinventar-import.tsx";
import { useVariables } from "./use-records.ts";

const nothing = () => {};

type RecordsImportProps = { domain: RecordDomain; onClose: () => void };

/**
 * `?import=7` names the variable, `?import=figures` brings in figures of disasters, `?import=desinventar` a database of DesInventar; any other
 * text asks for the variable.
 */
export function RecordsImport({ domain, onClose }: RecordsImportProps) {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  if (domain !== "risk") return <RecordsOfVariable domain={domain} onClose={onClose} />;
  const isOfFigures = search.import === "figures";
  const isDatabase = isOfDesInventar(search.import);
  const what = (
    <Segmented
      label={t("import_what")}
      value={isDatabase ? "desinventar" : isOfFigures ? "figures" : "any"}
      segments={[
        { value: "any", label: t("import_what_records") },
        ...(may("records.risk.update") ? [{ value: "figures" as const, label: t("import_what_figures") }] : []),
        { value: "desinventar", label: t("import_what_desinventar") },
      ]}
      onChange={(chosen: "any" | "figures" | "desinventar") => change({ import: chosen }, { isReplacing: true })}
    />
  );
  if (isDatabase) return <DesInventarImport what={what} onClose={onClose} />;
  if (isOfFigures) return <FiguresImport what={what} onClose={onClose} />;
  return <RecordsOfVariable domain={domain} what={what} onClose={onClose} />;
}

function RecordsOfVariable({ domain, what, onClose }: RecordsImportProps & { what?: ReactNode }) {
  const t = useWords();
  const [language] = useLanguage();
  const manners = useChoiceManners();
  const { search, change } = useUrlState();
  const { place } = usePlace();
  const { variables = [] } = useVariables(domain);
  const undo = useBulkUndo(domain, nothing);
  const options = variables.filter(({ is_active }) => is_active);
  const variable = options.find(({ id }) => String(id) === search.import);
  return (
    <ImportScreen
      key={variable?.id}
      resource={recordsOf(domain)}
      send={(sent) => call("POST records/:domain/import", { domain, ...sent })}
      title={t("record_import_title")}
      columns={variable ? recordImportColumns(variable) : []}
      note={t("record_import_note")}
      choice={
        <Choice what={what}>
          <Autocomplete
            {...manners}
            options={options}
            value={variable ?? null}
            onChange={(_, chosen) => change({ import: chosen?.id ?? "any" }, { isReplacing: true })}
            getOptionKey={({ id }) => id}
            getOptionLabel={({ name_es, name_en }) => pick(language, name_es, name_en)}
            renderInput={(params) => <TextField {...params} label={t("record_import_variable")} required />}
          />
        </Choice>
      }
      sent={{ variable_id: variable?.id, company_id: place === "all" ? null : place }}
      onUndo={(id) => undo.mutate(id)}
      onWritten={nothing}
      onClose={onClose}
    />
  );
}

/** What the sheet is of, above what else has to be chosen. */
const Choice = ({ what, children }: { what: ReactNode; children: ReactNode }) => (
  <Box sx={{ display: "flex", flexDirection: "column", gap: "12px", alignItems: "stretch" }}>
    {what}
    {children}
  </Box>
);

/** Figures go to disasters that are there; what is published asks why it is changed. */
function FiguresImport({ what, onClose }: { what: ReactNode; onClose: () => void }) {
  const t = useWords();
  const [reason, setReason] = useState("");
  const undo = useBulkUndo("risk", nothing);
  return (
    <ImportScreen
      resource={recordsOf("risk")}
      send={(sent) => call("POST records/risk/figures/import", sent)}
      title={t("figure_import_title")}
      columns={figureImportColumns}
      isKnownLeft
      note={t("figure_import_note")}
      choice={
        <Choice what={what}>
          <TextField
            label={t("bulk_reason")}
            helperText={t("figure_import_reason")}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: longestReason } }}
          />
        </Choice>
      }
      sent={{ reason: reason.trim() || null }}
      onUndo={(id) => undo.mutate(id)}
      onWritten={nothing}
      onClose={onClose}
    />
  );
}
