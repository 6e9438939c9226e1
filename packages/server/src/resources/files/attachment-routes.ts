// Files attached to things. Who may read or change the thing may do the same with its files.
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  Attachment,
  AttachmentDraft,
  AttachmentList,
  AttachmentPatch,
  AttachmentQuery,
  mostAttachments,
} from "@atalaya/contract/resources/attachments.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import type { FastifyRequest } from "fastify";
import type { Routes } from "../../platform/http/app-kit.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { ticketsOf } from "../../platform/files/tickets.ts";
import { FieldProblem, orNotFound } from "../../platform/http/problem.ts";
import { ownerFor, ownerTo } from "./owners.ts";
import {
  findAttachment,
  findFile,
  insertAttachment,
  listAttachments,
  updateAttachment,
  type FoundAttachment,
} from "./queries.ts";

export const attachmentRoutes: Routes = async (app) => {
  const access = { access: "signed_in" } as const;
  const tickets = ticketsOf(app.db);

  const shown = async ({ identity }: FastifyRequest, found: FoundAttachment): Promise<Attachment> => {
    const { ticket } = await tickets.issue(found.file.file_id, identity.user.id);
    return { ...found, address: `${app.settings.BASE_PATH}/api/files/${found.file.file_id}/content/${ticket}` };
  };

  /** The attachment, where the caller may change what it belongs to. */
  const changeable = async (request: FastifyRequest<{ Params: { id: number } }>, which?: { trash: boolean }) => {
    const found = orNotFound(await findAttachment(app.db, request.params.id, which));
    await ownerTo("change", app.db, request, found.owner, found.owner_id);
    return found;
  };

  app.get(
    "/attachments",
    {
      config: access,
      schema: {
        summary: "Files attached to one thing, in their order",
        querystring: AttachmentQuery,
        response: { 200: AttachmentList },
      },
    },
    async (request) => {
      const { owner, owner_id, kind } = request.query;
      const { may_change } = await ownerFor(app.db, request, owner, owner_id);
      const found = await listAttachments(app.db, { owner, owner_id, kind });
      return { data: await Promise.all(found.map((it) => shown(request, it))), may_change };
    },
  );

  app.post(
    "/attachments",
    {
      config: access,
      schema: {
        summary: "Attach a file that the caller uploaded",
        body: AttachmentDraft,
        response: { 201: Attachment },
      },
    },
    async (request, reply) => {
      const { body, actor, identity } = request;
      const { company_id } = await ownerTo("add", app.db, request, body.owner, body.owner_id);
      const file = await findFile(app.db, body.file_id);
      if (file?.user_id !== identity.user.id) throw new FieldProblem({ file_id: { code: "missing" } });
      const others = await listAttachments(app.db, { owner: body.owner, owner_id: body.owner_id });
      if (others.length >= mostAttachments)
        throw new FieldProblem({ owner_id: { code: "list_big", parameters: { maximum: mostAttachments } } });
      const made = await app.write(actor, async (tx) =>
        findAttachment(tx, await insertAttachment(tx, body, company_id)),
      );
      return reply.code(201).send(await shown(request, orNotFound(made)));
    },
  );

  app.put(
    "/attachments/:id",
    {
      config: access,
      schema: {
        summary: "Change what is said of an attached file",
        params: IdParameter,
        body: AttachmentPatch,
        response: { 200: Attachment },
      },
    },
    async (request) => {
      const { id } = await changeable(request);
      const { version, ...changes } = request.body;
      const changed = await app.write(request.actor, async (tx) => {
        await held(tx, "attachments", id, () => findAttachment(tx, id), version);
        await updateAttachment(tx, id, changes);
        return findAttachment(tx, id);
      });
      return shown(request, orNotFound(changed));
    },
  );

  app.delete(
    "/attachments/:id",
    {
      config: access,
      schema: {
        summary: "Take a file off; it can be taken back",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await changeable(request);
      await app.write(request.actor, async (tx) => {
        await held(tx, "attachments", id, () => findAttachment(tx, id), request.query.version);
        await intoTrash(tx, "attachments", id);
      });
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/attachments/:id/restore",
    {
      config: access,
      schema: { summary: "Attach a file again that was taken off", params: IdParameter, response: { 200: Attachment } },
    },
    async (request) => {
      const { id } = await changeable(request, { trash: true });
      const restored = await app.write(request.actor, async (tx) => {
        await held(tx, "attachments", id, () => findAttachment(tx, id, { trash: true }));
        await outOfTrash(tx, "attachments", id);
        return findAttachment(tx, id);
      });
      return shown(request, orNotFound(restored));
    },
  );
};
