// One line of JSON per event, with the request id and without secrets.
import type { FastifyServerOptions } from "fastify";
import type { Settings } from "./settings.ts";

/**
 * Query strings are left out of the log: searches may hold names. Headers are never logged, so no token is. A refusal of
 * the database may quote the whole row in its detail.
 */
export const loggerOptions = ({ LOG_LEVEL }: Pick<Settings, "LOG_LEVEL">): FastifyServerOptions["logger"] => ({
  level: LOG_LEVEL,
  redact: ["*.password", "*.token", "*.authorization", "*.password_hash", "err.detail"],
  serializers: {
    req: (request) => ({ method: request.method, path: request.url.split("?")[0], address: request.ip }),
  },
});
