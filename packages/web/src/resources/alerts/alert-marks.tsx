// The marks of an alert: its level with its name, how it stands, what it waits for.
import Box from "@mui/material/Box";
import type { AlertStatus, AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import { LevelMark } from "../../ui/level-mark.tsx";
import { Tag } from "../../ui/tag.tsx";
import { visuallyHidden } from "../../ui/theme/theme-global.ts";
import type { StatusName } from "../../ui/theme/tokens.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { useLevelOf } from "../../api/use-levels.ts";

type LevelOf = Pick<AlertSummary, "level" | "company_id">;

/** A long name is cut; where a list is narrow the mark stands alone. Both ways it is read aloud, and told by its tooltip. */
const nameSize = {
  maxWidth: 104,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@container (max-width: 479px)": visuallyHidden,
};

/** Mark and name of a level. `isInList`: it has no room for a long name. */
export function LevelName({ alert, isInList = false }: { alert: LevelOf; isInList?: boolean }) {
  const [language] = useLanguage();
  const { key, color, bars, name } = useLevelOf()(alert.level, alert.company_id);
  return (
    <Box
      component="span"
      title={name[language]}
      sx={{ position: "relative", display: "inline-flex", alignItems: "center", gap: "8px" }}
    >
      <LevelMark level={key} color={color} bars={bars} />
      <Box component="span" sx={isInList ? nameSize : undefined}>
        {name[language]}
      </Box>
    </Box>
  );
}

const statusMarks: Record<AlertStatus, { icon: string; status?: StatusName }> = {
  draft: { icon: "pencil" },
  submitted: { icon: "clock-o", status: "warning" },
  issued: { icon: "bullhorn", status: "info" },
  updated: { icon: "bullhorn", status: "info" },
  cancelled: { icon: "check-circle-o" },
  expired: { icon: "hourglass-end" },
};

export function AlertStatusTag({ status }: { status: AlertStatus }) {
  const t = useWords();
  return <Tag label={t(`alert_status.${status}`)} {...statusMarks[status]} />;
}

/** What somebody still has to do about it, the most pressing first. */
export function waitsOf(alert: AlertSummary, t: Translate): { label: string; icon: string; status: StatusName }[] {
  const { ratification, submission, return_note } = alert;
  return [
    ...(ratification === "overdue"
      ? [{ label: t("alert_unratified_overdue"), icon: "exclamation-circle", status: "error" as const }]
      : []),
    ...(ratification === "due"
      ? [{ label: t("alert_unratified"), icon: "exclamation-triangle", status: "error" as const }]
      : []),
    ...(submission ? [{ label: t(`alert_waits.${submission}`), icon: "clock-o", status: "warning" as const }] : []),
    ...(return_note !== null && !submission
      ? [{ label: t("alert_returned"), icon: "reply", status: "warning" as const }]
      : []),
  ];
}

/** The same as tags. */
export function WaitTags({ alert }: { alert: AlertSummary }) {
  const t = useWords();
  return waitsOf(alert, t).map((mark) => <Tag key={mark.label} {...mark} />);
}
