// Pages, headers, health and the description of the API, over HTTP. Needs the built web application (`npm run build`).
import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { words } from "@atalaya/contract/words.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { webDirectory } from "./pages.ts";

let app: TestApp;
beforeAll(async () => {
  if (!existsSync(join(webDirectory, "index.html"))) throw new Error("build the web application first: npm run build");
  app = await startTestApp({
    ORGANISATION: "Municipalidad de <Prueba>",
    MAP_STYLE_URL: "https://maps.example.org/style.json",
  });
});
afterAll(() => app.stop());

const page = async (path: string) => {
  const answer = await fetch(app.origin + path, { headers: { accept: "text/html" } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const policyOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(" ");
      return [name, sources];
    }),
  ) as Record<string, string[]>;
const nonceIn = (sources: string[] = []) => sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);

test.each([
  "/",
  "/dashboard",
  "/records/situation?place=3",
  "/no/such/page",
  "/ajustes/usuarios",
  "/records/situation?map=15/-33.045/-71.6",
])("R-201 the path %s answers the application's page, so that a reload works", async (path) => {
  const answer = await page(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.text).toMatch(/src="\/config\.js\?v=[\w-]{22}"/);
});

test("R-210 the login page is its own light page with its own texts", async () => {
  const { text } = await page("/login");
  expect(text).toMatch(/src="\/config-login\.js\?v=[\w-]{22}"/);
  const [whole, light] = [await page("/config.js"), await page("/config-login.js")];
  expect(light.text.length).toBeLessThan(whole.text.length / 2);
});

test("a page may run only its own scripts and styles, named by a nonce that is new each time", async () => {
  const [first, second] = [await page("/"), await page("/")];
  const policy = policyOf(first.headers);
  expect(policy["default-src"]).toEqual(["'none'"]);
  expect(policy["frame-ancestors"]).toEqual(["'none'"]);
  expect(policy["base-uri"]).toEqual(["'none'"]);
  expect(policy["img-src"]).toContain("https://maps.example.org");
  expect(policy["connect-src"]).toContain("https://maps.example.org");
  for (const sources of Object.values(policy)) {
    expect(sources).not.toContain("'unsafe-inline'");
    expect(sources).not.toContain("'unsafe-eval'");
    expect(sources).not.toContain("*");
  }
  const nonce = nonceIn(policy["script-src"]);
  expect(nonce).toMatch(/^[\w+/=-]{16,}$/);
  expect(first.text).not.toContain("__CSP_NONCE__");
  expect(first.text).toContain(nonce);
  expect(nonceIn(policyOf(second.headers)["script-src"])).not.toBe(nonce);
  expect(first.headers.get("x-content-type-options")).toBe("nosniff");
  expect(first.headers.get("x-powered-by")).toBeNull();
});

test("R-702 R-101 the config script brings every text in both languages and cannot be broken out of", async () => {
  const { text, headers } = await page("/config.js");
  expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect(text).not.toContain("<");
  const config = JSON.parse(text.replace(/^window\.config = /, "").replace(/;$/, ""));
  expect(config).toMatchObject({
    organisation: "Municipalidad de <Prueba>",
    locale: "es",
    locales: { es: "Español", en: "English" },
  });
  expect(Object.keys(config.words.es).toSorted()).toEqual(Object.keys(words).toSorted());
  expect(Object.keys(config.words.en).toSorted()).toEqual(Object.keys(words).toSorted());

  const again = await fetch(`${app.origin}/config.js`, { headers: { "if-none-match": headers.get("etag")! } });
  expect(again.status).toBe(304);
});

test("a page asks for its texts by their content, so that no copy of another release comes with it", async () => {
  const named = /src="(\/config\.js\?v=([\w-]+))"/.exec((await page("/")).text);
  const { headers, text } = await page(named![1]!);
  expect(headers.get("etag")).toBe(`"${named![2]}"`);
  expect(text).toBe((await page("/config.js")).text);
});

test("robots are told what is public, and nothing else is to be found", async () => {
  const { status, headers, text } = await page("/robots.txt");
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toBe("User-agent: *\nAllow: /public/\nDisallow: /\n");
});

test.each([
  "/metrics",
  "/wms?service=WMS&request=GetCapabilities",
  "/geoserver/web",
  "/.well-known/security.txt",
  "/sitemap.xml",
  "/.env",
  "/wp-login.php",
  "/api/unknown",
  "/api",
  "/api?page=2",
  "/api/",
  "/api/%zz",
  "/%E0%A4%A",
  "/public/unknown",
  "/health/unknown",
])("%s answers 404 in JSON and not a page", async (path) => {
  const answer = await app.stranger.get(path);
  expect(answer).toMatchObject({ status: 404, body: { code: "not_found" } });
});

test.each([
  "/assets/../../../package.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/..%2f..%2f..%2fpackage.json",
  "/basemap/%00",
])("no file outside the application is served: %s", async (path) => {
  const { status, text } = await page(path);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('"workspaces"');
});

test("the icon of the page may change with a release, unlike files that are named by their content", async () => {
  const { headers } = await page("/favicon.svg");
  expect(headers.get("cache-control")).toBe("public, max-age=86400");
});

test("R-402 the worker that keeps the console is asked for anew at each start, and serves every address", async () => {
  const { status, headers, text } = await page("/sw.js");
  expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
  expect(headers.get("content-type")).toMatch(/^(?:text|application)\/javascript/);
  // It is loaded as a plain script, which cannot import.
  expect(text).not.toMatch(/\b(?:import|export)\b/);
  expect((await page("/login")).text).not.toContain("sw.js");
});

test("every answer carries a request id of the server's own making", async () => {
  const first = await app.stranger.get("/health/live", { headers: { "x-request-id": "forged" } });
  const second = await app.stranger.get("/api/unknown");
  expect(first.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  expect(second.body.request_id).toBe(second.headers.get("x-request-id"));
  expect(second.body.request_id).not.toBe(first.headers.get("x-request-id"));
});

test("an operator can ask whether the process lives and whether it can serve", async () => {
  expect(await app.stranger.get("/health/live")).toMatchObject({ status: 200, body: { status: "ok" } });
  expect(await app.stranger.get("/health/ready")).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("the API describes every one of its calls, in terms that a machine can follow", async () => {
  const { body } = await app.stranger.get("/api/openapi.json");
  expect(body.openapi).toMatch(/^3\.1/);
  const { security } = body.paths["/api/login"].post;
  expect(security).toEqual([]);

  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  for (const { path, method, operation } of described.filter((it) => it.path.startsWith("/api"))) {
    expect(operation.summary, `${method} ${path}`).toMatch(/\w{3}/);
    const named = (operation.parameters ?? []).filter((it: { in: string }) => it.in === "path");
    for (const { name } of named) expect(path).toContain(`{${name}}`);
    expect(named).toHaveLength(path.match(/\{/g)?.length ?? 0);
  }
  const references = [...JSON.stringify(body).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path!);
  for (const reference of references)
    expect(
      reference.split("/").reduce((at, key) => at?.[key], body),
      reference,
    ).toBeDefined();

  const routes = app.app.printRoutes({ commonPrefix: false, includeMeta: false });
  expect(routes).toContain("records");
  expect(described.map(({ path }) => path)).toContain("/api/records/{domain}/tiles/{z}/{x}/{y}.mvt");
  expect((await page("/api/reference")).text).toContain("/api/records/{domain}/totals");
});

test("answers are compressed where it pays, tiles and lists alike", async () => {
  const answer = await fetch(`${app.origin}/config.js`, { headers: { "accept-encoding": "br, gzip" } });
  expect(answer.headers.get("content-encoding")).toMatch(/br|gzip/);
  // An answer that is left half read keeps its connection, and with it the server, from ending.
  expect(await answer.text()).toContain("window.config");
});
