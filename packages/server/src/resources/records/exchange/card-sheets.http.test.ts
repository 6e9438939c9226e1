// Disasters and works of recovery in sheets over HTTP: what the card tells leaves and comes back, and what is not understood is told of.
import papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparable } from "@atalaya/contract/import.ts";
import { figureImportColumns } from "@atalaya/contract/resources/records/figure-import.ts";
import { recordImportColumns, type ImportedVariable } from "@atalaya/contract/resources/records/import.ts";
import { aCountry, anInstitution, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { readSheets } from "../../../testing/read-sheets.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let wildfire: ImportedVariable & { id: number };
let works: ImportedVariable & { id: number };
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const fire = aVariableDraft({
    name_es: "Incendio forestal",
    kind: "event_type",
    value_type: "none",
    hip_code: "EN0205",
  });
  wildfire = (await country.chief.post("/variables/riskAssessment", fire)).body;
  const work = aVariableDraft({
    name_es: "Obra",
    kind: "recovery_type",
    value_type: "percent",
    min_value: 0,
    max_value: 100,
  });
  works = (await country.chief.post("/variables/recoveryMapItem", work)).body;
});
afterAll(() => app.stop());

type Cells = Record<string, string>;

/** The lines of an exported CSV as an import sends them: by the fields that its headings say. */
function cellsOf(text: string, columns: readonly { key: string; label: { es: string } }[]): Cells[] {
  const { data } = papa.parse<string[]>(text.replace("\ufeff", ""), { delimiter: ";", skipEmptyLines: true });
  const [headings = [], ...lines] = data;
  const keys = headings.map((title) => columns.find(({ label }) => comparable(label.es) === comparable(title))?.key);
  return lines.map((line) =>
    Object.fromEntries(line.flatMap((cell, at) => (keys[at] && cell !== "" ? [[keys[at], cell]] : []))),
  );
}
const exported = async (domain: string, query: string) => {
  const answer = await country.officer.get(`/records/${domain}/export?format=csv&${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return new TextDecoder("utf-8", { ignoreBOM: true }).decode(answer.bytes);
};
const bringIn = async (domain: string, variable_id: number, rows: Cells[], more: object = {}) =>
  country.officer.post(`/records/${domain}/import`, {
    variable_id,
    rows,
    is_rehearsal: false,
    mode: "all",
    company_id: country.valparaiso,
    ...more,
  });
const findings = ({ body }: { body: { findings: { row: number; column: string; text: string }[] } }) =>
  body.findings.map(({ row, column, text }) => `${row} ${column}: ${text}`);
const create = async (domain: string, draft: object, by = country.officer) => {
  const { status, body } = await by.post(`/records/${domain}`, draft);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const found = async (domain: string, q: string) => {
  const [row] = (await country.officer.get(`/records/${domain}?q=${encodeURIComponent(q)}`)).body.data;
  return (await country.officer.get(`/records/${domain}/${row.id}`)).body;
};
const figure = (metric: string, value: number | null, more: object = {}) => ({
  metric,
  value,
  as_of: "2024-02-04",
  source: "Balance oficial",
  ...more,
});
const aFire = (changes: object = {}) => ({
  ...aRecord({ company_id: country.valparaiso, variable_id: wildfire.id, value: null, observed_on: "2024-02-02" }),
  ...changes,
});

describe("a disaster", () => {
  test("A5 leaves with its card and its losses, and comes back as it was", async () => {
    const wider = await create("risk", aFire({ title: "Incendios de la región", code: "MAYOR-1" }));
    const told = await create(
      "risk",
      aFire({
        title: "Incendio completo",
        ended_on: "2024-02-09",
        duration_days: 8,
        source: "SENAPRED",
        source_date: "2024-03-02",
        umbrella_id: wider.id,
        triggered_by_id: wider.id,
        event: {
          cause: "negligence",
          cause_text: "Fogata mal apagada",
          magnitude_value: 8.5,
          magnitude_scale: "ha",
          emergency_level: "catastrofe",
          declaration: "zona_afectada",
          declared_on: "2024-02-03",
          glide: "WF-2024-000011-CHL",
          was_warned: true,
          services: [{ service: "water", started_on: "2024-02-02", started_at: "21:30", hours: 36.5, users: 1200 }],
        },
        figures: [
          figure("deaths", 112),
          figure("deaths", 134, { as_of: "2024-03-02" }),
          figure("injured", 1200, { qualifier: "at_least" }),
          figure("evacuated", null, { qualifier: "present_unquantified" }),
          figure("missing", null, { qualifier: "none" }),
          figure("burned_ha", 8500.75, { qualifier: "approximate" }),
          figure("loss_housing", 1_234_567_890, { currency: "CLP" }),
          figure("loss_usd", 1_250_000, { currency: "USD" }),
        ],
      }),
    );
    const text = await exported("risk", "q=completo");
    const [cells] = cellsOf(text, recordImportColumns(wildfire));
    expect(cells).toMatchObject({ deaths: "134", "deaths.as_of": "02-03-2024", "event.cause": "Negligencia" });
    const { code: _code, ...copied } = cells!;
    const answer = await bringIn("risk", wildfire.id, [{ ...copied, title: "Incendio de vuelta" }]);
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true, totals: { created: 1 } });
    const back = await found("risk", "de vuelta");
    for (const field of [
      "event",
      "umbrella_id",
      "triggered_by_id",
      "observed_on",
      "ended_on",
      "duration_days",
      "source_date",
    ])
      expect(back[field], field).toEqual(told[field]);
    const byMetric = (rows: { metric: string; as_of: string }[]) =>
      rows
        .filter((row) => rows.findLast(({ metric }) => metric === row.metric) === row)
        .toSorted((one, other) => one.metric.localeCompare(other.metric));
    expect(byMetric(back.figures)).toEqual(byMetric(told.figures));
  });

  test("its losses are read as people write them, with one day and source for the whole row", async () => {
    const answer = await bringIn("risk", wildfire.id, [
      {
        title: "Temporal escrito a mano",
        observed_on: "06-2023",
        "figures.as_of": "30-06-2023",
        "figures.source": "Municipio",
        "figures.currency": "CLP",
        deaths: "0",
        missing: "no hubo",
        injured: "al menos 12",
        direct_affected: "1.250",
        evacuated: "hubo",
        burned_ha: "≈ 12,5",
        loss_housing: "$ 1.250.000",
        loss_usd: "1500",
      },
    ]);
    expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true });
    const { figures, date_precision } = await found("risk", "a mano");
    expect(date_precision).toBe("month");
    expect(
      figures.map((it: Record<string, unknown>) => [it["metric"], it["value"], it["qualifier"], it["currency"]]),
    ).toEqual([
      ["deaths", 0, "quantified", null],
      ["missing", null, "none", null],
      ["injured", 12, "at_least", null],
      ["direct_affected", 1250, "quantified", null],
      ["evacuated", null, "present_unquantified", null],
      ["burned_ha", 12.5, "approximate", null],
      ["loss_housing", 1_250_000, "quantified", "CLP"],
      ["loss_usd", 1500, "quantified", "USD"],
    ]);
    for (const row of figures)
      expect(row).toMatchObject({ as_of: "2023-06-30", source: "Municipio", basis: "reported" });
  });

  test("A5 V1 V3 V5 each wrong cell of a card and a column that nobody understands is told of, and nothing is written", async () => {
    const row = (changes: Cells): Cells => ({
      title: "Mal escrito",
      observed_on: "02-02-2024",
      "figures.as_of": "04-02-2024",
      ...changes,
    });
    const counts = await app.rowCounts();
    const answer = await bringIn("risk", wildfire.id, [
      row({ deaths: "muchos" }),
      row({ deaths: "12,5" }),
      row({ deaths: "-3" }),
      row({ loss_housing: "100" }),
      row({ deaths: "3", "figures.as_of": "" }),
      row({ deaths: "3", "figures.as_of": "01-01-2024" }),
      row({ "event.cause": "mala suerte" }),
      row({ "event.glide": "WF-24" }),
      row({ "event.services.water.hours": "-1" }),
      row({ "event.services.water.started_at": "25:00", "event.services.water.started_on": "03-02-2024" }),
      row({ umbrella_id: "NO-HAY" }),
      row({ casas_quemadas: "12" }),
      row({ "recovery.sector": "Salud" }),
    ]);
    expect(answer.body).toMatchObject({ is_written: false, totals: { rows: 13, valid: 0 } });
    expect(findings(answer)).toEqual([
      "1 deaths: Escriba un número.",
      "2 deaths: Escriba un número entero.",
      expect.stringMatching(/^3 deaths: .*0/),
      "4 loss_housing: Un monto necesita su moneda.",
      "5 figures.as_of: Este campo es obligatorio.",
      "6 figures.as_of: No puede ser anterior al inicio del evento.",
      "7 event.cause: Elija una de las opciones.",
      "8 event.glide: Se escribe como WF-2014-000050-CHL.",
      expect.stringMatching(/^9 event\.services\.water\.hours: /),
      "10 event.services.water.started_at: Escriba una hora como 03:00.",
      expect.stringMatching(/^11 umbrella_id: No hay nada/),
      "12 casas_quemadas: Campo desconocido: casas_quemadas.",
      "13 recovery.sector: Campo desconocido: recovery.sector.",
    ]);
    expect(await app.rowCounts()).toEqual(counts);
  });

  test("a sheet has the columns that its disasters tell, and can carry the row of tags of humanitarian data (HXL)", async () => {
    await create("risk", aFire({ title: "Etiquetado", figures: [figure("deaths", 3)] }));
    const text = await exported("risk", "q=Etiquetado&hxl=true");
    const [titles, tags, line] = text
      .slice(1)
      .split("\r\n")
      .map((it) => it.split(";"));
    const at = (title: string) => titles!.indexOf(title);
    expect(tags![at("Fallecidos")]).toBe("#affected+killed");
    expect(tags![at("Fallecidos: Al")]).toBe("#date+asof+deaths");
    expect(tags![at("Fecha de observación")]).toBe("#date+start");
    expect(tags![at("Amenaza (código HIP)")]).toBe("#crisis+type");
    expect(line![at("Amenaza (código HIP)")]).toBe("EN0205");
    expect(titles).not.toContain("Viviendas destruidas");
    expect(titles!.some((title) => title.startsWith("Agua"))).toBe(false);
    for (const tag of tags!.filter(Boolean)) expect(tag).toMatch(/^#[a-z]\w*(\+[a-z]\w*)*$/);
  });
});

describe("figures of recorded disasters", () => {
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

  test("leave one in a row with all that they say, and come back to another card word by word", async () => {
    const told = await create(
      "risk",
      aFire({
        title: "Con historia",
        code: "HIST-1",
        figures: [
          figure("deaths", 112, { hour: "08:30", note: "Primer balance" }),
          figure("deaths", 134, { as_of: "2024-03-02", qualifier: "at_least" }),
          figure("evacuated", null, { qualifier: "unknown" }),
          figure("loss_local", 1000.5, { currency: "CLP" }),
          figure("loss_usd", 1.25, { currency: "USD", basis: "derived", fx_rate: 800.4, fx_on: "2024-02-05" }),
        ],
      }),
    );
    const target = await create("risk", aFire({ title: "Sin cifras todavía", code: "HIST-2" }));
    const cells = cellsOf(await exported("risk", "code=HIST-1&rows=figures"), figureImportColumns);
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
    const card = await create(
      "risk",
      aFire({ title: "Con cifras malas", code: "CIF-1", figures: [figure("deaths", 9, { source: "SENAPRED" })] }),
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
    expect(findings(rehearsed)).toEqual([
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
      await create("risk", aFire({ title: "Mismo código", code: "DOBLE", company_id }), country.chief);
    const asChief = (rows: Cells[]) =>
      country.chief.post("/records/risk/figures/import", { rows, is_rehearsal: false, mode: "all" });
    expect(findings(await asChief([row({ code: "DOBLE" })]))).toEqual([
      expect.stringContaining("1 code: Varios lugares"),
    ]);
    expect((await asChief([row({ code: "DOBLE", company_id: "quilpué" })])).body).toMatchObject({ is_written: true });
    const { status } = await country.chief.post(
      "/records/risk",
      aFire({ title: "Ajeno", code: "AJENO", company_id: country.talcahuano }),
    );
    expect(status).toBe(201);
    expect(findings(await send([row({ code: "AJENO" })]))).toEqual([expect.stringContaining("1 code: No hay")]);
    const asViewer = await country.viewer.post("/records/risk/figures/import", {
      rows: [row({ code: "DOBLE" })],
      is_rehearsal: true,
      mode: "all",
    });
    expect(asViewer.status).toBe(403);
  });

  test("V13 figures of what is published ask why, and send it back to revision", async () => {
    const card = await create("risk", aFire({ title: "Publicado", code: "PUB-1", figures: [figure("deaths", 1)] }));
    let { version } = card;
    const validator = await app.as("validator", [country.valparaiso]);
    for (const action of ["submit", "validate", "publish"]) {
      const by = action === "submit" ? country.officer : validator;
      const { status, body } = await by.post(`/records/risk/${card.id}/transitions`, { action, version });
      expect(status, JSON.stringify(body)).toBe(200);
      ({ version } = body);
    }
    expect(findings(await send([row({ code: "PUB-1" })]))).toEqual([
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
    await create(
      "risk",
      aFire({
        title: "Con partes",
        code: "PARTES",
        figures: [figure("deaths", 5)],
        breakdowns: [{ metric: "deaths", sex: "female", age: "65+", count: 2, as_of: "2024-02-04" }],
        damages: [{ name: "Posta rural", sector: "health", grade: "major", repair_cost: 120, currency: "CLP" }],
      }),
    );
    const parts = (await exported("risk", "code=PARTES&rows=breakdowns")).split("\r\n");
    expect(parts[1]).toMatch(/;Fallecidos;Mujeres;65 años o más;Todos;Todos;2;04-02-2024$/);
    const { bytes } = await country.officer.get("/records/risk/export?format=xlsx&code=PARTES&rows=damages");
    const [data] = await readSheets(bytes);
    expect(data!.data[1]).toEqual(expect.arrayContaining(["Posta rural", "Salud", "Mayor", 120, "CLP"]));
    expect((await country.officer.get("/records/situation/export?format=csv&rows=figures")).status).toBe(422);
    expect((await country.officer.get("/records/risk/export?format=csv&rows=figures&columns=title")).status).toBe(422);
  });
});

test("A5 V21 a work of recovery leaves with all its fields, and comes back as it was", async () => {
  const disaster = await create("risk", aFire({ title: "Origen de la obra", code: "ORIGEN" }));
  const school = await create(
    "situation",
    aRecord({ company_id: country.valparaiso, variable_id: country.shelters, code: "ESC-9" }),
  );
  const institution = await anInstitution(country.chief, country.valparaiso, { name_es: "Dirección de Obras" });
  const told = await create("recovery", {
    ...aRecord({ company_id: country.valparaiso, variable_id: works.id, value: null, title: "Obra completa" }),
    recovery: {
      event_id: disaster.id,
      facility_id: school.id,
      sector: "education",
      phase: "reconstruction",
      intervention: "replacement",
      need_horizon: "medium",
      external_code: "30123456-0",
      currency: "CLP",
      damage_value: 10,
      loss_value: 20.5,
      need_amount: 300,
      funded_amount: 200,
      spent_amount: 100,
      funding: [
        { source: "regional", amount: 150 },
        { source: "cooperation", amount: 50 },
      ],
      responsible_institution_id: institution,
      contractor: "Constructora Ficticia",
      beneficiaries: 120,
      women: 60,
      men: 60,
      children: 30,
      households: 40,
      planned_start_on: "2024-05-01",
      planned_end_on: "2025-05-01",
      actual_start_on: "2024-06-01",
      progress_status: "in_progress",
      priority: 2,
      is_better: true,
      better_note: "Fuera de la zona inundable",
      milestones: [
        { title: "Diseño", due_on: "2024-06-30", done_on: "2024-07-02", weight: 40 },
        { title: "Obra gruesa", due_on: null, done_on: null, weight: 60 },
      ],
    },
  });
  const [cells] = cellsOf(await exported("recovery", "q=completa"), recordImportColumns(works));
  const { code: _code, value: _value, ...copied } = cells!;
  const answer = await bringIn("recovery", works.id, [{ ...copied, title: "Obra devuelta" }]);
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true, findings: [] });
  const back = await found("recovery", "devuelta");
  expect(back.recovery).toEqual(told.recovery);
  expect(back.value).toBe(40);
  const wrong = await bringIn("recovery", works.id, [
    { ...copied, title: "Sin hito", "recovery.milestones": "Diseño | mañana" },
    { ...copied, title: "Sin origen", "recovery.event_id": "NADA" },
    { ...copied, title: "De más", "recovery.women": "500" },
  ]);
  expect(findings(wrong)).toEqual([
    "1 recovery.milestones: Un hito por línea: título | plazo | cumplido el | peso.",
    expect.stringMatching(/^2 recovery\.event_id: No hay nada/),
    expect.stringMatching(/^3 recovery\.women: /),
  ]);
});
