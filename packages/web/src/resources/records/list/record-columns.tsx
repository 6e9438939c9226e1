// The columns of the list of records.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { riskAt } from "@atalaya/contract/domain/risk-assessment.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { restoreColumn } from "../../../screens/restore-column.tsx";
import { CutText } from "../../../ui/cut-text.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { formatDay } from "../../../ui/format.ts";
import { Swatch } from "../../../ui/swatch.tsx";
import { StatusTag } from "../../../ui/tag.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { useIsWide } from "./chosen-columns.ts";
import { RiskTag } from "../assessments/risk-tag.tsx";
import { idsOf } from "../record-query.ts";
import { isProgress, isSortedByValue } from "../show-value.ts";
import { LateMark } from "../recovery/late-mark.tsx";
import { useWorkColumns } from "../recovery/work-columns.tsx";
import { useLossColumns } from "./loss-columns.tsx";
import { useTextColumns } from "./text-columns.ts";
import { ValueCell } from "./value-cell.tsx";

/** Picture, name with day and place, then the chosen ones; in the trash a way back instead of these. */
export function useColumns(
  variables: readonly Variable[] | undefined,
  chosen: readonly string[],
  onRestore?: (record: RecordSummary) => void,
) {
  const t = useWords();
  const [language] = useLanguage();
  const { place, places } = usePlace();
  const isWide = useIsWide();
  const chosenIds = idsOf(useUrlState().search.variable);
  const shown = (variables ?? []).filter(({ id }) => chosenIds?.includes(id) ?? true);
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
        <Box
          sx={{ width: 0, minWidth: "max(100%, min(150px, 25cqi))", [phoneQuery]: { minWidth: "max(100%, 116px)" } }}
        >
          <CutText>{record.title}</CutText>
          <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
            {record.risk && !chosen.includes("value") && (
              <RiskTag risk_class={riskAt(record.risk.likelihood, record.risk.impact).risk_class} isSmall />
            )}
            {record.work && !chosen.includes("recovery.planned_end_on") && <LateMark work={record.work} isInline />}
            {formatDay(record.observed_on, language)}
            {place === "all" || placeName(record.company_id) ? ` · ${placeName(record.company_id) ?? ""}` : ""}
            {record.work?.external_code && !chosen.includes("recovery.external_code")
              ? ` · ${record.work.external_code}`
              : ""}
          </Typography>
        </Box>
      ),
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
