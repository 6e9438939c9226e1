// Signing in and out, and who is signed in.
import { availableParallelism } from "node:os";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { EnteredUser, Login, LoginAnswer } from "@atalaya/contract/resources/sessions.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { positionNow } from "../../platform/feed/feed.ts";
import { grantsOf } from "../../platform/people/identity.ts";
import { passwordMatches } from "../../platform/people/passwords.ts";
import { Problem } from "../../platform/http/problem.ts";
import { turns } from "../../platform/turns/turns.ts";
import { countAttempt } from "../../platform/people/attempt-limit.ts";
import { findCredentials, insertSession, lifetime, revokeSession, stillHas } from "./queries.ts";

/**
 * Strangers take turns, so that those who are signed in keep the processor and the database's connections: a password costs 20 ms of a core.
 */
const signInTurns = turns({
  at_once: Math.max(1, Math.floor(availableParallelism() / 2)),
  waiting: 200,
  retry_after_s: 5,
});

const refusalMs = 1000;

/** Whoever came too often is told so after a while: a program that asks again at once would take the server's time from others. */
async function withoutHurry(problem: unknown): Promise<never> {
  if (problem instanceof Problem && ["busy", "too_many"].includes(problem.code)) await setTimeout(refusalMs);
  throw problem;
}

export const sessionRoutes: Routes = async (app) => {
  app.post(
    "/login",
    {
      config: { access: "public", inMaintenance: "reading asks for it" },
      schema: { summary: "Sign in", body: Login, response: { 200: LoginAnswer } },
    },
    ({ body, ip, headers, id: request_id }) =>
      signInTurns(async () => {
        const attempt = await countAttempt(app.write, "sign-in", body.email, ip);
        const found = await findCredentials(app.db, body.email);
        const matches = await passwordMatches(body.password, found?.password_hash);
        if (!found || !matches) throw new Problem("credentials");
        await attempt.forgive();
        const expires_in = lifetime(body.remember);
        const client = { address: ip, user_agent: headers["user-agent"]?.slice(0, 300) ?? null };
        const actor = { id: found.id, request_id, address: ip };
        const token = await app.write(actor, async (tx) => {
          if (!(await stillHas(tx, found.id, found.password_hash))) throw new Problem("credentials");
          return insertSession(tx, found.id, expires_in, client);
        });
        return { token, token_type: "bearer" as const, expires_in };
      }).catch(withoutHurry),
  );

  app.post(
    "/logout",
    {
      config: { access: "signed_in", inMaintenance: "who leaves has left" },
      schema: { summary: "Sign out", response: { 204: z.null() } },
    },
    async ({ actor, identity }, reply) => {
      await app.write(actor, (tx) => revokeSession(tx, identity.session_id));
      app.identities.forget();
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/user",
    {
      config: { access: "signed_in" },
      schema: { summary: "Who is signed in, and where the feed of changes stands", response: { 200: EnteredUser } },
    },
    async ({ identity }) => ({
      user: { ...identity.user, grants: grantsOf(identity) },
      live_position: await positionNow(app.db),
    }),
  );
};
