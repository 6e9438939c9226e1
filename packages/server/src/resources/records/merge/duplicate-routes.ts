// Which records may tell of the same thing (V11).
import { z } from "zod";
import { DuplicatePair } from "@atalaya/contract/resources/records/merge.ts";
import { PlaceParameter } from "@atalaya/contract/record.ts";
import { DomainParameter, RecordParameter, RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { access } from "../access.ts";
import { listDuplicates, listPairs } from "./duplicates.ts";
import { findRecord } from "../queries.ts";

export const duplicateRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/duplicates",
    {
      config: { access: access("index") },
      schema: {
        summary:
          "Pairs that may tell of the same thing, among the 2 000 records changed last; at most 50, the latest first",
        params: DomainParameter,
        querystring: z.object({ place: PlaceParameter.optional() }),
        response: { 200: z.object({ data: z.array(DuplicatePair) }) },
      },
    },
    async ({ scope, params }) => ({ data: await listPairs(app.db, scope, params.domain) }),
  );

  app.get(
    "/records/:domain/:id/duplicates",
    {
      config: { access: access("index") },
      schema: {
        summary:
          "Events of the same hazard and place begun within three days, and namesakes of the same day; the nearest first",
        params: RecordParameter,
        response: { 200: z.object({ data: z.array(RecordSummary) }) },
      },
    },
    async ({ scope, params: { domain, id } }) => {
      const record = orNotFound(await findRecord(app.db, scope, domain, id));
      return { data: await listDuplicates(app.db, scope, domain, record) };
    },
  );
};
