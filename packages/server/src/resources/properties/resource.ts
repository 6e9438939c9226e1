// Properties, as the server is told of them: what list, total and map ask for beyond what the contract names.
import { sql } from "kysely";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { definePlain } from "../../platform/plain/define-noun.ts";

export const propertiesNoun = definePlain({
  resource: properties,
  titleOf: ({ name }) => name,
  title: sql`x.name`,
  computed: {},
  filters: {},
  references: {},
  carried_by_points: sql`r.name`,
});
