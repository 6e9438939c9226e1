// What a resource's routes are given: Fastify with the contract's schemas, and the two doors to the data.
import type { FastifyInstance, FastifyPluginAsync, RawServerDefault } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Db, Write } from "../database/database.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Settings } from "../settings.ts";

declare module "fastify" {
  interface FastifyInstance {
    db: Db;
    write: Write;
    writeLong: Write;
    files: FileStore;
    settings: Settings;
  }
}

export type Routes = FastifyPluginAsync<Record<never, never>, RawServerDefault, ZodTypeProvider>;
export type App = FastifyInstance;
