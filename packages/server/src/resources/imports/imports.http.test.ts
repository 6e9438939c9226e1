// Sheets as an office has them, brought in over HTTP: recognised, mended, compared with what is there, written in the background, and taken back.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  beginImport,
  examinedImport,
  finishAct,
  readImport,
  rowsOf,
  serverOfOffices,
  sheetOf,
} from "../../testing/imports/office.ts";

let app: Awaited<ReturnType<typeof serverOfOffices>>["app"];
let country: Awaited<ReturnType<typeof serverOfOffices>>["country"];
let schools = 0;
beforeAll(async () => {
  ({ app, country, schools } = await serverOfOffices());
});
afterAll(() => app.stop());

const heading = ["Nombre", "Comuna", "Fecha", "Valor", "Latitud", "Longitud"];
const listed = async (q: string) =>
  (await country.chief.get(`/records/situation?q=${encodeURIComponent(q)}`)).body.data;

test("D4 a sheet is read, its columns recognised, and nothing is written before it is asked for", async () => {
  const { officer } = country;
  const sheet = sheetOf(
    heading,
    ["Liceo Alfa", "05101", "2026-03-02 12:30", "1.234,5", "-33,04", "-71,61"],
    ["Liceo Beta", "Valparaiso", "45839", "7", "", ""],
  );
  const it = await readImport(officer, schools, sheet);
  expect(it).toMatchObject({
    state: "read",
    file_name: "escuelas.csv",
    format: "csv",
    target_name: "Escuela",
    is_own: true,
  });
  expect(
    it.columns.map((column: { suggested: string; reason: string }) => `${column.suggested} ${column.reason}`),
  ).toEqual(["title label", "company_id label", "observed_on label", "value label", "lat label", "lon label"]);
  const examined = await finishAct(officer, it.id, "examination");
  expect(examined).toMatchObject({ state: "examined", totals: { new: 2 } });
  expect(await listed("Liceo Alfa")).toEqual([]);
  const written = await finishAct(officer, it.id, "writing");
  expect(written).toMatchObject({ state: "written", totals: { new: 2, written: 2 } });
  expect((await listed("Liceo Alfa"))[0]).toMatchObject({
    status: "draft",
    value: 1234.5,
    observed_on: "2026-03-02",
    anchor: [-71.61, -33.04],
  });
  expect((await listed("Liceo Beta"))[0]).toMatchObject({ company_id: country.valparaiso, observed_on: "2025-07-01" });
});

test("what one file tells twice, and what is recorded already, is told and not written again", async () => {
  const { officer } = country;
  const sheet = sheetOf(
    heading,
    ["Escuela Gemela", "05101", "02-03-2026", "5", "", ""],
    ["Escuela Única", "05101", "02-03-2026", "5", "", ""],
    ["ESCUELA GEMELA", "Valparaíso", "2-3-2026", "5,0", "", ""],
  );
  const it = await examinedImport(officer, schools, sheet);
  expect(await rowsOf(officer, it.id)).toEqual(["2 new", "3 new", "4 double: Repite la fila 2 del archivo."]);
  await finishAct(officer, it.id, "writing");
  const again = await examinedImport(officer, schools, sheet);
  expect(again.totals).toEqual({ known: 2, double: 1 });
  expect((await finishAct(officer, again.id, "writing")).totals.written).toBeUndefined();
});

test("values that no column tells hold for the whole file, and totals and footnotes are left out", async () => {
  const { officer } = country;
  const sheet = sheetOf(
    ["Nombre", "Valor", "Rol"],
    ["Escuela sin fecha", "12", "A-1"],
    ["TOTAL", "12", ""],
    ["Fuente: catastro municipal de 2026", "", ""],
  );
  const it = await examinedImport(
    officer,
    schools,
    sheet,
    { values: { observed_on: "2026-01-15", source: "Catastro" } },
    { company_id: country.valparaiso },
  );
  expect(await rowsOf(officer, it.id)).toEqual([
    "2 new",
    "3 left_out: Parece una fila de totales.",
    "4 left_out: Parece una nota al pie.",
  ]);
  await finishAct(officer, it.id, "writing");
  expect((await listed("Escuela sin fecha"))[0]).toMatchObject({
    observed_on: "2026-01-15",
    source: "Catastro",
    attributes: { rol: "A-1" },
  });
});

test("a fault is mended in its cell, or in all rows alike, with what the place may mean", async () => {
  const { officer } = country;
  const sheet = sheetOf(
    heading,
    ["Escuela Puerto", "Balparaíso", "02-03-2026", "1", "", ""],
    ["Escuela Cerro", "Balparaíso", "02-03-2026", "2", "", ""],
    ["Escuela Plan", "05101", "ayer", "3", "", ""],
  );
  const it = await examinedImport(officer, schools, sheet);
  expect(it.totals).toEqual({ refused: 3 });
  const refused = await officer.post(`/imports/${it.id}/writing`);
  expect(refused.body.errors).toEqual({ mode: ["Hay 3 filas con error: corríjalas o importe solo las válidas."] });
  const { body } = await officer.get(`/imports/${it.id}/unresolved`);
  expect(body).toMatchObject({ total: 1, data: [{ column: 1, field: "company_id", value: "Balparaíso", rows: 2 }] });
  const [candidate] = body.data[0].candidates;
  expect(candidate).toEqual({ text: "05101", label: "Valparaíso (05101)" });
  const done = await officer.post(`/imports/${it.id}/replacement`, {
    column: 1,
    from: "Balparaíso",
    to: candidate.text,
  });
  expect(done.body).toEqual({ rows: 2 });
  const mended = await officer.patch(`/imports/${it.id}/rows`, { line: 3, column: 2, text: "02-03-2026" });
  expect(mended.body).toMatchObject({ line: 3, outcome: "new", findings: [], given: expect.arrayContaining(["ayer"]) });
  const early = await officer.post(`/imports/${it.id}/writing`);
  expect(early.body.errors).toEqual({
    id: ["Hay 2 filas corregidas que falta revisar: revíselas antes de importar."],
  });
  expect(await finishAct(officer, it.id, "examination")).toMatchObject({ totals: { new: 3 } });
  expect((await finishAct(officer, it.id, "writing")).totals.written).toBe(3);
});

test("D6 by a key rows are new, changed, unchanged, and what the file does not tell is missing; a change shows what it changes", async () => {
  const { officer } = country;
  const columns = ["Código", "Nombre", "Comuna", "Fecha", "Valor"];
  const row = (code: string, value: number | string, title = `Escuela ${code}`) => [
    code,
    title,
    "05101",
    "02-03-2026",
    value,
  ];
  const first = await examinedImport(officer, schools, sheetOf(columns, row("K-1", 1), row("K-2", 2), row("K-3", 3)));
  await finishAct(officer, first.id, "writing");
  const it = await examinedImport(
    officer,
    schools,
    sheetOf(columns, row("k-1", 1, "Escuela K-1"), row("K-2", 20), row("K-4", 4)),
    { key: ["code"] },
  );
  expect(it.totals).toEqual({ unchanged: 1, changed: 1, new: 1 });
  const { body } = await officer.get(`/imports/${it.id}/rows?outcome=changed`);
  expect(body.data[0].changes).toEqual([{ field: "value", label: "Valor", before: 2, after: 20 }]);
  const missing = (await officer.get(`/imports/${it.id}/missing`)).body;
  expect(missing.data).toContainEqual({
    id: expect.any(Number),
    code: "K-3",
    title: "Escuela K-3",
    place: "Valparaíso",
  });
  expect(missing.data.map(({ code }: { code: string }) => code)).not.toContain("K-2");
  await finishAct(officer, it.id, "writing");
  expect((await listed("Escuela K-2"))[0]).toMatchObject({ code: "K-2", value: 20, version: 2 });
  const undone = await finishAct(officer, it.id, "undoing");
  expect(undone).toMatchObject({ state: "undone", totals: { taken_back: 2 } });
  expect((await listed("Escuela K-2"))[0]).toMatchObject({ value: 2 });
  expect(await listed("Escuela K-4")).toEqual([]);
});

test("V13 what is published is changed only with a reason", async () => {
  const { officer, chief } = country;
  const columns = ["Código", "Nombre", "Comuna", "Fecha", "Valor"];
  const made = await examinedImport(
    officer,
    schools,
    sheetOf(columns, ["P-1", "Escuela pública", "05101", "02-03-2026", 1]),
    { values: { source: "Catastro" } },
  );
  await finishAct(officer, made.id, "writing");
  const [record] = await listed("Escuela pública");
  await officer.post(`/records/situation/${record.id}/transitions`, { action: "submit", version: 1 });
  await chief.post(`/records/situation/${record.id}/transitions`, { action: "validate", version: 2 });
  const published = await chief.post(`/records/situation/${record.id}/transitions`, { action: "publish", version: 3 });
  expect(published.body.status).toBe("published");
  const changed = sheetOf(columns, ["P-1", "Escuela pública", "05101", "02-03-2026", 9]);
  const refused = await examinedImport(officer, schools, changed, { key: ["code"] });
  expect(await rowsOf(officer, refused.id)).toEqual(["2 refused: Está publicado: diga por qué se cambia."]);
  const it = await examinedImport(officer, schools, changed, { key: ["code"], reason: "Recuento" });
  await finishAct(officer, it.id, "writing");
  expect((await listed("Escuela pública"))[0]).toMatchObject({ value: 9, status: "needs_revision" });
  await finishAct(officer, it.id, "undoing");
  expect((await listed("Escuela pública"))[0]).toMatchObject({ value: 1, status: "published" });
});

test("what somebody changed since it came in stays when the import is taken back, and is told", async () => {
  const { officer } = country;
  const it = await examinedImport(
    officer,
    schools,
    sheetOf(
      heading,
      ["Escuela tocada", "05101", "02-03-2026", "1", "", ""],
      ["Escuela intacta", "05101", "02-03-2026", "1", "", ""],
    ),
  );
  await finishAct(officer, it.id, "writing");
  const [touched] = await listed("Escuela tocada");
  await officer.put(`/records/situation/${touched.id}`, { version: 1, value: 2 });
  expect(await finishAct(officer, it.id, "undoing")).toMatchObject({ totals: { taken_back: 1, kept: 1 } });
  expect(await rowsOf(officer, it.id, "fate=kept")).toEqual(["2 new"]);
  expect(await listed("Escuela intacta")).toEqual([]);
});

test("the rest is taken out under the file's own headings, and goes in when it is mended", async () => {
  const { officer } = country;
  const it = await examinedImport(
    officer,
    schools,
    sheetOf(heading, ["Escuela buena", "05101", "02-03-2026", "1", "", ""], ["Escuela mala", "05101", "", "1", "", ""]),
    { mode: "valid" },
  );
  await finishAct(officer, it.id, "writing");
  const { bytes } = await officer.get(`/imports/${it.id}/rest`);
  const rest = new TextDecoder().decode(bytes);
  expect(rest.replaceAll("\r\n", "|")).toBe("Nombre;Comuna;Fecha;Valor;Latitud;Longitud|Escuela mala;05101;;1;;|");
  const again = await examinedImport(officer, schools, Buffer.from(rest.replace(";;1", ";02-03-2026;1")));
  expect(again.totals).toEqual({ new: 1 });
});

test("an import is its user's alone, and tells and touches nothing of other places", async () => {
  const { officer, outsider, viewer } = country;
  const sheet = sheetOf(
    heading,
    ["Escuela ajena", "08110", "02-03-2026", "1", "", ""],
    ["Escuela Talca", "Talcahuano", "02-03-2026", "1", "", ""],
  );
  const it = await examinedImport(officer, schools, sheet);
  expect(it.totals).toEqual({ refused: 2 });
  const { body } = await officer.get(`/imports/${it.id}/unresolved`);
  expect(body.data.flatMap(({ candidates }: { candidates: object[] }) => candidates)).toEqual([]);
  await finishAct(outsider, (await examinedImport(outsider, schools, sheet)).id, "writing");
  const keyed = await examinedImport(
    officer,
    schools,
    sheetOf(heading, ["Escuela ajena", "05101", "02-03-2026", "1", "", ""]),
    { key: ["title"] },
  );
  expect(keyed.totals).toEqual({ new: 1 });
  const missing = (await officer.get(`/imports/${keyed.id}/missing`)).body.data as { title: string }[];
  expect(missing.map(({ title }) => title)).not.toContain("Escuela Talca");
  for (const path of ["", "/rows", "/unresolved", "/missing", "/positions", "/rest"])
    expect((await outsider.get(`/imports/${it.id}${path}`)).status).toBe(404);
  for (const act of ["examination", "writing", "undoing", "cancellation"])
    expect((await outsider.post(`/imports/${it.id}/${act}`)).status).toBe(404);
  expect((await beginImport(viewer, schools, sheet)).status).toBe(403);
  const seen = (await officer.get("/imports")).body.data as { user: { id: number } }[];
  expect(new Set(seen.map(({ user }) => user.id))).toEqual(new Set([officer.id]));
  expect((await country.regional.get("/imports")).body.data.length).toBeGreaterThan(0);
});
