// The calls that every noun has in common: read one, make one, change it, into the trash and out of it, and many of them in one step.
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { BulkDone, BulkStep } from "@atalaya/contract/bulk.ts";
import type { Editable, Permission } from "@atalaya/contract/permissions.ts";
import { AsOf, IdParameter, type Resource } from "@atalaya/contract/record.ts";
import { RecordVersion } from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../database/database.ts";
import type { Table } from "../database/rows.ts";
import type { Scope } from "../scope.ts";
import type { App } from "./app-kit.ts";
import type { bodyLimits } from "./bodies.ts";
import { bulkRoute } from "./bulk-route.ts";
import { orNotFound } from "./problem.ts";

type Thing = { id: number; version: number };
type Declared = Pick<Resource, "path" | "title" | "draft" | "patch"> & { detail: z.ZodType<Thing> };
type Detail<R extends Declared> = z.output<R["detail"]>;

type Calls<R extends Declared, By> = {
  resource: R;
  permission: Editable;
  /** How large what is sent may be, where it is more than a few fields. */
  body?: keyof typeof bodyLimits;
  /** Whether one is also read as it stood at a moment (`readAt`). */
  hasPast?: true;
  /** Who acts, as the noun's rules ask for it. `scope`: where the caller may do this. */
  by: (request: FastifyRequest, scope: Scope) => By;
  /** One of them as `by` sees it; without it none is read singly. */
  find?: (db: Db | Tx, by: By, id: number, which?: { trash?: boolean }) => Promise<Detail<R> | undefined>;
  create?: (tx: Tx, by: By, draft: z.output<R["draft"]>) => Promise<Detail<R>>;
  /** Answers 409 with the current state where somebody saved meanwhile. */
  change?: (tx: Tx, by: By, id: number, patch: z.output<R["patch"]>) => Promise<Detail<R>>;
  remove: (tx: Tx, by: By, id: number, version?: number) => Promise<void>;
  restore?: (tx: Tx, by: By, id: number) => Promise<Detail<R>>;
  /** What of one that is read or restored the caller is shown; all of it where nothing is said. */
  shown?: (request: FastifyRequest, thing: Detail<R>) => Promise<Detail<R>>;
  /** Done once something is written. */
  onWritten?: () => void;
  /** A step over many: what it may set, and what a row in the way is called. */
  many?: {
    schemas: { Step: z.ZodType<BulkStep>; Done: z.ZodType<BulkDone> };
    table: Table;
    titleOf: (thing: Detail<R>, language: "es" | "en") => string;
  };
  /** What the description of the API says of single calls beyond the usual. */
  says?: Partial<Record<"find" | "create" | "change" | "remove", string>>;
};

/**
 * Adds the calls that a noun gives a function for, each with its permission: `GET`, `PUT`, `DELETE /<path>/:id`, `POST /<path>`,
 * `POST /<path>/:id/restore`, `POST /<path>/bulk`. A noun for which one of them is special adds that route itself.
 */
export function resourceRoutes<R extends Declared, By>(app: App, declared: Calls<R, By>): void {
  // From here on only what all things have is known of one: its schemas decide what it holds.
  const calls = declared as unknown as Calls<Declared, By>;
  const { resource, permission, body, hasPast, find, create, change, remove, restore, many, says = {} } = calls;
  const { path, draft, patch, detail } = resource;
  const title = resource.title.en;
  const access = (action: "index" | "create" | "update" | "delete"): { access: Permission } => ({
    access: `${permission}.${action}`,
  });
  const byOf = (request: FastifyRequest) => calls.by(request, request.scope);
  const shown = async (request: FastifyRequest, thing: Thing) => (await calls.shown?.(request, thing)) ?? thing;
  const written = async <T extends Thing | null>(request: FastifyRequest, work: (tx: Tx) => Promise<T>): Promise<T> => {
    const done = await app.write<Thing | null>(request.actor, work);
    calls.onWritten?.();
    return done as T;
  };
  const idOf = ({ params }: FastifyRequest) => (params as z.output<typeof IdParameter>).id;
  const sent = body && { body };

  if (find)
    app.get(
      `/${path}/:id`,
      {
        config: access("index"),
        schema: {
          summary: says.find ?? `${title}: one of them`,
          params: IdParameter,
          ...(hasPast && { querystring: z.object(AsOf) }),
          response: { 200: detail },
        },
      },
      async (request) => {
        const { at } = request.query as { at?: string };
        const found = await app.readAt(hasPast && at, (db) => find(db, byOf(request), idOf(request)));
        return shown(request, orNotFound(found));
      },
    );

  if (create)
    app.post(
      `/${path}`,
      {
        config: { ...access("create"), ...sent },
        schema: { summary: says.create ?? `${title}: make one`, body: draft, response: { 201: detail } },
      },
      async (request, reply) => {
        const made = await written(request, (tx) => create(tx, byOf(request), request.body as Record<string, unknown>));
        return reply.code(201).send(made);
      },
    );

  if (change)
    app.put(
      `/${path}/:id`,
      {
        config: { ...access("update"), ...sent },
        schema: {
          summary: `${says.change ?? `${title}: change fields of one`}; an older version answers 409 with the current state`,
          params: IdParameter,
          body: patch,
          response: { 200: detail },
        },
      },
      (request) =>
        written(request, (tx) => change(tx, byOf(request), idOf(request), request.body as Record<string, unknown>)),
    );

  app.delete(
    `/${path}/:id`,
    {
      config: access("delete"),
      schema: {
        summary: says.remove ?? `${title}: move one to the trash`,
        params: IdParameter,
        querystring: RecordVersion.partial(),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { version } = request.query as { version?: number };
      await written(request, async (tx) => {
        await remove(tx, byOf(request), idOf(request), version);
        return null;
      });
      return reply.code(204).send(null);
    },
  );

  if (restore)
    app.post(
      `/${path}/:id/restore`,
      {
        config: access("delete"),
        schema: { summary: `${title}: take one out of the trash`, params: IdParameter, response: { 200: detail } },
      },
      async (request) => shown(request, await written(request, (tx) => restore(tx, byOf(request), idOf(request)))),
    );

  if (many && find && change && restore)
    bulkRoute(app, {
      ...many,
      resource,
      permission,
      by: calls.by,
      find,
      change,
      remove,
      restore,
      onDone: calls.onWritten,
    });
}
