// Search parameters as plain text: `?q=123` stays "123" and a code such as 05109 keeps its zero.

type Search = Record<string, unknown>;

/** `?a=1&b=x` as `{ a: "1", b: "x" }`. Of a repeated name, all values, joined by commas. */
export function parseSearch(text: string): Record<string, string> {
  const parameters = new URLSearchParams(text);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key).join(",")] as const),
  );
}

const isNothing = (value: unknown) => value === undefined || value === null || value === "";

/** The way back. Nothing is left out, lists are joined by commas; commas and colons stay readable. */
export function stringifySearch(search: Search): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(",") : value;
    if (!isNothing(text)) parameters.set(key, String(text));
  }
  const text = parameters.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text ? `?${text}` : "";
}
