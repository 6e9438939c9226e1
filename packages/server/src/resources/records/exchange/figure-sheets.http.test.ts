// Figures of recorded disasters in sheets over HTTP, one in a row: they leave with all that they say, and are added to the cards that are there.
import { afterAll, beforeAll, expect, test } from "vitest";
import { figureImportColumns } from "@atalaya/contract/resources/records/figure-import.ts";
import { readSheets } from "../../../testing/read-sheets.ts";
import { aCountryOfCards, aFigure, cellsOf, findingsOf, type Cells } from "../../../testing/sheets/stage.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountryOfCards>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountryOfCards(app);
});
afterAll(() => app.stop());

const send = (rows: Cells[], more: object = {}) =>
  country.officer.post("/records/risk/figures/import", { rows, is_rehearsal: false, mode: "all", ...more });
const row = (changes: Cells): Cells => ({
  code: "CIF-1",
  "figures.metric": "Fallecidos",
  "figures.value": "15",
  "figures.as_of": "04-02-2024",
  "figures.source": "SENAPRED",
  ...changes,
});

test("figures leave one in a row with all that they say, and come back to another card word by word", async () => {
  const told = await country.create(
    "risk",
    country.aFire({
      title: "Con historia",
      code: "HIST-1",
      figures: [
        aFigure("deaths", 112, { hour: "08:30", note: "Primer balance" }),
        aFigure("deaths", 134, { as_of: "2024-03-02", qualifier: "at_least" }),
        aFigure("evacuated", null, { qualifier: "unknown" }),
        aFigure("loss_local", 1000.5, { currency: "CLP" }),
        aFigure("loss_usd", 1.25, { currency: "USD", basis: "derived", fx_rate: 800.4, fx_on: "2024-02-05" }),
      ],
    }),
  );
  const target = await country.create("risk", country.aFire({ title: "Sin cifras todavía", code: "HIST-2" }));
  const cells = cellsOf(await country.exported("risk", "code=HIST-1&rows=figures"), figureImportColumns);
  expect(cells).toHaveLength(5);
  const rows = cells.map((it) => ({ ...it, code: "HIST-2" }));
  const answer = await send(rows);
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true, totals: { created: 5 } });
  const read = (await country.officer.get(`/records/risk/${target.id}`)).body;
  expect(read.figures).toEqual(told.figures);
  const again = await send(rows);
  expect(again.body).toMatchObject({ is_written: false, totals: { created: 0, known: 5 } });
  const undone = await country.officer.post(`/records/risk/bulk/${answer.body.bulk_change_id}/undo`);
  expect(undone.body).toMatchObject({ restored: 1, refused: 0 });
  expect((await country.officer.get(`/records/risk/${target.id}`)).body.figures).toEqual([]);
});

test("V1 V3 V5 what is wrong with a row is told of, the valid rows can be written alone, and a rehearsal writes nothing", async () => {
  const card = await country.create(
    "risk",
    country.aFire({
      title: "Con cifras malas",
      code: "CIF-1",
      figures: [aFigure("deaths", 9, { source: "SENAPRED" })],
    }),
  );
  const rows = [
    row({ code: "NO-HAY" }),
    row({ "figures.metric": "Marcianos" }),
    row({ "figures.value": "12,5", "figures.as_of": "05-02-2024" }),
    row({ "figures.as_of": "01-01-2024" }),
    row({}),
    row({ "figures.value": "16", "figures.as_of": "06-02-2024" }),
    row({ "figures.metric": "Pérdida de viviendas" }),
  ];
  const rehearsed = await send(rows, { is_rehearsal: true, mode: "valid" });
  expect(findingsOf(rehearsed)).toEqual([
    "1 code: No hay ningún desastre con este código en sus lugares.",
    "2 figures.metric: Elija una de las opciones.",
    "3 figures.value: Escriba un número entero.",
    "4 figures.as_of: No puede ser anterior al inicio del evento.",
    expect.stringMatching(/^5 figures\.as_of: /),
    expect.stringMatching(/^7 figures\.currency: /),
  ]);
  expect(rehearsed.body).toMatchObject({ is_written: false, totals: { valid: 1, invalid: 6, created: 1 } });
  const counts = await app.rowCounts();
  expect((await send(rows)).body).toMatchObject({ is_written: false });
  expect(await app.rowCounts()).toEqual(counts);
  expect((await send(rows, { mode: "valid" })).body).toMatchObject({ is_written: true, totals: { created: 1 } });
  const { figures } = (await country.officer.get(`/records/risk/${card.id}`)).body;
  expect(figures.map(({ value }: { value: number }) => value)).toEqual([9, 16]);
});

test("a code that several places use asks for the place; nobody reaches a card of another place, nor one who only reads", async () => {
  for (const company_id of [country.valparaiso, country.quilpue])
    await country.create("risk", country.aFire({ title: "Mismo código", code: "DOBLE", company_id }), country.chief);
  const asChief = (rows: Cells[]) =>
    country.chief.post("/records/risk/figures/import", { rows, is_rehearsal: false, mode: "all" });
  expect(findingsOf(await asChief([row({ code: "DOBLE" })]))).toEqual([
    expect.stringContaining("1 code: Varios lugares"),
  ]);
  expect((await asChief([row({ code: "DOBLE", company_id: "quilpué" })])).body).toMatchObject({ is_written: true });
  const { status } = await country.chief.post(
    "/records/risk",
    country.aFire({ title: "Ajeno", code: "AJENO", company_id: country.talcahuano }),
  );
  expect(status).toBe(201);
  expect(findingsOf(await send([row({ code: "AJENO" })]))).toEqual([expect.stringContaining("1 code: No hay")]);
  const asViewer = await country.viewer.post("/records/risk/figures/import", {
    rows: [row({ code: "DOBLE" })],
    is_rehearsal: true,
    mode: "all",
  });
  expect(asViewer.status).toBe(403);
});

test("V13 figures of what is published ask why, and send it back to revision", async () => {
  const card = await country.create(
    "risk",
    country.aFire({ title: "Publicado", code: "PUB-1", figures: [aFigure("deaths", 1)] }),
  );
  let { version } = card;
  const validator = await app.as("validator", [country.valparaiso]);
  for (const action of ["submit", "validate", "publish"]) {
    const by = action === "submit" ? country.officer : validator;
    const { status, body } = await by.post(`/records/risk/${card.id}/transitions`, { action, version });
    expect(status, JSON.stringify(body)).toBe(200);
    ({ version } = body);
  }
  expect(findingsOf(await send([row({ code: "PUB-1" })]))).toEqual([
    expect.stringContaining("Está publicado: diga por qué"),
  ]);
  const told = await send([row({ code: "PUB-1" })], { reason: "Nuevo balance" });
  expect(told.body).toMatchObject({ is_written: true });
  expect((await country.officer.get(`/records/risk/${card.id}`)).body).toMatchObject({
    status: "needs_revision",
    review_note: "Nuevo balance",
  });
  await country.officer.post(`/records/risk/bulk/${told.body.bulk_change_id}/undo`);
  expect((await country.officer.get(`/records/risk/${card.id}`)).body).toMatchObject({ status: "published" });
});

test("parts of persons and damaged assets have a row each, in CSV and XLSX", async () => {
  await country.create(
    "risk",
    country.aFire({
      title: "Con partes",
      code: "PARTES",
      figures: [aFigure("deaths", 5)],
      breakdowns: [{ metric: "deaths", sex: "female", age: "65+", count: 2, as_of: "2024-02-04" }],
      damages: [{ name: "Posta rural", sector: "health", grade: "major", repair_cost: 120, currency: "CLP" }],
    }),
  );
  const parts = (await country.exported("risk", "code=PARTES&rows=breakdowns")).split("\r\n");
  expect(parts[1]).toMatch(/;Fallecidos;Mujeres;65 años o más;Todos;Todos;2;04-02-2024$/);
  const { bytes } = await country.officer.get("/records/risk/export?format=xlsx&code=PARTES&rows=damages");
  const [data] = readSheets(bytes);
  expect(data!.data[1]).toEqual(expect.arrayContaining(["Posta rural", "Salud", "Mayor", 120, "CLP"]));
  expect((await country.officer.get("/records/situation/export?format=csv&rows=figures")).status).toBe(422);
  expect((await country.officer.get("/records/risk/export?format=csv&rows=figures&columns=title")).status).toBe(422);
});
