// Regional and local institutions that exist, with their true names and no contact data, and visibly fictitious persons and properties.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { InstitutionDraft } from "@atalaya/contract/resources/institutions.ts";
import type { PropertyDraft } from "@atalaya/contract/resources/properties.ts";
import type { Tx } from "../platform/database/database.ts";
import { fromGeoJson } from "../platform/database/sql.ts";

type SeedInstitution = {
  acronym: string | null;
  name_es: string;
  name_en: string;
  kind: InstitutionDraft["kind"];
  level: InstitutionDraft["level"];
  /** Code of the place it belongs to. */
  place: string;
  /** Spanish name of the one above it, which the pack has. */
  parent: string | null;
};

const institution = (
  [acronym, name_es, name_en]: [string | null, string, string],
  kind: SeedInstitution["kind"],
  level: SeedInstitution["level"],
  place: string,
  parent: string | null = null,
): SeedInstitution => ({ acronym, name_es, name_en, kind, level, place, parent });

const senapred = "Servicio Nacional de Prevención y Respuesta ante Desastres";
const conaf = "Corporación Nacional Forestal";
const firefighters = "Junta Nacional de Cuerpos de Bomberos de Chile";

/** Below the national bodies of the pack. */
const institutions: SeedInstitution[] = [
  institution(
    [null, "SENAPRED, Dirección Regional de Valparaíso", "SENAPRED, Valparaíso Regional Directorate"],
    "central_government",
    "regional",
    "05",
    senapred,
  ),
  institution(
    [null, "SENAPRED, Dirección Regional del Biobío", "SENAPRED, Biobío Regional Directorate"],
    "central_government",
    "regional",
    "08",
    senapred,
  ),
  institution(
    [null, "CONAF, Oficina Regional de Valparaíso", "CONAF, Valparaíso Regional Office"],
    "technical",
    "regional",
    "05",
    conaf,
  ),
  institution(
    [null, "Cuerpo de Bomberos de Valparaíso", "Valparaíso Fire Brigade"],
    "response",
    "communal",
    "05101",
    firefighters,
  ),
  institution(
    [null, "Cuerpo de Bomberos de Viña del Mar", "Viña del Mar Fire Brigade"],
    "response",
    "communal",
    "05109",
    firefighters,
  ),
  institution(
    [null, "Gobierno Regional de Valparaíso", "Regional Government of Valparaíso"],
    "regional_government",
    "regional",
    "05",
  ),
  institution([null, "Municipalidad de Valparaíso", "Municipality of Valparaíso"], "municipal", "communal", "05101"),
  institution(
    [null, "Municipalidad de Viña del Mar", "Municipality of Viña del Mar"],
    "municipal",
    "communal",
    "05109",
  ),
  institution([null, "Municipalidad de Quilpué", "Municipality of Quilpué"], "municipal", "communal", "05801"),
];

/** First name, position in both languages, place, institution. Numbers that nobody has: the country's code and zeros. */
const persons: [name: string, es: string, en: string, place: string, institution: string, is24x7: boolean][] = [
  ["Uno", "Encargada de gestión del riesgo", "DRM officer", "05101", "Municipalidad de Valparaíso", true],
  ["Dos", "Operador de comunicaciones", "Radio operator", "05101", "Municipalidad de Valparaíso", true],
  ["Tres", "Comandante", "Commander", "05101", "Cuerpo de Bomberos de Valparaíso", true],
  ["Cuatro", "Encargado de gestión del riesgo", "DRM officer", "05109", "Municipalidad de Viña del Mar", true],
  ["Cinco", "Superintendente", "Superintendent", "05109", "Cuerpo de Bomberos de Viña del Mar", false],
  ["Seis", "Directora regional", "Regional director", "05", "SENAPRED, Dirección Regional de Valparaíso", true],
  ["Siete", "Jefe de incendios forestales", "Head of wildfires", "05", "CONAF, Oficina Regional de Valparaíso", true],
  ["Ocho", "Encargada de emergencia", "Emergency officer", "05801", "Municipalidad de Quilpué", false],
];

type SeedProperty = Pick<PropertyDraft, "kind" | "use"> & {
  name: string;
  place: string;
  at: Position;
  more: Partial<PropertyDraft>;
};

const property = (
  name: string,
  [kind, use]: [PropertyDraft["kind"], PropertyDraft["use"]],
  [place, at]: [string, Position],
  more: Partial<PropertyDraft> = {},
): SeedProperty => ({ name: `${name} (demo)`, kind, use, place, at, more });

const valparaiso = (lon: number, lat: number): [string, Position] => ["05101", [lon, lat]];
const vina = (lon: number, lat: number): [string, Position] => ["05109", [lon, lat]];

const properties: SeedProperty[] = [
  property("Escuela Los Boldos", ["building", "education"], valparaiso(-71.6102, -33.0583), {
    structure_material: "confined_masonry",
    storeys: 2,
    built_year: 1968,
    capacity: 420,
    occupancy: 385,
    sector: "education",
    is_critical: true,
    condition: "fair",
  }),
  property("Consultorio El Faro", ["facility", "health"], valparaiso(-71.6305, -33.0511), {
    structure_material: "reinforced_concrete",
    storeys: 3,
    built_year: 1999,
    capacity: 160,
    sector: "health",
    is_critical: true,
    condition: "good",
    replacement_value: 2_400_000_000,
    currency: "CLP",
  }),
  property("Gimnasio Las Palmas", ["building", "recreation"], valparaiso(-71.6018, -33.0497), {
    structure_material: "steel",
    capacity: 900,
    occupancy: 0,
    sector: "community_infrastructure",
    condition: "good",
  }),
  property("Bodega de emergencia", ["building", "storage"], valparaiso(-71.5962, -33.0461), {
    structure_material: "steel",
    sector: "disaster_risk_management",
    is_critical: true,
    condition: "good",
    replacement_value: 180_000_000,
    currency: "CLP",
  }),
  property("Red de agua potable, cerros altos", ["network", "water_sanitation"], valparaiso(-71.6189, -33.0602), {
    sector: "water",
    is_critical: true,
    condition: "poor",
    geometry: {
      type: "LineString",
      coordinates: [
        [-71.6249, -33.0571],
        [-71.6202, -33.0596],
        [-71.6151, -33.0611],
        [-71.6098, -33.0607],
      ],
    },
  }),
  property("Conjunto de adobe", ["site", "residential"], valparaiso(-71.6241, -33.0452), {
    structure_material: "adobe",
    storeys: 1,
    built_year: 1910,
    occupancy: 64,
    sector: "housing",
    condition: "ruinous",
    geometry: {
      type: "Polygon",
      coordinates: [
        [
          [-71.6249, -33.0458],
          [-71.6232, -33.0459],
          [-71.6229, -33.0446],
          [-71.6247, -33.0445],
          [-71.6249, -33.0458],
        ],
      ],
    },
  }),
  property("Camión aljibe 01", ["vehicle", "emergency_response"], valparaiso(-71.5968, -33.0465), {
    sector: "disaster_risk_management",
    condition: "good",
    replacement_value: 95_000,
    currency: "USD",
  }),
  property("Liceo Reñaca Alto", ["building", "education"], vina(-71.5142, -32.9812), {
    structure_material: "reinforced_concrete",
    storeys: 4,
    built_year: 2006,
    capacity: 780,
    sector: "education",
    is_critical: true,
    condition: "good",
  }),
  property("Posta El Olivar", ["facility", "health"], vina(-71.4903, -33.0341), {
    structure_material: "wood",
    storeys: 1,
    capacity: 40,
    sector: "health",
    is_critical: true,
    condition: "fair",
  }),
  property("Estanque Forestal", ["facility", "water_sanitation"], vina(-71.5311, -33.0487), {
    structure_material: "reinforced_concrete",
    sector: "water",
    is_critical: true,
    condition: "good",
  }),
  property("Grupo electrógeno 250 kVA", ["equipment", "energy"], vina(-71.5522, -33.0251), {
    sector: "energy",
    condition: "fair",
  }),
  property("Centro comunitario", ["building", "mixed"], ["05801", [-71.4402, -33.0471]], {
    structure_material: "reinforced_masonry",
    storeys: 2,
    capacity: 220,
    sector: "community_infrastructure",
    condition: "good",
  }),
];

/** Places are given by their code. */
export async function insertEntities(tx: Tx, places: ReadonlyMap<string, number>): Promise<void> {
  const national = await tx.selectFrom("institutions").select(["id", "name_es"]).execute();
  const ids = new Map(national.map(({ id, name_es }) => [name_es, id]));
  for (const { place, parent, ...named } of institutions) {
    const parent_institution_id = parent === null ? null : ids.get(parent)!;
    const row = { ...named, company_id: places.get(place)!, parent_institution_id };
    const { id } = await tx.insertInto("institutions").values(row).returning("id").executeTakeFirstOrThrow();
    ids.set(named.name_es, id);
  }
  for (const [index, [name, position_es, position_en, place, works_at, is24x7]] of persons.entries())
    await tx
      .insertInto("persons")
      .values({
        company_id: places.get(place)!,
        institution_id: ids.get(works_at)!,
        first_name: "Persona Demo",
        last_name: name,
        position_es,
        position_en,
        national_id_type: "other",
        national_id: `DEMO-${String(index + 1).padStart(4, "0")}`,
        email: `persona.${index + 1}@demo.test`,
        phone_24x7: is24x7 ? `+56 9 0000 000${index + 1}` : null,
      })
      .execute();
  for (const [index, { place, at, more, ...named }] of properties.entries()) {
    const { geometry, ...fields } = more;
    await tx
      .insertInto("properties")
      .values({
        ...named,
        ...fields,
        company_id: places.get(place)!,
        code: `INV-${String(index + 1).padStart(3, "0")}`,
        owner: "Municipalidad (dato ficticio)",
        geometry: fromGeoJson(geometry ?? { type: "Point", coordinates: at }),
      })
      .execute();
  }
}
