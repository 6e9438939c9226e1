// One cell of a card, read by the kind of its column: what stands in it, or the code of what is wrong.
import { comparable, readNumber } from "@atalaya/contract/import.ts";
import type { CellKind } from "@atalaya/contract/resources/records/card-columns.ts";
import type { Milestone } from "@atalaya/contract/domain/recovery-item.ts";
import { readDay, yesOrNo } from "./import-words.ts";

export type ReadCell =
  | { value: string | number | boolean | Milestone[] | string[] }
  | { code: "number" | "choice" | "day" | "time_of_day" | "milestones_cell" };

/** "8:30" and "08:30:00" are the hour 08:30. */
function readHour(text: string): ReadCell {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  return hour && minute ? { value: `${hour.padStart(2, "0")}:${minute}` } : { code: "time_of_day" };
}

function readWholeDay(text: string): ReadCell {
  const read = readDay(text);
  return read?.precision === "day" ? { value: read.day } : { code: "day" };
}

/** A line each: `title | due on | done on | weight`. */
function readMilestones(text: string): ReadCell {
  const rows: Milestone[] = [];
  for (const line of text.split(/\r?\n/).filter((it) => it.trim() !== "")) {
    const [title = "", due = "", done = "", weight = "", ...more] = line.split("|").map((part) => part.trim());
    const days = [due, done].map((part) => (part === "" ? null : readDay(part)));
    const number = weight === "" ? null : readNumber(weight.replace("%", ""), true);
    const isWrong = days.some((it, at) => it?.precision !== "day" && [due, done][at] !== "");
    if (isWrong || Number.isNaN(number) || more.length > 0) return { code: "milestones_cell" };
    rows.push({ title, due_on: days[0]?.day ?? null, done_on: days[1]?.day ?? null, weight: number });
  }
  return { value: rows };
}

export function readCell(text: string, kind: CellKind): ReadCell {
  switch (kind.type) {
    case "integer":
    case "decimal": {
      const value = readNumber(text.replaceAll(/[%$]/g, ""), kind.type === "integer");
      return Number.isNaN(value) ? { code: "number" } : { value };
    }
    case "boolean": {
      const value = yesOrNo(text);
      return value === undefined ? { code: "choice" } : { value };
    }
    case "date":
      return readWholeDay(text);
    case "time":
      return readHour(text);
    case "milestones":
      return readMilestones(text);
    case "lines":
      return { value: text.split(/\r?\n/).filter((it) => it.trim() !== "") };
    case "choice": {
      const named = comparable(text);
      const choice = kind.choices.find(({ key, label }) =>
        [key, label.es, label.en].some((name) => comparable(name) === named),
      );
      return choice ? { value: choice.key } : { code: "choice" };
    }
    default:
      return { value: text };
  }
}
