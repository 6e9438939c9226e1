// From minute to minute of an event in the past: to what arrived before the shown moment, and after it; and what arrived at it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { MinuteStep } from "@atalaya/contract/resources/log-entries/minute-step.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ofMoment } from "../../../screens/as-of/use-moment.ts";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { pick, useLanguage, useWords, type Translate } from "../../../ui/words.ts";

export function MinuteSteps({ head: { previous, arrived, next } }: { head: LogHead }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <>
      {arrived && <Typography sx={{ overflowWrap: "anywhere" }}>{stepText(arrived, t, language)}</Typography>}
      <Box role="group" aria-label={t("minute_steps")} sx={{ display: "flex", gap: "4px" }}>
        <Step step={previous} icon="chevron-left" title="minute_previous" />
        <Step step={next} icon="chevron-right" title="minute_next" />
      </Box>
    </>
  );
}

/** "Alerta actualizada: Evacuar Placilla". */
function stepText({ of, alert }: MinuteStep, t: Translate, language: Language): string {
  if (!alert) return t(of === "card" ? "minute_card_changed" : "minute_line");
  const headline = pick(language, alert.headline_es, alert.headline_en);
  return `${t(`minute_${alert.kind}.${alert.message_type}`)}: ${headline}`;
}

type StepProps = { step: MinuteStep | null; icon: string; title: "minute_previous" | "minute_next" };

/** It stays where it is while nothing is there to go to, and keeps the focus. */
function Step({ step, icon, title }: StepProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  const what = step && `${formatInstant(step.at, language)} · ${stepText(step, t, language)}`;
  return (
    <Tooltip title={what ?? t("minute_none")} describeChild>
      <IconButton
        color="inherit"
        aria-label={t(title)}
        aria-disabled={step === null}
        onClick={() => step && change(ofMoment(step.at))}
        sx={{ opacity: step ? 1 : 0.4 }}
      >
        <Icon name={icon} size={14} />
      </IconButton>
    </Tooltip>
  );
}
