// Shelters: where people can sleep who had to leave their homes. How many are there is counted in occupancy.ts.
import { z } from "zod";
import { definePlainNoun } from "../plain/noun.ts";
import { allOf, Id, Instant } from "../record.ts";
import { optionalCount } from "../values/amounts.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { SheltersStanding } from "./shelters/standing.ts";
import { Occupancy, OccupancyDraft, occupancyLabels, occupancyStates, stateTitles } from "./shelters/occupancy.ts";

const kinds = ["school", "gym", "community_centre", "church", "hotel", "camp", "other"] as const;
const optionalId = Id.nullable().default(null);
const yes = z.boolean().default(false);

const plain = definePlainNoun({
  path: "shelters",
  title: { es: "Albergues", en: "Shelters" },
  screen: { path: "/albergues", group: "places", icon: "bed", key: "shelter" },
  texts: {
    one: { es: "Albergue", en: "Shelter" },
    many: { es: "albergues", en: "shelters" },
    new: { es: "Nuevo albergue", en: "New shelter" },
    saved: { es: "Albergue guardado", en: "Shelter saved" },
    search: { es: "Buscar albergue…", en: "Search shelter…" },
    none_title: { es: "Todavía no hay albergues", en: "There are no shelters yet" },
    none_text: {
      es: "Registre dónde puede dormir la gente antes de que haga falta: escuelas, gimnasios, sedes vecinales.",
      en: "Record where people can sleep before it is needed: schools, gyms, community centres.",
    },
    identity: { es: "Qué es", en: "What it is" },
    services: { es: "Qué ofrece", en: "What it has" },
    charge: { es: "A cargo", en: "In charge" },
    people: { es: "personas", en: "people" },
  },
  fields: {
    name_es: requiredText(200),
    name_en: optionalText(200),
    kind: z.enum(kinds),
    /** The building it is in: of the inventory, or a record of the base map. */
    property_id: optionalId,
    record_id: optionalId,
    institution_id: optionalId,
    /** Whom to call. */
    person_id: optionalId,
    /** Persons who can sleep there. */
    capacity: optionalCount(),
    has_water: yes,
    has_power: yes,
    has_kitchen: yes,
    has_heating: yes,
    is_accessible: yes,
    takes_pets: yes,
    is_active: z.boolean().default(true),
    notes: optionalText(5000),
  },
  labels: {
    name_es: { es: "Nombre", en: "Name (Spanish)" },
    name_en: { es: "Nombre en inglés", en: "Name (English)" },
    kind: { es: "Tipo", en: "Kind" },
    property_id: { es: "Propiedad en que está", en: "Property it is in" },
    record_id: { es: "Instalación del mapa base", en: "Facility of the base map" },
    institution_id: { es: "Institución a cargo", en: "Institution in charge" },
    person_id: { es: "A quién llamar", en: "Person to call" },
    capacity: { es: "Capacidad", en: "Capacity" },
    has_water: { es: "Agua", en: "Water" },
    has_power: { es: "Electricidad", en: "Power" },
    has_kitchen: { es: "Cocina", en: "Kitchen" },
    has_heating: { es: "Calefacción", en: "Heating" },
    is_accessible: { es: "Accesible", en: "Accessible" },
    takes_pets: { es: "Recibe mascotas", en: "Takes pets" },
    is_active: { es: "Vigente", en: "Active" },
    notes: { es: "Notas", en: "Notes" },
    state: occupancyLabels.state,
    occupied: occupancyLabels.occupied,
    as_of: occupancyLabels.as_of,
  },
  choices: {
    kind: {
      school: { es: "Escuela", en: "School" },
      gym: { es: "Gimnasio", en: "Gym" },
      community_centre: { es: "Sede comunitaria", en: "Community centre" },
      church: { es: "Templo", en: "Church" },
      hotel: { es: "Hotel o residencia", en: "Hotel or residence" },
      camp: { es: "Campamento", en: "Camp" },
      other: { es: "Otro", en: "Other" },
    },
    state: stateTitles,
  },
  symbol: "kind",
  filters: ["state", "kind", "has_water", "has_power", "has_kitchen", "is_accessible", "takes_pets", "is_active"],
  sorts: ["name_es", "capacity", "updated_at"],
  default_sort: "name_es",
  detail: ["notes"],
  also: {
    property_name: z.string().nullable(),
    record_name: z.string().nullable(),
    institution_name_es: z.string().nullable(),
    institution_name_en: z.string().nullable(),
    person_name: z.string().nullable(),
    /** By the newest count; null while nobody counted. */
    state: z.enum(occupancyStates).nullable(),
    occupied: z.int().nullable(),
    as_of: Instant.nullable(),
  },
  shared: [
    "kind",
    "institution_id",
    "has_water",
    "has_power",
    "has_kitchen",
    "has_heating",
    "is_accessible",
    "takes_pets",
    "is_active",
  ],
  lead: ["name_es", "kind"],
  usual: ["state", "occupied", "capacity", "as_of", "person_id"],
  beside: ["state", "occupied"],
});

export const shelters = {
  ...plain,
  labels: { ...plain.labels, ...occupancyLabels },
  answers: { ...plain.answers, standing: SheltersStanding, ":id/occupancy": allOf(Occupancy) },
  acts: { occupancy: { body: OccupancyDraft, answer: Occupancy } },
};
export type Shelter = z.infer<typeof shelters.detail>;
