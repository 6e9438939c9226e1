// Databases of DesInventar in tests: written by hand in its format, loaded as a console does, and taken out again.
import { startTestApp, type Answer, type Caller } from "../test-app.ts";

type Row = Record<string, string | number | null | undefined>;
export type Table = readonly Row[];
export type Tables = Record<string, Table>;

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** As a DesInventar server exports it: a table is an element, a row is TR, and what is null is an empty element. */
export function desInventarXml(tables: Tables, declaration = '<?xml version="1.0"  encoding="UTF-8" ?>\n'): string {
  const row = (cells: Row) =>
    `<TR>${Object.entries(cells)
      .map(
        ([column, text]) =>
          `<${column}>${text === null || text === undefined ? "" : escaped(String(text))}</${column}>\n`,
      )
      .join("")}</TR>\n`;
  const body = Object.entries(tables).map(([table, rows]) => `<${table}>\n${rows.map(row).join("")}</${table}>\n`);
  return `${declaration}<DESINVENTAR>\n${body.join("")}</DESINVENTAR>`;
}

/** Sends a file and begins a load of it; the answer of the latter. */
export async function startCardLoad(by: Caller, name: string, content: string | Buffer): Promise<Answer> {
  const sent = await by.send("PUT", `/files?name=${encodeURIComponent(name)}`, Buffer.from(content));
  return sent.status === 200 ? by.post("/desinventar-loads", { file_id: sent.body.data.file_id }) : sent;
}

/** Takes steps until all is done, and answers the load. */
export async function finishCardLoad(by: Caller, id: number, step: "examination" | "writing" | "undoing") {
  for (;;) {
    const { status, body } = await by.post(`/desinventar-loads/${id}/${step}`);
    if (status !== 200) throw new Error(`${step}: ${status} ${JSON.stringify(body)}`);
    if (body.done === body.total) return (await by.get(`/desinventar-loads/${id}`)).body;
  }
}

/** A load that was read; throws what it was refused for. */
export async function loadCards(by: Caller, name: string, content: string | Buffer) {
  const { status, body } = await startCardLoad(by, name, content);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}

/** A server with the places and the kinds of disaster of Chile, who keeps all of them, and ids of places by code. */
export async function serverOfDisasters() {
  const app = await startTestApp();
  const chief = await app.as("super_admin");
  const parts = ["places", "variable_groups", "variables"];
  const loaded = await chief.post("/packs/load", { key: "chile", parts, is_rehearsal: false });
  if (loaded.status !== 200) throw new Error(JSON.stringify(loaded.body));
  const { body } = await chief.get("/companies?type=tree");
  const placed = body.data as { territorial_code: string; id: number }[];
  return { app, chief, ids: new Map(placed.map(({ territorial_code, id }) => [territorial_code, id])) };
}

/** The tables of an XML of ours, rows as they stand there; what is empty is left out. */
export function tablesOf(xml: string): Record<string, Record<string, string>[]> {
  const plain = (text: string) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&#13;", "\r").replaceAll("&amp;", "&");
  const [, all = ""] = /<DESINVENTAR>([\s\S]*)<\/DESINVENTAR>\s*$/.exec(xml) ?? [];
  const tables = [...all.matchAll(/^<(\w+)>\n([\s\S]*?)^<\/\1>/gm)];
  return Object.fromEntries(
    tables.map(([, name, body]) => [
      name!,
      [...body!.matchAll(/<TR>([\s\S]*?)<\/TR>/g)].map(([, cells]) =>
        Object.fromEntries(
          [...cells!.matchAll(/<(\w+)>([\s\S]*?)<\/\1>/g)].flatMap(([, column, text]) =>
            text ? [[column!, plain(text)]] : [],
          ),
        ),
      ),
    ]),
  );
}

/** A file of cards of these disasters, as text. */
export async function cardsTaken(by: Caller, query: string): Promise<string> {
  const { status, bytes, body } = await by.get(`/records/risk/desinventar?${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return new TextDecoder().decode(bytes);
}

/** Disasters of Chile as they were published at a time, with what databases have beside: sectors, codes alone, parts of days, fields of a country. */
export const chileanCards = {
  datamodel: [{ revision: 10, build: 1, slanguage: "es" }],
  eventos: [
    { serial: 1, nombre: "SISMO", nombre_en: "EARTHQUAKE", descripcion: "Movimiento de la corteza", parent: null },
    { serial: 2, nombre: "FORESTAL", nombre_en: "FOREST FIRE", descripcion: null, parent: null },
    { serial: 3, nombre: "INUNDACION", nombre_en: "FLOOD", descripcion: null, parent: null },
    { serial: 4, nombre: "LLUVIAS", nombre_en: "RAINS", descripcion: null, parent: null },
  ],
  causas: [
    { causa: "Error humano", causa_en: "Error" },
    { causa: "Lluvias", causa_en: "Rain" },
  ],
  niveles: [{ nivel: 0, descripcion: "REGION", descripcion_en: "REGION", longitud: 2 }],
  lev0: [
    { lev0_cod: "05", lev0_name: "VALPARAISO", lev0_name_en: null },
    { lev0_cod: "08", lev0_name: "BIOBIO", lev0_name_en: null },
  ],
  lev1: [
    { lev1_cod: "051", lev1_name: "VALPARAISO", lev1_lev0: "05" },
    { lev1_cod: "058", lev1_name: "MARGA MARGA", lev1_lev0: "05" },
  ],
  lev2: [
    { lev2_cod: "05101", lev2_name: "VALPARAISO", lev2_lev1: "051" },
    { lev2_cod: "05801", lev2_name: "QUILPUE", lev2_lev1: "058" },
    { lev2_cod: "7777", lev2_name: "MACONDO", lev2_lev1: "058" },
  ],
  regiones: [{ codregion: "05", nombre: "VALPARAISO", x: -71.6, y: -33, nivel: 0, lev0_cod: null }],
  extensiontabs: [{ ntab: 1, nsort: 1, svalue: "Incendios", svalue_en: "Fires" }],
  diccionario: [
    {
      orden: 1,
      nombre_campo: "BRIGADAS",
      descripcion_campo: "Brigadas",
      label_campo: "Brigadas",
      tabnumber: 1,
      fieldtype: 1,
    },
  ],
  extensioncodes: [],
  fichas: [
    {
      serial: "2014-1",
      level0: "05",
      level1: "051",
      level2: "05101",
      name0: null,
      name1: null,
      name2: null,
      evento: "FORESTAL",
      lugar: "Cerros La Cruz, El Litre, Las Cañas y Mariposas",
      fechano: 2014,
      fechames: 4,
      fechadia: 12,
      muertos: 15,
      heridos: 500,
      desaparece: 0,
      afectados: 0,
      vivdest: 2900,
      vivafec: 0,
      otros: "Dos centros comunitarios",
      fuentes: "ONEMI & prensa",
      valorloc: 0,
      valorus: 0,
      fechapor: "jperez",
      fechafec: "2014-05-20",
      hay_muertos: -1,
      hay_heridos: -1,
      hay_deasparece: 0,
      hay_afectados: -1,
      hay_vivdest: -1,
      hay_vivafec: 0,
      hay_otros: -1,
      socorro: 0,
      salud: 0,
      educacion: -1,
      agropecuario: 0,
      industrias: 0,
      acueducto: -1,
      alcantarillado: 0,
      energia: -1,
      comunicaciones: 0,
      causa: "Error humano",
      descausa: "Cables",
      transporte: 0,
      Magnitud2: "850 ha",
      nhospitales: 0,
      nescuelas: 2,
      nhectareas: 850.5,
      cabezas: 0,
      Kmvias: 0,
      duracion: 3,
      damnificados: 12500,
      evacuados: 0,
      hay_damnificados: -1,
      hay_evacuados: -1,
      hay_reubicados: 0,
      reubicados: 0,
      clave: 11,
      glide: "WF-2014-000050-CHL",
      defaultab: 0,
      approved: 0,
      latitude: -33.04723456789,
      longitude: -71.62712345678,
      uu_id: "9f0c1a52-7d43-4c1e-8a0b-2f1c7a3b9e11",
      di_comments: "Gran incendio de Valparaíso.\nSegundo párrafo <con signos>.",
      tipo_local: "urbano",
    },
    {
      serial: "2010-9",
      level0: "08",
      level1: null,
      level2: null,
      evento: "SISMO",
      lugar: null,
      fechano: 2010,
      fechames: 2,
      fechadia: 27,
      muertos: 523,
      desaparece: 24,
      hay_muertos: -1,
      hay_deasparece: -1,
      damnificados: 800000,
      hay_damnificados: -1,
      Magnitud2: "8.8 Mw",
      fuentes: "Ministerio del Interior",
      valorus: 30000000000,
      glide: "EQ-2010-000034-CHL",
      clave: 12,
      approved: 1,
    },
    {
      serial: null,
      level0: "05",
      level1: "058",
      level2: "05801",
      evento: "INUNDACION",
      fechano: 1982,
      fechames: 6,
      fechadia: 0,
      hay_vivafec: -1,
      vivafec: 0,
      agropecuario: -1,
      transporte: -1,
      Kmvias: 1200,
      causa: "Lluvias",
      fuentes: "El Mercurio",
      clave: 13,
    },
    {
      serial: "2014-1",
      level0: "05",
      level1: "051",
      level2: "05101",
      evento: "SISMO   ",
      fechano: 1906,
      fechames: 0,
      fechadia: 0,
      hay_muertos: -1,
      fuentes: "Prensa",
      clave: 14,
    },
    {
      serial: "x1",
      level0: "05",
      level1: "058",
      level2: "7777",
      evento: "SISMO",
      fechano: 1965,
      fechames: 3,
      fechadia: 28,
      muertos: 1,
      clave: 15,
    },
    {
      serial: "x2",
      level0: "05",
      level1: "058",
      level2: "05801",
      evento: "LLUVIAS",
      fechano: 1997,
      fechames: 6,
      fechadia: 1,
      clave: 16,
    },
    {
      serial: "x3",
      level0: "05",
      level1: "058",
      level2: "05801",
      evento: "SISMO",
      fechano: 1997,
      fechames: 2,
      fechadia: 31,
      clave: 17,
    },
  ],
  extension: [
    { CLAVE_EXT: 11, BRIGADAS: 22, AT_SHELTERED: 300 },
    { CLAVE_EXT: 12, BRIGADAS: null },
    { CLAVE_EXT: 13, HA_FOREST_TOTAL: 12.5 },
  ],
} satisfies Tables;
