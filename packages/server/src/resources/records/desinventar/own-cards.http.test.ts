// Disasters that were recorded here as cards of DesInventar: what each column says, what is cut to its size and what is left behind, and that a
// card of ours comes in again as the same disaster.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  cardsTaken,
  finishCardLoad,
  loadCards,
  serverOfDisasters,
  tablesOf,
} from "../../../testing/emergency/desinventar.ts";

type Disasters = Awaited<ReturnType<typeof serverOfDisasters>>;
let app: Disasters["app"];
let chief: Disasters["chief"];
let ids: Disasters["ids"];
let fire = 0;
const kinds = new Map<string, number>();

const figure = (metric: string, value: number | null, more: object = {}) => ({
  metric,
  value,
  as_of: "2024-02-11",
  source: "SENAPRED",
  ...more,
});

const record = (changes: object = {}) => ({
  company_id: ids.get("05109"),
  variable_id: kinds.get("Incendio forestal"),
  title: "Megaincendio de Viña del Mar",
  code: "INC-2024-0001-VALPARAISO",
  observed_on: "2024-02-02",
  ended_on: "2024-02-05",
  source: "SENAPRED",
  locality: "Achupallas, Canal Chacao, El Olivar, Villa Independencia y otros sectores altos",
  description: "Primer párrafo.\n\nSegundo: 5 < 6 & «comillas».",
  event: {
    cause: "negligence",
    glide: null,
    magnitude_value: 8581.37,
    magnitude_scale: "ha",
    intensity: "extrema",
    services: [{ service: "power", users: 9155 }, { service: "solid_waste" }],
  },
  figures: [
    figure("deaths", 112, { as_of: "2024-02-04" }),
    figure("deaths", 131),
    figure("missing", null, { qualifier: "none" }),
    figure("injured", null, { qualifier: "present_unquantified" }),
    figure("isolated", null, { qualifier: "present_unquantified" }),
    figure("houses_destroyed", 6974, { qualifier: "approximate" }),
    figure("burned_ha", 8581.37),
    figure("crops_ha", 10.1),
    figure("forest_ha", 0.2),
    figure("education_facilities_damaged", 2),
    figure("education_facilities_destroyed", 1),
    figure("sheltered", 600),
    figure("loss_local", 950_000_000, { currency: "CLP" }),
    figure("loss_housing", 5, { currency: "EUR" }),
  ],
  geometry: { type: "Point", coordinates: [-71.5, -33.02] },
  ...changes,
});

beforeAll(async () => {
  ({ app, chief, ids } = await serverOfDisasters());
  const { data } = (await chief.get("/variables/riskAssessment?per_page=100")).body;
  for (const { id, name_es } of data) kinds.set(name_es, id);
  const made = await chief.post("/records/risk", record());
  expect([made.status, made.body.errors]).toEqual([201, undefined]);
  fire = made.body.id;
});
afterAll(() => app.stop());

const check = async (query = "") => (await chief.get(`/records/risk/desinventar/check${query}`)).body;

test("what does not fit is named before anything is taken out, with the records that it is of", async () => {
  const examples = [{ id: fire, code: "INC-2024-0001-VALPARAISO" }];
  const { cards, cut, left } = await check();
  expect(cards).toBe(1);
  expect(cut).toEqual([
    { column: "serial", size: 15, longest: 24, cards: 1, examples },
    { column: "lugar", size: 60, longest: 79, cards: 1, examples },
  ]);
  expect(left.map(({ what }: { what: string }) => what)).toEqual([
    "earlier_figures",
    "qualifiers",
    "uncounted",
    "currencies",
    "services",
  ]);
  expect(await check("?observed_to=2020-01-01")).toEqual({ cards: 0, cut: [], left: [] });
});

test("each column says what it means: the figures in force, and with the mark of what nobody counted", async () => {
  const tables = tablesOf(await cardsTaken(chief, "format=xml"));
  const { uu_id, clave, ...card } = tables["fichas"]![0]!;
  expect(uu_id).toMatch(/^[0-9a-f-]{36}$/);
  expect(card).toEqual({
    serial: "INC-2024-0001-V",
    level0: "05",
    level1: "051",
    level2: "05109",
    name0: "Valparaíso",
    name1: "Valparaíso",
    name2: "Viña del Mar",
    evento: "Incendio forestal",
    lugar: "Achupallas, Canal Chacao, El Olivar, Villa Independencia y o",
    fechano: "2024",
    fechames: "2",
    fechadia: "2",
    duracion: "4",
    muertos: "131",
    hay_muertos: "-1",
    desaparece: "0",
    hay_heridos: "-1",
    vivdest: "6974",
    hay_vivdest: "-1",
    nhectareas: "10.3",
    nescuelas: "3",
    agropecuario: "-1",
    energia: "-1",
    valorloc: "950000000",
    causa: "Negligencia",
    magnitud2: "8581.37 ha; extrema",
    fuentes: "SENAPRED",
    di_comments: "Primer párrafo.\n\nSegundo: 5 < 6 & «comillas».",
    approved: "1",
    longitude: "-71.5",
    latitude: "-33.02",
  });
  expect(tables["extension"]).toEqual([
    {
      clave_ext: clave,
      HA_FOREST_TOTAL: "0.2",
      EDUCATION_DMGD: "2",
      EDUCATION_DSTR: "1",
      AT_SHELTERED: "600",
      AT_BURNED_HA: "8581.37",
      SOLID_WASTE_SERVICE: "-1",
    },
  ]);
  const fields = tables["diccionario"]!.map(({ nombre_campo }) => nombre_campo);
  expect(fields).toEqual(
    expect.arrayContaining(Object.keys(tables["extension"]![0]!).filter((it) => it !== "clave_ext")),
  );
  expect(tables["eventos"]).toEqual([{ serial: "1", nombre: "Incendio forestal", nombre_en: "Wildfire" }]);
  expect(tables["lev2"]).toContainEqual({ lev2_cod: "05109", lev2_name: "Viña del Mar", lev2_lev1: "051" });
  expect(tables["niveles"]!.map(({ descripcion }) => descripcion)).toEqual(["Región", "Provincia", "Municipio"]);
  expect(tables["lev0"]).toEqual([{ lev0_cod: "05", lev0_name: "Valparaíso" }]);
});

test("every export is noted", async () => {
  const noted = await app.db.selectFrom("record_exports").select(["list", "format", "user_id"]).execute();
  expect(noted).toContainEqual({ list: "records/risk/desinventar", format: "xml", user_id: chief.id });
});

test("V1 a card of ours comes in again as the same disaster, as far as a card can tell", async () => {
  const before = (await chief.get(`/records/risk/${fire}`)).body;
  const file = await cardsTaken(chief, "format=xml");
  await chief.delete(`/records/risk/${fire}?version=${before.version}`);
  const { id } = await loadCards(chief, "DI_export.xml", file);
  expect(await finishCardLoad(chief, id, "writing")).toMatchObject({ written: 1, refused: 0 });
  const { data } = (await chief.get("/records/risk")).body;
  const after = (await chief.get(`/records/risk/${data[0].id}`)).body;
  for (const field of [
    "company_id",
    "variable_id",
    "observed_on",
    "date_precision",
    "source",
    "description",
    "geometry",
  ])
    expect([field, after[field]]).toEqual([field, before[field]]);
  const told = (of: { losses: Record<string, { value: number | null }> }) =>
    Object.fromEntries(Object.entries(of.losses).map(([metric, { value }]) => [metric, value]));
  const { missing: _none, isolated: _uncounted, loss_housing: _euros, ...rest } = told(before);
  expect(told(after)).toEqual(rest);
  expect((await check()).cut).toEqual([]);
  expect(tablesOf(await cardsTaken(chief, "format=xml"))["fichas"]).toEqual(tablesOf(file)["fichas"]);
  await finishCardLoad(chief, id, "undoing");
});

test("R-603 nobody takes out what he may not read", async () => {
  await chief.post(`/records/risk/${fire}/restore`);
  const other = await app.as("viewer", [ids.get("05801")!]);
  expect(tablesOf(await cardsTaken(other, "format=xml"))["fichas"]).toEqual([]);
  expect((await other.get("/records/risk/desinventar/check")).body.cards).toBe(0);
  expect((await (await app.as("viewer", [])).get("/records/risk/desinventar?format=xml")).status).toBe(403);
});
