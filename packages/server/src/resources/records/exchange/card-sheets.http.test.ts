// Disasters and works of recovery in sheets over HTTP: what the card tells leaves and comes back, and what is not understood is told of.
import { afterAll, beforeAll, expect, test } from "vitest";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import { anInstitution, aRecord } from "../../../testing/factories.ts";
import { aCountryOfCards, aFigure, cellsOf, findingsOf, type Cells } from "../../../testing/sheets/stage.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountryOfCards>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountryOfCards(app);
});
afterAll(() => app.stop());

test("A5 a disaster leaves with its card and its losses, and comes back as it was", async () => {
  const wider = await country.create("risk", country.aFire({ title: "Incendios de la región", code: "MAYOR-1" }));
  const told = await country.create(
    "risk",
    country.aFire({
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
        aFigure("deaths", 112),
        aFigure("deaths", 134, { as_of: "2024-03-02" }),
        aFigure("injured", 1200, { qualifier: "at_least" }),
        aFigure("evacuated", null, { qualifier: "present_unquantified" }),
        aFigure("missing", null, { qualifier: "none" }),
        aFigure("burned_ha", 8500.75, { qualifier: "approximate" }),
        aFigure("loss_housing", 1_234_567_890, { currency: "CLP" }),
        aFigure("loss_usd", 1_250_000, { currency: "USD" }),
      ],
    }),
  );
  const text = await country.exported("risk", "q=completo");
  const [cells] = cellsOf(text, recordImportColumns(country.wildfire));
  expect(cells).toMatchObject({ deaths: "134", "deaths.as_of": "02-03-2024", "event.cause": "Negligencia" });
  const { code: _code, ...copied } = cells!;
  const answer = await country.bringIn("risk", country.wildfire.id, [{ ...copied, title: "Incendio de vuelta" }]);
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true, totals: { created: 1 } });
  const back = await country.find("risk", "de vuelta");
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
  const answer = await country.bringIn("risk", country.wildfire.id, [
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
  const { figures, date_precision } = await country.find("risk", "a mano");
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
  for (const row of figures) expect(row).toMatchObject({ as_of: "2023-06-30", source: "Municipio", basis: "reported" });
});

test("A5 V1 V3 V5 each wrong cell of a card and a column that nobody understands is told of, and nothing is written", async () => {
  const row = (changes: Cells): Cells => ({
    title: "Mal escrito",
    observed_on: "02-02-2024",
    "figures.as_of": "04-02-2024",
    ...changes,
  });
  const counts = await app.rowCounts();
  const answer = await country.bringIn("risk", country.wildfire.id, [
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
  expect(findingsOf(answer)).toEqual([
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
  await country.create("risk", country.aFire({ title: "Etiquetado", figures: [aFigure("deaths", 3)] }));
  const text = await country.exported("risk", "q=Etiquetado&hxl=true");
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

test("A5 V21 a work of recovery leaves with all its fields, and comes back as it was", async () => {
  const disaster = await country.create("risk", country.aFire({ title: "Origen de la obra", code: "ORIGEN" }));
  const school = await country.create(
    "situation",
    aRecord({ company_id: country.valparaiso, variable_id: country.shelters, code: "ESC-9" }),
  );
  const institution = await anInstitution(country.chief, country.valparaiso, { name_es: "Dirección de Obras" });
  const told = await country.create("recovery", {
    ...aRecord({ company_id: country.valparaiso, variable_id: country.works.id, value: null, title: "Obra completa" }),
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
      risk_reduction: "Defensa ribereña",
      gender_focus: false,
      housing: [
        { grade: "destroyed", solution: "rebuild_on_site", households: 25, delivered: 0 },
        { grade: "uninhabitable", solution: "rent_support", households: 15, delivered: null },
      ],
      milestones: [
        { title: "Diseño", due_on: "2024-06-30", done_on: "2024-07-02", weight: 40 },
        { title: "Obra gruesa", due_on: null, done_on: null, weight: 60 },
      ],
    },
  });
  const [cells] = cellsOf(await country.exported("recovery", "q=completa"), recordImportColumns(country.works));
  const { code: _code, value: _value, ...copied } = cells!;
  const answer = await country.bringIn("recovery", country.works.id, [{ ...copied, title: "Obra devuelta" }]);
  expect(answer.body, JSON.stringify(answer.body)).toMatchObject({ is_written: true, findings: [] });
  const back = await country.find("recovery", "devuelta");
  expect(back.recovery).toEqual(told.recovery);
  expect(back.value).toBe(40);
  const wrong = await country.bringIn("recovery", country.works.id, [
    { ...copied, title: "Sin hito", "recovery.milestones": "Diseño | mañana" },
    { ...copied, title: "Sin origen", "recovery.event_id": "NADA" },
    { ...copied, title: "De más", "recovery.women": "500" },
    { ...copied, title: "Sin solución", "recovery.housing": "Destruido | Un castillo | 3" },
  ]);
  expect(findingsOf(wrong)).toEqual([
    "1 recovery.milestones: Un hito por línea: título | plazo | cumplido el | peso.",
    expect.stringMatching(/^2 recovery\.event_id: No hay nada/),
    expect.stringMatching(/^3 recovery\.women: /),
    "4 recovery.housing: Una solución por línea: daño | solución | hogares | con entrega.",
  ]);
});
