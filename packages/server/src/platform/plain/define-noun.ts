// What the server knows of a plain noun, as any other noun tells it: its calls, how the audit log calls its rows, what its constraints mean.
import { sql } from "kysely";
import { pageOf } from "@atalaya/contract/record.ts";
import type { Editable, Permission } from "@atalaya/contract/permissions.ts";
import type { Scope } from "../scope.ts";
import type { Routes } from "../http/app-kit.ts";
import { resourceRoutes } from "../http/resource-routes.ts";
import type { Noun, Refusals } from "../noun.ts";
import { exportRoute } from "../sheets/export-route.ts";
import type { MapLayer } from "../tiles/feature-tile.ts";
import { mapRoutes } from "./map-routes.ts";
import { plainChanges } from "./plain-changes.ts";
import type { PlainNoun, PlainResource, QueryOf } from "./plain-noun.ts";
import { plainQueries } from "./plain-queries.ts";

/** Names of constraints as PostgreSQL makes them, and as `place_on_map` and the convention `<table>_code` do. */
function refusalsOf({ path, draft }: PlainResource): Refusals {
  const fields = Object.entries(draft.shape);
  const references = fields.filter(([name]) => name.endsWith("_id"));
  return {
    ...Object.fromEntries(references.map(([name]) => [`${path}_${name}_fkey`, { [name]: { code: "missing" } }])),
    [`${path}_geometry_valid`]: { geometry: { code: "self_crossing" } },
    ...("code" in draft.shape && { [`${path}_code`]: { code: { code: "taken" } } }),
  };
}

/**
 * Everything that a plain noun's `resource.ts` has to say: `GET /<path>`, `/export`, `/totals`, `/tiles`, and the calls for one and for many
 * (`resourceRoutes`). `more`: what is special about it.
 */
export function definePlain<R extends PlainResource>(declared: PlainNoun<R>, more: Partial<Noun> = {}): Noun {
  // From here on only what all plain nouns have is known of this one: its schemas decide what it holds.
  const noun = declared as unknown as PlainNoun<PlainResource>;
  const { resource, pointers, titleOf } = noun;
  const { path, symbol } = resource;
  const access = `${path}.index` as Permission;
  const queries = plainQueries(noun);
  const layer = (scope: Scope, query: QueryOf<PlainResource>): MapLayer => ({
    from: sql`${sql.table(path)} r`,
    where: queries.matching(scope, query),
    symbol,
    carried: sql.ref(`r.${symbol}`),
    carried_by_points: noun.carried_by_points,
  });

  const routes: Routes = async (app) => {
    app.get(
      `/${path}`,
      {
        config: { access },
        schema: {
          summary: `${resource.title.en}: filtered, sorted, a page at a time`,
          querystring: resource.query,
          response: { 200: pageOf(resource.summary) },
        },
      },
      ({ scope, query }) => queries.list(app.db, scope, query),
    );

    exportRoute(app, {
      resource,
      access,
      query: resource.sheet,
      columns: resource.columns,
      rows: (_request, scope, query) => queries.every(app.db, scope, query, query.format),
    });

    mapRoutes(app, { resource, access, layer, symbol });

    resourceRoutes(app, {
      resource,
      permission: path as Editable,
      body: "geometry",
      by: (_request, scope) => scope,
      find: queries.find,
      ...plainChanges(noun, queries),
      many: { schemas: resource.many, table: path, titleOf },
    });
  };

  return {
    ...more,
    routes: [routes, ...(more.routes ?? [])],
    declares: [resource, ...(more.declares ?? [])],
    rows: { [path]: { name: noun.title, permission: access }, ...more.rows },
    refusals: { ...refusalsOf(resource), ...more.refusals },
    pointers: { ...(pointers && { [path]: pointers }), ...more.pointers },
    sample: { path: `/api/${path}`, table: path, draft: resource.draft, references: noun.references },
  };
}
