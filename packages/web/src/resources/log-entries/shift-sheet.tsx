// The sheet for the next shift: read, printed, and noted as handed over, from where the next one begins.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import { logEntries, type LogHead, type LogSheet } from "@atalaya/contract/resources/log-entries.ts";
import { raise } from "../../api/events.ts";
import { serverNow, toMinute } from "../../api/server-clock.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer } from "../../api/use-resource.ts";
import { PaperHead } from "../../screens/paper/paper-head.tsx";
import { PaperView } from "../../screens/paper/paper-view.tsx";
import { PrintButton } from "../../screens/paper/reading-buttons.tsx";
import { ReadingFrame } from "../../screens/paper/reading-frame.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { screenHeight } from "../../ui/page.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../../ui/words.ts";
import { useSession } from "../../api/session.ts";
import { useSheetPaper } from "./sheet-paper.ts";
import { bodyOf, newLine } from "./typed-line.ts";
import { lineStore } from "./line-store.ts";
import { useFiling } from "./use-log.ts";
import { waitingLine } from "./waiting-kind.ts";

const begins = ["mine", "half_day", "begin"] as const;
type Begin = (typeof begins)[number];
const halfDay = 12 * 3_600_000;

export function ShiftSheet({ head }: { head: LogHead }) {
  const t = useWords();
  const { search } = useUrlState();
  const { event, handed_over_at } = head;
  const offered = begins.filter((begin) => begin !== "mine" || handed_over_at !== null);
  const begin: Begin = offered.find((one) => one === search.since) ?? offered[0]!;
  const since = { mine: handed_over_at, half_day: toMinute(serverNow() - halfDay), begin: null }[begin];
  const sheet = useAnswer(logEntries, "sheet", { event: event.id, since });
  if (sheet.data) return <Sheet head={head} sheet={sheet.data} begin={begin} offered={offered} />;
  return sheet.isError ? (
    <ErrorState error={sheet.error} title={t("log_sheet_failed")} onRetry={() => void sheet.refetch()} />
  ) : (
    <Skeleton variant="rounded" height={320} sx={{ m: "20px" }} />
  );
}

type SheetProps = { head: LogHead; sheet: LogSheet; begin: Begin; offered: readonly Begin[] };

function Sheet({ head, sheet, begin, offered }: SheetProps) {
  const t = useWords();
  const { change } = useUrlState();
  const user_id = useSession(({ user }) => user?.id ?? 0);
  const file = useFiling();
  const paper = useSheetPaper(head, sheet);
  const { event } = head;
  const handOver = () => {
    const { role } = lineStore(user_id, event.id).store.getState().line;
    const line = { ...newLine(role), kind: "handover" as const, text: t("log_hand_over_text") };
    if (file(waitingLine(bodyOf(line, event.id, serverNow()), line, line.text, event.title)))
      raise("SET_MESSAGE", { message: t("log_handed_over"), type: "success" });
  };
  return (
    <Box sx={{ height: screenHeight }}>
      <ReadingFrame
        label={t("log_sheet")}
        head={<PaperHead paper={paper} isPage onClose={() => change({ sheet: null, since: null })} />}
        actions={
          <>
            <Segmented
              label={t("log_sheet_since")}
              value={begin}
              onChange={(since) => change({ since }, { isReplacing: true })}
              segments={offered.map((value) => ({ value, label: t(`log_since.${value}`) }))}
            />
            <PrintButton />
            {head.may_write && (
              <Button variant="contained" startIcon={<Icon name="exchange" />} onClick={handOver}>
                {t("log_hand_over")}
              </Button>
            )}
          </>
        }
      >
        <PaperView paper={paper} />
      </ReadingFrame>
    </Box>
  );
}
