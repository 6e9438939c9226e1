// Grounds of the map: which there are, for everybody who is signed in; handing in, changing, taking away, for super administrators.
import { z } from "zod";
import { calls } from "@atalaya/contract/calls.ts";
import { Ground, GroundDraft, GroundPatch, GroundQuery, grounds } from "@atalaya/contract/resources/grounds.ts";
import { IdParameter } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { keyOf } from "../../platform/files/file-store.ts";
import { sendFile } from "../../platform/files/send-file.ts";
import { onStore } from "../../platform/files/storage-errors.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { answerGround } from "./answer.ts";
import { changeGround, makeGround, removeGround } from "./changes.ts";
import { findGround, findGroundOf, listGrounds } from "./queries.ts";

/** A newer file has another address, so a browser keeps what it read for as long as it likes. */
const aYear = 31_536_000;

export const groundRoutes: Routes = async (app) => {
  const config = { access: "super_admin" } as const;
  const answered = async (id: number) => answerGround(app, orNotFound(await findGround(app.db, id)));

  app.get(
    "/grounds",
    {
      config: { access: "signed_in" },
      schema: {
        summary: "Grounds that were handed in as files, and which of them maps of a place begin with",
        querystring: GroundQuery,
        response: { 200: grounds.answers[""] },
      },
    },
    async ({ query: { place }, identity }) => {
      const isKeeper = Boolean(identity.user.is_super_admin);
      const [found, of_place, { ground_id }] = await Promise.all([
        listGrounds(app.db),
        typeof place === "number" ? findGroundOf(app.db, place) : null,
        app.inForce.now(),
      ]);
      const data = await Promise.all(found.map((it) => answerGround(app, it, { isKeeper })));
      return { data, default_id: of_place ?? ground_id };
    },
  );

  app.post(
    "/grounds",
    {
      config,
      schema: {
        summary: "Make a ground of an uploaded PMTiles file; what it holds is told from the file",
        body: GroundDraft,
        response: { 201: Ground },
      },
    },
    async (request, reply) => reply.code(201).send(await answered(await makeGround(app, request, request.body))),
  );

  app.put(
    "/grounds/:id",
    {
      config,
      schema: {
        summary: "Change a ground, or give it a newer file",
        params: IdParameter,
        body: GroundPatch,
        response: { 200: calls["PUT grounds/:id"] },
      },
    },
    async (request) => {
      await changeGround(app, request, request.params.id, request.body);
      return answered(request.params.id);
    },
  );

  app.delete(
    "/grounds/:id",
    {
      config,
      schema: {
        summary: "Take a ground away, with its file; maps that began with it begin with what is included",
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeGround(app, request, request.params.id, request.query.version);
      app.inForce.forget();
      return reply.code(204).send(null);
    },
  );

  app.get(
    "/grounds/:id/content",
    {
      // A part of a compressed file would be a part of something else.
      compress: false,
      config: { access: "signed_in" },
      schema: {
        summary: "The bytes of a ground, whole or in parts (Range); an address with another `v` is another file",
        params: IdParameter,
        querystring: z.object({ v: z.string().max(64).optional() }),
      },
    },
    async (request, reply) => {
      const { sha256, size, file_name } = orNotFound(await findGround(app.db, request.params.id));
      const sent = {
        key: keyOf({ sha256 }),
        size,
        mime_type: "application/vnd.pmtiles",
        name: file_name,
        etag: sha256,
      };
      return onStore(() => sendFile(request, reply, app.files, sent, { isDownload: true, seconds: aYear }));
    },
  );
};
