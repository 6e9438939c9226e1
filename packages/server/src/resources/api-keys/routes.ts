// Keys by which programs call in a person's name: each person's own, and those of people whom the caller manages (decision 0081).
import type { FastifyRequest } from "fastify";
import { allOf, IdParameter } from "@atalaya/contract/record.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import { ApiKey, ApiKeyDraft, ApiKeyMade, ApiKeyQuery } from "@atalaya/contract/resources/users/api-keys.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { readable } from "../../platform/http/access.ts";
import { orNotFound, Problem } from "../../platform/http/problem.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { findUser } from "../users/queries.ts";
import { countWorking, findKey, insertKey, listKeys, revokeKey } from "./queries.ts";
import { mayLend } from "./rules.ts";

/** Of one person; the words of `keys_many` say it. */
const mostWorking = 50;

/** What of a key of this person the caller is shown; undefined where the person is not his to manage. */
async function viewOf(db: Db | Tx, request: FastifyRequest, user_id: number, permission: Permission) {
  if (user_id === request.identity.user.id) return (key: ApiKey) => key;
  const scope = readable(request, permission);
  if (!scope || !(await findUser(db, scope, user_id))) return undefined;
  const isSeen = (id: number) => scope.company_ids === null || scope.company_ids.includes(id);
  return (key: ApiKey): ApiKey => ({ ...key, company_ids: key.company_ids?.filter(isSeen) ?? null });
}

export const apiKeyRoutes: Routes = async (app) => {
  app.get(
    "/api-keys",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "One's own keys, or with `user_id` those of somebody whom the caller manages",
        querystring: ApiKeyQuery,
        response: { 200: allOf(ApiKey) },
      },
    },
    async (request) => {
      const { user_id = request.identity.user.id } = request.query;
      const shown = orNotFound(await viewOf(app.db, request, user_id, "users.index"));
      return { data: (await listKeys(app.db, user_id)).map(shown) };
    },
  );

  app.post(
    "/api-keys",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Make a key; it is told this once and never again",
        body: ApiKeyDraft,
        response: { 201: ApiKeyMade },
      },
    },
    async ({ actor, identity, body }, reply) => {
      mayLend(identity, body);
      // A secret is kept nowhere: sent again, the request makes another key.
      const { once: _forgotten, ...by } = actor;
      const made = await app.write(by, async (tx) => {
        if ((await countWorking(tx, identity.user.id)) >= mostWorking) throw new Problem("keys_many");
        return insertKey(tx, identity.user.id, body);
      });
      return reply.code(201).send(made);
    },
  );

  app.delete(
    "/api-keys/:id",
    {
      config: { access: "signed_in", inMaintenance: "a lost key does not wait" },
      schema: {
        summary: "Revoke a key: one's own, or of somebody whom the caller manages; nobody calls by it any more",
        params: IdParameter,
        response: { 200: ApiKey },
      },
    },
    async (request) => {
      const { id } = request.params;
      const revoked = await app.write(request.actor, async (tx) => {
        const { user_id } = orNotFound(await findKey(tx, id));
        const shown = orNotFound(await viewOf(tx, request, user_id, "users.update"));
        await revokeKey(tx, id);
        const { user_id: _whose, ...key } = orNotFound(await findKey(tx, id));
        return shown(key);
      });
      app.identities.forget();
      return revoked;
    },
  );
};
