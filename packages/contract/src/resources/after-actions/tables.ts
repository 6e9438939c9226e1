// The tables of the file of an ended emergency: times, messages, reports, the course of the figures.
import { showFigure } from "../../domain/show-figure.ts";
import type { PaperBlock, PaperMarked } from "../../paper.ts";
import type { Language } from "../../text.ts";
import { formatDay, formatNumber, momentIn, unknown } from "../../values/format.ts";
import type { Translate } from "../../words.ts";
import type { AfterActionContent } from "./content.ts";

export type In = { t: Translate; language: Language };
export type Writing = In & { zone: string };

/** So many reports stand side by side: the first and the last ones. */
const mostColumns = 5;

const plain = (value: string): PaperMarked => ({ value, before: null, is_changed: false });
export const cell = (label: string, value: string, detail: string | null = null) => ({
  label,
  detail,
  ...plain(value),
});

export const momentOf = (at: string, { zone, language }: Writing) => momentIn(zone, at, language);

const day = 1440;
/** "47 min", "3 h 05 min", "2 d 4 h". */
export function showMinutes(minutes: number, t: Translate): string {
  const [hours, rest] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, "0")];
  if (minutes < 60) return t("after_minutes", { minutes });
  if (minutes < day) return t("after_hours", { hours, minutes: rest });
  return t("after_days", { days: Math.floor(minutes / day), hours: Math.floor((minutes % day) / 60) });
}

/** A shelter may be open from before, or a line tell of an earlier hour than the card. */
const sinceBegan = (minutes: number, t: Translate): string =>
  minutes < 0 ? t("after_before") : showMinutes(minutes, t);

type Table = { label: string; columns: readonly string[]; rows: readonly (readonly string[])[]; numeric?: number[] };

const table = ({ label, columns, rows, numeric = [] }: Table): PaperBlock => ({
  kind: "form_table",
  label,
  columns,
  numeric,
  rows: rows.map((row) => row.map(plain)),
});

export function timesBlock({ moments }: AfterActionContent, writing: Writing): PaperBlock {
  const { t, language } = writing;
  const began = moments.find(({ key }) => key === "began")?.at;
  return table({
    label: t("after_times"),
    columns: [t("after_moment"), t("after_hour"), t("after_since")],
    rows: moments.map(({ key, at, day: on }) => [
      t(`after_moment.${key}`),
      at ? momentOf(at, writing) : on ? `${formatDay(on, language)}, ${t("after_day_only")}` : t("after_never"),
      at && began && key !== "began"
        ? sinceBegan(Math.round((Date.parse(at) - Date.parse(began)) / 60_000), t)
        : unknown,
    ]),
  });
}

export function messagesBlock({ messages }: AfterActionContent, writing: Writing): PaperBlock {
  const { t, language } = writing;
  if (messages.length === 0) return { kind: "text", text: t("after_messages_none") };
  return table({
    label: t("after_messages"),
    columns: [t("after_hour"), t("after_message"), t("after_level"), t("after_delivered")],
    rows: messages.map(({ code, message_type, sent_at, level, headline, delivered, failed }) => [
      momentOf(sent_at, writing),
      `${t(`after_message.${message_type}`)} ${code}: ${headline[language]}`,
      level[language],
      t("after_delivered_of", {
        delivered: formatNumber(delivered, language),
        total: formatNumber(delivered + failed, language),
      }),
    ]),
  });
}

export function reportsBlock({ reports, template }: AfterActionContent, writing: Writing): PaperBlock {
  const { t, language } = writing;
  if (reports.length === 0) return { kind: "text", text: t("after_reports_none") };
  return table({
    label: t("after_reports"),
    columns: [t("after_reports"), t("after_cutoff"), t("after_sent"), t("after_sent_by"), t("after_late_column")],
    rows: reports.map(({ number, cutoff_at, sent_at, sent_by, late_minutes }) => [
      `${template.short[language]} ${number}`,
      momentOf(cutoff_at, writing),
      momentOf(sent_at, writing),
      sent_by ?? unknown,
      late_minutes === null
        ? unknown
        : late_minutes > 0
          ? t("after_late", { time: showMinutes(late_minutes, t) })
          : t("after_in_time"),
    ]),
  });
}

type Shown = Parameters<typeof showFigure>[0];

/** The first report and the last ones, and what the event card says in the end. */
export function courseBlock({ course, reports, template }: AfterActionContent, writing: Writing): PaperBlock | null {
  const { t, language } = writing;
  if (course.length === 0) return null;
  const numbers = reports.map(({ number }) => number);
  const shown = numbers.length <= mostColumns ? numbers : [numbers[0]!, ...numbers.slice(1 - mostColumns)];
  const figure = (it: Shown) => showFigure(it, t, language);
  return table({
    label: t("after_course"),
    columns: [t("after_figure"), ...shown.map((number) => `${template.short[language]} ${number}`), t("after_last")],
    numeric: [...shown.map((_, index) => index + 1), shown.length + 1],
    rows: course.map(({ metric, points, last }) => [
      t(`loss.${metric}`),
      ...shown.map((number) => {
        const point = points.find((it) => it.number === number);
        return point ? figure(point) : unknown;
      }),
      last ? figure(last) : unknown,
    ]),
  });
}

export function sheltersBlock({ shelters }: AfterActionContent, writing: Writing): PaperBlock | null {
  const { t, language } = writing;
  if (shelters.length === 0) return null;
  return table({
    label: t("after_shelters"),
    columns: [t("after_shelter"), t("after_opened"), t("after_closed"), t("after_most")],
    numeric: [3],
    rows: shelters.map(({ name_es, name_en, opened_at, closed_at, most }) => [
      language === "en" && name_en ? name_en : name_es,
      momentOf(opened_at, writing),
      closed_at ? momentOf(closed_at, writing) : t("after_still_open"),
      formatNumber(most, language),
    ]),
  });
}

export function sessionsBlock({ sessions }: AfterActionContent, writing: Writing): PaperBlock | null {
  const { t, language } = writing;
  if (sessions.length === 0) return null;
  return table({
    label: t("after_committee"),
    columns: [t("after_session"), t("after_hour"), t("after_minutes_state"), t("after_agreements")],
    numeric: [3],
    rows: sessions.map(({ committee, kind, number, year, starts_at, status, agreements }) => [
      `${committee}: ${t(`session_kind.${kind}`)} ${number}/${year}`,
      momentOf(starts_at, writing),
      t(`session_status.${status}`),
      formatNumber(agreements, language),
    ]),
  });
}
