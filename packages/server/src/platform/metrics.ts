// Figures of the running process for Prometheus, for whoever knows METRICS_TOKEN; without that setting there is no such address.
import { createHash, timingSafeEqual } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { Problem } from "./http/problem.ts";
import type { Settings } from "./settings.ts";

/** A number that is read when it is asked for; null where nobody can say. */
export type Figure = { name: string; help: string; read: () => Promise<number | null> };

type Where = Pick<Settings, "METRICS_TOKEN" | "DATA_DIR">;

/** Seconds. A list of a million records answers in less than the third; what takes longer than the last is a fault. */
const buckets = [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const digestOf = (text: string) => createHash("sha256").update(text).digest();

function isAllowed({ headers: { authorization = "" } }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digestOf(authorization), digestOf(`Bearer ${token}`));
}

/** GET /metrics in the text format of Prometheus. `figures`: of what this installation keeps, beside those of process, requests and disk. */
export function serveMetrics(app: FastifyInstance, { METRICS_TOKEN: token, DATA_DIR }: Where, figures: Figure[]): void {
  if (token === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  observeRequests(app, registry);
  const freeRoom = async () => {
    const { bavail, bsize } = await statfs(DATA_DIR);
    return bavail * bsize;
  };
  const disk = { name: "atalaya_disk_free_bytes", help: "Room left on the disk of the data", read: freeRoom };
  for (const figure of [disk, ...figures]) addFigure(app, registry, figure);
  app.get("/metrics", { config: { access: "public" }, schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request, token)) throw new Problem("unauthenticated");
    return reply
      .header("cache-control", "no-store")
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

/** By route and not by address: addresses hold numbers of rows, and would be as many series. */
function observeRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets,
    registers: [registry],
  });
  app.addHook("onResponse", async ({ method, routeOptions }, { statusCode, elapsedTime, raw }) => {
    // A stream lasts as long as somebody looks at it.
    if (String(raw.getHeader("content-type")).startsWith("text/event-stream")) return;
    duration.observe({ method, route: routeOptions.url ?? "none", status: statusCode }, elapsedTime / 1000);
  });
}

/** What cannot be read now is left out of this answer, and the rest of it is given. */
function addFigure({ log }: FastifyInstance, registry: Registry, { name, help, read }: Figure): void {
  const gauge = new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      gauge.reset();
      const value = await read().catch((error: unknown) => {
        log.warn({ err: error, name }, "a figure could not be read");
        return null;
      });
      if (value === null) gauge.remove();
      else gauge.set(value);
    },
  });
}
