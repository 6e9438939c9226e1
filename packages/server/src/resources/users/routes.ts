// Users: who may sign in, with which roles, in which places.
import { z } from "zod";
import { IdParameter, pageOf } from "@atalaya/contract/record.ts";
import { Invitation } from "@atalaya/contract/resources/accounts.ts";
import { RoleName } from "@atalaya/contract/resources/roles.ts";
import {
  Explanation,
  ExplanationQuery,
  User,
  UserDraft,
  UserPatch,
  UserQuery,
} from "@atalaya/contract/resources/users.ts";
import type { Routes } from "../../platform/http/app-kit.ts";
import { languageFor } from "../../platform/http/errors.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { listRoleNames } from "../roles/queries.ts";
import { changeUser, createUser, inviteUser, readUser, shown } from "./changes.ts";
import { explain } from "./explanation.ts";
import { findAskedPlace, listHeldRoles, listUsers } from "./queries.ts";

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
    async () => ({ data: (await listRoleNames(app.db)).map(({ permissions: _, ...role }) => role) }),
  );

  app.post(
    "/users",
    {
      config: { access: "users.create" },
      schema: {
        summary: "Create a user, or without a password invite one",
        body: UserDraft,
        response: { 201: User },
      },
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

  app.post(
    "/users/:id/invitation",
    {
      config: { access: "users.update" },
      schema: {
        summary: "Make a one-time link by which the user chooses a password; older links become useless",
        params: IdParameter,
        response: { 200: Invitation },
      },
    },
    (request) => inviteUser(app, request.actor, request, request.params.id),
  );

  app.get(
    "/users/:id/explanation",
    {
      config: { access: "users.index" },
      schema: {
        summary: "Why the user may or may not do something in a place",
        params: IdParameter,
        querystring: ExplanationQuery,
        response: { 200: Explanation },
      },
    },
    async (request) => {
      const { scope, params, query } = request;
      const { permission, company_id } = query;
      const user = await readUser(app.db, request, params.id);
      const place = company_id === undefined ? null : orNotFound(await findAskedPlace(app.db, scope, company_id));
      const held = await listHeldRoles(app.db, scope, user.id, company_id);
      return explain({ user, permission, place, held }, languageFor(request));
    },
  );
};
