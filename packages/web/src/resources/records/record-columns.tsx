// The columns of the list of records.
import Box from "@mui/material/Box";
import LinearProgress from "@mui/material/LinearProgress";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../api/places.ts";
import { restoreColumn } from "../../screens/restore-column.tsx";
import type { Column } from "../../ui/data-table-column.ts";
import { formatDay, formatNumber } from "../../ui/format.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { StatusTag } from "../../ui/tag.tsx";
import { phoneQuery } from "../../ui/theme-global.ts";
import { truncate } from "../../ui/truncate.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { useIsWide } from "./chosen-columns.ts";
import { isProgress, showValue, unitOf } from "./show-value.ts";
import { useTextColumns } from "./text-columns.ts";

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
        <Box sx={{ width: 0, minWidth: "max(100%, 150px)" }}>
          <Tooltip title={record.title.length > 30 ? record.title : ""}>
            <Typography variant="subtitle2" component="span" noWrap sx={{ display: "block" }}>
              {truncate(record.title, isWide ? 80 : 30)}
            </Typography>
          </Tooltip>
          <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
            {formatDay(record.observed_on, language)}
            {place === "all" || placeName(record.company_id) ? ` · ${placeName(record.company_id) ?? ""}` : ""}
          </Typography>
        </Box>
      ),
    },
  ];
  const value: Column<RecordSummary> = {
    key: "value",
    title: t(variables?.length && variables.every(isProgress) ? "recovery.progress_pct" : "record_value_column"),
    isSortable: true,
    align: "right",
    render: ({ value, variable_id }) => {
      const variable = variableOf(variable_id);
      if (variable && isProgress(variable) && typeof value === "number") return <Progress percent={value} />;
      const unit = value === null ? null : unitOf(variable, language);
      return (
        <Box
          component="span"
          sx={{
            color: value === 0 || value === null ? "text.disabled" : undefined,
            // On a phone a value in words leaves the room to the title.
            [phoneQuery]: {
              display: "block",
              maxWidth: 80,
              ml: "auto",
              overflow: "hidden",
              textOverflow: "ellipsis",
            },
          }}
        >
          {truncate(showValue(value, variable, t, language), 18)}
          {unit && (
            <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
              {unit}
            </Typography>
          )}
        </Box>
      );
    },
  };
  const status: Column<RecordSummary> = {
    key: "status",
    title: t("label.records.status"),
    isTitleHidden: !isWide,
    ...(!isWide && { width: 44, align: "center" as const }),
    render: ({ status }) => <StatusTag status={status} isDense={!isWide} />,
  };
  const texts = useTextColumns(variables);
  const more = chosen.flatMap((key) => (key === "value" ? value : key === "status" ? status : (texts.get(key) ?? [])));
  if (!onRestore) return [...columns, ...more];
  return [...columns, restoreColumn(t, onRestore)];
}

/** How far a work of recovery is, as a number and as a bar. */
function Progress({ percent }: { percent: number }) {
  const [language] = useLanguage();
  return (
    <Box component="span" sx={{ display: "inline-block", width: 64 }}>
      {formatNumber(percent, language)} %
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={percent}
        color={percent === 100 ? "success" : "primary"}
        sx={{ mt: "4px", height: 4, borderRadius: "2px" }}
      />
    </Box>
  );
}
