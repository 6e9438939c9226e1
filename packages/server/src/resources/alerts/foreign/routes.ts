// Messages of other systems over HTTP: in as drafts, and out again as they came.
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  AlertImport,
  AlertImported,
  ForeignMessages,
  ForeignMessagesQuery,
} from "@atalaya/contract/resources/alerts/imports.ts";
import { capMediaType } from "../../../platform/cap/namespaces.ts";
import type { Routes } from "../../../platform/http/app-kit.ts";
import { languageFor } from "../../../platform/http/errors.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import { within } from "../../../platform/scope.ts";
import { findAlert } from "../queries.ts";
import { readerOf } from "../reader.ts";
import { announcedAt, fetchForeign } from "./fetch-foreign.ts";
import { importAlert, readForeign } from "./import-alert.ts";
import { findSource } from "./queries.ts";

export const foreignAlertRoutes: Routes = async (app) => {
  app.post(
    "/alerts/import",
    {
      config: { access: "records.alert.create", body: "text" },
      schema: {
        summary:
          "Make a draft of a message of another system (CAP 1.0 to 1.2, at most 1 MB), sent or fetched from its address",
        body: AlertImport,
        response: { 200: AlertImported },
      },
    },
    async (request) => {
      const { company_id, file, address } = request.body;
      // Before anybody is called for it.
      within(request.scope, company_id);
      const content = address ? await fetchForeign(address, app.settings) : Buffer.from(file ?? "", "base64");
      const read = await readForeign(content, address ? "address" : "file");
      const language = languageFor(request);
      return app.write(request.actor, (tx) =>
        importAlert(tx, readerOf(request), request.body, { content, read, language }),
      );
    },
  );

  app.get(
    "/alerts/import/messages",
    {
      config: { access: "records.alert.create" },
      schema: {
        summary: "What messages an address announces: a feed (Atom, RSS), or one message of CAP",
        querystring: ForeignMessagesQuery,
        response: { 200: ForeignMessages },
      },
    },
    async ({ query }) => ({ data: await announcedAt(query.address, app.settings) }),
  );

  app.get(
    "/alerts/:id/source.xml",
    {
      config: { access: "records.alert.index" },
      schema: { summary: "The message of another system that it was made of, byte for byte", params: IdParameter },
    },
    async ({ params, scope, identity }, reply) => {
      const { id } = orNotFound(await findAlert(app.db, scope, identity.user.id, params.id));
      return reply.type(capMediaType).send(orNotFound(await findSource(app.db, id)));
    },
  );
};
