// What the columns of a file are taken for, and which of its rows are none.
import { expect, test } from "vitest";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import { suggestColumns } from "./suggest.ts";
import { leftOut } from "./table-rows.ts";

const columns = recordImportColumns({
  kind: "indicator",
  value_type: "integer",
  geometry_type: "point",
  options: [],
  fields: [],
});
const known = { before: new Map([["recinto", "title"]]), codes: new Set(["5101", "5801"]) };
const suggested = (table: Record<string, string[]>, tags: string[] = []) =>
  suggestColumns(Object.keys(table), tags, Object.values(table), columns, known).map(
    (it) => it && `${it.key} (${it.reason})`,
  );

test("a column is told by its heading, its tag, what was matched before, and by what stands in it", () => {
  expect(
    suggested(
      {
        Recinto: ["Escuela", "Liceo", "Gimnasio"],
        FECHA: ["2026-03-02"],
        c3: ["12"],
        c4: ["-71,6123", "-71,4123", "-71,5001"],
        c5: ["-33,0501", "-33,0402", "-33,1203"],
        c6: ["5101", "05801", "CL05101"],
      },
      ["", "", "#meta+source"],
    ),
  ).toEqual([
    "title (before)",
    "observed_on (label)",
    "source (tag)",
    "lon (content)",
    "lat (content)",
    "place_code (content)",
  ]);
});

test("half a position, and numbers that say nothing, are no column of positions", () => {
  expect(suggested({ a: ["-33,0501", "-33,0402", "-33,1203"], b: ["1", "2", "3"] })).toEqual([null, null]);
  expect(suggested({ a: ["255330", "255331", "255332"], b: ["6342000", "6342001", "6342002"] })).toEqual([
    "x (content)",
    "y (content)",
  ]);
});

test("totals and footnotes are no rows; a row that has only its name is one", () => {
  const of = (...cells: string[]) =>
    leftOut({ line: 1, cells, geometry: null }, { matching: ["title", "value", "observed_on"] });
  expect(of("TOTAL GENERAL", "44", "")?.finding?.code).toBe("import_total_row");
  expect(of("", "Subtotal", "12")?.finding?.code).toBe("import_total_row");
  expect(of("Fuente: Catastro 2026", "", "")?.finding?.code).toBe("import_footnote");
  expect(of("", "", "")).toEqual({ finding: null });
  expect(of("Escuela Total", "12", "2026")).toBeNull();
  expect(of("Escuela D-12", "", "")).toBeNull();
});
