// Headers that keep a page from loading or sending anything but what the settings name.
import { randomBytes } from "node:crypto";
import type { ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../settings.ts";

type MapAddresses = Pick<
  Settings,
  | "MAP_STYLE_URL"
  | "MAP_STYLE_DARK_URL"
  | "MAP_RASTER_URL"
  | "MAP_PMTILES_URL"
  | "MAP_RELIEF_URL"
  | "MAP_SERVICE_URL"
  | "MAP_HOSTS"
>;

/** Origins of the configured map: the only ones beside our own that a page may reach. */
export function mapOrigins(settings: MapAddresses): string[] {
  const { MAP_STYLE_URL, MAP_STYLE_DARK_URL, MAP_RASTER_URL } = settings;
  const { MAP_PMTILES_URL, MAP_RELIEF_URL, MAP_SERVICE_URL } = settings;
  const addresses = [
    MAP_STYLE_URL,
    MAP_STYLE_DARK_URL,
    MAP_RASTER_URL,
    MAP_PMTILES_URL,
    MAP_RELIEF_URL,
    MAP_SERVICE_URL,
  ]
    .filter((address): address is string => address?.startsWith("http") ?? false)
    .map((address) => new URL(address.replaceAll(/\{\w+\}/g, "0")).origin);
  return [...new Set([...addresses, ...(settings.MAP_HOSTS?.split(/[\s,]+/).filter(Boolean) ?? [])])];
}

const nonces = new WeakMap<object, string>();

/** The nonce of a response, made when it is first asked for: scripts and styles of its page carry the same one. */
export function nonceOf(response: object): string {
  const nonce = nonces.get(response) ?? randomBytes(16).toString("base64");
  nonces.set(response, nonce);
  return nonce;
}

const nonceSource = (_request: unknown, response: ServerResponse) => `'nonce-${nonceOf(response)}'`;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers a page of the application, on which maps are shown. */
    page?: boolean;
  }
}

/** The map's origins as they are while a page is answered; what is no page reaches nothing. */
const origins = new WeakMap<object, string>();
const mapSource = (_request: unknown, response: ServerResponse) => origins.get(response) ?? "";

/** A strict policy with a nonce per response: the page's own scripts and styles carry it, nothing else runs. */
export async function sendSecurityHeaders(app: FastifyInstance): Promise<void> {
  const { MAP_SERVICE_URL } = app.settings;
  // The only foreign scripts, and only where the operator has named a service.
  const mapScripts = MAP_SERVICE_URL ? [new URL(MAP_SERVICE_URL).origin] : [];
  app.addHook("onRequest", async (request, reply) => {
    if (request.routeOptions.config.page) origins.set(reply.raw, mapOrigins(await app.inForce.now()).join(" "));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", nonceSource, ...mapScripts],
        styleSrc: ["'self'", nonceSource],
        imgSrc: ["'self'", "data:", "blob:", mapSource],
        // Sound that was recorded is heard before it is sent.
        mediaSrc: ["'self'", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", mapSource],
        // Attached PDFs are shown beside what they belong to.
        frameSrc: ["'self'"],
        workerSrc: ["'self'", "blob:"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // An office may reach the console by plain http inside its own network; a proxy that ends TLS adds this header.
    hsts: false,
    referrerPolicy: { policy: "same-origin" },
  });
}
