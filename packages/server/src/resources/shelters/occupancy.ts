// The counts of a shelter: written once each, never changed, taken out where they were wrong; all of it is in the audit log.
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { calls } from "@atalaya/contract/calls.ts";
import { GivenInstant, IdParameter } from "@atalaya/contract/record.ts";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import type { Occupancy, OccupancyDraft } from "@atalaya/contract/resources/shelters/occupancy.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";

/** A column of the newest count of the shelter `r`. */
export const newestCount = (column: "state" | "occupied" | "as_of"): RawBuilder<unknown> =>
  sql`(select ${sql.ref(`o.${column}`)} from shelter_occupancy o where o.shelter_id = r.id order by o.as_of desc limit 1)`;

const columns = sql`o.id, o.as_of, o.state, o.occupied, o.families, o.children_under_2, o.pregnant, o.elderly, o.with_disability,
  o.note, o.source, (select u.name from users u where u.id::text = o.created_by) as created_by`;

/** The place of a shelter that is not in the trash, if the caller may do there what the call does. */
async function placeOf(door: Db | Tx, scope: Scope, id: number): Promise<number> {
  const { rows } = await sql<{ company_id: number }>`
    select company_id from shelters r
    where r.id = ${id} and r.deleted_at is null and ${inTerritory(sql<number>`r.company_id`, scope)}`.execute(door);
  return orNotFound(rows[0]).company_id;
}

/** An instant is kept as finely as it is answered: by what it is called there it is found again. */
const kept = (at: string) => new Date(at).toISOString();

async function countsOf(db: Db, scope: Scope, id: number): Promise<Occupancy[]> {
  await placeOf(db, scope, id);
  const { rows } = await sql<Occupancy>`
    select ${columns} from shelter_occupancy o where o.shelter_id = ${id} order by o.as_of desc`.execute(db);
  return rows;
}

async function addCount(tx: Tx, scope: Scope, shelter_id: number, draft: OccupancyDraft): Promise<Occupancy> {
  const company_id = await placeOf(tx, scope, shelter_id);
  const added = tx
    .insertInto("shelter_occupancy")
    .values({ ...draft, as_of: kept(draft.as_of), shelter_id, company_id });
  const { id } = await added.returning("id").executeTakeFirstOrThrow();
  const { rows } = await sql<Occupancy>`select ${columns} from shelter_occupancy o where o.id = ${id}`.execute(tx);
  return rows[0]!;
}

async function removeCount(tx: Tx, scope: Scope, shelter_id: number, as_of: string): Promise<void> {
  await placeOf(tx, scope, shelter_id);
  const removed = tx
    .deleteFrom("shelter_occupancy")
    .where("shelter_id", "=", shelter_id)
    .where("as_of", "=", kept(as_of));
  orNotFound(await removed.returning("id").executeTakeFirst());
}

const { ":id/occupancy": Course } = shelters.answers;
const { body, answer } = shelters.acts.occupancy;

export const occupancyRoutes: Routes = async (app) => {
  app.get(
    "/shelters/:id/occupancy",
    {
      config: { access: "shelters.index" },
      schema: { summary: "How many were there, newest first", params: IdParameter, response: { 200: Course } },
    },
    async ({ scope, params }) => ({ data: await countsOf(app.db, scope, params.id) }),
  );

  app.post(
    "/shelters/:id/occupancy",
    {
      config: { access: "shelters.update" },
      schema: {
        summary: "Say how many are there; a second count of the same instant is refused",
        params: IdParameter,
        body,
        response: { 201: answer },
      },
    },
    async ({ actor, scope, params, body: draft }, reply) =>
      reply.code(201).send(await app.write(actor, (tx) => addCount(tx, scope, params.id, draft))),
  );

  app.delete(
    "/shelters/:id/occupancy",
    {
      config: { access: "shelters.update" },
      schema: {
        summary: "Take out the count of this instant, where it was wrong; it stays in the audit log",
        params: IdParameter,
        querystring: z.object({ as_of: GivenInstant }),
        response: { 204: calls["DELETE shelters/:id/occupancy"] },
      },
    },
    async ({ actor, scope, params, query }, reply) => {
      await app.write(actor, (tx) => removeCount(tx, scope, params.id, query.as_of));
      return reply.code(204).send(null);
    },
  );
};
