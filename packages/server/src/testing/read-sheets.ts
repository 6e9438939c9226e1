// The sheets of an XLSX as a program of another make reads them than the one that wrote them.
import { read, utils } from "@e965/xlsx";

type Value = string | number | boolean | Date | null;

/** Every sheet with its name and its rows; an empty cell is null, a day or a moment a Date in UTC. */
export function readSheets(bytes: Uint8Array): { sheet: string; data: Value[][] }[] {
  const book = read(bytes, { type: "buffer", cellDates: true, UTC: true });
  return book.SheetNames.map((sheet) => ({
    sheet,
    data: utils.sheet_to_json<Value[]>(book.Sheets[sheet]!, { header: 1, raw: true, defval: null, UTC: true }),
  }));
}
