// The list of places, and what to do when there is none.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import type { CompanySummary } from "@atalaya/contract/resources/companies.ts";
import { useUrlState } from "../../api/url-state.ts";
import type { ListParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { viewOf } from "../../screens/list-and-map/map-address.ts";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { useCompanyColumns } from "./company-columns.tsx";
import { companyFilters, type useCompanyList } from "./company-query.ts";

type CompanyListProps = ListParts & {
  list: ReturnType<typeof useCompanyList>;
  onRestore: (row: CompanySummary) => void;
};

export function CompanyList({ list, selectedId, onOpen, onRestore, newButton }: CompanyListProps) {
  const t = useWords();
  const { search } = useUrlState();
  const isPhone = useIsPhone();
  const room = isPhone ? "phone" : viewOf(search) === "list" && !search["company"] ? "wide" : "beside";
  const isTrash = search["trash"] === "true";
  return (
    <PagedTable<CompanySummary>
      label={t("company_list")}
      list={list}
      columns={useCompanyColumns(room, isTrash ? onRestore : undefined)}
      isTwoLine
      defaultSort="reason_social"
      failedTitle={t("company_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={<NoCompanies isTrash={isTrash} newButton={newButton} />}
    />
  );
}

function NoCompanies({ isTrash, newButton }: { isTrash: boolean; newButton: ReactNode }) {
  const t = useWords();
  const { search, change } = useUrlState();
  if (isTrash) return <EmptyState title={t("record_trash_empty")} text={t("company_trash_text")} />;
  if (companyFilters.areIn(search))
    return (
      <EmptyState
        title={t("company_none_match_title")}
        text={t("record_none_match_text")}
        actions={
          <Button variant="outlined" onClick={() => change(companyFilters.none)}>
            {t("filters_clear")}
          </Button>
        }
      />
    );
  return <EmptyState title={t("company_none_title")} text={t("company_none_text")} actions={newButton} />;
}
