// The card of DesInventar, column by column: the table `fichas` in Spanish and the view `datacards` in English, with the sizes of their texts.
// Facts of DesInventar Server (scripts/create_postgres.sql, extension.java, DesInventar_es.properties); "sic" is how it spells them.
import type { Service } from "../event-card.ts";
import type { Metric } from "../losses.ts";

/** `flag`: -1 says yes. Empty and 0 both say nothing. */
export type ColumnType = "text" | "whole" | "number" | "flag";

/** `english`: in the view, which lacks two columns. `size`: letters that fit. */
export type CardColumn = { english: string | null; type: ColumnType; size: number | null };

const text = (size: number | null, english: string | null): CardColumn => ({ english, type: "text", size });
const whole = (english: string): CardColumn => ({ english, type: "whole", size: null });
const number = (english: string): CardColumn => ({ english, type: "number", size: null });
const flag = (english: string): CardColumn => ({ english, type: "flag", size: null });

/** In the order of the table. */
export const cardColumns = {
  serial: text(15, "serial"),
  level0: text(15, "level0"),
  level1: text(15, "level1"),
  level2: text(15, "level2"),
  name0: text(30, "name0"),
  name1: text(30, "name1"),
  name2: text(30, "name2"),
  evento: text(30, "event"),
  lugar: text(60, "place"),
  fechano: whole("d_year"),
  fechames: whole("d_month"),
  fechadia: whole("d_day"),
  muertos: whole("killed"),
  heridos: whole("injured"),
  desaparece: whole("missing"),
  afectados: whole("affected"),
  vivdest: whole("houses_destroyed"),
  vivafec: whole("houses_damaged"),
  otros: text(60, "other"),
  fuentes: text(255, "sources"),
  valorloc: number("value_local"),
  valorus: number("value_us"),
  fechapor: text(12, null),
  fechafec: text(12, null),
  hay_muertos: flag("with_killed"),
  hay_heridos: flag("with_injured"),
  hay_deasparece: flag("with_missing"), // sic
  hay_afectados: flag("with_affected"),
  hay_vivdest: flag("with_houses_destroyed"),
  hay_vivafec: flag("with_hauses_damaged"), // sic
  hay_otros: flag("with_other"),
  socorro: flag("relief"),
  salud: flag("health"),
  educacion: flag("education"),
  agropecuario: flag("agriculture"),
  industrias: flag("industries"),
  acueducto: flag("water"),
  alcantarillado: flag("sewage"),
  energia: flag("power"),
  comunicaciones: flag("communications"),
  causa: text(25, "cause"),
  descausa: text(60, "descr_cause"),
  transporte: flag("transportation"),
  magnitud2: text(25, "magnitude"),
  nhospitales: whole("nhospitals"),
  nescuelas: whole("nschools"),
  nhectareas: number("nhectares"),
  cabezas: whole("ncatle"), // sic
  /** Metres, whatever it is called: its label says so, and the view as well. */
  kmvias: number("mts_roads"),
  duracion: whole("duration"),
  damnificados: whole("victims"),
  evacuados: whole("evacuated"),
  hay_damnificados: flag("with_victims"),
  hay_evacuados: flag("with_evacuated"),
  hay_reubicados: flag("with_relocated"),
  reubicados: whole("relocated"),
  clave: whole("clave"),
  glide: text(30, "glide"),
  defaultab: whole("defaultab"),
  approved: whole("approved"),
  latitude: number("latitude"),
  longitude: number("longitude"),
  uu_id: text(37, "uu_id"),
  di_comments: text(null, "comments"),
} satisfies Record<string, CardColumn>;

export type CardColumnName = keyof typeof cardColumns;
export const cardColumnNames = Object.keys(cardColumns) as CardColumnName[];

export const isCardColumn = (name: string): name is CardColumnName => Object.hasOwn(cardColumns, name);

const byEnglish = new Map(
  cardColumnNames.flatMap((name): [string, CardColumnName][] => {
    const { english } = cardColumns[name];
    return english === null ? [] : [[english, name]];
  }),
);

/** The column that a heading of the view `datacards` means. */
export const columnOfEnglish = (heading: string): CardColumnName | undefined => byEnglish.get(heading);

/** What is counted in a column, and by which flag it says "there was some, not counted"; several metrics are one sum there. */
export type CountedColumn = { column: CardColumnName; flag?: CardColumnName; metrics: readonly [Metric, ...Metric[]] };

export const countedColumns: readonly CountedColumn[] = [
  { column: "muertos", flag: "hay_muertos", metrics: ["deaths"] },
  { column: "desaparece", flag: "hay_deasparece", metrics: ["missing"] },
  { column: "heridos", flag: "hay_heridos", metrics: ["injured"] },
  { column: "damnificados", flag: "hay_damnificados", metrics: ["direct_affected"] },
  { column: "afectados", flag: "hay_afectados", metrics: ["indirect_affected"] },
  { column: "evacuados", flag: "hay_evacuados", metrics: ["evacuated"] },
  { column: "reubicados", flag: "hay_reubicados", metrics: ["relocated"] },
  { column: "vivdest", flag: "hay_vivdest", metrics: ["houses_destroyed"] },
  { column: "vivafec", flag: "hay_vivafec", metrics: ["houses_damaged"] },
  { column: "nhectareas", metrics: ["crops_ha", "forest_ha"] },
  { column: "cabezas", metrics: ["livestock_heads"] },
  { column: "kmvias", metrics: ["roads_m"] },
  { column: "nhospitales", metrics: ["health_facilities_damaged", "health_facilities_destroyed"] },
  { column: "nescuelas", metrics: ["education_facilities_damaged", "education_facilities_destroyed"] },
  { column: "valorloc", metrics: ["loss_local"] },
  { column: "valorus", metrics: ["loss_usd"] },
];

/** Sectors that the card marks as affected, and the service that stopped there. */
export const sectorFlags: readonly { column: CardColumnName; service: Service }[] = [
  { column: "acueducto", service: "water" },
  { column: "alcantarillado", service: "sanitation" },
  { column: "comunicaciones", service: "ict" },
  { column: "educacion", service: "education" },
  { column: "energia", service: "power" },
  { column: "salud", service: "health" },
  { column: "socorro", service: "relief" },
  { column: "transporte", service: "transport" },
];

/**
 * Sectors that no service stands for. One that is marked and of which the card counts nothing says that something was lost there: the last
 * of its metrics, "some, not counted".
 */
export const productiveFlags: readonly { column: CardColumnName; metrics: readonly [Metric, ...Metric[]] }[] = [
  { column: "agropecuario", metrics: ["crops_ha", "forest_ha", "livestock_heads", "loss_agri"] },
  { column: "industrias", metrics: ["loss_productive"] },
];

/** Types of the fields of an extension (`diccionario.fieldtype`). */
export const extensionTypes = { whole: 1, number: 2, money: 3, yes_no: 6 } as const;

/**
 * What the card has no column for goes into fields of its extension: by the names of the Sendai extension of DesInventar (Sendai_en.sql)
 * where it has one, else by our own, which begin with `AT_`.
 */
export const extensionFields = {
  people_in_destroyed: "LIVING_DSTR_DWELLINGS",
  people_in_damaged: "LIVING_DMGD_DWELLINGS",
  livelihoods_affected: "LIVELIHOOD_AFCTD",
  forest_ha: "HA_FOREST_TOTAL",
  health_facilities_damaged: "HEALTH_FACILITIES_DMGD",
  health_facilities_destroyed: "HEALTH_FACILITIES_DSTR",
  education_facilities_damaged: "EDUCATION_DMGD",
  education_facilities_destroyed: "EDUCATION_DSTR",
  other_infra_damaged: "NUMBER_DMGD_INFRASTRUCTURES",
  other_infra_destroyed: "NUMBER_DSTR_INFRASTRUCTURES",
  loss_productive: "PRODUCTIVE_ASSETS_LOSS_AFCTD",
  loss_housing: "LOSS_DWELLINGS",
  loss_health: "LOSS_HEALTH_FACILITIES",
  loss_education: "LOSS_EDUCATION",
  loss_other_infra: "LOSS_INFRASTRUCTURES",
  sheltered: "AT_SHELTERED",
  isolated: "AT_ISOLATED",
  houses_minor: "AT_HOUSES_MINOR",
  houses_major: "AT_HOUSES_MAJOR",
  houses_uninhabitable: "AT_HOUSES_UNINHABITABLE",
  houses_in_assessment: "AT_HOUSES_IN_ASSESSMENT",
  pre_emptive_evacuated: "AT_PRE_EMPTIVE_EVACUATED",
  exposed_population: "AT_EXPOSED_POPULATION",
  burned_ha: "AT_BURNED_HA",
  power_cut: "AT_POWER_CUT",
  water_cut: "AT_WATER_CUT",
  loss_agri: "AT_LOSS_AGRI",
  loss_culture: "AT_LOSS_CULTURE",
} satisfies Partial<Record<Metric, string>>;
export type ExtensionMetric = keyof typeof extensionFields;
export const extensionMetrics = Object.keys(extensionFields) as ExtensionMetric[];

/** Services whose interruption is a field of the Sendai extension. */
export const extensionServices: readonly { field: string; service: Service }[] = [
  { field: "SOLID_WASTE_SERVICE", service: "solid_waste" },
  { field: "PUBLIC_ADMIN_SERVICE", service: "public_admin" },
];

/** How DesInventar says that there was something. */
export const yes = -1;

/** Names of fields of an extension, of their labels, and of codes are no longer than these. */
export const catalogueSizes = { event: 30, cause: 25, place: 30, field: 30, label: 60 } as const;

/** `approved`: 0 is approved; the rest waits in one way or another. */
export const approvals = { approved: 0, draft: 1, review: 2 } as const;
