// Every statement about properties. List, total and tiles share `matching`.
import { expressionBuilder, sql } from "kysely";
import type {
  Property,
  PropertyDraft,
  PropertyKind,
  PropertyQuery,
  PropertySummary,
} from "@atalaya/contract/resources/properties.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.ts";
import {
  asGeoJson,
  asPosition,
  fromGeoJson,
  hasWords,
  insideBbox,
  inTerritory,
  oneOf,
  paged,
  whenGiven,
} from "../../platform/database/sql.ts";
import type { MapLayer } from "../../platform/tiles/feature-tile.ts";
import { mapTotals } from "../../platform/tiles/map-totals.ts";
import type { Scope } from "../../platform/scope.ts";

const { ref } = expressionBuilder<{ r: DB["properties"] }, "r">();

type Query = Partial<PropertyQuery>;

const matching = (scope: Scope, query: Query = {}) =>
  sql<boolean>`${query.trash ? sql`r.deleted_at is not null` : sql`r.deleted_at is null`}
    and ${inTerritory(ref("r.company_id"), scope)}
    and ${whenGiven(query.kind, (kinds) => oneOf(ref("r.kind"), kinds))}
    and ${whenGiven(query.use, (uses) => oneOf(ref("r.use"), uses))}
    and ${whenGiven(query.sector, (sectors) => oneOf(ref("r.sector"), sectors))}
    and ${whenGiven(query.condition, (conditions) => oneOf(ref("r.condition"), conditions))}
    and ${whenGiven(query.is_critical, (is_critical) => sql`r.is_critical = ${is_critical}`)}
    and ${whenGiven(query.has_geometry, (has) => (has ? sql`r.cell is not null` : sql`r.cell is null`))}
    and ${whenGiven(query.bbox, insideBbox)}
    and ${whenGiven(query.q || null, (q) => hasWords(ref("r.search"), q))}`;

const summary = sql`r.id, r.version, r.created_at, r.updated_at, r.company_id, r.code, r.name, r.kind, r.use, r.structure_material,
  r.storeys, r.built_year, r.capacity, r.occupancy, r.owner, r.sector, r.is_critical, r.replacement_value, r.currency, r.condition,
  geometrytype(r.geometry) as geometry_type, ${asPosition(ref("r.anchor"))} as anchor, r.deleted_at`;

const details = sql`${summary}, r.notes, ${asGeoJson(ref("r.geometry"))} as geometry,
  (select u.name from users u where u.id::text = r.updated_by) as updated_by`;

export const listProperties = (db: Db, scope: Scope, query: PropertyQuery) =>
  paged<PropertySummary>(
    db,
    {
      columns: summary,
      from: sql`properties r`,
      where: matching(scope, query),
      id: sql`r.id`,
      sorts: {
        name: { by: sql`r.name collate spanish`, type: "text" },
        code: { by: sql`coalesce(r.code, '')`, type: "text" },
        // Unknown figures come last when the largest come first.
        capacity: { by: sql`coalesce(r.capacity, -1)::bigint`, type: "bigint" },
        replacement_value: { by: sql`coalesce(r.replacement_value, '-infinity')`, type: "float8" },
        updated_at: { by: sql`r.updated_at`, type: "timestamptz" },
      },
      default_sort: "name",
    },
    query,
  );

/** The same properties on the map: colour and icon are those of the kind. */
export const mapLayer = (scope: Scope, query: Query): MapLayer => ({
  from: sql`properties r`,
  where: matching(scope, query),
  symbol: "kind",
  carried: sql`r.kind`,
  carried_by_points: sql`r.name`,
});

/** How many properties match, by kind, and the box around their anchors. */
export async function countProperties(db: Db, scope: Scope, query: PropertyQuery) {
  const { totals, by_symbol } = await mapTotals<PropertyKind>(db, mapLayer(scope, query));
  return { ...totals, by_kind: by_symbol.map(({ symbol, count }) => ({ kind: symbol, count })) };
}

type Which = { trash?: boolean };

export async function findProperty(
  db: Db | Tx,
  scope: Scope,
  id: number,
  which: Which = {},
): Promise<Property | undefined> {
  const { rows } = await sql<Property>`
    select ${details} from properties r where ${matching(scope, which)} and r.id = ${id}`.execute(db);
  return rows[0];
}

const columnsOf = ({ geometry, ...draft }: Partial<PropertyDraft>) => ({
  ...draft,
  ...(geometry !== undefined && { geometry: geometry && fromGeoJson(geometry) }),
});

export async function insertProperty(tx: Tx, draft: PropertyDraft): Promise<number> {
  const { company_id, name, kind, use, ...rest } = draft;
  const { id } = await tx
    .insertInto("properties")
    .values({ company_id, name, kind, use, ...columnsOf(rest) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const updateProperty = (tx: Tx, id: number, changes: Partial<PropertyDraft>) =>
  tx
    .updateTable("properties")
    .set({ ...columnsOf(changes), version: sql`version` })
    .where("id", "=", id)
    .execute();
