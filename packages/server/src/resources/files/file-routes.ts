// Reading files: by the token of who may see them, or by a ticket for one file, which is all that images and links can carry.
import { z } from "zod";
import { Id, IdParameter } from "@atalaya/contract/record.ts";
import { FileContentQuery, FileTicket } from "@atalaya/contract/resources/files.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { ticketsOf } from "../../platform/files/tickets.ts";
import { contentOf, sendContent, visibleFile } from "./contents.ts";
import { findFile, findPublicFile } from "./queries.ts";

/** Contents go out as they are: a part of a compressed file would be a part of something else. */
const asTheyAre = { compress: false } as const;
const TicketParameter = z.object({ id: z.coerce.number().pipe(Id), ticket: z.string().max(100) });

export const fileRoutes: Routes = async (app) => {
  const tickets = ticketsOf(app.db);

  app.get(
    "/files/:id/content",
    {
      ...asTheyAre,
      config: { access: "signed_in" },
      schema: {
        summary: "The content of a file, whole or in parts (Range); a picture also small",
        params: IdParameter,
        querystring: FileContentQuery,
      },
    },
    async (request, reply) => {
      const file = await visibleFile(app, request, request.params.id);
      return sendContent(app, request, reply, await contentOf(app, file, request.query));
    },
  );

  app.post(
    "/files/:id/ticket",
    {
      config: { access: "signed_in", inMaintenance: "pictures are read by it" },
      schema: {
        summary: "A ticket that shows this file for some minutes without a token",
        params: IdParameter,
        response: { 200: FileTicket },
      },
    },
    async (request) => {
      const { file_id } = await visibleFile(app, request, request.params.id);
      const { ticket, expires_at } = await tickets.issue(file_id, request.identity.user.id);
      return { address: `${app.settings.BASE_PATH}/api/files/${file_id}/content/${ticket}`, expires_at };
    },
  );

  app.get(
    "/files/:id/content/:ticket",
    {
      ...asTheyAre,
      config: { access: "public" },
      schema: {
        summary: "The content of the file that the ticket is for",
        params: TicketParameter,
        querystring: FileContentQuery,
      },
    },
    async (request, reply) => {
      const { id, ticket } = request.params;
      const file = orNotFound((await tickets.isValid(id, ticket)) ? await findFile(app.db, id) : null);
      return sendContent(app, request, reply, await contentOf(app, file, request.query));
    },
  );

  app.get(
    "/attachments/:id/public",
    {
      ...asTheyAre,
      config: { access: "public" },
      schema: {
        summary: "A public attachment of a published record; pictures without their EXIF",
        params: IdParameter,
        querystring: FileContentQuery,
      },
    },
    async (request, reply) => {
      const file = orNotFound(await findPublicFile(app.db, request.params.id));
      return sendContent(app, request, reply, await contentOf(app, file, { ...request.query, is_public: true }));
    },
  );
};
