// The columns of the list of records.
import Tooltip from "@mui/material/Tooltip";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { restoreColumn } from "../../../screens/restore-column.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { Swatch } from "../../../ui/swatch.tsx";
import { StatusTag } from "../../../ui/tag.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useIsWide } from "./chosen-columns.ts";
import { idsOf } from "../record-query.ts";
import { isProgress, isSortedByValue } from "../show-value.ts";
import { useWorkColumns } from "../recovery/work-columns.tsx";
import { useLossColumns } from "./loss-columns.tsx";
import { useTextColumns } from "./text-columns.ts";
import { TitleCell } from "./title-cell.tsx";
import { ValueCell } from "./value-cell.tsx";

/** Picture, name with day and place, then the chosen ones; in the trash a way back instead of these. */
export function useColumns(
  variables: readonly Variable[] | undefined,
  chosen: readonly string[],
  onRestore?: (record: RecordSummary) => void,
) {
  const t = useWords();
  const [language] = useLanguage();
  const isWide = useIsWide();
  const chosenIds = idsOf(useUrlState().search.variable);
  const shown = (variables ?? []).filter(({ id }) => chosenIds?.includes(id) ?? true);
  const variableOf = (id: number) => variables?.find((variable) => variable.id === id);
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
      render: (record) => <TitleCell record={record} chosen={chosen} />,
    },
  ];
  const value: Column<RecordSummary> = {
    key: "value",
    title: t(variables?.length && variables.every(isProgress) ? "recovery.progress_pct" : "record_value_column"),
    isSortable: isSortedByValue(shown),
    align: "right",
    render: (record) => <ValueCell record={record} variable={variableOf(record.variable_id)} />,
  };
  const status: Column<RecordSummary> = {
    key: "status",
    title: t("label.records.status"),
    isTitleHidden: !isWide,
    ...(!isWide && { width: 44, align: "center" as const }),
    render: ({ status }) => <StatusTag status={status} isDense={!isWide} />,
  };
  const byName = new Map<string, Column<RecordSummary>>([
    ...useTextColumns(variables),
    ...useLossColumns(chosen),
    ...useWorkColumns(),
    ["value", value],
    ["status", status],
  ]);
  const more = chosen.flatMap((key) => byName.get(key) ?? []);
  if (!onRestore) return [...columns, ...more];
  return [...columns, restoreColumn(t, onRestore)];
}
