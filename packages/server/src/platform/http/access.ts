// Who may call a route, and which territory the call sees. A route that does not say stops the server from starting.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import type { Access, Permission } from "@atalaya/contract/permissions.ts";
import { keyUses } from "../people/api-key-uses.ts";
import { isRefusedToKey } from "../people/api-key.ts";
import {
  identities,
  identityOf,
  territoryOf,
  withDescendants,
  type Held,
  type Identities,
  type Identity,
} from "../people/identity.ts";
import { FieldProblem, orNotFound, Problem } from "./problem.ts";
import type { Actor, Db } from "../database/database.ts";
import { onceKey } from "../database/once.ts";
import type { Scope } from "../scope.ts";

/** Routes of the five domains name their permission by the domain in the path. */
export type AccessOf = Access | ((params: Record<string, string>) => Access);

declare module "fastify" {
  interface FastifyContextConfig {
    access?: AccessOf;
  }
  interface FastifyRequest {
    identity: Identity;
    scope: Scope;
    actor: Actor;
  }
  interface FastifyInstance {
    identities: Identities;
  }
}

const describe = (route: RouteOptions) => `${String(route.method)} ${route.url}`;

/**
 * Adds the check to every route, static files and documentation included. Call before anything registers a route. `withinLimit` counts a
 * request and throws when there were too many.
 */
export function guardRoutes(
  app: FastifyInstance,
  db: Db,
  withinLimit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
): void {
  const uses = keyUses(app.write, (err) => app.log.warn({ err }, "the use of a key could not be written down"));
  app.addHook("onClose", () => uses.settled());
  app.decorate("identities", identities(db));
  app.decorateRequest("identity");
  app.decorateRequest("scope");
  app.decorateRequest("actor");
  const routes: RouteOptions[] = [];
  app.addHook("onRoute", (route) => void routes.push(route));
  app.addHook("onReady", async () => {
    const silent = routes.filter((route) => !route.config?.access).map(describe);
    if (silent.length > 0) throw new Error(`these routes do not say who may call them: ${silent.join(", ")}`);
  });
  // The caller is known before the body is read, so that a stranger's 20 MB are refused unread.
  app.addHook("onRequest", async (request, reply) => {
    const refusal = await identify(app, request).catch((error: Error) => error);
    // Those who are refused are counted as well, as the strangers that they are.
    await withinLimit(request, reply);
    if (refusal) throw refusal;
    if (request.identity?.key) uses.note(request.identity.key.id, request.ip);
    // What one person may see is left neither in a proxy nor on the disk of a shared computer; lists and maps of records say otherwise for themselves.
    if (request.identity) reply.header("cache-control", "no-store");
  });
  app.addHook("preHandler", async (request) => {
    // A place outside the territory does not exist for the caller.
    if (!request.identity) return;
    request.scope = orNotFound(narrowed(request.identity, request.scope, placeAsked(request)));
    nameRepetition(request);
  });
}

async function identify(app: FastifyInstance, request: FastifyRequest): Promise<void> {
  const access = accessOf(request);
  if (access === "public") return;
  const token = bearerToken(request);
  const identity = token && (await app.identities.find(token));
  if (!identity) throw new Problem("unauthenticated");
  request.identity = identity;
  request.actor = { id: identity.user.id, request_id: request.id, address: request.ip, api_key_id: identity.key?.id };
  const { method, routeOptions } = request;
  if (identity.key && isRefusedToKey(identity.key, access, { method, url: routeOptions.url ?? "" }))
    throw new Problem("closed_to_keys");
  if (access === "super_admin" && !identity.user.is_super_admin) throw new Problem("forbidden");
  const permission = access === "signed_in" || access === "super_admin" ? null : access;
  const company_ids = territoryOf(identity, permission);
  if (permission !== null && company_ids?.length === 0) throw new Problem("forbidden");
  request.scope = scopeOver(identity, company_ids);
}

/** A client that names its requests may send one again: what it did is then answered and not done twice. */
function nameRepetition(request: FastifyRequest): void {
  const key = request.headers["idempotency-key"];
  if (key === undefined || request.method === "GET") return;
  if (!z.uuid().safeParse(key).success) throw new FieldProblem({ "idempotency-key": { code: "invalid" } });
  const { method, url, json_hash, identity } = request;
  // Nothing is known yet of a file that is still flowing: it could not be told from another one under the same key.
  if (!json_hash && hasBody(request)) throw new FieldProblem({ "idempotency-key": { code: "key_of_file" } });
  // What the person did, or another key of his, this one might not have been let do: it is another content.
  const by = identity.key ? [identity.key.id] : [];
  request.actor.once = onceKey(identity.user.id, String(key), [method, url, json_hash?.toString("hex"), ...by]);
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

function accessOf(request: FastifyRequest): Access {
  const { access } = request.routeOptions.config;
  if (!access) return "public"; // Only the not-found handler has no route; every route was checked at start.
  return typeof access === "function" ? access(request.params as Record<string, string>) : access;
}

/** The token is read from this header and nowhere else: a cookie would be sent by any page that links here. */
function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

const scopeOver = (identity: Held, company_ids: number[] | null): Scope =>
  ({ company_ids, ancestor_ids: ancestorsOf(identity, company_ids) }) as unknown as Scope;

/** Everything, for what no request asks: the demo, made by the product itself. */
export const everythingThereIs = { company_ids: null, ancestor_ids: [] } as unknown as Scope;

/**
 * A place with all that lies below it, null for everywhere, whatever of it the caller may see: for what is reckoned over all of it, so that
 * everybody reads the same number. Of what comes out, what lies outside the caller's own territory is not told.
 */
export const wholeOf = ({ identity }: FastifyRequest, company_id: number | null): Scope =>
  scopeOver(identity, withDescendants(identity, [company_id]));

function ancestorsOf(identity: Held, company_ids: number[] | null): number[] {
  if (company_ids === null) return [];
  const inside = new Set(company_ids);
  return [...new Set(identity.places.filter((place) => inside.has(place.id)).flatMap((place) => place.path))];
}

/** The territory of another permission within the same request, or null where the caller has it nowhere in the asked place. */
export function readable(request: FastifyRequest, permission: Permission, place = placeAsked(request)): Scope | null {
  const { identity } = request;
  const scope = narrowed(identity, scopeOver(identity, territoryOf(identity, permission)), place);
  return scope?.company_ids?.length === 0 ? null : scope;
}

/** Where somebody holds permissions now, for what he asked to be done in the background; null for nowhere. */
export async function holdingsOf(db: Db, user_id: number): Promise<(permission: Permission) => Scope | null> {
  const identity = await identityOf(db, user_id);
  return (permission) => {
    const company_ids = identity ? territoryOf(identity, permission) : [];
    return identity === null || company_ids?.length === 0 ? null : scopeOver(identity, company_ids);
  };
}

/** Whether the caller may read a row of this place; what has no place only those may who hold the permission everywhere. */
export function mayRead(request: FastifyRequest, permission: Permission, company_id: number | null): boolean {
  const scope = readable(request, permission);
  if (!scope) return false;
  return scope.company_ids === null || (company_id !== null && scope.company_ids.includes(company_id));
}

const placeAsked = ({ query }: FastifyRequest) => ((query ?? {}) as { place?: number | "all" }).place;

/**
 * `?place=12` narrows the territory to that place and its descendants; null when nothing of it is the caller's.
 * Without a place it stays as it is: empty for somebody who is signed in and holds no role yet.
 */
function narrowed(identity: Identity, scope: Scope, place: number | "all" | undefined): Scope | null {
  if (typeof place !== "number") return scope;
  const below = withDescendants(identity, [place]) ?? [];
  const own = scope.company_ids && new Set(scope.company_ids);
  const company_ids = own ? below.filter((id) => own.has(id)) : below;
  return company_ids.length === 0 ? null : scopeOver(identity, company_ids);
}
