// The first report and the draft of an alert that a kit brings along; where there is one already, the way to it.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import type { EventKit } from "@atalaya/contract/resources/event-kits.ts";
import { useCountryRules } from "../../api/country-rules.ts";
import { usePlace } from "../../api/places.ts";
import { useLevels, type ShownLevel } from "../../api/use-levels.ts";
import { Icon } from "../../ui/icon.tsx";
import { LevelMark } from "../../ui/level-mark.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { KitPart } from "./kit-part.tsx";
import { levelOf, type Plan } from "./kit-plan.ts";
import { AlertWay, ReportWay } from "./paper-ways.tsx";

type PaperProps = { board: EventKit; plan: Plan; onChange: (part: Partial<Plan>) => void };

/** Nothing where the reader may not prepare one. */
export function KitReport({ board, plan, onChange }: PaperProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const { may, report, event } = board;
  const country = places.find(({ id }) => id === event.company_id)?.country;
  const called = useCountryRules()(country)?.report?.short[language];
  const what = t("label.event_kits.has_report");
  if (report)
    return (
      <KitPart title={t("kit_report")} help={t("kit_report_ready")}>
        <ReportWay event_id={event.id} report={report} />
      </KitPart>
    );
  if (!may.report) return null;
  return (
    <KitPart title={t("kit_report")} help={t("kit_report_help")}>
      <FormControlLabel
        label={called ? t("kit_report_of", { what, name: called }) : what}
        control={
          <Checkbox checked={plan.has_report} onChange={({ target }) => onChange({ has_report: target.checked })} />
        }
        sx={{ m: "0 0 0 -6px" }}
      />
    </KitPart>
  );
}

const noAlert = "none";

/** Nothing where the reader may not draft one. */
export function KitAlert({ board, plan, onChange }: PaperProps) {
  const t = useWords();
  const { may, alert, event } = board;
  const levels = useLevels()(event.company_id);
  if (alert)
    return (
      <KitPart title={t("kit_alert")} help={t("kit_alert_ready")}>
        <AlertWay alert={alert} company_id={event.company_id} />
      </KitPart>
    );
  if (!may.alert) return null;
  const chosen = levelOf(board, plan) ?? noAlert;
  return (
    <KitPart title={t("kit_alert")} help={t("kit_alert_help")}>
      <RadioGroup
        row
        aria-label={t("label.event_kits.alert_level")}
        name="kit-level"
        value={chosen}
        onChange={(_, value) => onChange({ alert_level: value === noAlert ? null : value })}
        sx={{ gap: "8px" }}
      >
        {levels.map((level) => (
          <LevelChip key={level.key} level={level} isChosen={level.key === chosen} />
        ))}
        <LevelChip level={null} isChosen={chosen === noAlert} />
      </RadioGroup>
    </KitPart>
  );
}

/** Without a level it is the chip for no alert. */
function LevelChip({ level, isChosen }: { level: ShownLevel | null; isChosen: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box
      component="label"
      sx={(theme) => ({
        position: "relative",
        display: "inline-flex",
        alignItems: "center",
        gap: "8px",
        minHeight: 36,
        p: "0 12px 0 10px",
        cursor: "pointer",
        borderRadius: "18px",
        fontWeight: 550,
        border: `1px solid ${isChosen ? theme.vars.palette.text.primary : theme.vars.palette.control}`,
        boxShadow: isChosen ? `inset 0 0 0 1px ${theme.vars.palette.text.primary}` : "none",
        bgcolor: isChosen ? theme.vars.palette.hover : undefined,
        "&:hover": { bgcolor: theme.vars.palette.hover },
        "&:has(:focus-visible)": { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
      })}
    >
      <Radio value={level?.key ?? noAlert} sx={{ position: "absolute", inset: 0, opacity: 0, p: 0 }} />
      {level ? (
        <LevelMark level={level.key} color={level.color} bars={level.bars} size={20} />
      ) : (
        <Icon name="ban" size={15} />
      )}
      {level ? level.name[language] : t("kit_alert_none")}
    </Box>
  );
}
