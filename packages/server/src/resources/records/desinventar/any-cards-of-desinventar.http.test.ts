// Whatever stands in the cells of a card: it is refused with a reason, or goes out as it came.
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cardColumnNames } from "@atalaya/contract/domain/desinventar/cards.ts";
import { system } from "../../../platform/database/database.ts";
import {
  cardsTaken,
  desInventarXml,
  finishCardLoad,
  loadCards,
  serverOfDisasters,
  tablesOf,
} from "../../../testing/emergency/desinventar.ts";

let disasters: Awaited<ReturnType<typeof serverOfDisasters>>;
beforeAll(async () => {
  disasters = await serverOfDisasters();
});
afterAll(() => disasters.app.stop());

const count = 1500;

/** What people, spreadsheets and other databases have left in cells. */
const cells = [
  ..."0|-1|1|3.0|2.5|1e5|1e308|9007199254740993|Infinity|NaN|abc| 5 |0x10|null|__proto__|-0|1,5|1.234,5|%s|١٢".split(
    "|",
  ),
  "<b>&amp;</b>",
  "'; drop table records; --",
  "\u200b",
  "\u202eabc",
  "a\nb",
  "=1+1",
  "'=1",
  "😀".repeat(70),
  "é".repeat(300),
];
const told = cardColumnNames.filter((column) => !["evento", "level2", "clave", "serial"].includes(column));

const card = fc.record({
  level2: fc.constantFrom("05101", "05801"),
  fechano: fc.integer({ min: 1900, max: 2020 }).map(String),
  fechames: fc.integer({ min: 0, max: 12 }).map(String),
  fechadia: fc.integer({ min: 0, max: 28 }).map(String),
  more: fc.dictionary(fc.constantFrom(...told), fc.oneof(fc.constantFrom(...cells), fc.string({ unit: "grapheme" })), {
    maxKeys: 6,
  }),
});

/** XML makes one line end of all, and what no database may hold is left out. */
const readable = (text: string) => !/[\r\p{Cc}\p{Cs}]/u.test(text.replaceAll("\n", "")) && text.trim() !== "";

test("V1 each goes out as it came, or is named with a reason", async () => {
  const { chief } = disasters;
  const fichas = fc.sample(card, { numRuns: count, seed: 1906 }).map(({ more, ...row }, index) => ({
    ...row,
    ...Object.fromEntries(Object.entries(more).filter(([, text]) => readable(text))),
    evento: "SISMO",
    serial: `s${index}`,
    clave: String(index),
  }));
  const { id } = await loadCards(chief, "cualquiera.xml", desInventarXml({ fichas }));
  const load = await finishCardLoad(chief, id, "writing");
  expect(load.written + load.refused).toBe(count);
  expect(load.written).toBeGreaterThan(count / 3);
  for (const { field, text } of load.reasons) expect([field, text]).toEqual([expect.any(String), expect.any(String)]);
  const written = tablesOf(await cardsTaken(chief, "format=xml"))["fichas"]!;
  expect(written).toHaveLength(load.written);
  for (const row of written) expect(row).toEqual(fichas[Number(row["clave"])]);
});

test("a card that the database does not take, for a reason that no rule of ours knows, keeps no other out", async () => {
  const { app, chief } = disasters;
  await app.write(system, async (tx) => {
    await sql`create function refuse_one() returns trigger language plpgsql as $$
      begin raise exception 'never' using errcode = '23514'; end $$`.execute(tx);
    await sql`create trigger refuse_one before insert on records for each row when (new.locality = 'Nadie lo espera')
      execute function refuse_one()`.execute(tx);
  });
  const fichas = Array.from({ length: 300 }, (_, index) => ({
    evento: "SISMO",
    level2: "05801",
    fechano: 1950,
    lugar: index === 37 ? "Nadie lo espera" : "Centro",
    clave: index,
  }));
  const { id } = await loadCards(chief, "una.xml", desInventarXml({ fichas }));
  const load = await finishCardLoad(chief, id, "writing");
  expect(load).toMatchObject({ written: 299, refused: 1 });
  expect(load.refused_cards).toEqual([
    expect.objectContaining({ index: 37, field: null, text: "El valor no es válido." }),
  ]);
});
