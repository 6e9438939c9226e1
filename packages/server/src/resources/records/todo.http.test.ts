// What waits for somebody among the records: what he may validate, and what was sent back to him.
import { afterAll, beforeAll, expect, test } from "vitest";
import { aCountry } from "../../testing/factories.ts";
import { aReview, type Made } from "../../testing/review.ts";
import { startTestApp, type Caller, type TestApp } from "../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let { administrator, create, isTaken } = {} as Awaited<ReturnType<typeof aReview>>;
beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  ({ administrator, create, isTaken } = await aReview(app, country));
});
afterAll(() => app.stop());

type Item = {
  kind: string;
  menu: string;
  count: number;
  first: string;
  path: string;
  search: Record<string, string>;
};
const todoOf = async (by: Caller, place: number | "all" = "all"): Promise<Item[]> =>
  (await by.get(`/todo?place=${place}`)).body.data;
const listed = async (by: Caller, { path, search }: Item) =>
  (await by.get(`${path}?${new URLSearchParams(search).toString()}`)).body.meta.total;

test("R-603 a validator is told what waits for him, an officer what was sent back, each in his places, as their lists say", async () => {
  const { talcahuano, quilpue, outsider } = country;
  const there = await app.as("validator", [talcahuano]);
  const mine = (items: Item[], kind: string) => items.find((it) => it.kind === kind);
  expect(await todoOf(there)).toEqual([]);
  const first = await create({ company_id: talcahuano, title: "Espera primero" }, outsider);
  const second = await create({ company_id: talcahuano }, outsider);
  const submit = ({ id }: Made) =>
    outsider.post(`/records/situation/${id}/transitions`, { action: "submit", reason: null, version: 1 });
  for (const record of [first, second]) expect((await submit(record)).status).toBe(200);
  const waiting = mine(await todoOf(there), "records_to_validate")!;
  expect(waiting).toMatchObject({
    menu: "situationMapRecord",
    count: 2,
    first: "Espera primero",
    path: "/records/situation",
    search: { status: "waiting_for_validation", not_author: String(there.id) },
  });
  expect(await listed(there, waiting)).toBe(2);
  expect(mine(await todoOf(outsider), "records_to_validate")).toBeUndefined();
  expect((await there.get(`/todo?place=${quilpue}`)).status).toBe(404);

  const reason = { action: "request_revision", reason: "Falta la fuente", version: 2 };
  await there.post(`/records/situation/${first.id}/transitions`, reason);
  expect(mine(await todoOf(there), "records_to_validate")!.count).toBe(1);
  const returned = mine(await todoOf(outsider), "records_returned")!;
  expect(returned).toMatchObject({ count: 1, first: "Espera primero" });
  expect(await listed(outsider, returned)).toBe(1);
});

test("V13 nobody is asked to validate what he wrote himself", async () => {
  await isTaken(country.officer, await create(), "submit");
  const [before] = await todoOf(administrator, country.valparaiso);
  expect(before).toMatchObject({ kind: "records_to_validate", count: 1 });
  const record = await create({}, administrator);
  await isTaken(administrator, record, "submit");
  expect((await todoOf(administrator, country.valparaiso))[0]).toEqual(before);
});
