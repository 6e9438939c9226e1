// A year of a region as its analyst works it: a flood over three municipalities under one umbrella, what set it off and what it set off, the
// sums, the indicators, what was reported and what can be cited, and out to DesInventar and back. Each number is told once, and is everywhere
// the same.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import type { LossStatementContent } from "@atalaya/contract/resources/records/loss-statements.ts";
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import {
  cardsTaken,
  finishCardLoad,
  loadCards,
  serverOfDisasters,
  tablesOf,
} from "../../testing/emergency/desinventar.ts";
import { daysAgo } from "../../testing/days.ts";
import { aRecord } from "../../testing/factories.ts";
import type { Caller } from "../../testing/test-app.ts";

type Stage = Awaited<ReturnType<typeof serverOfDisasters>>;
let app: Stage["app"];
let chief: Stage["chief"];
let ids: Stage["ids"];
let validator: Caller;
const kinds = new Map<string, number>();
/** By their titles. */
const cards: Record<string, DomainRecord> = {};

const region = "05";
const [valparaiso, viña, quilpue] = ["05101", "05109", "05801"];
const began = daysAgo(20);
const year = Number(began.slice(0, 4));
const people = 1_815_902;

const path = "/records/risk";
const figure = (metric: string, value: number, more: object = {}) => ({
  metric,
  value,
  as_of: daysAgo(18),
  source: "SENAPRED",
  ...more,
});
const read = async (title: string): Promise<DomainRecord> => (await chief.get(`${path}/${cards[title]!.id}`)).body;
const must = <T extends { status: number; body: unknown }>(answer: T, status = 200) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  return answer;
};

async function card(at: string, kind: string, title: string, more: object = {}) {
  const draft = aRecord({
    company_id: ids.get(at)!,
    variable_id: kinds.get(kind)!,
    title,
    value: null,
    observed_on: began,
    source: "SENAPRED",
  });
  cards[title] = must(await chief.post(path, { ...draft, ...more }), 201).body;
}
async function publish(title: string) {
  for (const [by, action] of [
    [chief, "submit"],
    [validator, "validate"],
    [validator, "publish"],
  ] as const) {
    const { id, version } = await read(title);
    must(await by.post(`${path}/${id}/transitions`, { action, reason: null, version }));
  }
}

beforeAll(async () => {
  ({ app, chief, ids } = await serverOfDisasters());
  validator = await app.as("admin", [null]);
  const { data } = (await chief.get("/variables/riskAssessment?per_page=100")).body;
  for (const { id, name_es } of data) kinds.set(name_es, id);
  const { version } = (await chief.get(`/companies/${ids.get(region)}`)).body;
  const stats = [{ year: 2017, population: people, households: 600_000, source: "Censo 2017, INE" }];
  must(await chief.put(`/companies/${ids.get(region)}`, { version, stats }));

  await card(region, "Vendaval", "Sistema frontal", { figures: [figure("injured", 3)] });
  await card(region, "Inundación fluvial", "Crecida regional", {
    figures: [figure("deaths", 9), figure("houses_destroyed", 100)],
    triggered_by_id: cards["Sistema frontal"]!.id,
  });
  const part = { umbrella_id: cards["Crecida regional"]!.id };
  await card(valparaiso!, "Inundación fluvial", "Crecida en Valparaíso", {
    ...part,
    figures: [figure("deaths", 2, { as_of: daysAgo(19) }), figure("deaths", 4), figure("houses_destroyed", 60)],
    breakdowns: [{ metric: "deaths", sex: "female", count: 1, as_of: daysAgo(18) }],
  });
  await card(viña!, "Inundación fluvial", "Crecida en Viña del Mar", { ...part, figures: [figure("deaths", 3)] });
  await card(quilpue!, "Inundación fluvial", "Crecida en Quilpué", {
    ...part,
    figures: [figure("deaths", 1), figure("houses_destroyed", 25)],
  });
  await card(quilpue!, "Aluvión", "Aluvión en Quilpué", {
    figures: [figure("deaths", 5)],
    triggered_by_id: cards["Crecida en Quilpué"]!.id,
  });
  for (const title of Object.keys(cards)) await publish(title);
});
afterAll(() => app.stop());

test("the umbrella shows its own number beside the sum of the cards and their difference, and the cascade from the rain to the mud", async () => {
  const { sums, parts, chain }: EventFamily = (await chief.get(`${path}/${cards["Crecida regional"]!.id}/family`)).body;
  expect(parts.map(({ title }) => title).toSorted()).toEqual([
    "Crecida en Quilpué",
    "Crecida en Valparaíso",
    "Crecida en Viña del Mar",
  ]);
  expect(
    sums.map(({ metric, own, parts: sum, told, difference, counts }) => [metric, own, sum, told, difference, counts]),
  ).toEqual([
    ["deaths", 9, 8, 3, 1, "parts"],
    ["houses_destroyed", 100, 85, 2, 15, "parts"],
  ]);
  const cascade = ["Sistema frontal", "Crecida regional", "Crecida en Quilpué", "Aluvión en Quilpué"];
  expect(chain.map(({ title }) => title)).toEqual(cascade);
});

test("the total of the region counts each death once: those of the three cards and of the mud, never the umbrella's nine beside them", async () => {
  const of = async (query: string): Promise<LossSums["total"]> =>
    (await chief.get(`${path}/losses?by=place&metric=deaths,injured,houses_destroyed&${query}`)).body.total;
  const values = ({ sums }: LossSums["total"]) => Object.fromEntries(sums.map(({ metric, value }) => [metric, value]));
  const total = await of(`place=${ids.get(region)}`);
  expect(values(total)).toMatchObject({ deaths: 13, injured: 3, houses_destroyed: 85 });
  expect(values(await of(`place=${ids.get(quilpue!)}`))).toMatchObject({ deaths: 6, houses_destroyed: 25 });
});

test("the row of Sendai of the region is made of the same numbers", async () => {
  const { body } = await chief.get(`${path}/sendai?place=${ids.get(region)}&from=${year}&to=${year}`);
  const cell = (code: string) => (body as SendaiReport).rows.find((row) => row.code === code)!.cells[0]!;
  expect(cell("A-2")).toMatchObject({
    numerator: 13,
    denominator: people,
    value: (13 * 100_000) / people,
    denominator_year: 2017,
    denominator_source: "Censo 2017, INE",
    basis: "reported",
  });
});

test("what Valparaíso reported as ALFA is what can be cited of that day, figure by figure", async () => {
  const { id } = cards["Crecida en Valparaíso"]!;
  const draft = must(await chief.post("/event-reports", { event_id: id }), 201).body;
  const written = must(
    await chief.put(`/event-reports/${draft.id}`, { version: draft.version, responsible_name: "Ana Demo" }),
  ).body;
  const sending = { version: written.version, seen: written.digest };
  const sent = must(await chief.post(`/event-reports/${draft.id}/sending`, sending)).body;
  const preview = must(await chief.get(`${path}/${id}/statement?on=${daysAgo(0)}`)).body;
  const seal = { on: daysAgo(0), seen: preview.digest };
  const { number } = must(await validator.post(`${path}/${id}/statements`, seal), 201).body;
  const page = await fetch(`${app.origin}/public/losses/${cards["Crecida en Valparaíso"]!.uid}/${number}.json`);
  const { content: cited } = (await page.json()) as { content: LossStatementContent };
  const told = ({ metric, value, qualifier, as_of, source }: Record<string, unknown>) => ({
    metric,
    value,
    qualifier,
    as_of,
    source,
  });
  const part = ({ metric, sex, count }: Record<string, unknown>) => ({ metric, sex, count });
  expect(cited.figures.map(told)).toEqual(sent.content.figures.map(told));
  expect(cited.figures.map(told)).toMatchObject([
    { metric: "deaths", value: 4 },
    { metric: "houses_destroyed", value: 60 },
  ]);
  expect(cited.breakdowns.map(part)).toEqual(sent.content.breakdowns.map(part));
});

/** Cards by their identifier; what counts them in a file is that file's own. */
const lettersOf = (xml: string) =>
  Object.fromEntries(tablesOf(xml)["fichas"]!.map(({ uu_id, clave: _clave, ...card }) => [uu_id!, card]));

test("out to DesInventar and back, the six cards are the same six cards, and the cards that come back go out letter for letter", async () => {
  const file = await cardsTaken(chief, "format=xml");
  const before = await Promise.all(Object.keys(cards).map(read));
  expect(tablesOf(file)["fichas"]).toHaveLength(6);
  // An umbrella stays as long as it has parts: these go first.
  for (const { id } of before.toSorted(
    (one, other) => Number(one.umbrella_id === null) - Number(other.umbrella_id === null),
  )) {
    const { version } = (await chief.get(`${path}/${id}`)).body;
    must(await chief.delete(`${path}/${id}?version=${version}`), 204);
  }
  const { id } = await loadCards(chief, "DI_export.xml", file);
  expect(await finishCardLoad(chief, id, "writing")).toMatchObject({ written: 6, refused: 0 });
  const { data } = (await chief.get(`${path}?per_page=100`)).body;
  const told = ({
    company_id,
    variable_id,
    observed_on,
    source,
    losses,
  }: Pick<DomainRecord, "company_id" | "variable_id" | "observed_on" | "source" | "losses">) =>
    JSON.stringify([
      company_id,
      variable_id,
      observed_on,
      source,
      Object.entries(losses ?? {})
        .map(([metric, it]) => [metric, it?.value])
        .toSorted(),
    ]);
  expect(data.map(told).toSorted()).toEqual(before.map(told).toSorted());
  expect(lettersOf(await cardsTaken(chief, "format=xml"))).toEqual(lettersOf(file));
});
