import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSettings, SettingsError } from "./settings.ts";

test("without any setting the server listens on this machine only, in Spanish, on the embedded database", () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    HOST: "127.0.0.1",
    PORT: 8080,
    LOCALE: "es",
    DATA_DIR: ".data",
    TRUST_PROXY: false,
  });
  expect(settings.DATABASE_URL).toBeUndefined();
});

test("an empty variable counts as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "", LOCALE: "" })).toEqual(readSettings({}));
});

const bad: [name: string, value: string][] = [
  ["PORT", "many"],
  ["PORT", "70000"],
  ["DATABASE_URL", "mysql://localhost/atalaya"],
  ["DATABASE_URL", "not an address"],
  ["ADMIN_EMAIL", "admin"],
  ["ADMIN_PASSWORD", "short"],
  ["LOCALE", "fr"],
  ["TRUST_PROXY", "maybe"],
  ["LOG_LEVEL", "loud"],
  ["BODY_LIMIT_MB", "-1"],
  ["REQUESTS_PER_MINUTE", "-1"],
  ["DATABASE_POOL", "0"],
  ["MAP_STYLE_URL", "javascript:alert(1)"],
  ["MAP_RASTER_URL", "tiles"],
];
test.each(bad)("a bad %s is named: %s", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(name);
});

test("all bad settings are named at once", () => {
  expect(() => readSettings({ PORT: "x", LOCALE: "x" })).toThrow(/PORT: .*\n.*LOCALE: /);
});

test("a tile address may hold the places for zoom, column and row", () => {
  const MAP_RASTER_URL = "https://tiles.example.org/{z}/{x}/{y}.png";
  expect(readSettings({ MAP_RASTER_URL }).MAP_RASTER_URL).toBe(MAP_RASTER_URL);
});

test(".env.example explains every setting there is, and its examples are valid", () => {
  const example = readFileSync(join(import.meta.dirname, "../../../../.env.example"), "utf8");
  const lines = [...example.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!] as const);
  const source = readFileSync(join(import.meta.dirname, "settings.ts"), "utf8");
  const names = [...source.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
  expect(lines.map(([name]) => name).toSorted()).toEqual(names.toSorted());
  expect(() => readSettings(Object.fromEntries(lines))).not.toThrow();
});

test("mail needs a sender and the address that its links lead to", () => {
  const mail = { SMTP_URL: "smtps://mail.example.org", MAIL_FROM: "a@example.org", PUBLIC_URL: "https://example.org" };
  expect(readSettings(mail)).toMatchObject(mail);
  expect(() => readSettings({ SMTP_URL: mail.SMTP_URL })).toThrow(/MAIL_FROM[\s\S]*PUBLIC_URL/);
  expect(() => readSettings({ ...mail, SMTP_URL: "https://mail.example.org" })).toThrow(/SMTP_URL/);
});
