// Properties, as the server is told of them.
import { sql } from "kysely";
import { properties } from "@atalaya/contract/resources/properties.ts";
import type { Noun } from "../../platform/noun.ts";
import { propertyRoutes } from "./routes.ts";

export const propertiesNoun: Noun = {
  routes: [propertyRoutes],
  declares: [properties],
  rows: {
    properties: { name: sql`x.name`, permission: "properties.index" },
  },
  refusals: {
    properties_code: { code: { code: "taken" } },
    properties_company_id_fkey: { company_id: { code: "missing" } },
    properties_geometry_valid: { geometry: { code: "self_crossing" } },
  },
};
