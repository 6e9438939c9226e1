// What a resource's routes are given: Fastify with the contract's schemas, and the two doors to the data.
import type { IncomingMessage, ServerResponse } from "node:http";
import type {
  ContextConfigDefault,
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifySchema,
  RawServerDefault,
  RouteGenericInterface,
  RouteHandlerMethod,
  RouteShorthandOptions,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Db, ReadAt, Write } from "../database/database.ts";
import type { BackupRunner } from "../backup/runner.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Consoles } from "../live/consoles.ts";
import type { AccessOf } from "./access.ts";
import type { SettingsReader, StartSettings } from "../settings-in-force.ts";

declare module "fastify" {
  interface FastifyInstance {
    db: Db;
    readAt: ReadAt;
    write: Write;
    writeLong: Write;
    files: FileStore;
    backups: BackupRunner;
    consoles: Consoles;
    /** What stays as it was when the server began. */
    settings: StartSettings;
    /** What may be changed meanwhile: asked for where it is needed, not kept. */
    inForce: SettingsReader;
  }
}

/** One way of making a route: a path, who may call it, its schemas, and what answers. */
type WithAccess = <const S extends FastifySchema = FastifySchema>(
  path: string,
  options: RouteShorthandOptions<
    RawServerDefault,
    IncomingMessage,
    ServerResponse,
    RouteGenericInterface,
    ContextConfigDefault,
    S,
    ZodTypeProvider
  > & { config: FastifyContextConfig & { access: AccessOf } },
  handler: RouteHandlerMethod<
    RawServerDefault,
    IncomingMessage,
    ServerResponse,
    RouteGenericInterface,
    ContextConfigDefault,
    S,
    ZodTypeProvider
  >,
) => unknown;

type Zod = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>;
type Methods = "get" | "post" | "put" | "patch" | "delete";

/** What a server has beside its routes. */
export type Services = Omit<FastifyInstance, Methods>;

/** A server as nouns see it: a route that does not say who may call it does not compile. */
export type App = Omit<Zod, Methods> & Record<Methods, WithAccess>;
export type Routes = (app: App) => Promise<void>;
