// Loading a database of DesInventar: kept as it came, its events and places matched, written as drafts a little at a time, and taken back.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { issueText } from "@atalaya/contract/errors.ts";
import { IdParameter, Nothing } from "@atalaya/contract/record.ts";
import {
  DesInventarLoad,
  DesInventarLoadDraft,
  desInventarLoads,
  DesInventarProgress,
  EventChoice,
  PlaceChoice,
  type DesInventarLoadSummary,
  type loadPlaceStates,
} from "@atalaya/contract/resources/records/desinventar.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { orNotFound, Problem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { chooseVariable, choosePlace, deleteLoad } from "./change-load.ts";
import { keepLoad } from "./keep-load.ts";
import {
  countPlaces,
  findLoad,
  isOwnLoad,
  listEvents,
  listLoads,
  listPlaces,
  listReasons,
  listRefused,
  type CardProblem,
  type FoundPlace,
} from "./load-queries.ts";
import { step, type steps } from "./write-cards.ts";

/** Its cards become records. */
const config = { access: "records.risk.create" } as const;

const says: Record<keyof typeof steps, string> = {
  examination:
    "Look at some more of the cards as they would be written: those that cannot be are refused with their reason",
  writing:
    "Write some more of the cards as drafts; those that cannot be are refused with their reason, and the others go on",
  undoing: "Take some more of its records back, but for those that were changed since",
};

/** Of places of others only that they are theirs. */
function placeOf({ company_id, place, above, index, levels, cards, matched_by }: FoundPlace, { company_ids }: Scope) {
  const isOwn = company_id !== null && (company_ids === null || company_ids.includes(company_id));
  const state: (typeof loadPlaceStates)[number] = company_id === null ? "unmatched" : isOwn ? "matched" : "elsewhere";
  const told = isOwn ? { id: company_id, name: place ?? "", above } : null;
  return { index, levels, cards, state, place: told, matched_by: isOwn ? matched_by : null };
}

async function answerLoad(
  db: Db,
  load: DesInventarLoadSummary,
  { scope, language }: { scope: Scope; language: Language },
): Promise<DesInventarLoad> {
  const events = await listEvents(db, load.id);
  const places = await listPlaces(db, load.id);
  const refused = await listRefused(db, load.id);
  const reasons = await listReasons(db, load.id);
  const told = ({ field, code, parameters }: CardProblem) => ({ field, text: issueText(code, language, parameters) });
  return {
    ...load,
    events: events.map(({ variable_id, variable, ...event }) => ({
      ...event,
      variable: variable_id === null ? null : { id: variable_id, name: variable ?? "" },
    })),
    places: places.map((place) => placeOf(place, scope)),
    place_count: await countPlaces(db, load.id),
    refused_cards: refused.map(({ index, serial, event, problem }) => ({
      index,
      serial,
      event,
      ...told(problem),
    })),
    reasons: reasons.map(({ cards, problem }) => ({ cards, code: problem.code, ...told(problem) })),
  };
}

export const desInventarLoadRoutes: Routes = async (app) => {
  /** Its id, where it is the caller's; 404 otherwise. */
  const ownLoad = async ({ identity }: FastifyRequest, id: number): Promise<number> => {
    if (!(await isOwnLoad(app.db, identity.user.id, id))) throw new Problem("not_found");
    return id;
  };
  const answered = async (request: FastifyRequest, id: number) => {
    const load = orNotFound(await findLoad(app.db, request.identity.user.id, id));
    return answerLoad(app.db, load, { scope: request.scope, language: languageFor(request) });
  };

  app.get(
    "/desinventar-loads",
    {
      config,
      schema: { summary: "One's own loads, the latest first", response: { 200: desInventarLoads.answers[""] } },
    },
    async ({ identity }) => ({ data: await listLoads(app.db, identity.user.id) }),
  );

  app.post(
    "/desinventar-loads",
    {
      config,
      schema: {
        summary:
          "Read an uploaded database of DesInventar, XML or CSV, and match its events and places. Nothing is written yet",
        body: DesInventarLoadDraft,
        response: { 201: DesInventarLoad },
      },
    },
    async (request, reply) => {
      const id = await keepLoad(app, request, request.body.file_id);
      return reply.code(201).send(await answered(request, id));
    },
  );

  app.get(
    "/desinventar-loads/:id",
    {
      config,
      schema: {
        summary: "A load: its events and places, what each is here, and the cards that were refused",
        params: IdParameter,
        response: { 200: DesInventarLoad },
      },
    },
    (request) => answered(request, request.params.id),
  );

  app.post(
    "/desinventar-loads/:id/event",
    {
      config,
      schema: {
        summary: "Say which kind of disaster an event of the file is, or that it is none",
        params: IdParameter,
        body: EventChoice,
        response: { 200: Nothing },
      },
    },
    async (request) => {
      const id = await ownLoad(request, request.params.id);
      await app.write(request.actor, (tx) => chooseVariable(tx, request.scope, id, request.body));
      return {};
    },
  );

  app.post(
    "/desinventar-loads/:id/place",
    {
      config,
      schema: {
        summary: "Say which place a place of the file is, or that it is none",
        params: IdParameter,
        body: PlaceChoice,
        response: { 200: Nothing },
      },
    },
    async (request) => {
      const id = await ownLoad(request, request.params.id);
      await app.write(request.actor, (tx) => choosePlace(tx, request.scope, id, request.body));
      return {};
    },
  );

  for (const name of Object.keys(says) as (keyof typeof steps)[])
    app.post(
      `/desinventar-loads/:id/${name}`,
      { config, schema: { summary: says[name], params: IdParameter, response: { 200: DesInventarProgress } } },
      async (request) => {
        const id = await ownLoad(request, (request.params as { id: number }).id);
        return step(app, request, id, name);
      },
    );

  app.delete(
    "/desinventar-loads/:id",
    {
      config,
      schema: {
        summary: "Delete a load of which nothing stands written",
        params: IdParameter,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const id = await ownLoad(request, request.params.id);
      await app.write(request.actor, (tx) => deleteLoad(tx, id));
      return reply.code(204).send(null);
    },
  );
};
