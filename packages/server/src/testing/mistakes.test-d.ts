// Mistakes that must not compile: each line below an `@ts-expect-error` is one, and where it does compile the check of types fails.
import { sql } from "kysely";
import { properties } from "@atalaya/contract/resources/properties.ts";
import { listQuery } from "@atalaya/contract/record.ts";
import { z } from "zod";
import type { Db } from "../platform/database/database.ts";
import type { App } from "../platform/http/app-kit.ts";
import { resourceRoutes } from "../platform/http/resource-routes.ts";
import type { PlainNoun } from "../platform/plain/plain-noun.ts";
import { plainChanges } from "../platform/plain/plain-changes.ts";
import { plainQueries } from "../platform/plain/plain-queries.ts";

/** @public Never called: it is only read by the compiler. */
export function mistakes(app: App, db: Db, noun: Noun): void {
  const schema = { response: { 200: z.object({}) } };

  // A route that does not say who may call it.
  // @ts-expect-error
  app.get("/anything", { schema }, async () => ({}));
  // @ts-expect-error
  app.post("/anything", { schema, config: { body: "form" } }, async () => ({}));
  // @ts-expect-error
  app.get("/anything", { schema, config: { access: "properties.list" } }, async () => ({}));
  app.get("/anything", { schema, config: { access: "properties.index" } }, async () => ({}));

  // A column or a table that is not there, in a typed read.
  // @ts-expect-error
  void db.selectFrom("properties").select("nombre").execute();
  // @ts-expect-error
  void db.selectFrom("propertys").select("id").execute();

  // A permission that no noun edits under, one thing found that is another noun's, and a territory made by hand.
  const by = (): never => {
    throw new Error();
  };
  const queries = plainQueries(noun);
  const declared = { resource: properties, by, ...plainChanges(noun, queries) };
  // @ts-expect-error
  resourceRoutes(app, { ...declared, permission: "audit" });
  const find = async () => ({ id: 1, version: 1 });
  // @ts-expect-error
  resourceRoutes(app, { ...declared, permission: "properties", find });
  // @ts-expect-error
  void queries.matching({ company_ids: null, ancestor_ids: [] });
}

type Noun = PlainNoun<typeof properties>;
const by_name: NonNullable<NonNullable<Noun["sorts"]>["name"]> = { by: sql`r.name`, type: "text" };

/** @public A sort that the list does not have. */
// @ts-expect-error
export const sorts: Noun["sorts"] = { name: by_name, colour: by_name };

/** @public What the contract names and the table does not have must be said. */
type Renamed = Omit<typeof properties, "detail" | "query"> & {
  detail: z.ZodObject<(typeof properties.detail)["shape"] & { owner_name: z.ZodString }>;
  query: ReturnType<typeof listQuery<{ colour: z.ZodOptional<z.ZodString> }, "name">>;
};
// @ts-expect-error
export const computed: PlainNoun<Renamed>["computed"] = {};
// @ts-expect-error
export const filters: PlainNoun<Renamed>["filters"] = {};
