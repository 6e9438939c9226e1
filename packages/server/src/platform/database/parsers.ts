// How values of the database become values of JavaScript: the same on both databases, set once.
import pg from "pg";

const int8 = 20;
const int8Array = 1016;
const date = 1082;
const dateArray = 1182;
const timestamptz = 1184;
const textArrayType = 1009;

/** The driver's types name only the scalar types; arrays have numbers of their own (pg_type.oid). */
const arrayType = (oid: number) => oid as Parameters<typeof pg.types.setTypeParser>[0];

const asIs = (text: string) => text;
const textArray = pg.types.getTypeParser(arrayType(textArrayType), "text") as (text: string) => (string | null)[];

/** As connections answer it (UTC) and lists carry many of: `2026-03-02 14:05:09.123456+00`. */
const usual = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/;

/** The most that a Date of JavaScript holds, on either side of 1970. */
const furthest = 8.64e15;

/** What lies beyond JavaScript's calendar becomes its end, so that every instant that is stored can be shown. */
function unusual(text: string): string {
  const [, year = "", rest = "", isBeforeChrist] = /^(\d{4,6})(-.+?)( BC)?$/.exec(text) ?? [];
  // The year before 1 AD is 0 in ISO 8601 and 1 BC in PostgreSQL.
  const astronomical = isBeforeChrist ? 1 - Number(year) : Number(year);
  const sign = astronomical < 0 ? "-" : "+";
  const written = year && `${sign}${String(Math.abs(astronomical)).padStart(6, "0")}${rest.replace(" ", "T")}`;
  const at = new Date(written.replace(/([+-]\d\d)$/, "$1:00"));
  if (!Number.isNaN(at.getTime())) return at.toISOString();
  return new Date(text.startsWith("-") || isBeforeChrist ? -furthest : furthest).toISOString();
}

/** Reading the text into a Date and writing it again costs more than the rest of a row. */
function instant(text: string): string {
  if (!usual.test(text)) return unusual(text);
  const milliseconds = text.length > 22 ? text.slice(20, -3).padEnd(3, "0").slice(0, 3) : "000";
  return `${text.slice(0, 10)}T${text.slice(11, 19)}.${milliseconds}Z`;
}

/**
 * bigint becomes a number (ids stay below 2^53), numeric stays text (exact), a date stays `YYYY-MM-DD` (a Date would shift it by the
 * time zone), and an instant becomes ISO 8601 in UTC.
 */
export function installParsers(): void {
  pg.types.setTypeParser(int8, Number);
  pg.types.setTypeParser(arrayType(int8Array), (text) =>
    textArray(text).map((item) => (item === null ? null : Number(item))),
  );
  pg.types.setTypeParser(date, asIs);
  pg.types.setTypeParser(arrayType(dateArray), (text) => textArray(text));
  pg.types.setTypeParser(timestamptz, instant);
}
