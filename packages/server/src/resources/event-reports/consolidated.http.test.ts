// What a region sees together: the latest report of each running event, who has sent none, sums that say of how many they are; and what waits.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ConsolidatedReport } from "@atalaya/contract/resources/event-reports.ts";
import { daysAgo } from "../../testing/days.ts";
import { countBehind, todoItem } from "../../testing/todo/items.ts";
import { someReports, type Reports } from "../../testing/emergency/event-reports.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let reports: Reports;
beforeAll(async () => {
  app = await startTestApp();
  reports = await someReports(app);
});
afterAll(() => app.stop());

const today = daysAgo(0);
/** Before every cutoff, so that its figures are told whatever the hour is at which this is read. */
const yesterday = daysAgo(1);
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const running = (company_id: number, changes: object = {}) =>
  reports.log.anEvent({ company_id, observed_on: yesterday, ...changes });

const destroyed = (value: number | null, qualifier = "quantified") => ({
  metric: "houses_destroyed",
  value,
  qualifier,
  as_of: yesterday,
  hour: null,
  source: "Obras",
});

const seen = async (by = reports.country.regional, query = ""): Promise<ConsolidatedReport> =>
  (await by.get(`/event-reports/consolidated${query}`)).body;

test("the region sees who has reported what until when, who is late, who has not reported, and the sum of how many", async () => {
  const { send, country, putCard } = reports;
  const { regional } = country;
  const [first, second, third] = [
    await running(country.valparaiso, { title: "Incendio uno" }),
    await running(country.quilpue, { title: "Incendio dos" }),
    await running(country.quilpue, { title: "Incendio tres" }),
  ];
  await putCard({ figures: [destroyed(31)] }, first!.id);
  await putCard({ figures: [destroyed(7, "at_least")] }, second!.id);
  await send({ cutoff_at: ago(20) }, first!.id);
  await send({ cutoff_at: ago(400) }, second!.id, regional);
  const { total, reported, late, events, sums } = await seen();
  expect({ total, reported, late }).toEqual({ total: 3, reported: 2, late: 1 });
  expect(events.map(({ event_title, number, is_late }) => [event_title, number, is_late])).toEqual([
    ["Incendio tres", null, false],
    ["Incendio dos", 1, true],
    ["Incendio uno", 1, false],
  ]);
  expect(sums).toEqual([{ metric: "houses_destroyed", value: 38, told: 2, is_at_least: true }]);
  await putCard({ figures: [destroyed(31), { ...destroyed(40), hour: "00:00" }] }, first!.id);
  expect((await seen()).sums[0]!.value).toBe(38);
  await send({}, first!.id);
  expect((await seen()).sums[0]!.value).toBe(47);
  await putCard({ ended_on: today }, third!.id);
  expect(await seen()).toMatchObject({ total: 2, reported: 2 });
});

test("nobody sees reports of other places, and what a report does not tell is not added as zero", async () => {
  const { country, send, officer } = reports;
  expect(await seen(country.outsider)).toMatchObject({ total: 0, events: [], sums: [] });
  const silent = await running(country.valparaiso, { title: "Sin cifras" });
  await send({}, silent.id);
  const { sums, reported } = await seen(officer);
  expect(reported).toBe(2);
  expect(sums).toEqual([{ metric: "houses_destroyed", value: 40, told: 1, is_at_least: true }]);
});

test("A10 what the region reports of an event that its municipalities report too is added once, from when they are its parts", async () => {
  const { country, send, putCard } = reports;
  const houses = async () => (await seen()).sums.find(({ metric }) => metric === "houses_destroyed");
  const before = (await houses())!.value;
  const wider = await running(country.region, { title: "Incendios de la región" });
  const part = await running(country.quilpue, { title: "Incendio en Quilpué" });
  await putCard({ figures: [destroyed(60)] }, wider.id);
  await putCard({ figures: [destroyed(5)] }, part.id);
  for (const event of [wider, part]) await send({}, event.id, country.regional);
  expect((await houses())!.value).toBe(before + 65);
  await putCard({ umbrella_id: wider.id }, part.id);
  expect((await houses())!.value).toBe(before + 5);
  for (const event of [wider, part]) await putCard({ ended_on: today }, event.id);
});

test("only events of one type are seen where that is asked", async () => {
  const { country } = reports;
  expect((await seen(country.regional, "?variable=999999")).total).toBe(0);
  const variable = (await seen()).events[0]!.variable_id;
  expect((await seen(country.regional, `?variable=${variable}`)).total).toBe((await seen()).total);
});

test("a municipality is told where its report stands in the region only when it may see the region", async () => {
  const { country, officer, log } = reports;
  const head = async (by: typeof officer) => (await by.get(`/event-reports/head?event=${log.event.id}`)).body;
  expect((await head(officer)).above).toBeNull();
  expect((await head(country.regional)).above).toEqual({ id: country.region, name: "Región de Valparaíso" });
});

test("the next report is called to mind half an hour before it is due and while it is late, until it is sent", async () => {
  const { send, country, officer } = reports;
  const event = await running(country.valparaiso, { title: "Por informar" });
  const mine = () => todoItem(officer, "reports_due", country.valparaiso);
  await send({ cutoff_at: ago(10), next_hours: 1 }, event.id);
  expect(await mine()).toBeUndefined();
  await send({ cutoff_at: ago(5), next_hours: 1 }, event.id);
  await send({ cutoff_at: ago(0), next_hours: 1 }, event.id);
  const other = await running(country.valparaiso, { title: "Atrasado" });
  const late = await send({ cutoff_at: ago(100), next_hours: 1 }, other.id);
  expect(await mine()).toMatchObject({ count: 1, first: "Atrasado", due: late.next_due_at, path: "/informes" });
  expect(await countBehind(officer, (await mine())!)).toBe(1);
  expect(await todoItem(country.viewer, "reports_due")).toBeUndefined();
  await send({}, other.id);
  expect(await mine()).toBeUndefined();
});
