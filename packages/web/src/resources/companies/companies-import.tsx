// Importing a sheet of places, in a chunk of its own.
import { companies } from "@atalaya/contract/resources/companies.ts";
import { companyColumns } from "@atalaya/contract/resources/companies/import.ts";
import { call } from "../../api/call.ts";
import { useTerritoryRefresh } from "../../api/territory.ts";
import { ImportScreen } from "../../screens/import/import-screen.tsx";
import { useWords } from "../../ui/words.ts";

export function CompaniesImport({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <ImportScreen
      resource={companies}
      send={(sent) => call("POST companies/import", sent)}
      title={t("company_import_title")}
      columns={companyColumns}
      note={t("company_import_note")}
      onWritten={useTerritoryRefresh()}
      onClose={onClose}
    />
  );
}
