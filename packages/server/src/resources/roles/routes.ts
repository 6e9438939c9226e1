// Roles: which permissions each grants. They are the same in every place; users hold them in places.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { IdParameter } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import { Role, RoleDraft, RolePatch } from "@atalaya/contract/resources/roles.ts";
import { readable } from "../../platform/http/access.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { changeRole, createRole, removeRole, type Manager } from "./changes.ts";
import { findRole, listRoles } from "./queries.ts";

export const roleRoutes: Routes = async (app) => {
  const usersOf = (request: FastifyRequest) => readable(request, "users.index");
  const managerOf = (request: FastifyRequest): Manager => {
    const { actor, identity, scope } = request;
    return { write: app.write, actor, identity, scope, users: usersOf(request) };
  };

  app.get(
    "/roles",
    {
      config: { access: "roles.index" },
      schema: { summary: "Roles and what they grant", response: { 200: z.object({ data: z.array(Role) }) } },
    },
    async (request) => ({ data: await listRoles(app.db, usersOf(request)) }),
  );

  app.get(
    "/roles/:id",
    {
      config: { access: "roles.index" },
      schema: { summary: "One role", params: IdParameter, response: { 200: Role } },
    },
    async (request) => orNotFound(await findRole(app.db, usersOf(request), request.params.id)),
  );

  app.post(
    "/roles",
    {
      config: { access: "roles.create" },
      schema: { summary: "Make a role", body: RoleDraft, response: { 201: Role } },
    },
    async (request, reply) => reply.code(201).send(await createRole(managerOf(request), request.body)),
  );

  app.put(
    "/roles/:id",
    {
      config: { access: "roles.update" },
      schema: { summary: "Change a role", params: IdParameter, body: RolePatch, response: { 200: Role } },
    },
    async (request) => {
      const role = await changeRole(managerOf(request), request.params.id, request.body);
      app.identities.forget();
      return role;
    },
  );

  app.delete(
    "/roles/:id",
    {
      config: { access: "roles.delete" },
      schema: {
        summary: "Delete a role that nobody holds",
        params: IdParameter,
        querystring: RecordVersion,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await removeRole(managerOf(request), request.params.id, request.query.version);
      return reply.code(204).send(null);
    },
  );
};
