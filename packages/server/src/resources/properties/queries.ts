// Properties: what list, total and tiles ask for, beyond what the contract names.
import { sql } from "kysely";
import { properties, type PropertyQuery } from "@atalaya/contract/resources/properties.ts";
import { plainChanges } from "../../platform/plain/plain-changes.ts";
import type { PlainNoun } from "../../platform/plain/plain-noun.ts";
import { plainQueries } from "../../platform/plain/plain-queries.ts";
import type { Scope } from "../../platform/scope.ts";
import type { MapLayer } from "../../platform/tiles/feature-tile.ts";

const noun: PlainNoun<typeof properties, "properties"> = {
  resource: properties,
  table: "properties",
  sorts: {
    name: { by: sql`r.name collate spanish`, type: "text" },
    code: { by: sql`coalesce(r.code, '')`, type: "text" },
    // Unknown figures come last when the largest come first.
    capacity: { by: sql`coalesce(r.capacity, -1)::bigint`, type: "bigint" },
    replacement_value: { by: sql`coalesce(r.replacement_value, '-infinity')`, type: "float8" },
    updated_at: { by: sql`r.updated_at`, type: "timestamptz" },
  },
  default_sort: "name",
  computed: {},
  filters: {},
};

export const propertyQueries = plainQueries(noun);
export const propertyChanges = plainChanges(noun, propertyQueries);

/** The same properties on the map: colour and icon are those of the kind. */
export const mapLayer = (scope: Scope, query: Partial<PropertyQuery>): MapLayer => ({
  from: sql`properties r`,
  where: propertyQueries.matching(scope, query),
  symbol: "kind",
  carried: sql`r.kind`,
  carried_by_points: sql`r.name`,
});
