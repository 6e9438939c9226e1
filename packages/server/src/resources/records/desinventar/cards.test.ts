// A card as a draft, a record as a card, and a kept card: what each column means, both ways.
import { describe, expect, test } from "vitest";
import {
  cardColumnNames,
  cardColumns,
  columnOfEnglish,
  countedColumns,
  extensionFields,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import { causeCalled, causeTitle, eventCalled } from "@atalaya/contract/domain/desinventar/names.ts";
import { causes } from "@atalaya/contract/domain/event-card.ts";
import { hazards } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { metrics } from "@atalaya/contract/domain/losses.ts";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { cardOfRecord } from "./card-of-record.ts";
import { draftOfCard } from "./draft-of-card.ts";
import type { Row } from "./facts.ts";
import { withKept } from "./kept-card.ts";

const target = {
  company_id: 1,
  place: "Quilpué",
  currency: "CLP",
  variable_id: 2,
  hazard: "Inundación",
  geometry_type: "any" as const,
};
const names = { event: "Inundación", levels: [], below: [], currency: "CLP" };

const dated = { fechano: "2001", fechames: "6", fechadia: "5" };
const read = (row: Row, extension: Row = {}) => draftOfCard({ row: { ...dated, ...row }, extension }, target);
const draft = (row: Row, extension: Row = {}) => {
  const card = read(row, extension);
  return RecordDraft.parse("draft" in card ? card.draft : undefined);
};
const figures = (row: Row, extension: Row = {}) =>
  Object.fromEntries(draft(row, extension).figures.map(({ metric, value, qualifier }) => [metric, value ?? qualifier]));
const told = (record: RecordDraft, code: string | null = null) =>
  cardOfRecord({ ...record, code, status: "draft", anchor: null }, names);

describe("the columns", () => {
  test("are those of the table, each with its name in the view but the two that the view lacks", () => {
    expect(cardColumnNames).toHaveLength(64);
    expect(cardColumnNames.filter((name) => cardColumns[name].english === null)).toEqual(["fechapor", "fechafec"]);
    expect(columnOfEnglish("with_hauses_damaged")).toBe("hay_vivafec");
    expect(columnOfEnglish("mts_roads")).toBe("kmvias");
  });

  test("have a place for every loss that we count, in the card or in its extension", () => {
    const placed = new Set<string>([...countedColumns.flatMap((it) => it.metrics), ...Object.keys(extensionFields)]);
    expect(metrics.filter((metric) => !placed.has(metric))).toEqual([]);
    expect(Object.values(extensionFields).filter((name) => name.length > 30)).toEqual([]);
  });

  test("know every cause of ours by what DesInventar calls it, and every event that a hazard names", () => {
    for (const cause of causes) expect(causeCalled(causeTitle(cause).es), cause).toBe(cause);
    for (const { desinventar_event: id } of hazards) if (id !== null) expect(eventCalled(id)?.id).toBe(id);
  });
});

test.each([
  ["INUNDACION", "FLOOD"],
  ["Inundación", "FLOOD"],
  ["FOREST FIRE", "FORESTFIRE"],
  ["Inc. Forestal", "FORESTFIRE"],
  ["TORMENTA E.", "ELECTRICSTORM"],
  ["Ola de frío", "FROST"],
  ["Invasión de gaviotas", undefined],
])("an event called %s is %s", (name, id) => {
  expect(eventCalled(name)?.id).toBe(id);
});

describe("V1 a count", () => {
  test("is a number; some, not counted; or nothing: an empty cell and a zero without a mark say nothing", () => {
    expect(figures({ muertos: "3", hay_muertos: "-1" })).toEqual({ deaths: 3 });
    expect(figures({ muertos: "0", hay_muertos: "-1" })).toEqual({ deaths: "present_unquantified" });
    expect(figures({ hay_muertos: "1" })).toEqual({ deaths: "present_unquantified" });
    expect(figures({ muertos: "-1" })).toEqual({ deaths: "present_unquantified" });
    expect(figures({ muertos: "0", hay_muertos: "0" })).toEqual({});
    expect(figures({ muertos: "muchos" })).toEqual({});
  });

  test("is read as servers and as people write it", () => {
    expect(figures({ valorus: "3.0E7", afectados: "1.234", vivafec: "12,345", nhectareas: "1.234,5" })).toEqual({
      loss_usd: 3e7,
      indirect_affected: 1234,
      houses_damaged: 12_345,
      crops_ha: 1234.5,
    });
  });

  test("of persons is whole, and a card that says otherwise is refused", () => {
    const card = read({ muertos: "2.5" });
    const { error } = RecordDraft.safeParse("draft" in card ? card.draft : {});
    expect(error?.issues[0]?.path).toEqual(["figures", 0, "value"]);
    expect(figures({ nhectareas: "2,5" })).toEqual({ crops_ha: 2.5 });
  });

  test("of several things in one column is told apart by the extension where that has them", () => {
    expect(figures({ nhectareas: "10.3" }, { HA_FOREST_TOTAL: "0.2" })).toEqual({ crops_ha: 10.1, forest_ha: 0.2 });
    expect(figures({ nescuelas: "3" }, { EDUCATION_DMGD: "2", EDUCATION_DSTR: "1" })).toEqual({
      education_facilities_damaged: 2,
      education_facilities_destroyed: 1,
    });
    expect(figures({ nescuelas: "3" })).toEqual({ education_facilities_damaged: 3 });
  });

  test("of a marked sector without a number is some loss there; where there is a number it is that", () => {
    expect(figures({ agropecuario: "-1" })).toEqual({ loss_agri: "present_unquantified" });
    expect(figures({ agropecuario: "-1", cabezas: "40" })).toEqual({ livestock_heads: 40 });
    expect(figures({ industrias: "-1" })).toEqual({ loss_productive: "present_unquantified" });
  });

  test("of money is in that of the place, or in dollars", () => {
    expect(draft({ valorloc: "5000000", valorus: "7000" }).figures.map(({ currency }) => currency)).toEqual([
      "CLP",
      "USD",
    ]);
  });
});

describe("a day", () => {
  test.each([
    [{ fechames: "0", fechadia: "0" }, "2001-01-01", "year"],
    [{ fechames: "", fechadia: "9" }, "2001-01-01", "year"],
    [{ fechadia: "0" }, "2001-06-01", "month"],
    [{}, "2001-06-05", "day"],
  ])("with %o is %s, known to the %s", (row: object, observed_on, date_precision) => {
    expect(draft(row as Row)).toMatchObject({ observed_on, date_precision });
  });

  test.each([{ fechano: "0" }, { fechano: "20.5" }, { fechames: "13" }, { fechadia: "31" }, { fechadia: "-1" }])(
    "with %o does not exist",
    (row: object) => {
      expect(read(row as Row)).toMatchObject({ field: "observed_on", problem: { code: "di_date" } });
    },
  );

  test("of publication is the one on which the card was written, unless that was before or is to come", () => {
    const asOf = (fechafec: string) => draft({ muertos: "1", fechafec }).figures[0]!.as_of;
    expect(asOf("2001-07-01")).toBe("2001-07-01");
    expect(asOf("01/07/2001")).toBe("2001-07-01");
    expect([asOf("1999-01-01"), asOf("2999-01-01"), asOf("ayer")]).toEqual(["2001-06-05", "2001-06-05", "2001-06-05"]);
  });
});

test.each([
  ["8.8 Mw", { magnitude_value: 8.8, magnitude_scale: "Mw" }],
  ["Mw 8,8", { magnitude_value: 8.8, magnitude_scale: "Mw" }],
  ["120 km/h", { magnitude_value: 120, magnitude_scale: "km/h" }],
  ["7", { intensity: "7", magnitude_value: null }],
  ["VIII Mercalli", { intensity: "VIII Mercalli" }],
])("a magnitude of %s", (magnitud2, expected) => {
  expect(draft({ magnitud2 }).event).toMatchObject(expected);
});

test("neither 0, 0 nor what lies off the earth is a point, and a number of GLIDE that is none is not taken over", () => {
  expect(draft({ latitude: "-33", longitude: "-71" }).geometry?.coordinates).toEqual([-71, -33]);
  for (const row of [
    { latitude: "0", longitude: "0" },
    { latitude: "-330", longitude: "-71" },
    { latitude: "-33" },
  ] as Row[])
    expect(draft(row).geometry).toBeNull();
  expect(draft({ glide: "EQ-2010" }).event?.glide).toBeNull();
});

test("texts that are longer than ours are cut, and older remarks in three columns are one", () => {
  const long = draft({ fuentes: "a".repeat(255), di_comments: "b".repeat(6000) });
  expect([long.source?.length, long.description?.length]).toEqual([200, 5000]);
  // No letter is cut in two, which no database would keep.
  for (const row of [
    { lugar: "😀".repeat(99) },
    { fuentes: `a${"😀".repeat(127)}` },
    { magnitud2: "😀".repeat(40) },
  ] as Row[])
    expect(JSON.stringify(draft(row))).not.toMatch(/\\ud8/);
  expect(JSON.stringify(read({ fechano: "😀".repeat(30) }))).not.toMatch(/\\ud8/);
  expect(draft({ observa: "uno ", observa2: "dos ", observa3: "tres" }).description).toBe("uno dos tres");
});

test("a text that does not fit its column is cut by letters, and named", () => {
  const { row, cut } = told({ ...draft({}), locality: "😀".repeat(70) }, "C".repeat(16));
  expect(row["lugar"]).toBe("😀".repeat(60));
  expect(cut).toEqual([
    { column: "serial", size: 15, length: 16 },
    { column: "lugar", size: 60, length: 70 },
  ]);
});

describe("a kept card", () => {
  const row = { ...dated, serial: "7", muertos: "00", hay_muertos: "-1", lugar: "Centro", clave: "3", raro: "x" };
  const record = { ...draft(row), code: "7" };
  const made = { company_id: 1, variable_id: 2, ...told(record, "7") };
  const kept = { load_id: 1, clave: "3", row, extension: { OTRA: "1" }, made };

  test("is as it came while its record says what it said", () => {
    const { cut, left, ...card } = withKept(told(record, "7"), kept, record);
    expect(card).toEqual({ row, extension: { OTRA: "1" } });
    expect([cut, left.size]).toEqual([[], 0]);
  });

  test("says in each column what was changed since", () => {
    const later = {
      ...record,
      company_id: 9,
      locality: "Norte",
      figures: [{ ...record.figures[0]!, value: 4, qualifier: "quantified" as const }],
    };
    const { row: now } = withKept(told(later, "7"), kept, later);
    expect(now).toEqual({ ...row, lugar: "Norte", muertos: "4" });
  });
});
