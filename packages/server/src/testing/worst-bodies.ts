// The most expensive bodies that a call's limit lets in, and how long one of them keeps the server's thread from everybody else.
import { exampleOf, type Hints, type JsonSchema, type Operation } from "./operations.ts";

/** Letters that a check, a database or a cleaner has to write in more letters. */
const costly = 'á<&"\\ ';

const filled = (piece: string, bytes: number): string => piece.repeat(Math.max(1, Math.floor(bytes / piece.length)));

const choicesOf = (schema: JsonSchema): JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [];

/** The largest value that a schema lets through; lists and texts without an end get `most` of it. */
export function largestOf(schema: JsonSchema, hints: Hints, name = "", most = 200): unknown {
  if (name in hints) return hints[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  const [choice] = choicesOf(schema).filter(({ type }) => type !== "null");
  if (choice) return largestOf(choice, hints, name, most);
  if (schema.type === "object" && schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, inner]) => [field, largestOf(inner, hints, field, most)]),
    );
  if (schema.type === "array") {
    const items = Array.from({ length: Math.min(schema.maxItems ?? most, 2000) });
    return items.map(() => largestOf(schema.items ?? {}, hints, "", most));
  }
  if (schema.type === "string" && schema.maxLength && !schema.format)
    return costly.repeat(Math.ceil(schema.maxLength / costly.length)).slice(0, schema.maxLength);
  return exampleOf(schema, hints, name);
}

const polygon = (positions: number, last: string): string => {
  const ring = Array.from({ length: positions }, (_, at) => {
    const angle = (at / positions) * 2 * Math.PI;
    return `[${(-71 + Math.cos(angle)).toFixed(6)},${(-33 + Math.sin(angle)).toFixed(6)}]`;
  });
  return `{"type":"Polygon","coordinates":[[${ring.join()},${last || ring[0]}]]}`;
};

const cells = (rows: number, columns: number, key: (column: number) => string, cell: string): string => {
  const row = `{${Array.from({ length: columns }, (_, column) => `"${key(column)}":${cell}`).join()}}`;
  return `[${Array(rows).fill(row).join()}]`;
};

/**
 * Rows of which one half is part of the other, as girls are of women: alike in what they choose, but for one thing more that the parts tell;
 * the wholes count as much as they can, and the parts nothing, so that a rule finds no reason to stop. Null for lists without such choices.
 */
function partsAndWholes({ type, items, maxItems = 200 }: JsonSchema, hints: Hints): unknown[] | null {
  const fields = Object.entries(items?.properties ?? {});
  const isChoice = ({ enum: choices, default: untold }: JsonSchema) => choices !== undefined && untold !== undefined;
  const [first, second] = fields.filter(([, inner]) => isChoice(inner));
  if (type !== "array" || !first || !second) return null;
  const counting = (most: boolean) =>
    fields
      .filter(([, inner]) => inner.type === "integer" || inner.type === "number")
      .map(([field, inner]) => [field, most ? (inner.maximum ?? 1e9) : (inner.minimum ?? 0)]);
  const telling = (told: (typeof fields)[number][], most: boolean): unknown => ({
    ...(exampleOf(items!, hints) as object),
    ...Object.fromEntries(told.map(([field, inner]) => [field, inner.enum!.at(-1)])),
    ...Object.fromEntries(counting(most)),
  });
  const half = Math.floor(maxItems / 2);
  return [
    ...Array.from({ length: half }, () => telling([first], true)),
    ...Array.from({ length: half }, () => telling([first, second], false)),
  ];
}

/** Bodies by what is worst about them. */
export function worstBodies({ body, most_bytes }: Operation, hints: Hints): [what: string, text: string][] {
  const schema = body!;
  const properties = (schema.properties ?? choicesOf(schema)[0]?.properties ?? {}) as Record<string, JsonSchema>;
  const example = exampleOf(schema, hints) as Record<string, unknown>;
  // Room for what stands around the filling.
  const room = most_bytes - JSON.stringify(example).length - 2000;
  const withField = (field: string, text: string) =>
    JSON.stringify({ ...example, [field]: "FILLING" }).replace('"FILLING"', () => text);
  const [first = "field"] = Object.keys(properties);
  const fields = (count: number, value: string) =>
    `{${Array.from({ length: count }, (_, number) => `"field_${number}":${value}`).join()}}`;
  const always: [string, string][] = [
    ["unknown fields to the end", fields(Math.floor(room / 20), "1")],
    ["the largest that fits its schema", JSON.stringify(largestOf(schema, hints))],
  ];
  for (const [field, inner] of Object.entries(properties)) {
    const rows = partsAndWholes(inner, hints);
    if (rows) always.push([`${field}: rows that are parts of other rows`, withField(field, JSON.stringify(rows))]);
  }
  if (most_bytes < 64 * 1024) return always;
  const [list = first] = Object.keys(properties).filter((field) => /"array"/.test(JSON.stringify(properties[field])));
  return [
    ...always,
    ["900 unknown fields with long texts", fields(900, JSON.stringify("x".repeat(Math.floor(room / 900) - 20)))],
    ["lists in lists", withField(first, `${filled("[", room / 2)}${filled("]", room / 2)}`)],
    ["a text of signs", withField(first, `"${filled("\\u0000", room)}"`)],
    [`${list}: zeros to the end`, withField(list, `[${filled("0,", room)}0]`)],
    [`${list}: 19,000 zeros`, withField(list, `[${filled("0,", 38_000)}0]`)],
    ...(["geometry", "boundary"] as const)
      .filter((field) => field in properties)
      .flatMap((field): [string, string][] => [
        [`${field}: 199,999 positions`, withField(field, polygon(199_998, ""))],
        [`${field}: the last of 199,999 is wrong`, withField(field, polygon(199_998, "[-71,-91]"))],
        [`${field}: 290,000 positions`, withField(field, polygon(290_000, ""))],
      ]),
    ...("rows" in properties
      ? ([
          [
            "2000 rows of 50 unknown columns",
            withField(
              "rows",
              cells(2000, 50, (at) => `columna ${at}`, '"texto"'),
            ),
          ],
          [
            "2000 rows of 40 numbers",
            withField(
              "rows",
              cells(2000, 40, () => "title", "7"),
            ),
          ],
          [
            "2000 rows of long titles",
            withField(
              "rows",
              cells(2000, 1, () => "title", JSON.stringify("x".repeat(1900))),
            ),
          ],
        ] as [string, string][])
      : []),
  ];
}

/** Milliseconds of processor that the longest turn of this thread's event loop took while `work` was done. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isDone = false;
  let last = process.threadCpuUsage();
  const next = () => {
    const { user, system } = process.threadCpuUsage(last);
    longest = Math.max(longest, (user + system) / 1000);
    last = process.threadCpuUsage();
    if (!isDone) setImmediate(next);
  };
  setImmediate(next);
  await work();
  await new Promise((resolve) => setTimeout(resolve));
  isDone = true;
  return longest;
}
