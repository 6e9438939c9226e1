// Visibly fictitious shelters in the demo's fictitious buildings, and how many people were said to be there.
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { OccupancyDraft } from "@atalaya/contract/resources/shelters/occupancy.ts";
import type { Shelter } from "@atalaya/contract/resources/shelters.ts";
import type { Tx } from "../platform/database/database.ts";
import { fromGeoJson } from "../platform/database/sql.ts";

/** `ago`: minutes before now at which they were counted, in step with the fire that is under way. */
type Count = Pick<OccupancyDraft, "state" | "occupied"> & Partial<OccupancyDraft> & { ago: number };
type Services = Partial<
  Pick<Shelter, "has_water" | "has_power" | "has_kitchen" | "has_heating" | "is_accessible" | "takes_pets">
>;

type SeedShelter = Services & {
  name_es: string;
  name_en: string;
  kind: Shelter["kind"];
  /** Code of the place. */
  place: string;
  at: Position;
  capacity: number;
  /** Name of the property that it is in. */
  property: string | null;
  counts: readonly Count[];
};

const source = "Encargada del albergue (dato ficticio)";

const shelters: readonly SeedShelter[] = [
  {
    name_es: "Albergue Escuela Los Boldos (demo)",
    name_en: "Los Boldos School shelter (demo)",
    kind: "school",
    place: "05101",
    at: [-71.6102, -33.0583],
    capacity: 120,
    property: "Escuela Los Boldos (demo)",
    has_water: true,
    has_power: true,
    has_kitchen: true,
    is_accessible: true,
    counts: [
      { ago: 207, state: "open", occupied: 62, families: 18, children_under_2: 3 },
      { ago: 94, state: "open", occupied: 71, families: 21, children_under_2: 4, elderly: 12 },
      {
        ago: 27,
        state: "open",
        occupied: 61,
        families: 18,
        children_under_2: 3,
        pregnant: 1,
        elderly: 9,
        with_disability: 2,
        note: "Faltan pañales y agua envasada.",
      },
    ],
  },
  {
    name_es: "Albergue Gimnasio Las Palmas (demo)",
    name_en: "Las Palmas Gym shelter (demo)",
    kind: "gym",
    place: "05101",
    at: [-71.6018, -33.0497],
    capacity: 90,
    property: "Gimnasio Las Palmas (demo)",
    has_water: true,
    has_power: true,
    takes_pets: true,
    counts: [
      { ago: 61, state: "open", occupied: 57, families: 16 },
      { ago: 27, state: "full", occupied: 94, families: 27, elderly: 14, with_disability: 5 },
    ],
  },
  {
    name_es: "Albergue Sede Vecinal Miraflores (demo)",
    name_en: "Miraflores Community Centre shelter (demo)",
    kind: "community_centre",
    place: "05109",
    at: [-71.5402, -33.0261],
    capacity: 45,
    property: null,
    has_water: true,
    has_power: true,
    has_heating: true,
    is_accessible: true,
    counts: [
      { ago: 90 * 1440, state: "open", occupied: 19, families: 6 },
      { ago: 88 * 1440, state: "closed", occupied: 0 },
    ],
  },
  {
    name_es: "Albergue Centro Comunitario (demo)",
    name_en: "Community Centre shelter (demo)",
    kind: "community_centre",
    place: "05801",
    at: [-71.4402, -33.0471],
    capacity: 60,
    property: "Centro comunitario (demo)",
    has_water: true,
    has_power: true,
    has_kitchen: true,
    counts: [],
  },
];

/** Places are given by their code. After institutions, persons and properties, which some are in. */
export async function insertShelters(tx: Tx, places: ReadonlyMap<string, number>): Promise<void> {
  for (const { place, at, property, counts, ...fields } of shelters) {
    const company_id = places.get(place)!;
    const found = tx.selectFrom("properties").select("id").where("name", "=", property);
    const { id: property_id = null } = (await found.executeTakeFirst()) ?? {};
    const toCall = tx.selectFrom("persons").select("id").where("company_id", "=", company_id).orderBy("id");
    const { id: person_id = null } = (await toCall.executeTakeFirst()) ?? {};
    const none = { has_water: false, has_power: false, has_kitchen: false, has_heating: false, is_accessible: false };
    const shelter = { ...none, takes_pets: false, is_active: true, ...fields, company_id, property_id, person_id };
    const { id: shelter_id } = await tx
      .insertInto("shelters")
      .values({ ...shelter, geometry: fromGeoJson({ type: "Point", coordinates: at }) })
      .returning("id")
      .executeTakeFirstOrThrow();
    for (const { ago, ...count } of counts) {
      const as_of = new Date(Date.now() - ago * 60_000).toISOString();
      await tx
        .insertInto("shelter_occupancy")
        .values({ source, as_of, ...count, shelter_id, company_id })
        .execute();
    }
  }
}
