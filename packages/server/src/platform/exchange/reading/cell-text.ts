// A cell as text, the same whatever file it stood in. Pure.

/** A number is binary in a workbook: 0.1 + 0.2 is meant as 0.3. */
const digits = 15;

const numberText = (value: number): string => {
  const shown = Number(value.toPrecision(digits));
  // No exponent: a reader of cells would take 1e21 for a word.
  return Math.abs(shown) < 1e21 ? String(shown) : shown.toFixed(0);
};

/** YYYY-MM-DD, with THH:mm:ss where it tells an hour. Workbooks know no zone. */
function momentText(value: Date): string {
  if (Number.isNaN(value.getTime())) return "";
  // Days are fractions, so that a second is not told exactly.
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19);
  return text.endsWith("T00:00:00") ? text.slice(0, 10) : text;
}

export function cellText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return momentText(value);
  if (typeof value === "number") return Number.isFinite(value) ? numberText(value) : "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value === "string") return value;
  return typeof value === "bigint" ? String(value) : JSON.stringify(value);
}
