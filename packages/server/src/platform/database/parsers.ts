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
  pg.types.setTypeParser(timestamptz, (text) => new Date(text).toISOString());
}
