// One's own account: data and language, password, sessions.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import { OwnSession, PasswordChange, ProfilePatch } from "@atalaya/contract/resources/accounts.ts";
import { OwnUser } from "@atalaya/contract/resources/sessions.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { grantsOf } from "../../platform/people/identity.ts";
import { hashPassword, passwordMatches } from "../../platform/people/passwords.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { countAttempt } from "../../platform/people/attempt-limit.ts";
import {
  changeProfile,
  listSessions,
  passwordHashOf,
  revokeOwnSession,
  revokeSessionsOf,
  setPassword,
  stillHas,
} from "./queries.ts";

const wrongPassword = () => new FieldProblem({ current_password: { code: "wrong_password" } });

export const settingsRoutes: Routes = async (app) => {
  app.patch(
    "/settings/profile",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Change one's own name, e-mail or language",
        body: ProfilePatch,
        response: { 200: OwnUser },
      },
    },
    async ({ actor, identity, body, ip }) => {
      // The answer tells whether somebody has the address, so that not many are tried.
      if (body.email !== undefined && body.email !== identity.user.email)
        await countAttempt(app.write, "settings/profile", identity.user.id, ip);
      const changed = await app.write(actor, (tx) => changeProfile(tx, identity.user.id, body));
      app.identities.forget();
      return { user: { ...identity.user, ...changed, grants: grantsOf(identity) } };
    },
  );

  app.patch(
    "/settings/password",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Change one's own password; ends the other sessions",
        body: PasswordChange,
        response: { 204: z.null() },
      },
    },
    async ({ actor, identity, body, ip }, reply) => {
      const { id } = identity.user;
      const attempt = await countAttempt(app.write, "settings/password", id, ip);
      const present = (await passwordHashOf(app.db, id)) ?? undefined;
      if (!(await passwordMatches(body.current_password, present)) || !present) throw wrongPassword();
      const password_hash = await hashPassword(body.password);
      await app.write(actor, async (tx) => {
        if (!(await stillHas(tx, id, present))) throw wrongPassword();
        await setPassword(tx, id, password_hash);
        await revokeSessionsOf(tx, id, identity.session_id);
      });
      await attempt.forgive();
      app.identities.forget();
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/settings/sessions",
    {
      config: { access: "signed_in" },
      schema: { summary: "One's own open sessions", response: { 200: z.object({ data: z.array(OwnSession) }) } },
    },
    async ({ identity }) => ({ data: await listSessions(app.db, identity) }),
  );

  app.delete(
    "/settings/sessions/:id",
    {
      config: { access: "signed_in", inMaintenance: "a lost telephone does not wait" },
      schema: { summary: "End one of one's own sessions", params: IdParameter, response: { 204: z.null() } },
    },
    async ({ actor, identity, params }, reply) => {
      orNotFound(await app.write(actor, (tx) => revokeOwnSession(tx, identity.user.id, params.id)));
      app.identities.forget();
      return reply.code(204).send(null);
    },
  );

  app.delete(
    "/settings/sessions",
    {
      config: { access: "signed_in", inMaintenance: "a lost telephone does not wait" },
      schema: { summary: "End one's own sessions but this one", response: { 204: z.null() } },
    },
    async ({ actor, identity }, reply) => {
      await app.write(actor, (tx) => revokeSessionsOf(tx, identity.user.id, identity.session_id));
      app.identities.forget();
      return reply.code(204).send(null);
    },
  );
};
