// The web application: its files, its two pages with a fresh nonce each, and the config script (R-201, R-702).
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { PageConfig } from "@atalaya/contract/page-config.ts";
import type { Words } from "@atalaya/contract/text.ts";
import { byLanguage, loginPageWords, words } from "@atalaya/contract/words.ts";
import { maintenanceOf } from "./maintenance.ts";
import { nonceOf } from "./security-headers.ts";
import { sendUnlessKnown, tagOf } from "./entity-tag.ts";
import type { Settings } from "../settings.ts";
import { readLogo, type SettingsInForce } from "../settings-in-force.ts";

export const webDirectory = join(import.meta.dirname, "../../../../web/dist");
const noncePlaceholder = "__CSP_NONCE__";

/** Where anybody reads the organisation's picture; another picture has another address. */
export const logoPath = ({ BASE_PATH }: Pick<Settings, "BASE_PATH">, sha256: string | null) =>
  sha256 === null ? null : `${BASE_PATH}/logo.png?v=${sha256.slice(0, 16)}`;

function configFrom(settings: SettingsInForce, table: Words): PageConfig {
  const { BASE_PATH } = settings;
  /** A file of this server is named from the console's root; who copies its whole address has the path before it already. */
  const here = (address: string) =>
    !address.startsWith("/") || address.startsWith(`${BASE_PATH}/`) ? address : BASE_PATH + address;
  return {
    base_path: BASE_PATH,
    app_name: settings.APP_NAME,
    organisation: settings.ORGANISATION ?? null,
    organisation_unit: settings.ORGANISATION_UNIT ?? null,
    logo: logoPath(settings, settings.logo_sha256),
    timezone: settings.timezone,
    currency: settings.currency,
    own_place_id: settings.own_place_id,
    locale: settings.LOCALE,
    has_mail: Boolean(settings.SMTP_URL),
    maintenance: maintenanceOf(settings),
    locales: { es: "Español", en: "English" },
    words: byLanguage(table),
    map: {
      ...(settings.MAP_STYLE_URL && { style_url: here(settings.MAP_STYLE_URL) }),
      ...(settings.MAP_STYLE_DARK_URL && { style_dark_url: here(settings.MAP_STYLE_DARK_URL) }),
      ...(settings.MAP_RASTER_URL && { raster_url: settings.MAP_RASTER_URL }),
      ...(settings.MAP_RASTER_ATTRIBUTION && { raster_attribution: settings.MAP_RASTER_ATTRIBUTION }),
      ...(settings.MAP_PMTILES_URL && { pmtiles_url: here(settings.MAP_PMTILES_URL) }),
      ...(settings.MAP_RELIEF_URL && { relief_url: here(settings.MAP_RELIEF_URL) }),
      ...(settings.MAP_SERVICE_URL && {
        service: {
          url: settings.MAP_SERVICE_URL,
          ...(settings.MAP_SERVICE_KEY && { key: settings.MAP_SERVICE_KEY }),
          ...(settings.MAP_SERVICE_LIBRARIES && { libraries: settings.MAP_SERVICE_LIBRARIES }),
        },
      }),
    },
  };
}

/** A config script and its address, made anew when the settings change. */
type Config = { path: string; script: string; address: string };

/**
 * Serves /config.js or /config-login.js, and answers how a page asks for it: under an address with a tag of its content, so that a page
 * never comes with the texts of another release, however slow the line and whoever keeps copies.
 */
function serveConfig(app: FastifyInstance, path: string, table: Words): () => Promise<Config> {
  let made: { of: SettingsInForce; config: Config } | undefined;
  const current = async () => {
    const settings = await app.inForce.now();
    if (made?.of !== settings) {
      const script = `window.config = ${JSON.stringify(configFrom(settings, table)).replaceAll("<", String.raw`\u003c`)};`;
      made = { of: settings, config: { path, script, address: `${path}?v=${tagOf(script)}` } };
    }
    return made.config;
  };
  app.get(path, { config: { access: "public" }, schema: { hide: true } }, async (_request, reply) =>
    sendUnlessKnown(
      reply.header("cache-control", "public, no-cache"),
      "text/javascript; charset=utf-8",
      (await current()).script,
    ),
  );
  return current;
}

/** The build names its files from where the page lies; the page is shown at many addresses, so they are named from the root. */
const fromHere = /(?<= (?:src|href)=")\.\//g;

async function sendPage(reply: FastifyReply, name: string, { path, address }: Config): Promise<FastifyReply> {
  const { BASE_PATH } = reply.server.settings;
  const html = await readFile(join(webDirectory, name), "utf8");
  return reply
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(
      html
        .replaceAll(noncePlaceholder, nonceOf(reply.raw))
        .replace(path, BASE_PATH + address)
        .replaceAll(fromHere, `${BASE_PATH}/`),
    );
}

/** What programs ask for and no person opens: nothing of it is here, and a page would say that it is. */
const machines =
  /^\/(?:api|public|ogc|health|metrics|wms|wfs|wmts|wcs|csw|ows|geoserver|actuator|graphql|\.well-known)(?:\/|\?|$)/;
/** In the path: what a screen was filtered by may hold a slash and a point. */
const fileName = /^[^?]*\/[^/?]*\.[a-z0-9]{1,10}(?:\?|$)/i;

/** What is public may be found by anybody; behind the sign-in there is nothing to index. */
const robots = "User-agent: *\nAllow: /public/\nDisallow: /\n";

/** Every path that is not a call or a file answers the application's page: its router knows the rest. */
export async function servePages(app: FastifyInstance): Promise<void> {
  const config = serveConfig(app, "/config.js", words);
  const loginConfig = serveConfig(app, "/config-login.js", loginPageWords);

  app.addHook("onRoute", (route) => {
    // The plugin's routes carry no config of their own.
    if (route.url.startsWith("/assets") || route.url.startsWith("/basemap") || route.url === "/favicon.svg")
      route.config = { ...route.config, access: "public" };
  });
  // The build wrote compressed copies beside the files; names of assets change with their content.
  const asset = { preCompressed: true, immutable: true, maxAge: "1y" };
  await app.register(fastifyStatic, { root: join(webDirectory, "assets"), prefix: "/assets/", ...asset });
  await app.register(fastifyStatic, {
    root: join(webDirectory, "basemap"),
    prefix: "/basemap/",
    decorateReply: false,
    preCompressed: true,
    maxAge: "1d",
  });

  const page = { config: { access: "public" as const }, schema: { hide: true } };
  const withMaps = { config: { access: "public" as const, page: true }, schema: { hide: true } };
  app.get("/favicon.svg", page, (_request, reply) =>
    // Its name stays the same in the next release, so it is not kept like an asset.
    reply.sendFile("favicon.svg", webDirectory, { immutable: false, maxAge: "1d" }),
  );
  app.get("/sw.js", page, (_request, reply) =>
    // Asked for at each start of the console: a new release is noticed at once.
    reply.header("cache-control", "no-cache").sendFile("sw.js", webDirectory, { cacheControl: false }),
  );
  app.get("/logo.png", page, async (request, reply) => {
    const logo = await readLogo(app.db);
    if (logo === null) return reply.callNotFound();
    // An address that names the picture is good for ever; another one asks each time.
    const isNamed = (request.query as { v?: string }).v !== undefined;
    reply.header("cache-control", isNamed ? "public, max-age=31536000, immutable" : "public, no-cache");
    return reply.type("image/png").send(logo);
  });
  app.get("/robots.txt", page, (_request, reply) =>
    reply.header("cache-control", "public, max-age=86400").type("text/plain; charset=utf-8").send(robots),
  );
  // Signing in, and what leads to a password without being signed in.
  for (const path of ["/login", "/password/forgotten", "/password/reset", "/invitation"])
    app.get(path, withMaps, async (_request, reply) => sendPage(reply, "login.html", await loginConfig()));
  app.get("/*", withMaps, async (request, reply) =>
    machines.test(request.url) || fileName.test(request.url)
      ? reply.callNotFound()
      : sendPage(reply, "index.html", await config()),
  );
}
