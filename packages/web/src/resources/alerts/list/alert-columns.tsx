// The columns of alerts: the level with its name, what is said, what waits, and how long it is still in force.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import { useHazardName } from "../../../api/hazards.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { CutText } from "../../../ui/cut-text.tsx";
import { pick, useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { restoreColumn } from "../../../screens/restore-column.tsx";
import type { Language } from "@atalaya/contract/text.ts";
import { LevelName, waitsOf } from "../alert-marks.tsx";
import { TimeCell } from "./time-cell.tsx";

/** "Incendio forestal": what it warns of. */
export function useHazardText(): (alert: Pick<AlertSummary, "hip_code">) => string | undefined {
  const hazardName = useHazardName();
  return ({ hip_code }) => (hip_code === null ? undefined : hazardName(hip_code));
}

/** In the trash there is a way back instead of the hour. */
export function useAlertColumns(onRestore?: (row: AlertSummary) => void): Column<AlertSummary>[] {
  const t = useWords();
  const [language] = useLanguage();
  return useMemo(
    () => [
      {
        key: "level",
        title: t("label.alerts.level"),
        isSortable: true,
        width: 44,
        render: (row) => <LevelName alert={row} isInList />,
      },
      {
        key: "headline_es",
        title: t("alert_one"),
        width: "100%",
        render: (row) => <Headline alert={row} t={t} language={language} />,
      },
      {
        key: "message_count",
        title: t("alert_messages"),
        align: "right",
        from: 720,
        render: ({ message_count }) => message_count,
      },
      onRestore
        ? restoreColumn<AlertSummary>(t, onRestore)
        : {
            key: "expires_at",
            title: t("label.alerts.expires_at"),
            align: "right",
            isSortable: true,
            render: (row) => <TimeCell alert={row} />,
          },
    ],
    [t, language, onRestore],
  );
}

type HeadlineProps = { alert: AlertSummary; t: Translate; language: Language };

function Headline({ alert, t, language }: HeadlineProps) {
  const hazardText = useHazardText();
  const waits = waitsOf(alert, t);
  return (
    <Box sx={{ width: 0, minWidth: "100%" }}>
      <CutText>{pick(language, alert.headline_es, alert.headline_en)}</CutText>
      <Typography variant="overline" component="span" color="textDisabled" noWrap sx={{ display: "block" }}>
        {waits.map(({ label, icon, status }) => (
          <Box key={label} component="span" sx={{ mr: "8px", fontWeight: 600, color: `${status}.main` }}>
            <Icon name={icon} size={11} /> {label}
          </Box>
        ))}
        {alert.is_of_above && (
          <Box component="span" sx={{ mr: "8px", fontWeight: 600 }}>
            <Icon name="level-up" size={11} /> {t("alert_of_above")}
          </Box>
        )}
        {[hazardText(alert), alert.company_name].filter(Boolean).join(" · ")}
      </Typography>
    </Box>
  );
}
