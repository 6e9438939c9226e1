// The address of /public as others reach it: what is written into feeds, letters and citations.
import type { FastifyRequest } from "fastify";
import type { SettingsInForce } from "../settings-in-force.ts";

/** The operator's own address; where he named none, the one that the caller used. */
export const publicRoot = (
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
  { PUBLIC_URL, BASE_PATH }: Pick<SettingsInForce, "PUBLIC_URL" | "BASE_PATH">,
): string => `${PUBLIC_URL?.replace(/\/$/, "") ?? `${protocol}://${host}${BASE_PATH}`}/public`;
