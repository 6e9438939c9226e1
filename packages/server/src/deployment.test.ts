// The examples that operators copy say what is true: images, ports, volumes, settings, and what the service may do.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { asEnvironment, readSettings } from "./platform/settings.ts";

const root = join(import.meta.dirname, "../../..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

type Service = {
  image?: string;
  build?: string;
  ports?: string[];
  env_file?: string;
  environment: Record<string, string | number>;
  volumes: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  stop_grace_period: string;
};
const { services, volumes } = parse(textOf("compose.yaml")) as {
  services: { console: Service; database: Service };
  volumes: Record<string, null>;
};
const dockerfile = textOf("Dockerfile");
const settings = Object.keys(asEnvironment(readSettings({})));

/** Names and values of a file of settings; those behind a # as well. */
const linesOf = (path: string): [string, string][] =>
  [...textOf(path).matchAll(/^#?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, value]) => [name!, value!]);

test("the console is reached from this machine alone, and the database from the console alone", () => {
  expect(services.console.ports).toEqual(["127.0.0.1:8080:8080"]);
  expect(services.database.ports).toBeUndefined();
  expect(dockerfile).toMatch(/^USER node$/m);
});

test("files, backups and the database outlive their containers, each in a place of its own", () => {
  const placeOf = (volume: string) => /^(?:\$\{BACKUPS:-)?(\w+)\}?:(.+)$/.exec(volume)!.slice(1);
  const places = [...services.console.volumes, ...services.database.volumes].map(placeOf);
  expect(places).toEqual([
    ["files", services.console.environment["DATA_DIR"]],
    ["backups", services.console.environment["BACKUP_TO"]],
    ["database", "/var/lib/postgresql/data"],
  ]);
  expect(Object.keys(volumes).toSorted()).toEqual(places.map(([name]) => name).toSorted());
});

test("the console waits for a database that answers, and both are looked after", () => {
  expect(services.console.depends_on).toEqual({ database: { condition: "service_healthy" } });
  expect(services.database.healthcheck?.test.join(" ")).toContain("pg_isready");
  expect(services.console.build).toBe(".");
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/health\/ready/m);
  for (const { stop_grace_period } of Object.values(services))
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(10);
});

test("images are named with their version, and no secret stands in the file", () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  for (const image of [...bases, services.database.image!]) expect(image).toMatch(/:\d+/);
  expect(services.console.env_file).toBe(".env");
  for (const [name, value] of Object.values(services).flatMap(({ environment }) => Object.entries(environment)))
    if (/PASSWORD|SECRET|TOKEN|_URL/.test(name)) expect(value, name).toContain("${DATABASE_PASSWORD:?");
});

test("every setting that an example names is one", () => {
  const own = Object.keys(services.console.environment);
  const inImage = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line]) =>
    [...line!.matchAll(/(\w+)=/g)].map(([, name]) => name!),
  );
  const inService = linesOf("deploy/systemd/atalaya.env").map(([name]) => name);
  const inUnit = [...textOf("deploy/systemd/atalaya.service").matchAll(/^Environment=(\w+)=/gm)].map(
    ([, name]) => name!,
  );
  const ofNode = ["NODE_ENV"];
  expect(settings).toEqual(expect.arrayContaining(own));
  for (const name of [...inImage, ...inService, ...inUnit]) expect([...settings, ...ofNode], name).toContain(name);
  expect(() =>
    readSettings(Object.fromEntries(linesOf("deploy/systemd/atalaya.env").filter(([, it]) => it))),
  ).not.toThrow();
});

test("the service runs as nobody in particular, writes to its own folder alone, and comes back by itself", () => {
  const unit = textOf("deploy/systemd/atalaya.service");
  for (const line of [
    "User=atalaya",
    "StateDirectory=atalaya",
    "ProtectSystem=strict",
    "NoNewPrivileges=yes",
    "Restart=always",
    "EnvironmentFile=/etc/atalaya/atalaya.env",
  ])
    expect(unit.split("\n")).toContain(line);
});
