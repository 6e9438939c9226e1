// Maintenance: while it is on, whatever would change something is refused, here and for all routes. Reading goes on.
import type { FastifyInstance } from "fastify";
import type { Maintenance } from "@atalaya/contract/resources/maintenance.ts";
import type { SettingsInForce } from "../settings-in-force.ts";
import { Problem } from "./problem.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Why a call that is no reading is taken in maintenance too. A test pins which ones are. */
    inMaintenance?: string;
  }
}

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Seconds after which another try makes sense, where nobody said when it ends. */
const shortestWait = 60;

/** Null while there is none. */
export function maintenanceOf(settings: SettingsInForce): Maintenance {
  const { MAINTENANCE, maintenance_message_es, maintenance_message_en, maintenance_until } = settings;
  if (!MAINTENANCE) return null;
  return { message_es: maintenance_message_es, message_en: maintenance_message_en, until: maintenance_until };
}

/**
 * Answers 503 before the body is read, so that nothing is half written; what began before is finished. Call behind what finds out who
 * calls: whoever may not make a call is told that.
 */
export function refuseInMaintenance(app: FastifyInstance): void {
  app.addHook("onRequest", async (request) => {
    if (reading.has(request.method) || request.is404 || request.routeOptions.config.inMaintenance) return;
    const maintenance = maintenanceOf(await app.inForce.now());
    if (maintenance)
      throw new Problem("maintenance", { headers: { "retry-after": String(waitUntil(maintenance.until)) } });
  });
}

function waitUntil(until: string | null): number {
  const seconds = until === null ? 0 : Math.ceil((Date.parse(until) - Date.now()) / 1000);
  return Math.max(shortestWait, seconds);
}
