// The list of records: picture first, name with its date and place below, value at the right, state last.
import Button from "@mui/material/Button";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../api/url-state.ts";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { useColumns } from "./record-columns.tsx";
import { hasFilters, noFilters } from "./record-query.ts";

type RecordListProps = {
  label: string;
  list: UseQueryResult<Page<RecordSummary>>;
  variables: readonly Variable[] | undefined;
  selectedId: number | null;
  onOpen: (record: RecordSummary) => void;
  onRestore: (record: RecordSummary) => void;
  onNew: (() => void) | undefined;
};

export function RecordList({ label, list, variables, selectedId, onOpen, onRestore, onNew }: RecordListProps) {
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
      empty={<NoRecords isTrash={isTrash} onNew={onNew} />}
    />
  );
}

function NoRecords({ isTrash, onNew }: { isTrash: boolean; onNew: (() => void) | undefined }) {
  const t = useWords();
  const { search, change } = useUrlState();
  if (isTrash) return <EmptyState title={t("record_trash_empty")} text={t("record_trash_text")} />;
  if (hasFilters(search))
    return (
      <EmptyState
        title={t("record_none_match_title")}
        text={t("record_none_match_text")}
        actions={
          <Button variant="outlined" onClick={() => change(noFilters)}>
            {t("filters_clear")}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={t("record_none_title")}
      text={t("record_none_text")}
      actions={
        onNew && (
          <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onNew}>
            {t("record_new")}
          </Button>
        )
      }
    />
  );
}
