// Cards as a table of text: with the headings of either table, of Windows, and with what would run in a spreadsheet.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cardsTaken,
  chileanCards,
  desInventarXml,
  finishCardLoad,
  loadCards,
  serverOfDisasters,
  tablesOf,
} from "../../../testing/emergency/desinventar.ts";

type Disasters = Awaited<ReturnType<typeof serverOfDisasters>>;
let app: Disasters["app"];
let chief: Disasters["chief"];
let ids: Disasters["ids"];
beforeAll(async () => {
  ({ app, chief, ids } = await serverOfDisasters());
});
afterAll(() => app.stop());

const xml = desInventarXml(chileanCards);

describe("as a table", () => {
  test.each(["fichas", "datacards"] as const)("with the headings of %s, there and back", async (headings) => {
    const { id } = await loadCards(chief, "DI_export_chl.xml", xml);
    await finishCardLoad(chief, id, "writing");
    const csv = await cardsTaken(chief, `format=csv&headings=${headings}&sort=observed_on`);
    const lines = csv.split("\r\n");
    expect(lines[0]!.split(",")).toEqual(
      expect.arrayContaining(
        headings === "fichas"
          ? ["evento", "hay_deasparece", "tipo_local", "BRIGADAS"]
          : ["event", "with_hauses_damaged", "tipo_local"],
      ),
    );
    await finishCardLoad(chief, id, "undoing");
    const again = await loadCards(chief, "fichas.csv", csv);
    expect(again).toMatchObject({ format: headings, cards: 4 });
    expect(await finishCardLoad(chief, again.id, "writing")).toMatchObject({ written: 4, refused: 0 });
    expect(await cardsTaken(chief, `format=csv&headings=${headings}&sort=observed_on`)).toBe(csv);
    await finishCardLoad(chief, again.id, "undoing");
  });

  test("of Windows, with semicolons and decimal commas", async () => {
    const csv =
      "Evento;FechaNo;FechaMes;FechaDia;Level0;Name0;Muertos;nHectareas;Fuentes\r\nINUNDACI\u00d3N;1965;7;;05;Valpara\u00edso;2;10,5;'=Prensa\r\n";
    const load = await loadCards(chief, "fichas.csv", Buffer.from(csv, "latin1"));
    expect(load.events[0]).toMatchObject({
      name: "INUNDACIÓN",
      variable: { name: expect.stringMatching(/Inundación/) },
    });
    await finishCardLoad(chief, load.id, "writing");
    const { data } = (await chief.get("/records/risk")).body;
    const record = (await chief.get(`/records/risk/${data[0].id}`)).body;
    expect(record).toMatchObject({
      source: "=Prensa",
      observed_on: "1965-07-01",
      date_precision: "month",
      company_id: ids.get("05"),
    });
    expect(record.figures.map((it: { value: number }) => it.value)).toEqual([2, 10.5]);
    await finishCardLoad(chief, load.id, "undoing");
  });
});

test("headings and texts that would run, break out of an element or be another table's stay what they are", async () => {
  const csv =
    'evento,fechano,name0,fuentes,"x><script>",=1+1\r\nSISMO,1965,Valparaíso,"\'=cmd|\' /C calc\'!A0",a,b\r\n';
  const load = await loadCards(chief, "fichas.csv", csv);
  await finishCardLoad(chief, load.id, "writing");
  const out = await cardsTaken(chief, "format=csv");
  const [headings, card] = out.split("\r\n");
  expect(headings).toContain(",x><script>,'=1+1");
  expect(card).toContain(",'=cmd|' /C calc'!A0,");
  const xml = await cardsTaken(chief, "format=xml");
  expect(xml).not.toContain("script");
  expect(tablesOf(xml)["fichas"]![0]).toMatchObject({ fuentes: "=cmd|' /C calc'!A0" });
  await finishCardLoad(chief, load.id, "undoing");
});
