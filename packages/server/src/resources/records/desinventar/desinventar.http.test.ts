// A database of DesInventar goes in, is looked at, written as drafts and taken back; and what came in goes out as it came.
import { zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  cardsTaken,
  chileanCards,
  desInventarXml,
  finishCardLoad,
  loadCards,
  serverOfDisasters,
  startCardLoad,
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

/** Cards as a file has them, columns in lower case and nothing where nothing stands. */
const given = (serials: (string | null)[]) =>
  chileanCards.fichas
    .filter(({ serial, clave }) => serials.includes(serial) && clave < 15)
    .map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([column, text]) => (text === null ? [] : [[column.toLowerCase(), String(text)]])),
      ),
    );

describe("what a database holds", () => {
  test("is read as DesInventar's page of downloads gives it, zipped beside the shapes of its places", async () => {
    const parts = { "DI_export_chl.xml": xml, "region.shp": "x", "region.shp.xml": `<metadata>${xml}</metadata>` };
    const files = Object.entries(parts).map(([name, text]) => [name, new Uint8Array(Buffer.from(text))] as const);
    const load = await loadCards(chief, "DI_export_chl.zip", Buffer.from(zipSync(Object.fromEntries(files))));
    expect(load).toMatchObject({ format: "xml", cards: 7, place_count: 4 });
    expect((await chief.delete(`/desinventar-loads/${load.id}`)).status).toBe(204);
  });

  test("is told before anything is written: its events and places, and what each is here", async () => {
    const load = await loadCards(chief, "DI_export_chl.xml", xml);
    expect(load).toMatchObject({ format: "xml", cards: 7, written: 0, refused: 0, place_count: 4 });
    const events = Object.fromEntries(
      load.events.map((it: { name: string; variable: { name: string } | null; matched_by: string | null }) => [
        it.name,
        [it.variable?.name ?? null, it.matched_by],
      ]),
    );
    expect(events["LLUVIAS"]).toEqual([null, null]);
    expect(events["FORESTAL"]).toEqual(["Incendio forestal", "hazard"]);
    expect(events["SISMO"]).toEqual([expect.stringMatching(/^Sismo/), expect.any(String)]);
    const places = load.places.map(
      (it: { levels: { name: string }[]; state: string; place: { id: number } | null; matched_by: string }) => [
        it.levels.at(-1)?.name,
        it.state,
        it.place?.id ?? null,
        it.matched_by,
      ],
    );
    expect(places).toContainEqual(["QUILPUE", "matched", ids.get("05801"), "code"]);
    expect(places).toContainEqual(["VALPARAISO", "matched", ids.get("05101"), "code"]);
    expect(places).toContainEqual(["BIOBIO", "matched", ids.get("08"), "code"]);
    expect(places[0]).toEqual(["MACONDO", "unmatched", null, null]);
    // Looked at card by card: what would be refused is named, and nothing written yet.
    const looked = await finishCardLoad(chief, load.id, "examination");
    expect(looked).toMatchObject({ cards: 7, written: 0, refused: 3 });
    expect(looked.refused_cards.map(({ serial }: { serial: string }) => serial)).toEqual(["x1", "x2", "x3"]);
    expect((await chief.get("/records/risk")).body.meta.total).toBe(0);
    await chief.delete(`/desinventar-loads/${load.id}`);
  });

  test("is written as drafts, and what cannot be is named with its reason while the others go in", async () => {
    const { id } = await loadCards(chief, "DI_export_chl.xml", xml);
    const load = await finishCardLoad(chief, id, "writing");
    expect(load).toMatchObject({ cards: 7, written: 4, refused: 3 });
    expect(load.refused_cards).toEqual([
      {
        index: 4,
        serial: "x1",
        event: "SISMO",
        field: "company_id",
        text: expect.stringMatching(/lugar no se reconoció/),
      },
      {
        index: 5,
        serial: "x2",
        event: "LLUVIAS",
        field: "variable_id",
        text: expect.stringMatching(/evento no tiene/),
      },
      { index: 6, serial: "x3", event: "SISMO", field: "observed_on", text: "Su fecha (1997-2-31) no existe." },
    ]);
    expect(load.reasons.map(({ code, cards }: { code: string; cards: number }) => [code, cards])).toEqual([
      ["di_place", 1],
      ["di_event", 1],
      ["di_date", 1],
    ]);
    const { data } = (await chief.get("/records/risk?sort=observed_on")).body;
    expect(
      data.map((it: { observed_on: string; date_precision: string; status: string }) => [
        it.observed_on,
        it.date_precision,
        it.status,
      ]),
    ).toEqual([
      ["1906-01-01", "year", "draft"],
      ["1982-06-01", "month", "draft"],
      ["2010-02-27", "day", "draft"],
      ["2014-04-12", "day", "draft"],
    ]);
    const fire = (await chief.get(`/records/risk/${data[3].id}`)).body;
    expect(fire).toMatchObject({
      code: "2014-1",
      company_id: ids.get("05101"),
      title: "Incendio forestal – Cerros La Cruz, El Litre, Las Cañas y Mariposas, Valparaíso",
      locality: "Cerros La Cruz, El Litre, Las Cañas y Mariposas",
      duration_days: 3,
      source: "ONEMI & prensa",
      event: {
        cause: "human_error",
        cause_text: "Cables",
        magnitude_value: 850,
        magnitude_scale: "ha",
        glide: "WF-2014-000050-CHL",
      },
      geometry: { type: "Point", coordinates: [-71.627123, -33.047235] },
      geometry_method: "imported",
    });
    expect(fire.event.services.map(({ service }: { service: string }) => service).toSorted()).toEqual([
      "education",
      "power",
      "water",
    ]);
    const figures = Object.fromEntries(
      fire.figures.map((it: { metric: string; value: number | null; qualifier: string; as_of: string }) => [
        it.metric,
        [it.value, it.qualifier, it.as_of],
      ]),
    );
    // V1: 0 without a mark says nothing, and with one that there were some.
    expect(figures).toEqual({
      deaths: [15, "quantified", "2014-05-20"],
      injured: [500, "quantified", "2014-05-20"],
      houses_destroyed: [2900, "quantified", "2014-05-20"],
      direct_affected: [12500, "quantified", "2014-05-20"],
      indirect_affected: [null, "present_unquantified", "2014-05-20"],
      evacuated: [null, "present_unquantified", "2014-05-20"],
      education_facilities_damaged: [2, "quantified", "2014-05-20"],
      crops_ha: [850.5, "quantified", "2014-05-20"],
      sheltered: [300, "quantified", "2014-05-20"],
    });
    const flood = (await chief.get(`/records/risk/${data[1].id}`)).body;
    expect(
      flood.figures.map((it: { metric: string; value: number | null }) => [it.metric, it.value]).toSorted(),
    ).toEqual([
      ["forest_ha", 12.5],
      ["houses_damaged", null],
      ["roads_m", 1200],
    ]);
    expect(flood.event).toMatchObject({ cause: "other", cause_text: "Lluvias" });
    const quake = (await chief.get(`/records/risk/${data[2].id}`)).body;
    expect(quake.event).toMatchObject({ magnitude_value: 8.8, magnitude_scale: "Mw" });
    expect(quake.figures).toContainEqual(expect.objectContaining({ metric: "loss_usd", value: 3e10, currency: "USD" }));
    // A serial names one record of its place: the second card of it has a code of ours.
    expect(data[0].code).not.toBe("2014-1");
  });

  test("is written once, though two windows ask for it at once", async () => {
    const many = { ...chileanCards, fichas: Array.from({ length: 600 }, (_, index) => ({ evento: "SISMO", level2: "05801", fechano: 1900 + (index % 100), serial: `n${index}`, clave: index })), extension: [] }; // prettier-ignore
    const { id } = await loadCards(chief, "muchas.xml", desInventarXml(many));
    await Promise.all([1, 2, 3].map(() => finishCardLoad(chief, id, "writing")));
    expect((await chief.get("/records/risk")).body.meta.total).toBe(604);
    const [, load] = await Promise.all([1, 2].map(() => finishCardLoad(chief, id, "undoing")));
    expect(load).toMatchObject({ taken_back: 600, kept: 0 });
    await chief.delete(`/desinventar-loads/${id}`);
  });

  test("goes out as it came: each card in each column, with columns and fields that we do not know", async () => {
    const tables = tablesOf(await cardsTaken(chief, "format=xml&sort=observed_on"));
    expect(Object.keys(tables).slice(0, 5)).toEqual(["datamodel", "eventos", "causas", "niveles", "lev0"]);
    const written = tables["fichas"]!.toSorted((one, other) => Number(one["clave"]) - Number(other["clave"]));
    expect(written).toEqual(given(["2014-1", "2010-9", null]));
    expect(tables["extension"]).toContainEqual({ clave_ext: "11", BRIGADAS: "22", AT_SHELTERED: "300" });
    expect(tables["extension"]).toContainEqual({ clave_ext: "13", HA_FOREST_TOTAL: "12.5" });
    expect(tables["diccionario"]![0]).toMatchObject({ nombre_campo: "BRIGADAS", fieldtype: "1" });
    expect(tables["eventos"]!.slice(0, 4).map(({ nombre }) => nombre)).toEqual([
      "SISMO",
      "FORESTAL",
      "INUNDACION",
      "LLUVIAS",
    ]);
    expect(tables["lev2"]!.map(({ lev2_name }) => lev2_name)).toContain("MACONDO");
  });

  test("goes out with what was changed here since, and all else as it came", async () => {
    const { data } = (await chief.get("/records/risk?q=Mariposas")).body;
    const fire = (await chief.get(`/records/risk/${data[0].id}`)).body;
    const figures = fire.figures.map((it: { metric: string }) => (it.metric === "deaths" ? { ...it, value: 16 } : it));
    expect((await chief.put(`/records/risk/${fire.id}`, { version: fire.version, figures })).status).toBe(200);
    const tables = tablesOf(await cardsTaken(chief, "format=xml"));
    const [before] = given(["2014-1"]);
    expect(tables["fichas"]!.find(({ clave }) => clave === "11")).toEqual({ ...before, muertos: "16" });
  });

  test("is known when it comes a second time", async () => {
    const { id } = await loadCards(chief, "otra vez.xml", xml);
    const load = await finishCardLoad(chief, id, "writing");
    expect(load).toMatchObject({ written: 0, refused: 7 });
    expect(load.refused_cards[0].text).toBe("Ya está en el registro 2014-1.");
    expect((await chief.delete(`/desinventar-loads/${id}`)).status).toBe(204);
  });

  test("is taken back as one, but for what somebody changed since", async () => {
    const { data: loads } = (await chief.get("/desinventar-loads")).body;
    const load = loads.find(({ written }: { written: number }) => written > 0);
    expect((await chief.delete(`/desinventar-loads/${load.id}`)).body.errors).toEqual({ id: [expect.any(String)] });
    expect(await finishCardLoad(chief, load.id, "undoing")).toMatchObject({ written: 0, taken_back: 3, kept: 1 });
    const { data } = (await chief.get("/records/risk")).body;
    expect(data.map(({ code }: { code: string }) => code)).toEqual(["2014-1"]);
    await chief.delete(`/records/risk/${data[0].id}?version=2`);
  });

  test("whose events and places were told by hand goes in with them, also those that were refused before", async () => {
    const { id, events, places } = await loadCards(chief, "DI_export_chl.xml", xml);
    await finishCardLoad(chief, id, "writing");
    const rain = events.find(({ name }: { name: string }) => name === "LLUVIAS");
    const flood = events.find(({ name }: { name: string }) => name === "INUNDACION").variable.id;
    const choose = (what: string, body: object) => chief.post(`/desinventar-loads/${id}/${what}`, body);
    expect((await choose("event", { index: rain.index, variable_id: flood })).status).toBe(200);
    expect((await choose("event", { index: 99, variable_id: flood })).status).toBe(404);
    expect((await choose("event", { index: 0, variable_id: 999_999 })).status).toBe(422);
    expect((await choose("place", { index: places[0].index, company_id: ids.get("05802") })).status).toBe(200);
    const load = await finishCardLoad(chief, id, "writing");
    expect(load).toMatchObject({ written: 6, refused: 1 });
    const tables = tablesOf(await cardsTaken(chief, "format=xml"));
    expect(tables["fichas"]!.find(({ clave }) => clave === "15")).toMatchObject({ evento: "SISMO", level2: "7777" });
    expect(tables["fichas"]!.find(({ clave }) => clave === "16")).toMatchObject({ evento: "LLUVIAS", level2: "05801" });
    await finishCardLoad(chief, id, "undoing");
  });
});

test("R-603 a load, and the file that it is made of, are of who sent it alone, who may write only in his own places", async () => {
  const own = await app.as("editor", [ids.get("05801")!]);
  const load = await loadCards(own, "DI_export_chl.xml", xml);
  const states = load.places.map((it: { state: string; place: object | null }) => [it.state, it.place !== null]);
  expect(states).toContainEqual(["matched", true]);
  expect(states).toContainEqual(["elsewhere", false]);
  const choose = (by: typeof own, body: object) => by.post(`/desinventar-loads/${load.id}/place`, body);
  expect((await choose(own, { index: 0, company_id: ids.get("05101") })).status).toBe(422);
  for (const path of ["", "/examination", "/writing", "/undoing"])
    expect((await chief.send(path ? "POST" : "GET", `/desinventar-loads/${load.id}${path}`, null)).status).toBe(404);
  expect((await choose(chief, { index: 0, company_id: null })).status).toBe(404);
  expect((await chief.delete(`/desinventar-loads/${load.id}`)).status).toBe(404);
  const done = await finishCardLoad(own, load.id, "writing");
  expect(done).toMatchObject({ written: 1, refused: 6 });
  expect(done.refused_cards[0].text).toBe("Está fuera de sus lugares.");
  // What was moved to a place of others since stays there.
  const [{ id }] = (await own.get("/records/risk")).body.data;
  await chief.put(`/records/risk/${id}`, { version: 1, company_id: ids.get("05101") });
  expect(await finishCardLoad(own, load.id, "undoing")).toMatchObject({ taken_back: 0, kept: 1 });
  const { body } = await own.send("PUT", "/files?name=DI.xml", Buffer.from(xml));
  const taken = await chief.post("/desinventar-loads", { file_id: body.data.file_id });
  expect(taken.body.errors).toEqual({ file_id: [expect.any(String)] });
  const viewer = await app.as("viewer", [null]);
  expect((await startCardLoad(viewer, "DI.xml", xml)).status).toBe(403);
});
