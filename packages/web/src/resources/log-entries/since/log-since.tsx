// The log of an event at a moment beside that of today: the lines that were written since, and those that these lead on or correct.
import { logEntries, type LogHead, type LogLineSince } from "@atalaya/contract/resources/log-entries.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { SinceScreen } from "../../../screens/as-of/since-screen.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { halfMinute } from "../line-facts.ts";
import { LogLine } from "../log-line.tsx";
import { logFilters, useLogQuery } from "../use-log.ts";
import { ChangedLine } from "./changed-line.tsx";

type LogSinceProps = Pick<LogHead, "event"> & { at: string };

export function LogSinceScreen({ event, at }: LogSinceProps) {
  const t = useWords();
  const { change } = useUrlState();
  const asked = useAnswer(logEntries, "since", { ...useLogQuery(), event: event.id });
  return (
    <SinceScreen
      asked={asked}
      group={event.title}
      filters={logFilters}
      back={t("past_back_to_log")}
      onClose={() => change({ since: null })}
    >
      {({ data }) => <Compared lines={data} at={at} />}
    </SinceScreen>
  );
}

/** The newest first, as the log has them. */
function Compared({ lines, at }: { lines: readonly LogLineSince[]; at: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(halfMinute);
  const isNew = ({ after }: LogLineSince) => after !== null && Date.parse(after.created_at) > Date.parse(at);
  const written = lines
    .filter(isNew)
    .map(({ after }) => after!)
    .toSorted((one, other) => Date.parse(other.happened_at) - Date.parse(one.happened_at));
  const changed = lines.filter((line) => !isNew(line));
  return (
    <>
      {written.length > 0 && (
        <Panel title={t("past_lines_new")} count={formatNumber(written.length, language)}>
          {written.map((line) => (
            <LogLine key={line.id} line={line} now={now} />
          ))}
        </Panel>
      )}
      {changed.length > 0 && (
        <Panel title={t("past_lines_changed")} count={formatNumber(changed.length, language)}>
          {changed.map((line) => (
            <ChangedLine key={line.id} one={line} now={now} />
          ))}
        </Panel>
      )}
    </>
  );
}
