// Alerts then beside today: what was issued, updated, ended or deleted since, what differs of each, and what is the same is not told.
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AlertsSince } from "@atalaya/contract/resources/alerts/since.ts";
import { system } from "../../../platform/database/database.ts";
import { anAlertCentre, inHours } from "../../../testing/alerts.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let centre: Awaited<ReturnType<typeof anAlertCentre>>;
let at: string;
const ids: Record<string, number> = {};

type Sent = { id: number; version: number };

const send = async (id: number, body: object, step: "submission" | "cancellation", by: Caller, issuer: Caller) => {
  const { version } = (await by.get(`/alerts/${id}`)).body;
  const asked = await centre.act(by, id, step, version, body);
  const sent = await centre.act(issuer, id, "approval", asked.body.version);
  expect(sent.status, JSON.stringify([asked.body, sent.body])).toBe(200);
};
const prepare = async (id: number, changes: object, by: Caller) => {
  const { version } = (await by.get(`/alerts/${id}`)).body;
  const answer = await by.put(`/alerts/${id}`, { ...changes, version });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const issued = async (name: string, changes: object = {}) => {
  const sent: Sent = await centre.issued({ headline_es: name, ...changes });
  ids[name] = sent.id;
};
const ofTheRegion = async (name: string) => {
  const { region, regional, above, made } = centre;
  const { id } = await made({ company_id: region, headline_es: name }, regional);
  await send(id, {}, "submission", regional, above);
  ids[name] = id;
};
/** The hour of its end is moved to so many milliseconds from now. */
const endsIn = (name: string, milliseconds: number) =>
  app.write(system, (tx) =>
    sql`update alerts set expires_at = clock_timestamp() + make_interval(secs => ${milliseconds / 1000})
      where id = ${ids[name]}`.execute(tx),
  );

beforeAll(async () => {
  app = await startTestApp();
  centre = await anAlertCentre(app);
  const { officer, issuer, made, regional, above } = centre;
  for (const name of ["igual", "sube", "termina", "vence"]) await issued(name, { level: "amarilla" });
  ids["se borra"] = (await made({ headline_es: "se borra" })).id;
  ids["se escribe"] = (await made({ headline_es: "se escribe" })).id;
  await ofTheRegion("de la región");
  await ofTheRegion("se prepara arriba");
  await endsIn("vence", 600);
  await setTimeout(5);
  at = new Date().toISOString();
  await setTimeout(5);
  await prepare(ids["sube"]!, { level: "roja", instruction_es: "Salga ya.", expires_at: inHours(30) }, officer);
  await send(ids["sube"]!, {}, "submission", officer, issuer);
  await send(ids["termina"]!, { reason: "ended" }, "cancellation", officer, issuer);
  const { version } = (await officer.get(`/alerts/${ids["se borra"]}`)).body;
  expect((await officer.delete(`/alerts/${ids["se borra"]}?version=${version}`)).status).toBe(204);
  await prepare(ids["se escribe"]!, { headline_es: "escrita de nuevo" }, officer);
  await issued("nueva");
  await prepare(ids["de la región"]!, { area_description: "Toda la región" }, regional);
  await send(ids["de la región"]!, {}, "submission", regional, above);
  await prepare(ids["se prepara arriba"]!, { level: "amarilla" }, regional);
  await setTimeout(600);
});
afterAll(() => app.stop());

async function since(by: Caller, query = ""): Promise<AlertsSince> {
  const answer = await by.get(`/alerts/since?at=${at}${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}
const of = (answer: AlertsSince, name: string) => {
  const one = answer.data.find(({ id }) => id === ids[name]);
  if (!one) throw new Error(`${name} is not among ${answer.data.map(({ id }) => id).join()}`);
  return one;
};
const names = ({ data }: AlertsSince) => Object.keys(ids).filter((name) => data.some(({ id }) => id === ids[name]));

test("what was issued, updated, ended, deleted or written anew since stands there then and today; what is the same does not", async () => {
  const answer = await since(centre.officer);
  expect(answer.is_whole).toBe(true);
  expect(names(answer)).toEqual(["sube", "termina", "vence", "se borra", "se escribe", "nueva"]);
  const course = (name: string) => {
    const { before, after, became, messages } = of(answer, name);
    return [before?.status ?? null, after?.status ?? null, became, messages.map(({ message_type }) => message_type)];
  };
  expect(course("sube")).toEqual(["issued", "updated", "updated", ["Update"]]);
  expect(course("termina")).toEqual(["issued", "cancelled", "cancelled", ["Cancel"]]);
  expect(course("vence")).toEqual(["issued", "expired", "expired", []]);
  expect(course("se borra")).toEqual(["draft", null, "deleted", []]);
  expect(course("se escribe")).toEqual(["draft", "draft", "draft", []]);
  expect(course("nueva")).toEqual([null, "issued", "issued", ["Alert"]]);
});

test("of a standing alert it is told what it said then and says today, and in which message", async () => {
  const { before, after, messages } = of(await since(centre.officer), "sube");
  expect([before!.level, after!.level]).toEqual(["amarilla", "roja"]);
  expect(before!.instruction_es).toBe("Salga ahora por la ruta 68 hacia el oriente.");
  expect(after!.instruction_es).toBe("Salga ya.");
  expect(Date.parse(after!.expires_at!)).toBeGreaterThan(Date.parse(before!.expires_at!));
  const { body } = await centre.officer.get(`/alerts/${ids["sube"]}`);
  const { number, identifier, sent_at } = body.messages.at(-1);
  expect(number).toBe(2);
  expect(messages).toEqual([{ number, message_type: "Update", identifier, sent_at }]);
});

test("both lists are asked the same question, and what left the list says what became of it", async () => {
  const current = await since(centre.officer, "&status=issued,updated");
  expect(names(current)).toEqual(["sube", "termina", "vence", "nueva"]);
  expect(of(current, "termina")).toMatchObject({ after: null, became: "cancelled" });
  expect(of(current, "vence")).toMatchObject({ after: null, became: "expired" });
  const red = await since(centre.officer, "&status=issued,updated&level=roja");
  expect(names(red)).toEqual(["sube", "nueva"]);
  expect(of(red, "sube").before).toBeNull();
  expect(names(await since(centre.officer, "&q=escribe"))).toEqual(["se escribe"]);
});

test("of a place above it is told what was sent, and not what is being prepared there", async () => {
  const here = await since(centre.officer, "&above=true&status=issued,updated");
  expect(names(here)).toContain("de la región");
  expect(names(here)).not.toContain("se prepara arriba");
  expect(of(here, "de la región").after).toMatchObject({ is_of_above: true, area_description: "Toda la región" });
  expect(names(await since(centre.regional))).toContain("se prepara arriba");
});

test("nobody learns what changed beyond his places, and a moment has to be told", async () => {
  expect(names(await since(centre.outsider))).toEqual([]);
  const untold = await centre.officer.get("/alerts/since");
  expect([untold.status, Object.keys(untold.body.errors)]).toEqual([422, ["at"]]);
});
