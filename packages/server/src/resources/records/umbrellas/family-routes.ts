// A disaster among others.
import { z } from "zod";
import { Id, IdParameter } from "@atalaya/contract/record.ts";
import { EventFamily, eventFamily, mostAbove } from "@atalaya/contract/resources/records/event-family.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { within } from "../../../platform/scope.ts";
import { findRecord } from "../queries.ts";
import { eventsAbove, familyOf } from "./family-queries.ts";

export const familyRoutes: Routes = async (app) => {
  app.get(
    "/records/risk/:id/family",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary:
          "What a disaster is a part of, its parts with their sum beside its own figures, and what set it off or was set off by it",
        params: IdParameter,
        response: { 200: EventFamily },
      },
    },
    async ({ scope, params }) => {
      const { id } = orNotFound(await findRecord(app.db, scope, "risk", params.id));
      return familyOf(app.db, scope, id);
    },
  );

  app.get(
    "/records/risk/above",
    {
      config: { access: "records.risk.index" },
      schema: {
        summary: `The latest ${mostAbove} disasters of the places above one: those of the caller's places, and what the public sees of others`,
        querystring: z.object({ company_id: z.coerce.number().pipe(Id) }),
        response: { 200: eventFamily.answers.above },
      },
    },
    async ({ scope, query }) => ({ data: await eventsAbove(app.db, scope, within(scope, query.company_id)) }),
  );
};
