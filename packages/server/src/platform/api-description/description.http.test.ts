// The description of the API: clean, complete, with examples that fit, and with a page whose examples run.
import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiNounWords } from "@atalaya/contract/words/api/nouns.ts";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { aProgramOf } from "../../testing/makers/keys.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { callsOf, type Document } from "./json.ts";

const run = promisify(execFile);

let app: TestApp;
let document: Document;
let directory: string;
beforeAll(async () => {
  app = await startTestApp();
  document = (await app.stranger.get("/api/openapi.json")).body;
  directory = await mkdtemp(join(tmpdir(), "atalaya-api-"));
});
afterAll(async () => {
  await app.stop();
  await rm(directory, { recursive: true, force: true });
});

test("a public linter finds nothing in it: no error, no warning", async () => {
  const file = join(directory, "openapi.json");
  await writeFile(file, JSON.stringify(document));
  const cli = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
  const config = join(import.meta.dirname, "../../../redocly.yaml");
  // It would ask the network for newer versions of itself, and tell of its use.
  const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
  const { stdout } = await run(process.execPath, [cli, "lint", file, "--config", config, "--format", "json"], { env });
  const { totals, problems } = JSON.parse(stdout);
  expect(problems).toEqual([]);
  expect(totals).toMatchObject({ errors: 0, warnings: 0 });
}, 60_000);

test("each call has a name of its own, a noun with a word on it, and its refusals", () => {
  const calls = callsOf(document);
  const names = calls.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z][A-Za-z0-9]+$/);
  expect([...new Set(calls.flatMap(({ operation }) => operation.tags))].toSorted()).toEqual(
    Object.keys(apiNounWords).toSorted(),
  );
  const { put } = document.paths["/api/records/{domain}/{id}"]!;
  expect(Object.keys(put!.responses)).toEqual(["200", "401", "403", "404", "409", "412", "422", "429", "5XX"]);
  expect(put!.security).toEqual([{ session: [] }, { key: [] }]);
  expect(document.paths["/api/users/{id}"]!.put!.security).toEqual([{ session: [] }]);
});

test("what is sent and answered has a name, and each reference leads somewhere", () => {
  const { schemas } = document.components;
  for (const name of ["Record", "RecordDraft", "RecordPatch", "RecordList", "Company", "LegalDocument", "ApiKeyDraft"])
    expect(schemas, name).toHaveProperty([name]);
  const unnamed = callsOf(document).filter(({ operation }) => {
    const schema = operation.requestBody?.content["application/json"]?.schema;
    return schema?.properties !== undefined;
  });
  expect(unnamed.map(({ operation }) => operation.operationId)).toEqual([]);
});

test("each example of a body and of an answer fits its schema", () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: "https://atalaya.test/api" });
  let count = 0;
  for (const { operation } of callsOf(document)) {
    const contents = [
      operation.requestBody?.content,
      ...Object.values(operation.responses).map((it) => ("content" in it ? it.content : undefined)),
    ];
    for (const json of contents.flatMap((content) => content?.["application/json"] ?? [])) {
      if (!("example" in json)) continue;
      count++;
      const text = JSON.stringify(json.schema).replaceAll('"#/', '"https://atalaya.test/api#/');
      const fits = ajv.compile(JSON.parse(text));
      expect([operation.operationId, fits(json.example) ? [] : fits.errors]).toEqual([operation.operationId, []]);
    }
  }
  expect(count).toBeGreaterThan(400);
}, 60_000);

test("the examples of the page run as they are printed, with an address and a key put in", async () => {
  const { officer, valparaiso, shelters } = await aCountry(app);
  await officer.post("/records/situation", aRecord({ company_id: valparaiso, variable_id: shelters }));
  const { token } = await aProgramOf(app, await app.as("super_admin"));
  const page = await app.stranger.get("/api/reference?lang=en");
  const html = new TextDecoder().decode(page.bytes);
  const examples = [...html.matchAll(/<pre tabindex="0"><code>(.*?)<\/code>/g)].map(([, text]) =>
    text!.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
  );
  expect(examples.length).toBeGreaterThan(25);
  const env = { ...process.env, ATALAYA_URL: app.origin, ATALAYA_KEY: token };
  for (const example of examples) {
    const { stdout } = await run("sh", ["-c", example], { env, maxBuffer: 64 * 1024 * 1024 });
    expect(stdout.length, example).toBeGreaterThan(1);
  }
}, 60_000);

test("the page speaks the language that is asked for, needs no script and asks nothing of another host", async () => {
  const [es, en] = await Promise.all(["es", "en"].map((lang) => app.stranger.get(`/api/reference?lang=${lang}`)));
  const text = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes);
  expect(text(es!)).toContain('<html lang="es">');
  expect(text(en!)).toContain("To begin");
  expect(text(es!)).not.toMatch(/<script|style="|(?:src|href)="https?:/);
  expect(es!.headers.get("content-security-policy")).toContain("default-src 'none'");
  const byHeader = await app.stranger.get("/api/reference", { headers: { "accept-language": "en" } });
  expect(text(byHeader)).toBe(text(en!));
});
