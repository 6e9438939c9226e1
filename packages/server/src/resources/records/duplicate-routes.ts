// Which other records may tell of the same disaster (V11).
import { z } from "zod";
import { RecordParameter, RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { orNotFound } from "../../platform/problem.ts";
import { access } from "./access.ts";
import { listDuplicates } from "./duplicates.ts";
import { findRecord } from "./queries.ts";

export const duplicateRoutes: Routes = async (app) => {
  app.get(
    "/records/:domain/:id/duplicates",
    {
      config: { access: access("index") },
      schema: {
        summary: "Events of the same hazard and place begun within three days, the nearest first",
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
