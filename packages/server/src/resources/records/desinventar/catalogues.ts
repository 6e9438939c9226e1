// The lists that stand before the cards of a file: events, causes, levels and places, and the fields of the extension. Those that came in with
// cards go out with them; what our own cards name beside is added. Pure.
import {
  catalogueSizes,
  extensionFields,
  extensionServices,
  extensionTypes,
  type ExtensionMetric,
} from "@atalaya/contract/domain/desinventar/cards.ts";
import { causeTitles } from "@atalaya/contract/domain/desinventar/names.ts";
import { losses } from "@atalaya/contract/domain/losses.ts";
import type { CatalogueTable, Catalogues } from "../../../platform/desinventar/card-file.ts";
import type { Named } from "./export-queries.ts";
import { fit, type Row } from "./facts.ts";
import { kindsOfLevels, type NamesOf } from "./names.ts";

/** By what the rows of a table are told apart. */
const keys: Record<CatalogueTable, (row: Row) => string> = {
  eventos: ({ nombre = "" }) => nombre,
  causas: ({ causa = "" }) => causa,
  niveles: ({ nivel = "" }) => nivel,
  lev0: ({ lev0_cod = "" }) => lev0_cod,
  lev1: ({ lev1_cod = "" }) => lev1_cod,
  lev2: ({ lev2_cod = "" }) => lev2_cod,
  regiones: ({ codregion = "" }) => codregion,
  extensiontabs: ({ ntab = "" }) => ntab,
  diccionario: ({ nombre_campo = "" }) => nombre_campo.toUpperCase(),
  extensioncodes: ({ field_name = "", code_value = "" }) => `${field_name.toUpperCase()} ${code_value}`,
};

const kindTitles: Record<string, readonly [es: string, en: string]> = {
  region: ["Región", "Region"],
  province: ["Provincia", "Province"],
  municipality: ["Municipio", "Municipality"],
};

/** A tab of its own, behind those that a database of a country has. */
const tab = "900";

const typeOf = (metric: ExtensionMetric) => {
  const { unit } = losses[metric];
  return unit === "money" ? extensionTypes.money : unit === "ha" ? extensionTypes.number : extensionTypes.whole;
};

/** Each row once, as it was said first. */
class Lists {
  readonly tables = new Map<CatalogueTable, Map<string, Row>>();
  add(table: CatalogueTable, row: Row): void {
    const rows = this.tables.get(table) ?? new Map<string, Row>();
    this.tables.set(table, rows);
    const key = keys[table](row);
    if (key !== "" && !rows.has(key)) rows.set(key, row);
  }
  count(table: CatalogueTable): number {
    return this.tables.get(table)?.size ?? 0;
  }
}

/** A place of a card: its levels as rows of the tables of levels, and of the regions. */
function addPlace(lists: Lists, levels: readonly { code: string; name: string }[]): void {
  for (const [at, { code, name }] of levels.entries()) {
    const above = levels[at - 1]?.code ?? "";
    const own = { [`lev${at}_cod`]: fit(code, 15), [`lev${at}_name`]: fit(name, catalogueSizes.place) };
    if (code === "") continue;
    lists.add(`lev${at as 0 | 1 | 2}`, { ...own, ...(at > 0 && { [`lev${at}_lev${at - 1}`]: fit(above, 15) }) });
    lists.add("regiones", {
      codregion: fit(code, 15),
      nombre: fit(name, catalogueSizes.place),
      nivel: String(at),
      lev0_cod: fit(above, 15),
    });
  }
}

function addLoads(lists: Lists, { loads }: Named): void {
  for (const { catalogues, events, causes, places } of loads) {
    for (const [table, rows] of Object.entries(catalogues) as [CatalogueTable, Row[]][])
      for (const row of rows) lists.add(table, row);
    for (const nombre of events) lists.add("eventos", { serial: String(lists.count("eventos") + 1), nombre });
    for (const causa of causes) lists.add("causas", { causa });
    for (const levels of places) addPlace(lists, levels);
  }
}

function addOwn(lists: Lists, { variables, places, metrics, services }: Named, namesOf: NamesOf): void {
  for (const { name_es, name_en } of variables) {
    const nombre = fit(name_es, catalogueSizes.event);
    const serial = String(lists.count("eventos") + 1);
    lists.add("eventos", { serial, nombre, nombre_en: fit(name_en ?? name_es, catalogueSizes.event) });
  }
  for (const { id: company_id } of places) addPlace(lists, namesOf({ variable_id: 0, company_id }).levels);
  for (const { es, en } of causeTitles)
    lists.add("causas", { causa: fit(es, catalogueSizes.cause), causa_en: fit(en, catalogueSizes.cause) });
  for (const [at, kind] of kindsOfLevels({ places }).entries()) {
    const [descripcion = kind, descripcion_en = kind] = kindTitles[kind] ?? [];
    lists.add("niveles", { nivel: String(at), descripcion, descripcion_en, longitud: "15" });
  }
  const metricFields = Object.entries(extensionFields)
    .filter(([metric]) => metrics.includes(metric as ExtensionMetric))
    .map(([metric, field]) => {
      const { label } = losses[metric as ExtensionMetric];
      return { field, label, type: typeOf(metric as ExtensionMetric) };
    });
  const serviceFields = extensionServices
    .filter(({ service }) => services.includes(service))
    .map(({ field }) => ({ field, label: { es: field, en: field }, type: extensionTypes.yes_no }));
  const fields = [...metricFields, ...serviceFields];
  if (fields.length > 0)
    lists.add("extensiontabs", { ntab: tab, nsort: tab, svalue: "Otras pérdidas", svalue_en: "Other losses" });
  for (const { field, label, type } of fields)
    lists.add("diccionario", {
      orden: String(lists.count("diccionario") + 1),
      nombre_campo: field,
      descripcion_campo: label.es,
      label_campo: fit(label.es, catalogueSizes.label),
      label_campo_en: fit(label.en, catalogueSizes.label),
      tabnumber: tab,
      fieldtype: String(type),
    });
}

/** All lists of a file, by table. */
export function cataloguesOf(named: Named, namesOf: NamesOf): Catalogues {
  const lists = new Lists();
  addLoads(lists, named);
  addOwn(lists, named, namesOf);
  return Object.fromEntries([...lists.tables].map(([table, rows]) => [table, [...rows.values()]]));
}
