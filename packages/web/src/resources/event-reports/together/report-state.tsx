// How the reporting of an event stands: in time, late, or nothing sent yet. An icon and a colour, and always the word.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import type { ConsolidatedEvent } from "@atalaya/contract/resources/event-reports.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useWords } from "../../../ui/words.ts";

export type ReportState = "in_time" | "late" | "untold";

export const stateOf = ({ number, is_late }: Pick<ConsolidatedEvent, "number" | "is_late">): ReportState =>
  number === null ? "untold" : is_late ? "late" : "in_time";

/** Those whom somebody has to call come first. */
export const stateRank: Record<ReportState, number> = { untold: 0, late: 1, in_time: 2 };

const looks = {
  in_time: { icon: "check-circle", status: "success", word: "report_in_time" },
  late: { icon: "clock-o", status: "warning", word: "report_late" },
  untold: { icon: "exclamation-circle", status: "error", word: "report_untold_yet" },
} as const;

export function StateIcon({ state }: { state: ReportState }) {
  const t = useWords();
  const { icon, status, word } = looks[state];
  return (
    <Tooltip title={t(word)}>
      <Box component="span" role="img" aria-label={t(word)} sx={{ display: "inline-flex", color: `${status}.main` }}>
        <Icon name={icon} size={15} />
      </Box>
    </Tooltip>
  );
}

export function StateTag({ state }: { state: ReportState }) {
  const t = useWords();
  const { icon, status, word } = looks[state];
  return <Tag label={t(word)} icon={icon} status={status} />;
}
