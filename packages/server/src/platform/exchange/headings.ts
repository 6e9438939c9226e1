// Which lines of a sheet are its headings: people put titles above them, split them over two lines, and merge cells. Pure.
import { firstLines, type Heading } from "./table-file.ts";

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== "";
const filledIn = (cells: readonly string[]) => cells.filter(isFilled).length;

/** HXL 1.1: `#affected + killed`, in any case. */
const tag = /^#[a-z]\w*(?:\s*\+[a-z]\w*)*$/i;
const isTags = (cells: readonly string[]) =>
  filledIn(cells) > 0 && cells.every((cell) => !isFilled(cell) || tag.test(cell.trim()));

/** A number, a day or a code: what stands in data, and in headings only as a year. */
const isDatum = (cell: string) =>
  /\d/.test(cell) && /^[\s\d.,;:%$°'"/TZ+()-]+$/.test(cell) && !/^(19|20)\d\d$/.test(cell.trim());
const dataIn = (cells: readonly string[]) => cells.filter((cell) => isFilled(cell) && isDatum(cell)).length;

/** Of the widest line, so much of a line must be filled to be headings: titles above them are one or two cells. */
const leastShare = 0.5;

/** Cells that nothing else fills: of two merged headings the first line tells the group, the second the parts. */
function isSecond(above: readonly string[], below: readonly string[], next: readonly string[] | undefined): boolean {
  if (!next || dataIn(below) > 0 || filledIn(below) < 2) return false;
  const width = Math.max(above.length, below.length);
  const at = Array.from({ length: width }, (_, column) => column);
  const filled = at.filter((column) => isFilled(above[column]));
  const repeated = filled.length > new Set(filled.map((column) => above[column]!.trim())).size;
  const completes = at.some((column) => !isFilled(above[column]) && isFilled(below[column]));
  const isPartial = at.some((column) => isFilled(above[column]) && !isFilled(below[column]));
  // Data has numbers or days below words; a second line of headings has words alone, above them.
  return (repeated || (completes && isPartial)) && dataIn(next) > 0;
}

/** The likeliest headings among the first lines: the first that is as wide as the data, and words. */
export function guessHeading(lines: readonly (readonly string[])[]): Heading {
  const first = lines.slice(0, firstLines);
  const tags = first.findIndex(isTags);
  if (tags > 0) {
    const isTwo = tags > 1 && isSecond(first[tags - 2]!, first[tags - 1]!, first[tags + 1] ?? ["0"]);
    return { line: isTwo ? tags - 2 : tags - 1, lines: isTwo ? 2 : 1, tags };
  }
  const widest = Math.max(0, ...first.map(filledIn));
  const found = first.findIndex(
    (cells) => filledIn(cells) >= Math.max(1, widest * leastShare) && dataIn(cells) <= filledIn(cells) * 0.3,
  );
  const line = Math.max(0, found);
  const isTwo = line + 1 < first.length && isSecond(first[line]!, first[line + 1]!, first[line + 2]);
  return { line, lines: isTwo ? 2 : 1, tags: tags === 0 ? 0 : null };
}

/** The headings of the columns; a group over several stands before each of its parts: "Daños / Viviendas". */
export function headingsOf(lines: readonly (readonly string[])[], { line, lines: count }: Heading): string[] {
  const above = lines[line] ?? [];
  if (count === 1) return above.map((cell) => cell.trim());
  const below = lines[line + 1] ?? [];
  const width = Math.max(above.length, below.length);
  return Array.from({ length: width }, (_, column) => {
    const [group, part] = [above[column]?.trim() ?? "", below[column]?.trim() ?? ""];
    return group && part && group !== part ? `${group} / ${part}` : group || part;
  });
}
