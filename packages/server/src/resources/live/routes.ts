// The stream of an open console, and what it says to have open (decision 0055).
import { z } from "zod";
import { Presence, type Opened } from "@atalaya/contract/resources/live.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { FieldProblem, Problem } from "../../platform/http/problem.ts";
import { openStream } from "../../platform/live/stream.ts";
import { readableAmong } from "./readable.ts";

/** Each browser holds one, however many tabs it has. */
const mostOfPerson = 20;

export const liveRoutes: Routes = async (app) => {
  app.get(
    "/events",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "What changes, as it changes: server-sent events, for who accepts text/event-stream",
      },
    },
    async ({ headers, identity, id }, reply) => {
      if (!headers.accept?.includes("text/event-stream")) throw new FieldProblem({ accept: { code: "invalid" } });
      const { session_id, user, assignments } = identity;
      if (app.consoles.count(user.id) >= mostOfPerson)
        throw new Problem("too_many", { headers: { "retry-after": "60" } });
      const rights = { session_id, user, assignments, expires_at: "9999-12-31" };
      const from = headers["last-event-id"];
      const stream = openStream(reply);
      await app.consoles.open(id, rights, stream, from === undefined ? from : String(from)).catch((err: unknown) => {
        app.log.warn({ err }, "a console could not be told what changes");
        stream.end();
      });
      return reply;
    },
  );

  app.put(
    "/presence",
    {
      config: { access: "signed_in", inMaintenance: "it keeps nothing" },
      schema: {
        summary: "What a console has open; of what the caller may not read nothing is said",
        body: Presence,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { console, open } = request.body;
      const { id, name } = request.identity.user;
      const readable: Opened[] = await readableAmong(request, open);
      app.consoles.presences.say({ console, person: { id, name }, open: readable });
      return reply.code(204).send(null);
    },
  );
};
