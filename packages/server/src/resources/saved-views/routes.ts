// Kept views: everybody's own, and those that somebody offers to a role that one holds.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  SavedView,
  SavedViewDraft,
  SavedViewList,
  SavedViewPatch,
  SavedViewQuery,
} from "@atalaya/contract/resources/saved-views.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { held, intoTrash } from "../../platform/database/rows.ts";
import type { Identity } from "../../platform/people/identity.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { dropDefault, findView, insertView, listViews, updateView, type Viewer } from "./queries.ts";

const viewerOf = ({ user, assignments }: Identity): Viewer => ({
  id: user.id,
  roles: assignments.map(({ role, company_id }) => ({ key: role, company_id })),
});

type Offer = Pick<SavedView, "role_keys" | "company_id">;

/** A view is offered to people whom one stands beside, where one stands beside them; one's own belongs to no place. */
function offered({ assignments, places }: Identity, { role_keys, company_id }: Offer): Offer {
  if (role_keys.length === 0) return { role_keys, company_id: null };
  const path = places.find(({ id }) => id === company_id)?.path;
  for (const key of role_keys) {
    const held = assignments.filter(({ role }) => role === key);
    if (held.length === 0) throw new FieldProblem({ role_keys: { code: "choice" } });
    const isHeldThere = held.some((it) => it.company_id === null || path?.includes(it.company_id));
    if (!isHeldThere) throw new FieldProblem({ company_id: { code: company_id === null ? "required" : "outside" } });
  }
  return { role_keys, company_id };
}

export const savedViewRoutes: Routes = async (app) => {
  app.get(
    "/saved-views",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Views of a screen that are kept",
        querystring: SavedViewQuery,
        response: { 200: SavedViewList },
      },
    },
    async ({ identity, query }) => ({ data: await listViews(app.db, viewerOf(identity), query.screen) }),
  );

  app.post(
    "/saved-views",
    {
      config: { access: "signed_in", body: "form" },
      schema: { summary: "Keep a view", body: SavedViewDraft, response: { 201: SavedView } },
    },
    async ({ actor, identity, body }, reply) => {
      const viewer = viewerOf(identity);
      const view = { ...body, ...offered(identity, body) };
      const made = await app.write(actor, async (tx) => {
        if (body.is_default) await dropDefault(tx, viewer, body.screen);
        return orNotFound(await findView(tx, viewer, await insertView(tx, viewer, view)));
      });
      return reply.code(201).send(made);
    },
  );

  app.put(
    "/saved-views/:id",
    {
      config: { access: "signed_in", body: "form" },
      schema: {
        summary: "Rename, share or change one's own view; an older version answers 409",
        params: IdParameter,
        body: SavedViewPatch,
        response: { 200: SavedView },
      },
    },
    ({ actor, identity, params, body: { version, ...changes } }) => {
      const viewer = viewerOf(identity);
      return app.write(actor, async (tx) => {
        const own = () => findView(tx, viewer, params.id, { isOwn: true });
        const current = await held(tx, "saved_views", params.id, own, version);
        const isOffer = changes.role_keys !== undefined || changes.company_id !== undefined;
        const offer = isOffer ? offered(identity, { ...current, ...changes }) : {};
        if (changes.is_default) await dropDefault(tx, viewer, current.screen);
        await updateView(tx, params.id, { ...changes, ...offer });
        return orNotFound(await own());
      });
    },
  );

  app.delete(
    "/saved-views/:id",
    {
      config: { access: "signed_in" },
      schema: { summary: "Drop one's own view", params: IdParameter, response: { 204: z.null() } },
    },
    async ({ actor, identity, params }, reply) => {
      await app.write(actor, async (tx) => {
        await held(tx, "saved_views", params.id, () => findView(tx, viewerOf(identity), params.id, { isOwn: true }));
        await intoTrash(tx, "saved_views", params.id);
      });
      return reply.code(204).send(null);
    },
  );
};
