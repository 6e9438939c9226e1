// The sheet for the next shift as a paper: what is still to be done, and what came in since.
import { useMemo } from "react";
import { paperSection, type Paper, type PaperBlock, type PaperSection } from "@atalaya/contract/paper.ts";
import { mostOnSheet, type LogEntry, type LogHead, type LogSheet } from "@atalaya/contract/resources/log-entries.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatInstant, formatNumber, unknown } from "../../ui/format.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { betweenWhom, hourOf, textOf, writerOf } from "./line-facts.ts";

const kindOf = ({ kind, priority }: LogEntry, t: Translate): string =>
  [t(`log_kind.${kind}`), priority !== "routine" && t(`log_priority.${priority}`)].filter(Boolean).join(", ");

/** What it says, and in brackets what belongs to it. */
function saidIn(line: LogEntry, t: Translate): string {
  const { about, step, corrected_by, channel, place_name } = line;
  const beside = [
    about && t(step === "correction" ? "log_corrects" : "log_about", { number: about.number }),
    corrected_by && t("log_corrected_by", { number: corrected_by.number }),
    betweenWhom(line, t),
    channel && t(`log_channel.${channel}`),
    place_name,
  ].filter(Boolean);
  return [textOf(line, t), beside.length > 0 && `(${beside.join(" · ")})`].filter(Boolean).join(" ");
}

type Shown = { until: string; language: Language; t: Translate };

/** Of what is still to be done the hour at which it is due counts. */
function tableOf(
  label: string,
  lines: readonly LogEntry[],
  { until, language, t }: Shown,
  isOpen: boolean,
): PaperBlock {
  const hour = (at: string | null) => (at === null ? unknown : hourOf(at, language, until));
  const columns = [
    t("log_column_number"),
    t(isOpen ? "label.log_entries.due_at" : "log_column_hour"),
    t("log_column_who"),
    t("log_column_what"),
  ];
  const rows = lines.map((line) => [
    String(line.number),
    hour(isOpen ? line.due_at : line.happened_at),
    writerOf(line),
    `${kindOf(line, t)}: ${saidIn(line, t)}`,
  ]);
  return { kind: "table", label, columns, numeric: [0], rows };
}

export function useSheetPaper(head: LogHead, sheet: LogSheet): Paper {
  const t = useWords();
  const [language] = useLanguage();
  return useMemo(() => {
    const { event } = head;
    const until = formatInstant(sheet.until, language);
    const span = sheet.since
      ? t("log_sheet_span", { since: formatInstant(sheet.since, language), until })
      : t("log_sheet_until", { until });
    const none: PaperBlock = { kind: "text", text: t("log_sheet_none") };
    const nothing: PaperBlock = { kind: "text", text: t("log_tasks_none") };
    const cut: PaperBlock | false = sheet.is_cut && {
      kind: "note",
      status: "warning",
      icon: "scissors",
      text: t("log_sheet_cut", { count: formatNumber(mostOnSheet, language) }),
    };
    const shown = { until: sheet.until, language, t };
    const open = tableOf(t("log_sheet_open"), sheet.open, shown, true);
    const lines = tableOf(t("log_sheet_lines"), sheet.lines, shown, false);
    const sections = [
      paperSection(t("log_sheet_open"), sheet.open.length > 0 ? [open] : [nothing]),
      paperSection(t("log_sheet_lines"), sheet.lines.length > 0 ? [cut, lines] : [none], { note: span }),
    ];
    return {
      title: event.title,
      lead: t("log_sheet_lead", { place: event.company_name }),
      reference: `${event.code} · ${span}`,
      picture: null,
      marks: [],
      sections: sections.filter((section): section is PaperSection => section !== null),
    };
  }, [head, sheet, language, t]);
}
