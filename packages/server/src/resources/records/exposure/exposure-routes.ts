// What lies in an area: asked by POST, because a drawn area is too long for an address.
import type { FastifyRequest } from "fastify";
import { recordDomains } from "@atalaya/contract/domain/domains.ts";
import {
  Exposure,
  ExposureExportQuery,
  ExposurePlace,
  ExposureQuery,
} from "@atalaya/contract/resources/records/exposure.ts";
import type { App, Routes } from "../../../platform/http/app-kit.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import { readable } from "../../../platform/http/access.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import { noteExport, sendList } from "../../../platform/sheets/send-list.ts";
import { findVariable } from "../../variables/queries.ts";
import { measureExposure } from "./exposure.ts";
import { namesFor, sheetColumns, sheetRows } from "./sheet.ts";
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

  app.post(
    "/records/situation/exposure/export",
    {
      config: { access: "records.situation.index", body: "geometry" },
      schema: {
        summary: "The same as CSV or XLSX, one row for each variable in each zone; every export is noted",
        querystring: ExposureExportQuery,
        body: ExposureQuery,
      },
    },
    async (request, reply) => {
      const { scope, query, body } = request;
      const language = languageFor(request);
      const parting = await partingOf(app, request, body);
      // A shape of many vertices would swell the notes.
      const { geometry: _shape, ...asked } = body;
      await noteExport(request, "records/situation/exposure", { ...query, ...asked });
      const exposure = await measureExposure(app.db, scope, body, parting);
      return sendList(request, reply, query, {
        list: "records/situation/exposure",
        name: "exposure",
        columns: sheetColumns(language),
        rows: sheetRows(exposure, await namesFor(app.db, exposure, language), parting?.variable ?? null, language),
        about: { title: wordsIn(language)("exposure_sheet"), filters: [] },
      });
    },
  );
};
