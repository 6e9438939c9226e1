// The file of an ended emergency as a paper: the same on the screen, from the printer and as a file.
import type { FormPaper, PaperBlock, PaperSection } from "../../paper.ts";
import { formatDay, formatNumber, unknown } from "../../values/format.ts";
import type { AfterAction } from "../after-actions.ts";
import type { AfterActionContent } from "./content.ts";
import {
  cell,
  courseBlock,
  messagesBlock,
  momentOf,
  reportsBlock,
  sessionsBlock,
  sheltersBlock,
  showMinutes,
  timesBlock,
  type In,
  type Writing,
} from "./tables.ts";
import { untoldIn, type Untold } from "./untold.ts";

type Told = Pick<
  AfterAction,
  "content" | "state" | "seal" | "company_name" | "created_by" | "updated_by" | "updated_at"
>;

function entries(label: string, lines: AfterActionContent["actions"], writing: Writing, note?: string): PaperBlock {
  return {
    kind: "entries",
    label,
    entries: lines.map(({ at, text }) => ({ at: momentOf(at, writing), text, is_changed: false })),
    ...(note && { note }),
  };
}

function untoldText(it: Untold, content: AfterActionContent, { t, language }: Writing): string {
  const key = `after_untold.${it.kind}` as const;
  switch (it.kind) {
    case "metrics":
      return t(key, { names: it.metrics.map((metric) => t(`loss.${metric}`)).join(", ") });
    case "services":
      return t(key, { names: it.services.map((service) => t(`service.${service}`)).join(", ") });
    case "late":
      return t(key, {
        name: content.template.short[language],
        number: it.number,
        time: showMinutes(it.minutes, t),
      });
    case "open":
    case "shelters":
    case "minutes":
    case "lessons":
      return t(key, { count: formatNumber(it.count, language) });
    default:
      return t(key);
  }
}

/** What is missing, in sentences: on the paper, and beside it before it is sealed. */
export const untoldTexts = (content: AfterActionContent, { t, language }: In): string[] =>
  untoldIn(content).map((it) => untoldText(it, content, { t, language, zone: content.place.timezone }));

/** What somebody wrote without a full stop does not run into what follows. */
const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function lessonText({ kind, text, proposal, agreed }: AfterActionContent["lessons"][number], { t, language }: Writing) {
  const said = t("after_lesson", { kind: t(`lesson_kind.${kind}`), text: sentence(text) });
  const whole = proposal ? t("after_lesson_do", { lesson: said, proposal: sentence(proposal) }) : said;
  return agreed.reduce(
    (lesson, { number, committee, due_on }) =>
      t("after_lesson_agreed", { lesson, number, committee, day: formatDay(due_on, language) }),
    whole,
  );
}

function sectionsOf(content: AfterActionContent, writing: Writing): PaperSection[] {
  const { t, language } = writing;
  const { event, place, emergency_level, lessons, actions, actions_before, open } = content;
  const began = content.moments.find(({ key }) => key === "began");
  const section = (title: string, ...blocks: (PaperBlock | null)[]): PaperSection[] => {
    const told = blocks.filter((block) => block !== null);
    return told.length > 0 ? [{ title, blocks: told }] : [];
  };
  return [
    ...section(t("after_event"), {
      kind: "cells",
      rows: [
        [
          cell(
            t("report_type"),
            language === "en" && event.variable_en ? event.variable_en : event.variable_es,
            event.hip_code,
          ),
          cell(t("report_begin"), began?.at ? momentOf(began.at, writing) : formatDay(event.observed_on, language)),
          cell(t("after_ended"), event.ended_on ? formatDay(event.ended_on, language) : t("after_runs")),
          cell(t("report_place"), place.name, place.territorial_code),
          cell(t("report_level"), emergency_level ? t(`level.${emergency_level}`) : unknown),
        ],
      ],
    }),
    ...section(t("after_what"), { kind: "text", text: content.summary ?? t("after_what_none") }),
    ...section(t("after_times"), timesBlock(content, writing)),
    ...section(t("after_messages"), messagesBlock(content, writing)),
    ...section(t("after_reports"), reportsBlock(content, writing), courseBlock(content, writing)),
    ...section(
      t("after_log"),
      actions.length > 0
        ? entries(
            t("after_log"),
            actions,
            writing,
            actions_before > 0
              ? t("report_actions_before", { count: formatNumber(actions_before, language) })
              : undefined,
          )
        : { kind: "text", text: t("report_actions_none") },
    ),
    ...section(t("after_open"), open.length > 0 ? entries(t("after_open"), open, writing) : null),
    ...section(t("after_shelters"), sheltersBlock(content, writing)),
    ...section(t("after_committee"), sessionsBlock(content, writing)),
    ...section(
      t("after_untold"),
      untoldBlock(content, writing),
      content.remarks ? { kind: "text", text: `${t("after_why")}: ${content.remarks}` } : null,
    ),
    ...section(
      t("after_lessons"),
      lessons.length > 0
        ? { kind: "list", is_numbered: true, items: lessons.map((lesson) => lessonText(lesson, writing)) }
        : { kind: "text", text: t("after_lessons_none") },
    ),
  ];
}

function untoldBlock(content: AfterActionContent, writing: Writing): PaperBlock {
  const items = untoldTexts(content, writing);
  return items.length > 0
    ? { kind: "list", is_numbered: false, items }
    : { kind: "text", text: writing.t("after_untold_none") };
}

export function afterActionPaper(file: Told, { t, language }: In): FormPaper {
  const { content, state, seal, company_name, created_by, updated_by, updated_at } = file;
  const writing: Writing = { t, language, zone: content.place.timezone };
  const { responsible_name: name, responsible_position: position } = content;
  return {
    title: t("after_title"),
    lead: content.event.title,
    reference: content.event.code,
    picture: null,
    marks: [],
    sections: sectionsOf(content, writing),
    head: company_name,
    facts: [content.event.code, ...(seal && state === "sealed" ? [t("after_edition", { number: seal.number })] : [])],
    is_draft: state === "draft",
    signed: [
      { label: t("report_responsible"), value: name ? [name, position].filter(Boolean).join(", ") : unknown },
      {
        label: t("report_prepared"),
        value: [
          (state === "sealed" && seal?.sealed_by) || updated_by || created_by || unknown,
          momentOf(updated_at, writing),
        ].join(", "),
      },
    ],
    seal:
      seal && state === "sealed"
        ? { label: t("report_sealed"), at: momentOf(seal.sealed_at, writing), sha256: seal.sha256 }
        : null,
    legend: null,
  };
}
