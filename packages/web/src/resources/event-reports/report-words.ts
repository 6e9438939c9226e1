// How reports are called and how their hours are written, on the clock of their place.
import type { EventReportHead, EventReportSummary } from "@atalaya/contract/resources/event-reports.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay } from "../../ui/format.ts";
import { useNow } from "../../ui/time/use-now.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { clockAt } from "../../ui/zone.ts";

/** "ALFA 3". */
export const shortName = (
  { template: { short } }: Pick<EventReportHead, "template">,
  number: number,
  language: Language,
  t: Translate,
): string => t("report_short", { name: short[language], number });

/** Names the reports of a series; a draft by the number that it will have. */
export function useNameOf(head: EventReportHead): (report: Pick<EventReportSummary, "number"> | null) => string {
  const t = useWords();
  const [language] = useLanguage();
  return (report) => shortName(head, report?.number ?? head.next_number, language, t);
}

const everyMinute = 60_000;

/** The hour alone where it is of today. */
export function useHourIn(zone: string): (at: string) => { text: string; isToday: boolean } {
  const [language] = useLanguage();
  const today = clockAt(new Date(useNow(everyMinute)), zone).day;
  return (at) => {
    const { day, hour } = clockAt(new Date(at), zone);
    return { text: day === today ? hour : `${formatDay(day, language)} ${hour}`, isToday: day === today };
  };
}

/** Day and hour. */
export function useMomentIn(zone: string): (at: string) => string {
  const [language] = useLanguage();
  return (at) => {
    const { day, hour } = clockAt(new Date(at), zone);
    return `${formatDay(day, language)} ${hour}`;
  };
}
