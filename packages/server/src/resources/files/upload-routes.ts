// Sending files: in three phases on one address, or whole by PUT or POST.
import multipart, { type MultipartFile } from "@fastify/multipart";
import type { FastifyRequest, FastifySchemaCompiler } from "fastify";
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import {
  chunkSize,
  FileAnswer,
  FileUploadQuery,
  UploadAnswer,
  UploadChunk,
  UploadSession,
  UploadStep,
} from "@atalaya/contract/resources/files.ts";
import type { App, Routes } from "../../platform/http/app-kit.ts";
import { answer } from "../../platform/http/errors.ts";
import { Problem } from "../../platform/http/problem.ts";
import { checkRequests, InvalidInput } from "../../platform/http/schemas.ts";
import { describeUpload, findOwnSession, finishUpload, giveUp, startUpload, takeChunk, takeWhole } from "./uploads.ts";

const signedIn = { access: "signed_in" } as const;
const succeeded = { status: "success" } as const;

/** Multipart has no body for the schema: its parts are checked as they come. */
const checkJsonOnly: FastifySchemaCompiler<z.ZodType> = (route) => {
  const check = checkRequests(route);
  return (data) => (data === null || data === undefined ? { value: data } : check(data));
};

/** The text parts before the file, and the file itself, still flowing. */
async function partsOf(request: FastifyRequest, field: string, fileSize: number) {
  const texts: Record<string, unknown> = {};
  for await (const part of request.parts({ limits: { fileSize, files: 1, fields: 20, fieldSize: 10_000 } })) {
    if (part.type === "field") texts[part.fieldname] = part.value;
    else if (part.fieldname === field) return { texts, part };
    else part.file.resume();
  }
  throw new InvalidInput([
    { code: "invalid_type", expected: "object", input: undefined, path: [field], message: "" } as never,
  ]);
}

async function chunkOf(app: App, request: FastifyRequest): Promise<void> {
  // One byte more than a chunk may have tells the too long one.
  const { texts, part } = await partsOf(request, "chunk", chunkSize + 1);
  await fromPart(part, async () => {
    const given = UploadChunk.safeParse(texts, { reportInput: true });
    if (!given.success) throw new InvalidInput(given.error.issues);
    const session = await findOwnSession(app, request, given.data.session_id);
    await takeChunk(app, session, given.data.start_offset, part.file);
  });
}

/** What is left of a refused part is read and thrown away, so that the answer reaches a client that is still sending. */
async function fromPart<T>({ file }: MultipartFile, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } finally {
    if (!file.destroyed) file.resume();
  }
}

export const uploadRoutes: Routes = async (app) => {
  await app.register(multipart);
  app.setValidatorCompiler(checkJsonOnly);
  // Uploaders look for this word in every answer.
  app.setErrorHandler<Error>((error, request, reply) => answer(error, request, reply));
  app.addHook("preSerialization", async (_request, reply, payload) =>
    reply.statusCode >= 400 ? { status: "error", ...(payload as object) } : payload,
  );

  app.post(
    "/uploads",
    {
      config: signedIn,
      schema: {
        summary: "Send a file in chunks: phases start and finish as JSON, upload as multipart between them",
        body: UploadStep,
        response: { 200: UploadAnswer },
      },
    },
    async (request) => {
      if (request.isMultipart()) {
        await chunkOf(app, request);
        return succeeded;
      }
      const { body } = request;
      if (!body) throw new Problem("bad_request");
      if (body.phase === "finish")
        return { ...succeeded, data: await finishUpload(app, request, body.session_id, body.sha256) };
      const { id, chunk_size } = await startUpload(app, request, body);
      return { ...succeeded, data: { session_id: id, start_offset: 0 as const, end_offset: chunk_size } };
    },
  );

  app.get(
    "/uploads/:id",
    {
      config: signedIn,
      schema: {
        summary: "Where an upload of one's own stands: the chunks that need not be sent again",
        params: IdParameter,
        response: { 200: UploadSession },
      },
    },
    (request) => describeUpload(app, request, request.params.id),
  );

  app.delete(
    "/uploads/:id",
    {
      config: signedIn,
      schema: { summary: "Give an upload up", params: IdParameter, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await giveUp(app, request, await findOwnSession(app, request, request.params.id));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/files",
    {
      config: signedIn,
      schema: { summary: "Send a file whole, as the multipart field `file`", response: { 200: FileAnswer } },
    },
    async (request) => {
      if (!request.isMultipart()) throw new Problem("unsupported_media");
      const { part } = await partsOf(request, "file", Number.POSITIVE_INFINITY);
      return fromPart(part, async () => {
        const { name } = FileUploadQuery.parse({ name: part.filename });
        return { ...succeeded, data: await takeWhole(app, request, part.file, { name }) };
      });
    },
  );

  await app.register(rawFileRoutes);
};

/** The whole body is the file, whatever type it says it has: nothing of it is parsed. */
const rawFileRoutes: Routes = async (app) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload));
  app.put(
    "/files",
    {
      config: signedIn,
      schema: {
        summary: "Send a file whole, as the body",
        querystring: FileUploadQuery,
        response: { 200: FileAnswer },
      },
    },
    async (request) => ({ ...succeeded, data: await takeWhole(app, request, request.raw, request.query) }),
  );
};
