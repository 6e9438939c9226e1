// Sheets of records over HTTP: read as people write them, rehearsed, written whole or in part, and taken back whole.
import { afterAll, beforeAll, expect, test } from "vitest";
import { system } from "../../../platform/database/database.ts";
import { aCountry, aVariable } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let schools = 0;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  for (const [id, territorial_code] of [
    [country.valparaiso, "05101"],
    [country.talcahuano, "08110"],
  ] as const)
    await app.write(system, (tx) =>
      tx.updateTable("companies").set({ territorial_code }).where("id", "=", id).execute(),
    );
  const options = [{ key: "basica", label_es: "Básica", label_en: "Primary" }];
  schools = await aVariable(country.chief, {
    name_es: "Escuela",
    value_type: "decimal",
    geometry_type: "point",
    fields: [
      { key: "pisos", type: "integer", label_es: "Pisos" },
      { key: "uso", type: "category", label_es: "Uso", options },
      { key: "techada", type: "boolean", label_es: "Techada" },
    ],
  });
});
afterAll(() => app.stop());

const path = "/records/situation";
type Options = {
  by?: Caller;
  is_rehearsal?: boolean;
  mode?: "all" | "valid";
  company_id?: number | null;
  skip_known?: boolean;
  file_name?: string;
  key?: string;
};
const send = (rows: object[], options: Options = {}) => {
  const {
    by = country.officer,
    is_rehearsal = false,
    mode = "all",
    company_id = country.valparaiso,
    key,
    ...more
  } = options;
  const body = { variable_id: schools, rows, is_rehearsal, mode, company_id, ...more };
  return by.post(`${path}/import`, body, { headers: { ...(key && { "idempotency-key": key }) } });
};
const row = (changes: object = {}) => ({
  title: "Escuela D-12",
  observed_on: "02-03-2026",
  value: "1.234,5",
  ...changes,
});
const found = ({ body }: { body: { findings: { row: number; column: string; text: string }[] } }) =>
  body.findings.map(({ row: number, column, text }) => `${number} ${column}: ${text}`);
const listed = async (q: string) => (await country.chief.get(`${path}?q=${encodeURIComponent(q)}`)).body.data;

test("V8 numbers, days, choices, own fields and UTM coordinates are read as people write them; records arrive as drafts", async () => {
  const { status, body } = await send(
    [
      row({
        title: "Liceo Uno",
        company_id: "05101",
        confidence: "alta",
        tags: "costa; 2026",
        is_public: "No",
        x: "255.330,5",
        y: "6342000",
        epsg: "EPSG:32719",
        "attributes.pisos": "3",
        "attributes.uso": "Primary",
        "attributes.techada": "sí",
      }),
      row({ title: "Liceo Dos", company_id: "valparaíso", observed_on: "2010", lon: "-71,61", lat: "-33.04" }),
    ],
    { company_id: null },
  );
  expect(status).toBe(200);
  expect(body).toMatchObject({ is_written: true, totals: { rows: 2, valid: 2, created: 2 }, findings: [] });
  const [one] = await listed("Liceo Uno");
  expect(one).toMatchObject({
    status: "draft",
    company_id: country.valparaiso,
    value: 1234.5,
    observed_on: "2026-03-02",
    confidence: "high",
    tags: ["costa", "2026"],
    is_public: false,
    attributes: { pisos: 3, uso: "basica", techada: true },
  });
  expect(one.anchor[0]).toBeCloseTo(-71.62, 1);
  expect(one.anchor[1]).toBeCloseTo(-33.03, 1);
  const [two] = await listed("Liceo Dos");
  expect(two).toMatchObject({ observed_on: "2010-01-01", date_precision: "year", anchor: [-71.61, -33.04] });
});

test("each wrong cell is told of with its reason, V9 V11 among them, and nothing is written", async () => {
  await send([row({ title: "Primera", code: "ESC-1" })]);
  const counts = await app.rowCounts();
  const answer = await send([
    row({ title: "", observed_on: "31-02-2026" }),
    row({ observed_on: "ayer" }),
    row({ value: "muchos", "attributes.uso": "media" }),
    row({ "attributes.patio": "1" }),
    row({ company_id: "08110" }),
    row({ code: "esc-1" }),
    row({ code: "ESC-2" }),
    row({ code: "Esc-2" }),
    row({ lon: "-71" }),
    row({ x: "255330", y: "6342000" }),
    row({ lon: "0", lat: "0" }),
    row({ observed_on: "2099-01-01" }),
    row({ "attributes.pisos": "1,5" }),
  ]);
  expect(answer.body).toMatchObject({ is_written: false, totals: { rows: 13, valid: 1, invalid: 12 } });
  const text = found(answer).join("\n");
  for (const line of [
    "1 title: Este campo es obligatorio.",
    "1 observed_on: Escriba una fecha válida.",
    "2 observed_on: Escriba una fecha válida.",
    "3 value: Escriba un número.",
    "3 attributes.uso: Elija una de las opciones.",
    "4 attributes.patio: Campo desconocido: patio.",
    "5 company_id: No hay ningún lugar con este código.",
    "6 code: Otro registro de este lugar ya tiene este código.",
    "8 code: Este código está en otra fila del archivo.",
    "9 lat: Este campo es obligatorio.",
    "10 epsg: Este campo es obligatorio.",
    "11 lat: La coordenada 0, 0 no es un lugar real.",
    "13 attributes.pisos:",
    "12 observed_on: La fecha no puede ser futura.",
  ])
    expect(text).toContain(line);
  expect(await app.rowCounts()).toEqual(counts);
});

test("a rehearsal writes nothing; valid rows only writes the others; the whole import is undone in one step", async () => {
  const rows = [row({ title: "Ensayada buena" }), row({ title: "Ensayada mala", value: "x" })];
  const counts = await app.rowCounts();
  expect((await send(rows, { is_rehearsal: true })).body).toMatchObject({ is_written: false, totals: { created: 1 } });
  expect(await app.rowCounts()).toEqual(counts);
  const { body } = await send(rows, { mode: "valid" });
  expect(body).toMatchObject({ is_written: true, totals: { created: 1, invalid: 1 } });
  expect(await listed("Ensayada")).toHaveLength(1);
  const [latest] = (await country.officer.get(`${path}/bulk`)).body.data;
  expect(latest).toMatchObject({ id: body.bulk_change_id, kind: "import", record_count: 1 });
  const undone = await country.officer.post(`${path}/bulk/${body.bulk_change_id}/undo`);
  expect(undone.body).toEqual({ restored: 1, refused: 0, refused_rows: [] });
  expect(await listed("Ensayada")).toEqual([]);
  expect((await country.officer.get(`${path}?trash=true&q=Ensayada`)).body.data).toHaveLength(1);
});

test("a double click on the button imports the rows once, and both are answered the same", async () => {
  const rows = [row({ title: "Doble uno" }), row({ title: "Doble dos" })];
  const key = crypto.randomUUID();
  const answers = await Promise.all([send(rows, { key }), send(rows, { key }), send(rows, { key })]);
  expect(answers[0].body).toMatchObject({ is_written: true, totals: { created: 2 } });
  for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0].body]);
  expect(await listed("Doble")).toHaveLength(2);
  // Long after, and with another content.
  expect((await send(rows, { key })).body).toEqual(answers[0].body);
  expect(await send([row({ title: "Doble tres" })], { key })).toMatchObject({
    status: 422,
    body: { code: "key_used" },
  });
  expect(await send(rows, { key: "mine" })).toMatchObject({ status: 422, body: { code: "validation" } });
  // The key is its caller's: somebody else's rows are his own.
  expect((await send(rows, { key, by: country.chief })).body).toMatchObject({ is_written: true });
  expect(await listed("Doble")).toHaveLength(4);
});

test("what was refused under a key may be tried again under it", async () => {
  const key = crypto.randomUUID();
  const rows = [row({ title: "Reintento", code: "REI-1" })];
  const [blocking] = await listed("Primera");
  await country.chief.put(`${path}/${blocking.id}`, { version: blocking.version, code: "REI-1" });
  expect((await send(rows, { key })).body).toMatchObject({ is_written: false });
  await country.chief.put(`${path}/${blocking.id}`, { version: blocking.version + 1, code: "ESC-1" });
  expect((await send(rows, { key })).body).toMatchObject({ is_written: true });
});

test("the same file again is remarked row by row, and can be left out", async () => {
  const point = { lon: "-71,6", lat: "-33,05" };
  const rows = [
    row({ title: "Repetida uno", ...point }),
    row({ title: "Repetida dos" }),
    row({ title: "Repetida tres", value: "" }),
  ];
  await send(rows);
  const again = await send([...rows, row({ title: "Repetida cuatro" })], { is_rehearsal: true });
  expect(again.body).toMatchObject({ totals: { valid: 4, known: 3, warned: 3, created: 4 } });
  expect(found(again)[0]).toMatch(
    /^1 title: Ya está registrada como «Repetida uno» \(SIT-05101-2026-\d+\), con el mismo lugar, fecha, título y valor\.$/,
  );
  const changed = [
    row({ title: "Repetida uno", ...point, value: "7" }),
    row({ title: "Repetida uno", lon: "-71,7", lat: "-33,05" }),
    row({ title: "Repetida dos", observed_on: "03-03-2026" }),
    row({ title: "Repetida tres" }),
    row({ title: "Repetida dos", company_id: "05101" }),
  ];
  expect((await send(changed, { is_rehearsal: true })).body.totals).toMatchObject({ valid: 5, known: 1 });
  const rest = await send([...rows, row({ title: "Repetida cuatro" })], { skip_known: true });
  expect(rest.body).toMatchObject({ is_written: true, totals: { created: 1, known: 3 } });
  expect(await listed("Repetida")).toHaveLength(4);
  expect((await send(rows, { skip_known: true })).body).toMatchObject({ is_written: false, totals: { created: 0 } });
});

test("the list of changes calls an import by the name of its file", async () => {
  await send([row({ title: "Con archivo" })], { file_name: "catastro escuelas.xlsx" });
  const [latest] = (await country.officer.get(`${path}/bulk`)).body.data;
  expect(latest).toMatchObject({ kind: "import", file_name: "catastro escuelas.xlsx" });
});

test("V7 a row outside its place is told of, and hundreds of rows come in as one step that is undone as one", async () => {
  const rows = Array.from({ length: 400 }, (_, at) => row({ title: `Fila ${at}`, lon: "-71,6", lat: "-33,05" }));
  const { body } = await send([...rows.slice(1), row({ title: "Lejana", lon: "-33,05", lat: "-71,6" })]);
  expect(body).toMatchObject({ is_written: true, totals: { created: 400 } });
  expect(found({ body })).toEqual([expect.stringContaining("400 lat: La ubicación queda")]);
  const undone = await country.officer.post(`${path}/bulk/${body.bulk_change_id}/undo`);
  expect(undone.body).toMatchObject({ restored: 400, refused: 0 });
});

test("R-603 who only reads may not import, and nobody into a place that is not the own", async () => {
  expect((await send([row()], { by: country.viewer })).status).toBe(403);
  const elsewhere = await send([row()], { company_id: country.talcahuano });
  expect(elsewhere.body).toMatchObject({ is_written: false });
  expect(found(elsewhere)).toEqual([expect.stringContaining("company_id")]);
});

test("what is exported of a variable can be read back", async () => {
  await send([row({ title: "Ida y vuelta", "attributes.uso": "basica", lon: "-71,6", lat: "-33,05" })]);
  const answer = await country.officer.get(
    `${path}/export?format=csv&q=vuelta&columns=title,observed_on,value,attributes.uso,lon,lat`,
  );
  const [, line] = new TextDecoder().decode(answer.bytes).split("\r\n");
  const [title, observed_on, value, uso, lon, lat] = line!.split(";");
  const again = await send([{ title: `${title} otra`, observed_on, value, "attributes.uso": uso, lon, lat }]);
  expect(again.body).toMatchObject({ is_written: true });
  const [copy, first] = (await listed("vuelta")).toSorted(
    (one: { id: number }, other: { id: number }) => other.id - one.id,
  );
  for (const field of ["value", "observed_on", "anchor", "attributes"]) expect(copy[field]).toEqual(first[field]);
});
