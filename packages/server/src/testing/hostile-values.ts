// What careless programs and hostile people put where a value belongs, and how it is put into a request.
import fc from "fast-check";

/** A piece of JSON text that JSON.stringify would not write. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  toString(): string {
    return this.text;
  }
}

const injected = [
  "'; drop table records; --",
  "1 or 1=1",
  "1); select pg_sleep(20); --",
  "\\'; update users set is_super_admin=1; --",
  "%' union select password_hash from users --",
  "<script>alert(1)</script>",
  `"><img src=x onerror=alert(1)>`,
  "javascript:alert(1)",
  "a\r\nSet-Cookie: token=stolen",
  "a\r\n\r\nHTTP/1.1 200 OK",
  "a\u0000b",
  "\ud800",
  "\u202e\ufeff\u0007",
  "../../../../etc/passwd",
  "${7*7}{{7*7}}#{7*7}",
  "=cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "null",
  "undefined",
  "NaN",
];

const extremes = [
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e308,
  5e-324,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  2 ** 63,
  -(2 ** 63),
  "9999-12-31",
  "0000-00-00",
  "-infinity",
  "2026-02-30",
  "2026-03-02T25:61:00Z",
];

const raw = [
  "1e999",
  "-1e999",
  "[".repeat(20_000) + "]".repeat(20_000),
  `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  '{"__proto__":{"is_super_admin":1}}',
].map((text) => new RawJson(text));

const huge = ["x".repeat(1_000_000), "ñ".repeat(300_000), Array.from({ length: 100_000 }, (_, index) => index)];

const shapes = [
  { type: "Point", coordinates: [1e9, 1e9] },
  { type: "Point", coordinates: [0, 0] },
  { type: "Polygon", coordinates: [] },
  { type: "Polygon", coordinates: [[[0, 0]]] },
  { type: "Polygon", coordinates: [[[-71, -33], [-70, -32], [-70, -33], [-71, -32], [-71, -33]]] }, // prettier-ignore
  { type: "GeometryCollection", geometries: [] },
  { type: "Point", coordinates: ["-71", "-33"] },
];

/** Any of these; the same seed gives the same ones. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom<unknown>(...injected) },
  { weight: 50, arbitrary: fc.constantFrom<unknown>(...extremes) },
  { weight: 30, arbitrary: fc.constantFrom<unknown>(null, true, false, "", [], {}, [[]], [null], { a: 1 }) },
  { weight: 30, arbitrary: fc.constantFrom<unknown>(...shapes) },
  { weight: 30, arbitrary: fc.jsonValue() },
  { weight: 30, arbitrary: fc.string({ unit: "binary", maxLength: 300 }) },
  { weight: 20, arbitrary: fc.constantFrom<unknown>(...raw) },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(...huge) },
);

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !(value instanceof RawJson);

/** A copy with one value anywhere inside replaced, chosen by `where`; an unknown field is added when it hits none. */
export function spoiled(value: unknown, where: number, hostile: unknown): unknown {
  if (!isBranch(value)) return hostile;
  const keys = Object.keys(value);
  const turn = where % (keys.length + 2);
  if (turn === keys.length + 1) return hostile;
  const key = keys[turn] ?? (Array.isArray(value) ? String(keys.length) : "unknown_field");
  const inner = isBranch(value[key]) && where % 3 > 0 ? spoiled(value[key], Math.floor(where / 7), hostile) : hostile;
  return Array.isArray(value) ? [...value.slice(0, turn), inner, ...value.slice(turn + 1)] : { ...value, [key]: inner };
}

/** JSON text in which raw pieces stand as they are. */
export function jsonOf(value: unknown): string {
  const pieces: string[] = [];
  const text = JSON.stringify(value, (_key, inner: unknown) =>
    inner instanceof RawJson ? `@raw ${pieces.push(inner.text) - 1}@` : inner,
  );
  return (text ?? "null").replaceAll(/"@raw (\d+)@"/g, (_whole, index: string) => pieces[Number(index)]!);
}

/** As it stands in an address: short enough for a request line. */
export const inAddress = (value: unknown): string =>
  encodeURIComponent((typeof value === "string" ? value : jsonOf(value)).slice(0, 2000).toWellFormed());
