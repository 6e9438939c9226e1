// The list of records: picture first, name with its date and place below, value at the right, state last.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../api/url-state.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
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
  const { search, change } = useUrlState();
  const t = useWords();
  const isTrash = search["trash"] === "true";
  const columns = useColumns(variables, isTrash ? onRestore : undefined);
  const rows = list.data?.data;
  if (list.isError && !rows)
    return <ErrorState error={list.error} title={t("record_load_failed")} onRetry={() => void list.refetch()} />;
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {rows?.length === 0 ? (
          <NoRecords isTrash={isTrash} onNew={onNew} />
        ) : (
          <DataTable
            label={label}
            columns={columns}
            rows={rows}
            isTwoLine
            isStale={list.isPlaceholderData}
            sort={search["sort"] ?? "-observed_on"}
            onSort={(sort) => change({ sort, page: null })}
            activeId={selectedId}
            onOpen={onOpen}
          />
        )}
      </Box>
      <Box
        sx={{
          flex: "none",
          display: "flex",
          alignItems: "center",
          justifyContent: "flex-end",
          minHeight: 52,
          px: "20px",
          borderTop: 1,
          borderColor: "divider",
        }}
      >
        <Pager meta={list.data?.meta} onTurn={(page) => change({ page })} />
      </Box>
    </>
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
