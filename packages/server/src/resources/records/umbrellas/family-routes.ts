// A disaster among others.
import { IdParameter } from "@atalaya/contract/record.ts";
import { EventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { findRecord } from "../queries.ts";
import { familyOf } from "./family-queries.ts";

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
};
