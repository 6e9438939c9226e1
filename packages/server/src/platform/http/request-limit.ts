// A general limit of calls for each caller, so that one script gone wild leaves the server to everybody else.
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../people/attempt-limit.ts";
import type { Settings } from "../settings.ts";
import { Problem } from "./problem.ts";

/** The files of the console are sent from memory and kept by browsers: a whole office fetches them at once after an update. */
const isCall = ({ url }: FastifyRequest): boolean => /^\/(api|public)\//.test(url);

/** A person, wherever the calls come from; a stranger is the network that calls. */
const callerOf = (request: FastifyRequest): string =>
  request.identity ? `person ${request.identity.user.id}` : `network ${networkOf(request.ip)}`;

const windowMs = 60_000;

type Counted = { isAllowed: false; remaining: number; ttlInSeconds: number; isExceeded: boolean };

function refuseBeyond({ isExceeded, ttlInSeconds }: Counted): void {
  if (isExceeded) throw new Problem("too_many", { headers: { "retry-after": String(ttlInSeconds) } });
}

/** What a program is told with each answer: how many calls a minute it has, how many are left, and in how many seconds they are new. */
export const limitHeaders = ["ratelimit-limit", "ratelimit-remaining", "ratelimit-reset"] as const;

/**
 * Makes the check that a request is counted by, once it is known who calls: throws 429 with Retry-After in seconds beyond
 * `REQUESTS_PER_MINUTE` calls of one caller; 0 sets no limit. A key has its own limit, and is told of it. Each server process counts for
 * itself (decision 0039). Tries of passwords are counted far more narrowly, in the database (`people/attempt-limit.ts`).
 */
export async function requestLimit(
  app: FastifyInstance,
  { REQUESTS_PER_MINUTE }: Settings,
): Promise<(request: FastifyRequest, reply: FastifyReply) => Promise<void>> {
  await app.register(rateLimit, { global: false, cache: 10_000 });
  const countCaller = app.createRateLimit({
    max: REQUESTS_PER_MINUTE,
    timeWindow: windowMs,
    keyGenerator: callerOf,
  });
  const countKey = app.createRateLimit({
    max: ({ identity }) => identity.key!.requests_per_minute,
    timeWindow: windowMs,
    keyGenerator: ({ identity }) => `key ${identity.key!.id}`,
  });
  return async (request, reply) => {
    const key = request.identity?.key;
    if (key) {
      const counted = (await countKey(request)) as Counted;
      const told = [key.requests_per_minute, Math.max(0, counted.remaining), counted.ttlInSeconds];
      limitHeaders.forEach((name, at) => void reply.header(name, String(told[at])));
      refuseBeyond(counted);
    } else if (REQUESTS_PER_MINUTE > 0 && isCall(request)) refuseBeyond((await countCaller(request)) as Counted);
  };
}
