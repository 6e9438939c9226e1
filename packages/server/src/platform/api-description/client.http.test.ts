// A client whose types are made of the description does the main job of a program, by a key: docs/examples/client.ts.
import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry, aRecord } from "../../testing/factories.ts";
import { aProgramOf } from "../../testing/makers/keys.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);
const root = join(import.meta.dirname, "../../../../..");
const installed = (name: string, file: string) => join(dirname(resolve(`${name}/package.json`)), file);

let app: TestApp;
let directory: string;
beforeAll(async () => {
  app = await startTestApp();
  // Below the packages, so that the client finds its library.
  const cache = join(import.meta.dirname, "../../../node_modules/.cache");
  await mkdir(cache, { recursive: true });
  directory = await mkdtemp(join(cache, "client-"));
});
afterAll(async () => {
  await app.stop();
  await rm(directory, { recursive: true, force: true });
});

const settings = {
  compilerOptions: {
    strict: true,
    module: "nodenext",
    target: "es2024",
    types: ["node"],
    skipLibCheck: true,
    rewriteRelativeImportExtensions: true,
  },
  include: ["*.ts"],
};

test("its types are made, it compiles, and it reads, makes, sends back, changes and is refused as it should be", async () => {
  const { officer, valparaiso, shelters } = await aCountry(app);
  const line = {
    type: "LineString" as const,
    coordinates: [
      [-71.62, -33.04],
      [-71.61, -33.05],
    ] as [number, number][],
  };
  const draft = aRecord({ company_id: valparaiso, variable_id: shelters, geometry: line });
  expect((await officer.post("/records/situation", draft)).status).toBe(201);

  const description = await app.stranger.get("/api/openapi.json");
  await writeFile(join(directory, "openapi.json"), description.bytes);
  const types = join(directory, "atalaya.d.ts");
  const generator = installed("openapi-typescript", "bin/cli.js");
  const from = join(directory, "openapi.json");
  await run(process.execPath, [generator, from, "-o", types, "--default-non-nullable", "false"]);
  await copyFile(join(root, "docs/examples/client.ts"), join(directory, "client.ts"));
  await writeFile(join(directory, "tsconfig.json"), JSON.stringify(settings));
  await writeFile(join(directory, "package.json"), JSON.stringify({ type: "module" }));
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const compiled = await run(process.execPath, [tsc, "-p", directory]).catch((error: { stdout: string }) => error);
  expect(compiled.stdout).toBe("");

  const { token } = await aProgramOf(app, officer);
  const env = { ...process.env, ATALAYA_URL: app.origin, ATALAYA_KEY: token };
  const { stdout } = await run(process.execPath, [join(directory, "client.js")], { env });
  const said = JSON.parse(stdout);
  expect(said).toMatchObject({ listed: 1, same: "Corte de ruta por aluvión", changed: "Ruta despejada", stale: 412 });
  expect(said.again).toBe(said.made);
  expect(said.shapes).toBe(1);
  const { body } = await officer.get("/records/situation");
  expect(body.meta.total).toBe(2);
}, 180_000);
