// Loading the boundaries of many places from one file: examined, matched and written a little at a time, so that nobody else waits.
import type { FastifyRequest } from "fastify";
import {
  BoundaryChoice,
  BoundaryLoad,
  BoundaryLoadDraft,
  boundaryLoads,
  BoundaryProgress,
  BoundaryRecognition,
  BoundaryShapes,
  BoundaryToMend,
  MendedBoundary,
} from "@atalaya/contract/resources/boundary-loads.ts";
import { IdParameter, Nothing } from "@atalaya/contract/record.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { answerLoad } from "./answer.ts";
import { changeRecognition, choosePlace } from "./change-load.ts";
import { keepLoad } from "./keep-load.ts";
import { mendBoundary } from "./mend.ts";
import { findLoad, listLoads, loadShapes } from "./queries.ts";
import { step, type Step } from "./steps.ts";

/** Boundaries are part of their places. */
const config = { access: "companies.update" } as const;

const says: Record<Step, string> = {
  examination:
    "Examine some more of the shapes: what is wrong with each, and what it has in common with its neighbours",
  writing: "Write some more of the boundaries",
  undoing: "Take some more of the boundaries back, but for those that were changed since",
};

export const boundaryLoadRoutes: Routes = async (app) => {
  const loadOf = async ({ identity }: FastifyRequest, id: number) =>
    orNotFound(await findLoad(app.db, identity.user.id, id));
  const answered = async (request: FastifyRequest, id: number) =>
    answerLoad(app.db, await loadOf(request, id), { scope: request.scope, language: languageFor(request) });

  app.get(
    "/boundary-loads",
    { config, schema: { summary: "One's own loads, the latest first", response: { 200: boundaryLoads.answers[""] } } },
    async ({ identity }) => ({ data: await listLoads(app.db, identity.user.id) }),
  );

  app.post(
    "/boundary-loads",
    {
      config,
      schema: {
        summary:
          "Read an uploaded file of boundaries: GeoJSON, TopoJSON, zipped Shapefile, GeoPackage, KML or KMZ. Nothing is written yet",
        body: BoundaryLoadDraft,
        response: { 201: BoundaryLoad },
      },
    },
    async (request, reply) => {
      const id = await keepLoad(app, request, request.body.file_id);
      return reply.code(201).send(await answered(request, id));
    },
  );

  app.post(
    "/boundary-loads/mending",
    {
      config: { ...config, body: "geometry" },
      schema: {
        summary:
          "One boundary as it would be written: what is wrong with it, mended, and what that changes. Nothing is kept",
        body: BoundaryToMend,
        response: { 200: MendedBoundary },
      },
    },
    (request) => mendBoundary(app.db, request.body.boundary),
  );

  app.get(
    "/boundary-loads/:id",
    {
      config,
      schema: {
        summary: "A load: its shapes, the places that they are for, and what is remarked on them",
        params: IdParameter,
        response: { 200: BoundaryLoad },
      },
    },
    (request) => answered(request, request.params.id),
  );

  app.get(
    "/boundary-loads/:id/shapes",
    {
      config,
      schema: {
        summary: "Its shapes for a map, simplified",
        params: IdParameter,
        response: { 200: BoundaryShapes },
      },
    },
    async (request) => loadShapes(app.db, (await loadOf(request, request.params.id)).id),
  );

  app.post(
    "/boundary-loads/:id/recognition",
    {
      config: { ...config, body: "form" },
      schema: {
        summary: "Say in which columns the codes and the names are, and of which places",
        params: IdParameter,
        body: BoundaryRecognition,
        response: { 200: BoundaryLoad },
      },
    },
    async (request) => {
      const load = await loadOf(request, request.params.id);
      await app.write(request.actor, (tx) => changeRecognition(tx, load, request.body));
      return answered(request, load.id);
    },
  );

  app.post(
    "/boundary-loads/:id/choice",
    {
      config,
      schema: {
        summary: "Say which place a shape is for, or that it is for none",
        params: IdParameter,
        body: BoundaryChoice,
        response: { 200: Nothing },
      },
    },
    async (request) => {
      const load = await loadOf(request, request.params.id);
      await app.write(request.actor, (tx) => choosePlace(tx, request.scope, load, request.body));
      return {};
    },
  );

  for (const name of Object.keys(says) as Step[])
    app.post(
      `/boundary-loads/:id/${name}`,
      {
        config,
        schema: { summary: says[name], params: IdParameter, response: { 200: BoundaryProgress } },
      },
      async (request) => step(app, request, await loadOf(request, (request.params as { id: number }).id), name),
    );
};
