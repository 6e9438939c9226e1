// Who has told of the disasters of a year: saying so, being asked, and what waits for whom.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LossYear } from "@atalaya/contract/resources/records/loss-years.ts";
import { aSharedRegion, type SharedRegion } from "../../../testing/emergency/shared-region.ts";
import { startMailServer, type MailServer } from "../../../testing/mail-server.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";
import { todoItem } from "../../../testing/todo/items.ts";

let post: MailServer;
let app: TestApp;
let country: SharedRegion;
beforeAll(async () => {
  post = await startMailServer();
  app = await startTestApp({
    SMTP_URL: post.url,
    MAIL_FROM: "avisos@example.org",
    PUBLIC_URL: "https://atalaya.example.org",
  });
  country = await aSharedRegion(app);
});
afterAll(async () => {
  await app.stop();
  await post.stop();
});

const path = "/records/risk/loss-years";

async function yearsOf(year: number, by: Caller = country.chief) {
  const { status, body } = await by.get(
    `${path}?year=${year}${by === country.chief ? `&place=${country.region}` : ""}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { data: LossYear[]; may_remind: boolean };
}

const completeness = async (year: number) => {
  const { body } = await country.chief.get(`/records/risk/sendai?place=${country.region}&from=${year}&to=${year}`);
  return [body.columns[0].reported, body.columns[0].municipalities];
};

test("a municipality has told of a year by a published disaster, or by saying that none is missing", async () => {
  const { quilpue, valparaiso, chief, published, card } = country;
  await published({ on: "2019-05-01", at: quilpue });
  await card({ on: "2019-05-01", at: valparaiso });
  expect((await yearsOf(2019)).data).toMatchObject([
    { name: "Quilpué", cards: 1, is_complete: false, asked_at: null, is_mine: true },
    { name: "Valparaíso", cards: 0, is_complete: false },
    { name: "Viña del Mar", cards: 0 },
  ]);
  expect(await completeness(2019)).toEqual([1, 3]);
  const said = { company_id: valparaiso, year: 2019, is_complete: true, note: "Sin desastres" };
  expect(await country.officer.put(path, said)).toMatchObject({
    status: 200,
    body: { is_complete: true, note: "Sin desastres" },
  });
  expect(await completeness(2019)).toEqual([2, 3]);
  const { data } = (await chief.get(`/audit?resource=loss_years`)).body;
  expect(data[0]).toMatchObject({ action: "create", company_id: valparaiso });
  await country.officer.put(path, { ...said, is_complete: false, note: null });
  expect(await completeness(2019)).toEqual([1, 3]);
});

test("a year of which all have told, and in which nothing happened, is one of zeros", async () => {
  const { quilpue, valparaiso, viña, chief } = country;
  const deaths = async () => {
    const { body } = await chief.get(`/records/risk/sendai?place=${country.region}&from=2017&to=2017`);
    return body.rows.find(({ code }: { code: string }) => code === "A-2").cells[0].numerator;
  };
  for (const company_id of [quilpue, valparaiso]) await chief.put(path, { company_id, year: 2017, is_complete: true });
  expect(await deaths()).toBeNull();
  await chief.put(path, { company_id: viña, year: 2017, is_complete: true });
  expect(await deaths()).toBe(0);
});

test("only who may change its disasters answers for a municipality, and only of a year that has begun", async () => {
  const { valparaiso, quilpue, region, viewer, officer, outsider } = country;
  const said = { company_id: valparaiso, year: 2018, is_complete: true };
  expect((await viewer.put(path, said)).status).toBe(403);
  expect((await outsider.put(path, said)).body.errors).toHaveProperty("company_id");
  expect((await officer.put(path, { ...said, company_id: quilpue })).body.errors).toHaveProperty("company_id");
  expect((await country.chief.put(path, { ...said, company_id: region })).body.errors).toHaveProperty("company_id");
  expect((await officer.put(path, { ...said, year: 2099 })).body.errors).toHaveProperty("year");
  expect((await yearsOf(2018, viewer)).data.some(({ is_mine }) => is_mine)).toBe(false);
  expect((await yearsOf(2018, viewer)).may_remind).toBe(false);
});

test("who has told nothing is asked, and it waits for those who may answer until they do", async () => {
  const { valparaiso, quilpue, viña, region, officer, chief, viewer } = country;
  await country.published({ on: "2020-05-01", at: quilpue });
  const validator = await app.as("validator", [region]);
  expect((await officer.post(`${path}/reminders`, { year: 2020 })).status).toBe(403);
  expect((await yearsOf(2020, validator)).may_remind).toBe(true);
  expect((await validator.post(`${path}/reminders`, { year: 2020, company_ids: [valparaiso, quilpue] })).body).toEqual({
    asked: 1,
  });
  const item = (await todoItem(officer, "losses_asked"))!;
  expect(item).toMatchObject({
    menu: "riskAssessmentRecord",
    count: 1,
    first: "Valparaíso 2020",
    path: "/records/risk",
    search: { sendai: "year", reported: "2020" },
  });
  expect(await todoItem(viewer, "losses_asked")).toBeUndefined();
  expect(await todoItem(country.outsider, "losses_asked")).toBeUndefined();
  expect((await validator.post(`${path}/reminders`, { year: 2020 })).body).toEqual({ asked: 2 });
  const { data } = await yearsOf(2020);
  expect(data.map(({ company_id, asked_at }) => [company_id, asked_at !== null])).toEqual([
    [quilpue, false],
    [valparaiso, true],
    [viña, true],
  ]);
  await officer.put(path, { company_id: valparaiso, year: 2020, is_complete: true });
  expect(await todoItem(officer, "losses_asked")).toBeUndefined();
  // A disaster that is published answers as well.
  expect((await todoItem(chief, "losses_asked"))!.count).toBe(1);
  await country.published({ on: "2020-06-01", at: viña });
  expect(await todoItem(chief, "losses_asked")).toBeUndefined();
});

test("the people of a municipality that is reminded get one letter in a day, those above them none", async () => {
  const { valparaiso, quilpue, viña, chief } = country;
  await app.as("editor", [valparaiso, quilpue]);
  await app.as("viewer", [valparaiso]);
  await app.as("editor", [viña]);
  /** For whom each letter is. */
  const places = () =>
    post.received.flatMap(({ content }) => /pide los desastres de 2016 de (.*?):/.exec(content)?.[1] ?? []).toSorted();
  const ask = async (...company_ids: number[]) =>
    (await chief.post(`${path}/reminders`, { year: 2016, company_ids })).body;
  expect(await ask(valparaiso, quilpue)).toEqual({ asked: 2 });
  await expect.poll(places).toEqual(["Quilpué, Valparaíso", "Valparaíso"]);
  const letter = post.received.find(({ content }) => content.includes("Quilpué, Valparaíso"))!;
  expect(letter.content).toContain("https://atalaya.example.org/records/risk?sendai=year&reported=2016");
  // Asked again they are not written to again; a third municipality, whose letter comes after theirs would have, is.
  expect(await ask(valparaiso, quilpue)).toEqual({ asked: 2 });
  expect(await ask(viña)).toEqual({ asked: 1 });
  await expect.poll(places).toEqual(["Quilpué, Valparaíso", "Valparaíso", "Viña del Mar"]);
});
