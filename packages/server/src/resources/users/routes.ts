// Users: who may sign in, with which roles, in which places.
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { RoleName } from "@atalaya/contract/resources/roles.ts";
import { User, UserDraft, UserPatch, UserQuery } from "@atalaya/contract/resources/users.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { listRoleNames } from "../roles/queries.ts";
import { changeUser, createUser, readUser, shown } from "./changes.ts";
import { listUsers } from "./queries.ts";

export const userRoutes: Routes = async (app) => {
  app.get(
    "/users",
    {
      config: { access: "users.index" },
      schema: { summary: "Users of the caller's places", querystring: UserQuery, response: { 200: pageOf(User) } },
    },
    async (request) => {
      const { data, meta } = await listUsers(app.db, request.scope, request.query);
      const roles = await listRoleNames(app.db);
      return { data: data.map((user) => shown(request, roles, user)), meta };
    },
  );

  app.get(
    "/users/:id",
    {
      config: { access: "users.index" },
      schema: { summary: "One user", params: IdParameter, response: { 200: User } },
    },
    (request) => readUser(app.db, request, request.params.id),
  );

  app.get(
    "/users/roles",
    {
      config: { access: "users.index" },
      schema: { summary: "Roles that can be given", response: { 200: z.object({ data: z.array(RoleName) }) } },
    },
    async () => ({ data: await listRoleNames(app.db) }),
  );

  app.post(
    "/users",
    {
      config: { access: "users.create" },
      schema: { summary: "Create a user, or without a password invite one", body: UserDraft, response: { 201: User } },
    },
    async (request, reply) => reply.code(201).send(await createUser(app.write, request.actor, request, request.body)),
  );

  app.put(
    "/users/:id",
    {
      config: { access: "users.update" },
      schema: {
        summary: "Change a user; deactivating or a new password ends the user's sessions",
        params: IdParameter,
        body: UserPatch,
        response: { 200: User },
      },
    },
    async (request) => {
      const user = await changeUser(app.write, request.actor, request, request.params.id, request.body);
      app.identities.forget();
      return user;
    },
  );
};
