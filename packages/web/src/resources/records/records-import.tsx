// Importing a sheet of records of one variable, in a chunk of its own.
import Autocomplete from "@mui/material/Autocomplete";
import TextField from "@mui/material/TextField";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { call } from "../../api/call.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useChoiceManners } from "../../forms/choices/choice-manners.ts";
import { ImportScreen } from "../../screens/import/import-screen.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { useBulkUndo } from "./bulk/use-bulk.ts";
import { useVariables } from "./use-records.ts";

const nothing = () => {};

/** `?import=7` names the variable; any other text asks for it. */
export function RecordsImport({ domain, onClose }: { domain: RecordDomain; onClose: () => void }) {
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
        <Autocomplete
          {...manners}
          options={options}
          value={variable ?? null}
          onChange={(_, chosen) => change({ import: chosen?.id ?? "any" }, { isReplacing: true })}
          getOptionKey={({ id }) => id}
          getOptionLabel={({ name_es, name_en }) => pick(language, name_es, name_en)}
          renderInput={(params) => <TextField {...params} label={t("record_import_variable")} required />}
        />
      }
      sent={{ variable_id: variable?.id, company_id: place === "all" ? null : place }}
      onUndo={(id) => undo.mutate(id)}
      onWritten={nothing}
      onClose={onClose}
    />
  );
}
