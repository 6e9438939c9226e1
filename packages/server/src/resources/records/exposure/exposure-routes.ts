// What lies in an area: asked by POST, because a drawn area is too long for an address.
import type { FastifyRequest } from "fastify";
import { recordDomains } from "@atalaya/contract/domain/domains.ts";
import { Exposure, ExposurePlace, ExposureQuery } from "@atalaya/contract/resources/records/exposure.ts";
import type { App, Routes } from "../../../platform/http/app-kit.ts";
import { readable } from "../../../platform/http/access.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import { findVariable } from "../../variables/queries.ts";
import { measureExposure } from "./exposure.ts";
import type { Parting } from "./zones.ts";

/** The variable whose areas part the asked one, where the caller may read its records: 422 on `variable_id` for any other. */
async function partingOf(
  app: App,
  request: FastifyRequest,
  { zones, variable_id }: ExposureQuery,
): Promise<Parting | null> {
  if (zones !== "classes" || variable_id === null) return null;
  for (const domain of recordDomains) {
    const scope = readable(request, `records.${domain}.index`);
    const variable =
      scope && (await findVariable(app.db, { scope: request.scope, records: null }, domain, variable_id));
    if (!variable) continue;
    if (variable.legend_method === "single" || !["polygon", "any"].includes(variable.geometry_type))
      throw new FieldProblem({ variable_id: { code: "no_classes" } });
    return { variable, scope };
  }
  throw new FieldProblem({ variable_id: { code: "missing" } });
}

export const exposureRoutes: Routes = async (app) => {
  app.post(
    "/records/situation/exposure",
    {
      config: { access: "records.situation.index", body: "geometry" },
      schema: {
        summary:
          "What of the base map lies in an area, as a whole or by distance, municipality or the classes of a variable",
        querystring: ExposurePlace,
        body: ExposureQuery,
        response: { 200: Exposure },
      },
    },
    async (request) => {
      const parting = await partingOf(app, request, request.body);
      return measureExposure(app.db, request.scope, request.body, parting);
    },
  );
};
