// Sheets as a program of another make reads them: every text comes back as it was written.
import fc from "fast-check";
import { expect, test } from "vitest";
import { readSheets } from "../../testing/read-sheets.ts";
import { asWorkbook, rowsAsBytes, type Cell } from "./workbook.ts";
import { writeSheets } from "./write-sheets.ts";

const names = Object.getOwnPropertyNames(Object.prototype);

const text = fc.oneof(
  fc.constantFrom(
    ...names,
    "=1+1",
    "+56 9 1234",
    "-1",
    "@SUM(A1)",
    "05101",
    "0",
    "1e5",
    "TRUE",
    "2026-01-31",
    "_x0041_",
  ),
  fc.constantFrom(" ", "a\nb", "\ttab", "<b>&\"'</b>", "]]>", "ñandú", "👨‍👩‍👧", "\u00a0", "\u200b", "\ufeff"),
  fc.string({ unit: "binary" }),
  fc.string(),
);
/** What XML and Unicode cannot say is left out or marked by whoever writes it, and breaks nothing. */
const isSayable = (value: string) => value.isWellFormed() && !/[^\P{Cc}\t\n]|[\ufffe\uffff]/u.test(value);
const cell = fc.oneof(text, fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null));

const shown = (value: Cell) => (value === "" ? null : Object.is(value, -0) ? 0 : value);

test("R-601 whatever is written in cells, another program opens the sheet and reads the same", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 30 }), async (rows) => {
      const head = ["constructor", "__proto__", "Título"];
      const bytes = await writeSheets("xlsx", [{ name: "Datos", widths: [10, 10, 10], rows: [head, ...rows] }], "es");
      const [sheet] = readSheets(bytes);
      expect(sheet!.data[0]).toEqual(head);
      for (const [line, row] of rows.entries())
        for (const [column, value] of row.entries())
          if (typeof value !== "string" || isSayable(value))
            expect(sheet!.data[line + 1]?.[column] ?? null, JSON.stringify(value)).toEqual(shown(value));
    }),
    { seed: 20_261_122, numRuns: 150 },
  );
});

test("days and moments are dates to a spreadsheet, and rows that come later follow those before", async () => {
  const first: Cell[][] = [["Código", "Día", "Momento"]];
  const more: Cell[][] = [["05101", { day: "2026-03-02" }, { moment: "2026-03-02T14:05", offset: "-03:00" }]];
  const [sheet] = readSheets(
    await asWorkbook("xlsx", [{ name: "Datos", widths: [10, 10, 10], rows: first }], "es", [
      rowsAsBytes(more),
      rowsAsBytes(more),
    ]),
  );
  expect(sheet!.data).toHaveLength(3);
  const [code, day, moment] = sheet!.data[2]!;
  expect(code).toBe("05101");
  expect((day as Date).toISOString()).toBe("2026-03-02T00:00:00.000Z");
  expect((moment as Date).toISOString()).toBe("2026-03-02T14:05:00.000Z");
});

test("a text longer than a cell can hold is cut, and the sheet opens", async () => {
  const rows = [["Descripción"], ["x".repeat(40_000)]];
  const [sheet] = readSheets(await writeSheets("xlsx", [{ name: "Datos", widths: [10], rows }], "es"));
  expect(String(sheet!.data[1]![0])).toHaveLength(32_767);
});
