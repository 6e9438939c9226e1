// Shelters, as the server is told of them: whom and what they may name, and how they stand by the newest count.
import { sql } from "kysely";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import { definePlain } from "../../platform/plain/define-noun.ts";
import { oneOf } from "../../platform/database/sql.ts";
import { ofOwnPlaces } from "../../platform/plain/plain-noun.ts";
import { isInstitution } from "../institutions/queries.ts";
import { comparedShelters } from "./compared.ts";
import { newestCount, occupancyRoutes } from "./occupancy.ts";
import { standingRoutes } from "./standing.ts";

const nameIn = (table: string, name: string, id: string) =>
  sql`(select ${sql.raw(name)} from ${sql.table(table)} x where x.id = ${sql.ref(`r.${id}`)})`;

export const sheltersNoun = definePlain(
  {
    resource: shelters,
    titleOf: ({ name_es, name_en }, language) => (language === "en" && name_en) || name_es,
    title: sql`x.name_es`,
    computed: {
      property_name: nameIn("properties", "x.name", "property_id"),
      record_name: nameIn("records", "x.title", "record_id"),
      institution_name_es: nameIn("institutions", "x.name_es", "institution_id"),
      institution_name_en: nameIn("institutions", "x.name_en", "institution_id"),
      person_name: nameIn("persons", "concat_ws(' ', x.first_name, x.last_name)", "person_id"),
      state: newestCount("state"),
      occupied: newestCount("occupied"),
      as_of: newestCount("as_of"),
    },
    filters: {
      // A shelter that nobody has counted yet stands in no state.
      state: (states) => oneOf(newestCount("state"), states),
    },
    references: {
      property_id: ofOwnPlaces("properties"),
      record_id: ofOwnPlaces("records"),
      institution_id: { table: "institutions", reach: "above", may: isInstitution },
      person_id: ofOwnPlaces("persons"),
    },
    carried_by_points: sql`r.name_es as name`,
    pointers: { "shelter_occupancy.shelter_id": "its own counts, kept with it" },
  },
  {
    routes: [standingRoutes, occupancyRoutes],
    compared: comparedShelters,
    rows: {
      shelter_occupancy: {
        name: sql`(select s.name_es from shelters s where s.id = x.shelter_id)`,
        permission: "shelters.index",
      },
    },
    refusals: { shelter_occupancy_as_of: { as_of: { code: "taken" } } },
  },
);
