// Users: who may sign in, with which roles, in which places.
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { NewUser, Role, User, UserPatch, UserQuery } from "@atalaya/contract/resources/users.ts";
import type { Routes } from "../../platform/app-kit.ts";
import { orNotFound } from "../../platform/problem.ts";
import { changeUser, createUser } from "./changes.ts";
import { findUser, listRoles, listUsers } from "./queries.ts";

export const userRoutes: Routes = async (app) => {
  app.get(
    "/users",
    {
      config: { access: "users.index" },
      schema: { summary: "Users of the caller's places", querystring: UserQuery, response: { 200: pageOf(User) } },
    },
    ({ scope, query }) => listUsers(app.db, scope, query),
  );

  app.get(
    "/users/:id",
    {
      config: { access: "users.index" },
      schema: { summary: "One user", params: IdParameter, response: { 200: User } },
    },
    async ({ scope, params }) => orNotFound(await findUser(app.db, scope, params.id)),
  );

  app.get(
    "/roles",
    {
      config: { access: "users.index" },
      schema: { summary: "Roles that can be given", response: { 200: z.object({ data: z.array(Role) }) } },
    },
    async () => ({ data: await listRoles(app.db) }),
  );

  app.post(
    "/users",
    {
      config: { access: "users.create" },
      schema: { summary: "Create a user", body: NewUser, response: { 201: User } },
    },
    async ({ actor, scope, identity, body }, reply) => {
      const user = await createUser(app.write, actor, scope, identity, body);
      return reply.code(201).send(user);
    },
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
    async ({ actor, scope, identity, params, body }) => {
      const user = await changeUser(app.write, actor, scope, identity, params.id, body);
      app.identities.forget();
      return user;
    },
  );
};
