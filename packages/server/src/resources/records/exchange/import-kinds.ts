// One cell of a card, read by the kind of its column: what stands in it, or the code of what is wrong.
import { comparable, readNumber } from "@atalaya/contract/import.ts";
import { gradeKind, solutionKind, type CellKind } from "@atalaya/contract/resources/records/card-columns.ts";
import type { HousingSolution } from "@atalaya/contract/domain/recovery/housing-solutions.ts";
import type { Milestone } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { readDay, yesOrNo } from "./import-words.ts";

export type ReadCell =
  | { value: string | number | boolean | Milestone[] | HousingSolution[] | string[] }
  | { code: "number" | "choice" | "day" | "time_of_day" | "milestones_cell" | "housing_cell" };

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

/** A line each: `damage | solution | households | delivered`. */
function readHousing(text: string): ReadCell {
  const rows: HousingSolution[] = [];
  for (const line of text.split(/\r?\n/).filter((it) => it.trim() !== "")) {
    const [grade = "", solution = "", ...counts] = line.split("|").map((part) => part.trim());
    const [damaged, given] = [keyOf(grade, gradeKind), keyOf(solution, solutionKind)];
    const [households = null, delivered = null, ...more] = counts.map((it) =>
      it === "" ? null : readNumber(it, true),
    );
    if (!damaged || !given || Number.isNaN(households) || Number.isNaN(delivered) || more.length > 0)
      return { code: "housing_cell" };
    rows.push({ grade: damaged, solution: given, households, delivered } as HousingSolution);
  }
  return { value: rows };
}

/** The choice that is written by its key or its name; undefined where it is none. */
function keyOf(text: string, kind: CellKind): string | undefined {
  const named = comparable(text);
  const choices = kind.type === "choice" ? kind.choices : [];
  return choices.find(({ key, label }) => [key, label.es, label.en].some((name) => comparable(name) === named))?.key;
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
    case "housing":
      return readHousing(text);
    case "choice": {
      const value = keyOf(text, kind);
      return value === undefined ? { code: "choice" } : { value };
    }
    default:
      return { value: text };
  }
}
