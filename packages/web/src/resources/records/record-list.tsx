// The list of records: picture first, name with its date and place below, value at the right, state last.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { DataTable, type Column } from "../../ui/data-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatDay } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { StatusTag } from "../../ui/tag.tsx";
import { truncate } from "../../ui/truncate.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { hasFilters, noFilters } from "./record-query.ts";
import { showValue, unitOf } from "./show-value.ts";

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

function useColumns(variables: readonly Variable[] | undefined, onRestore?: (record: RecordSummary) => void) {
  const t = useWords();
  const [language] = useLanguage();
  const { place, places } = usePlace();
  const variableOf = (id: number) => variables?.find((variable) => variable.id === id);
  const placeName = (id: number) => places.find((it) => it.id === id)?.reason_social;
  const columns: Column<RecordSummary>[] = [
    {
      key: "variable",
      title: t("label.records.variable_id"),
      isTitleHidden: true,
      width: 44,
      render: ({ variable_id }) => {
        const variable = variableOf(variable_id);
        if (!variable) return null;
        const name = pick(language, variable.name_es, variable.name_en);
        return (
          <Tooltip title={name}>
            <span>
              <Swatch icon={variable.icon} color={variable.color} label={name} />
            </span>
          </Tooltip>
        );
      },
    },
    {
      key: "title",
      title: t("record_title_column"),
      isSortable: true,
      width: "100%",
      render: (record) => (
        <Box sx={{ width: 0, minWidth: "100%" }}>
          <Tooltip title={record.title.length > 30 ? record.title : ""}>
            <Typography variant="subtitle2" component="span" noWrap sx={{ display: "block" }}>
              {truncate(record.title)}
            </Typography>
          </Tooltip>
          <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
            {formatDay(record.observed_on, language)}
            {place === "all" || placeName(record.company_id) ? ` · ${placeName(record.company_id) ?? ""}` : ""}
          </Typography>
        </Box>
      ),
    },
    {
      key: "value",
      title: t("record_value_column"),
      isSortable: true,
      align: "right",
      render: ({ value, variable_id }) => {
        const variable = variableOf(variable_id);
        const unit = value === null ? null : unitOf(variable);
        return (
          <Box component="span" sx={{ color: value === 0 || value === null ? "text.disabled" : undefined }}>
            {truncate(showValue(value, variable, t, language), 18)}
            {unit && (
              <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
                {unit}
              </Typography>
            )}
          </Box>
        );
      },
    },
    {
      key: "status",
      title: t("label.records.status"),
      isTitleHidden: true,
      width: 44,
      align: "center",
      render: ({ status }) => <StatusTag status={status} isDense />,
    },
  ];
  if (!onRestore) return columns;
  const restore: Column<RecordSummary> = {
    key: "restore",
    title: t("record_restore"),
    isTitleHidden: true,
    align: "right",
    render: (record) => (
      <Button
        variant="outlined"
        onClick={(event) => {
          event.stopPropagation();
          onRestore(record);
        }}
      >
        {t("record_restore")}
      </Button>
    ),
  };
  return [...columns.slice(0, 2), restore];
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
