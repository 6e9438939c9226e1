// What the situation room asks of records, each card by a call of its own, answered from memory while nothing has changed that it is made of.
import type { FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { PlaceParameter } from "@atalaya/contract/record.ts";
import {
  DisasterYears,
  DisasterYearsQuery,
  RecoveryProgress,
  RunningEvents,
} from "@atalaya/contract/resources/records/room.ts";
import { readable } from "../../../platform/http/access.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { sendJsonPrivately } from "../../../platform/http/entity-tag.ts";
import { keptAnswers } from "../../../platform/http/kept-answers.ts";
import { stateOf } from "../map/cells.ts";
import { runningEvents } from "./running.ts";
import { disasterYears, recoveryProgress } from "./sums.ts";

const InPlace = z.object({ place: PlaceParameter.optional() });

export const recordRoomRoutes: Routes = async (app) => {
  const keep = keptAnswers();
  const sendKept = async (
    { scope, url }: Pick<FastifyRequest, "scope" | "url">,
    reply: FastifyReply,
    domain: RecordDomain,
    make: () => Promise<object>,
  ) => {
    const key = `${await stateOf(app.db, scope, domain)} ${url} ${scope.company_ids?.join() ?? "everywhere"}`;
    return sendJsonPrivately(reply, await keep(key, async () => Buffer.from(JSON.stringify(await make()))));
  };

  app.get(
    "/records/risk/running",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary: "Emergencies that nobody has ended, with their latest figures; where there is none, the last one",
        querystring: InPlace,
        response: { 200: RunningEvents },
      },
    },
    (request) => runningEvents(app.db, request.scope, readable(request, "log.index")),
  );

  app.get(
    "/records/risk/years",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary: "Published disasters by year with what they cost, and by hazard",
        querystring: DisasterYearsQuery,
        response: { 200: DisasterYears },
      },
    },
    (request, reply) =>
      sendKept(request, reply, "risk", () => disasterYears(app.db, request.scope, request.query.from)),
  );

  app.get(
    "/records/recovery/progress",
    {
      config: { access: "records.recovery.index" },
      schema: {
        summary: "How far the recovery has come, and what it still lacks",
        querystring: InPlace,
        response: { 200: RecoveryProgress },
      },
    },
    (request, reply) => sendKept(request, reply, "recovery", () => recoveryProgress(app.db, request.scope)),
  );
};
