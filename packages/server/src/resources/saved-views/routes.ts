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
import type { Routes } from "../../platform/app-kit.ts";
import { held, intoTrash } from "../../platform/database/rows.ts";
import type { Identity } from "../../platform/identity.ts";
import { FieldProblem, orNotFound } from "../../platform/problem.ts";
import { dropDefault, findView, insertView, listViews, updateView, type Viewer } from "./queries.ts";

const viewerOf = ({ user, assignments }: Identity): Viewer => ({
  id: user.id,
  role_keys: [...new Set(assignments.map(({ role }) => role))],
});

/** A view is offered to people whom one stands beside, not to everybody. */
function checkRoles(viewer: Viewer, role_keys: readonly string[] | undefined): void {
  if (role_keys?.some((key) => !viewer.role_keys.includes(key)))
    throw new FieldProblem({ role_keys: { code: "choice" } });
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
      config: { access: "signed_in" },
      schema: { summary: "Keep a view", body: SavedViewDraft, response: { 201: SavedView } },
    },
    async ({ actor, identity, body }, reply) => {
      const viewer = viewerOf(identity);
      checkRoles(viewer, body.role_keys);
      const made = await app.write(actor, async (tx) => {
        if (body.is_default) await dropDefault(tx, viewer, body.screen);
        return orNotFound(await findView(tx, viewer, await insertView(tx, viewer, body)));
      });
      return reply.code(201).send(made);
    },
  );

  app.put(
    "/saved-views/:id",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Rename, share or change one's own view; an older version answers 409",
        params: IdParameter,
        body: SavedViewPatch,
        response: { 200: SavedView },
      },
    },
    ({ actor, identity, params, body: { version, ...changes } }) => {
      const viewer = viewerOf(identity);
      checkRoles(viewer, changes.role_keys);
      return app.write(actor, async (tx) => {
        const own = () => findView(tx, viewer, params.id, { isOwn: true });
        const { screen } = await held(tx, "saved_views", params.id, own, version);
        if (changes.is_default) await dropDefault(tx, viewer, screen);
        await updateView(tx, params.id, changes);
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
