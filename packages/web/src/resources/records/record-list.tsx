// The list of records: picture first, name with its date and place below, value at the right, state last.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../api/url-state.ts";
import type { ListParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useWords } from "../../ui/words.ts";
import { useColumns } from "./record-columns.tsx";
import { recordFilters } from "./record-query.ts";

type RecordListProps = ListParts & {
  label: string;
  list: UseQueryResult<Page<RecordSummary>>;
  variables: readonly Variable[] | undefined;
  onRestore: (record: RecordSummary) => void;
};

export function RecordList({ label, list, variables, selectedId, onOpen, onRestore, newButton }: RecordListProps) {
  const { search } = useUrlState();
  const t = useWords();
  const isTrash = search["trash"] === "true";
  const columns = useColumns(variables, isTrash ? onRestore : undefined);
  return (
    <PagedTable
      label={label}
      list={list}
      columns={columns}
      isTwoLine
      defaultSort="-observed_on"
      failedTitle={t("record_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={<NoRecords isTrash={isTrash} newButton={newButton} />}
    />
  );
}

function NoRecords({ isTrash, newButton }: { isTrash: boolean; newButton: ReactNode }) {
  const t = useWords();
  const { search, change } = useUrlState();
  if (isTrash) return <EmptyState title={t("record_trash_empty")} text={t("record_trash_text")} />;
  if (recordFilters.areIn(search))
    return (
      <EmptyState
        title={t("record_none_match_title")}
        text={t("record_none_match_text")}
        actions={
          <Button variant="outlined" onClick={() => change(recordFilters.none)}>
            {t("filters_clear")}
          </Button>
        }
      />
    );
  return <EmptyState title={t("record_none_title")} text={t("record_none_text")} actions={newButton} />;
}
