// A general limit of calls for each caller, so that one script gone wild leaves the server to everybody else.
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "../people/attempt-limit.ts";
import type { Settings } from "../settings.ts";
import { Problem } from "./problem.ts";

/** The files of the console are sent from memory and kept by browsers: a whole office fetches them at once after an update. */
const isCall = ({ url }: FastifyRequest): boolean => /^\/(api|public)\//.test(url);

/** A person, wherever the calls come from; a stranger is the network that calls. */
const callerOf = (request: FastifyRequest): string =>
  request.identity ? `person ${request.identity.user.id}` : `network ${networkOf(request.ip)}`;

/**
 * Makes the check that a request is counted by, once it is known who calls: throws 429 with Retry-After in seconds beyond
 * `REQUESTS_PER_MINUTE` calls of one caller; 0 sets no limit. Each server process counts for itself (decision 0039). Tries of
 * passwords are counted far more narrowly, in the database (`people/attempt-limit.ts`).
 */
export async function requestLimit(
  app: FastifyInstance,
  { REQUESTS_PER_MINUTE }: Settings,
): Promise<(request: FastifyRequest) => Promise<void>> {
  if (REQUESTS_PER_MINUTE === 0) return async () => {};
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const count = app.createRateLimit({ max: REQUESTS_PER_MINUTE, timeWindow: 60_000, keyGenerator: callerOf });
  return async (request) => {
    if (!isCall(request)) return;
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded)
      throw new Problem("too_many", { headers: { "retry-after": String(counted.ttlInSeconds) } });
  };
}
