// From minute to minute of an event in the past: to when something arrived before the shown moment, and after it.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ofMoment } from "../../../screens/as-of/use-moment.ts";
import { formatInstant } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

export function MinuteSteps({ head: { previous_at, next_at } }: { head: LogHead }) {
  const t = useWords();
  return (
    <Box role="group" aria-label={t("minute_steps")} sx={{ display: "flex", gap: "4px" }}>
      <Step at={previous_at} icon="chevron-left" title="minute_previous" />
      <Step at={next_at} icon="chevron-right" title="minute_next" />
    </Box>
  );
}

type StepProps = { at: string | null; icon: string; title: "minute_previous" | "minute_next" };

/** It stays where it is while nothing is there to go to, and keeps the focus. */
function Step({ at, icon, title }: StepProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { change } = useUrlState();
  return (
    <Tooltip title={at ? formatInstant(at, language) : t("minute_none")} describeChild>
      <IconButton
        color="inherit"
        aria-label={t(title)}
        aria-disabled={at === null}
        onClick={() => at && change(ofMoment(at))}
        sx={{ opacity: at ? 1 : 0.4 }}
      >
        <Icon name={icon} size={14} />
      </IconButton>
    </Tooltip>
  );
}
