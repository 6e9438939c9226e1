// The list of places, and what to do when there is none.
import type { CompanySummary } from "@atalaya/contract/resources/companies.ts";
import { useUrlState } from "../../api/url-state.ts";
import type { ListParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { viewOf } from "../../screens/list-and-map/map-address.ts";
import { EmptyList } from "../../screens/empty-list.tsx";
import { useBulk } from "../../screens/bulk/use-bulk.tsx";
import { PagedTable } from "../../screens/paged-table.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { companyBulk } from "./company-bulk.tsx";
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
  const room = isPhone ? "phone" : viewOf(search) === "list" && !search.company ? "wide" : "beside";
  const isTrash = search.trash === "true";
  return (
    <PagedTable<CompanySummary>
      label={t("company_list")}
      list={list}
      chosen={useBulk(companyBulk, list.data?.data)}
      nameOf={({ reason_social }) => reason_social}
      columns={useCompanyColumns(room, isTrash ? onRestore : undefined)}
      isTwoLine
      defaultSort="reason_social"
      failedTitle={t("company_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={
        <EmptyList
          filters={companyFilters}
          title={t("company_none_title")}
          text={t("company_none_text")}
          newButton={newButton}
          trashText={t("company_trash_text")}
          noMatchTitle={t("company_none_match_title")}
        />
      }
    />
  );
}
