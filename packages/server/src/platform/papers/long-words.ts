// Words too long for a line of paper. Laying one out costs the square of its length, so they are broken beforehand.

/** Longer than any word that is written to be read; addresses reach it. What is no space to a line is no space here. */
const longWord = /[^ \t\n]{41,}/gu;
const piece = /.{30}/gsu;

/** A space of no width, where a line may end. Text copied from the paper holds it, so words of a usual length have none. */
const broken = (text: string): string =>
  text.replaceAll(longWord, (word) => word.replaceAll(piece, (part) => `${part}\u200B`));

/** What is printed; a link, a style or a width is not. */
const printed = new Set(["text", "stack", "ul", "ol", "columns", "table", "body"]);

/** The same content with its long words broken, wherever text stands in it. */
export function breakable(content: unknown): unknown {
  if (typeof content === "string") return broken(content);
  if (Array.isArray(content)) return content.map((part) => breakable(part));
  if (typeof content !== "object" || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, printed.has(key) ? breakable(value) : value]),
  );
}
