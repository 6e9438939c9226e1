// The kit of an emergency: what stands ready, opening it, and who has which role. Given what every noun opens with it.
import type { FastifyRequest } from "fastify";
import { IdParameter } from "@atalaya/contract/record.ts";
import { EventKit, EventKitDraft, EventKitPatch, EventKitQuery } from "@atalaya/contract/resources/event-kits.ts";
import type { KitPart } from "../../platform/event-kit.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { boardOf, handOn, openEventKit, type Opener } from "./opening.ts";

/** In the order of the nouns. */
export const eventKitRoutes =
  (parts: readonly KitPart[]): Routes =>
  async (app) => {
    const openerOf = (request: FastifyRequest): Opener => ({
      parts,
      scope: request.scope,
      user_id: request.identity.user.id,
      is_super_admin: request.identity.user.is_super_admin === 1,
      language: languageFor(request),
      held: (permission) => readable(request, permission),
    });

    app.get(
      "/event-kits/board",
      {
        config: { access: "log.index" },
        schema: {
          summary: "Roles, checklist, report and alert of an emergency: what stands ready and what is opened",
          querystring: EventKitQuery,
          response: { 200: EventKit },
        },
      },
      async (request) => orNotFound(await boardOf(app.db, openerOf(request), request.query.event)),
    );

    app.post(
      "/event-kits",
      {
        config: { access: "log.create", body: "form" },
        schema: {
          summary:
            "Open the kit of an emergency: tasks, roles, first report, draft of an alert; again, what is not there yet",
          body: EventKitDraft,
          response: { 201: EventKit },
        },
      },
      async (request, reply) => {
        const opened = await app.write(request.actor, (tx) => openEventKit(tx, openerOf(request), request.body));
        return reply.code(201).send(opened);
      },
    );

    app.put(
      "/event-kits/:id",
      {
        config: { access: "log.create", body: "form" },
        schema: {
          summary: "Say who has which role; each that changes hands is a line of the log",
          params: IdParameter,
          body: EventKitPatch,
          response: { 200: EventKit },
        },
      },
      (request) => app.write(request.actor, (tx) => handOn(tx, openerOf(request), request.params.id, request.body)),
    );
  };
