// Whatever is done to disasters, and in whatever order: lists by figures and sums of losses say what the cards say, one by one, and each of
// them once, however they were joined under umbrella events and merged.
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { currentFigures, type Metric, type Qualifier } from "@atalaya/contract/domain/losses.ts";
import { recordStatuses, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { EventSizes, LossSum, LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { indicatorsByHand, numberOf } from "../../../testing/emergency/indicators-by-hand.ts";
import {
  countedOnce,
  partsOf,
  sizesByHand,
  sumsByHand,
  type Card,
  type Umbrellas,
} from "../../../testing/emergency/losses-by-hand.ts";
import { aCountry, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type Caller, type TestApp } from "../../../testing/test-app.ts";
import { fold } from "../folding.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let validator: Caller;
let places: number[];
/** With the hazard that each is of. */
let types: Map<number, string>;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  validator = await app.as("admin", [null]);
  places = [country.valparaiso, country.quilpue, country.talcahuano, country.region];
  types = new Map();
  for (const hip_code of ["EN0205", "MH0604", null]) {
    const draft = aVariableDraft({ kind: "event_type", value_type: "none", hip_code });
    types.set((await country.chief.post("/variables/riskAssessment", draft)).body.id, hip_code ?? "other");
  }
});
afterAll(() => app.stop());

const path = "/records/risk";
const days = ["2016-12-31", "2017-01-01", "2017-06-15", "2019-02-28"];
const asked: readonly Metric[] = ["deaths", "burned_ha", "loss_local"];
/** For which others stand in. */
const ofIndicators: readonly Metric[] = ["people_in_destroyed", "houses_destroyed", "loss_agri"];

const figure = fc
  .record({
    metric: fc.constantFrom(...asked, ...ofIndicators),
    qualifier: fc.constantFrom<Qualifier[]>("quantified", "at_least", "none", "present_unquantified", "unknown"),
    amount: fc.nat(30),
    as_of: fc.constantFrom("2020-01-01", "2020-01-02", "2020-02-01"),
    hour: fc.constantFrom(null, "08:30", "21:00"),
    currency: fc.constantFrom("CLP", "USD"),
  })
  .map(({ metric, qualifier, amount, currency, ...row }, at?: number) => ({
    ...row,
    metric,
    qualifier,
    value: !["quantified", "at_least"].includes(qualifier) ? null : metric === "burned_ha" ? amount + 0.37 : amount,
    currency: ["loss_local", "loss_agri"].includes(metric) ? currency : null,
    source: `Balance ${at ?? ""}`,
    note: null,
  }));
/** Each of its own source, so that none stands twice; a correction says why. */
const figures = fc
  .array(figure, { minLength: 2, maxLength: 5 })
  .map((rows) => rows.map((row, at) => ({ ...row, source: `Balance ${at}`, note: `Corrige el balance ${at}` })));
const row = fc.nat(1000);
/** Most of them on one line of places, where they may be joined. */
const choice = fc.record({ place: fc.constantFrom(0, 0, 1, 2, 3, 3), type: fc.nat(2), day: fc.nat(3) });
const create = fc.record({ kind: fc.constant("create"), choice, figures });
const join = fc.record({ kind: fc.constant("join"), row, other: row });
const step = fc.oneof(
  { weight: 2, arbitrary: create },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("correct"), row, figures }) },
  { weight: 14, arbitrary: fc.record({ kind: fc.constant("publish"), row }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("move"), row, choice }) },
  { weight: 14, arbitrary: join },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom("part", "unpublish"), row }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("merge"), row, other: row }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom("delete", "restore"), row }) },
  fc.record({ kind: fc.constant("fold") }),
);
const created = fc.array(create, { minLength: 5, maxLength: 7 });
const joined = fc.array(join, { minLength: 6, maxLength: 12, size: "max" });
const steps = fc.array(step, { minLength: 30, maxLength: 50, size: "max" });
type Step = {
  kind: string;
  row?: number;
  other?: number;
  choice?: { place: number; type: number; day: number };
  figures?: readonly object[];
};

const listed = async (query: string): Promise<DomainRecord[]> => {
  const { status, body } = await country.chief.get(`${path}?per_page=100&${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const changesOf = ({ place, type, day }: NonNullable<Step["choice"]>) => ({
  company_id: places[place],
  variable_id: [...types.keys()][type],
  observed_on: days[day],
  // Of some only the year is known: they belong to no month.
  date_precision: day === 1 ? "year" : "day",
});

async function publish(id: number): Promise<void> {
  for (const [by, action] of [
    [country.chief, "submit"],
    [validator, "validate"],
    [validator, "publish"],
  ] as const) {
    const { version } = (await country.chief.get(`${path}/${id}`)).body;
    await by.post(`${path}/${id}/transitions`, { action, reason: null, version });
  }
}

/** What the rules allow of it: another place's event, or one of its own parts, is refused. */
async function relate(kind: string, one: DomainRecord, other: DomainRecord): Promise<void> {
  const { chief } = country;
  const at = `${path}/${one.id}`;
  const { version } = one;
  if (kind === "part") await chief.put(at, { umbrella_id: null, version });
  if (kind === "join") await chief.put(at, { umbrella_id: other.id, version });
  if (kind === "merge") await chief.post(`${at}/merge`, { version, other_id: other.id, other_version: other.version });
}

async function take({ kind, row, other = 0, choice, figures }: Step): Promise<void> {
  const { chief } = country;
  if (kind === "fold") return fold(app);
  if (kind === "create") {
    const { status, body } = await chief.post(path, {
      ...aRecord({ value: null, ...changesOf(choice!) } as never),
      figures,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return undefined;
  }
  const all = await listed(kind === "restore" ? "trash=true" : "sort=observed_on");
  const chosen = all[row! % all.length];
  if (!chosen) return undefined;
  const at = `${path}/${chosen.id}`;
  const reason = "Balance nuevo";
  if (kind === "publish") return publish(chosen.id);
  if (["join", "part", "merge"].includes(kind)) return relate(kind, chosen, all[other % all.length]!);
  if (kind === "unpublish")
    await chief.post(`${at}/transitions`, { action: "unpublish", reason, version: chosen.version });
  if (kind === "correct") await chief.put(at, { figures, version: chosen.version, reason });
  if (kind === "move") await chief.put(at, { ...changesOf(choice!), version: chosen.version, reason });
  if (kind === "delete") await chief.delete(at);
  if (kind === "restore") await chief.post(`${at}/restore`);
  return undefined;
}

const inOrder = (sums: readonly LossSum[]) =>
  sums
    .map(({ value, ...rest }) => ({ ...rest, value: value === null ? null : Number(value.toFixed(4)) }))
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));

const countOf = (cards: readonly Card[]) => cards.filter(({ counts }) => counts).length;
const monthOf = ({ observed_on, date_precision }: Card) =>
  date_precision === "year" ? null : Number(observed_on.slice(5, 7));
const keys: Record<string, (card: Card) => object> = {
  year: ({ observed_on }) => ({ year: Number(observed_on.slice(0, 4)) }),
  month: (card) => ({ month: monthOf(card) }),
  "month,hazard": (card) => ({ month: monthOf(card), hazard: types.get(card.variable_id) }),
  "year,month": (card) => ({ year: Number(card.observed_on.slice(0, 4)), month: monthOf(card) }),
  place: ({ company_id }) => ({ company_id }),
  hazard: ({ variable_id }) => ({ hazard: types.get(variable_id) }),
  "year,place": ({ observed_on, company_id }) => ({ year: Number(observed_on.slice(0, 4)), company_id }),
};

async function expectSums(cards: readonly Card[]): Promise<void> {
  // Under every state of the review no card is left out, but the sums that are kept cannot answer it.
  for (const filter of ["", `&status=${recordStatuses.join()}`])
    for (const [by, keyOf] of Object.entries(keys)) {
      const { status, body } = await country.chief.get(`${path}/losses?by=${by}&metric=${asked.join()}${filter}`);
      expect(status, JSON.stringify(body)).toBe(200);
      const { total, rows } = body as LossSums;
      const own = Map.groupBy(cards, (card) => JSON.stringify(keyOf(card)));
      const said = rows.map(({ cards: count, sums, people: _people, ...key }) => [
        JSON.stringify(key),
        count,
        inOrder(sums),
      ]);
      const isThere = ([, count, sums]: unknown[]) => count !== 0 || (sums as unknown[]).length > 0;
      const expected = [...own].map(([key, of]) => [key, countOf(of), inOrder(sumsByHand(of, asked))]).filter(isThere);
      const sorted = (all: unknown[][]) => all.toSorted((one, other) => String(one[0]).localeCompare(String(other[0])));
      expect(sorted(said), by).toEqual(sorted(expected));
      expect([total.cards, inOrder(total.sums)], by).toEqual([countOf(cards), inOrder(sumsByHand(cards, asked))]);
    }
}

async function expectSizes(cards: readonly Card[], umbrellas: Umbrellas): Promise<void> {
  for (const metric of ["deaths", "burned_ha"] as const)
    for (const filter of ["", `&status=${recordStatuses.join()}`]) {
      const { status, body } = await country.chief.get(`${path}/event-sizes?metric=${metric}${filter}`);
      expect(status, JSON.stringify(body)).toBe(200);
      const { years, rows } = body as EventSizes;
      expect({ first: years?.from ?? null, rows }, metric).toEqual(sizesByHand(cards, metric, umbrellas));
    }
}

async function expectIndicators(expected: ReturnType<typeof indicatorsByHand>): Promise<void> {
  const { body } = await country.chief.get(`${path}/sendai?from=2016&to=2019`);
  const { columns, rows } = body as SendaiReport;
  for (const [at, { year }] of columns.entries())
    for (const code of ["B-4", "C-1"]) {
      const said = rows.find((row) => row.code === code)!.cells[at]!.numerator;
      expect(said, `${code} of ${year}`).toEqual(expected.get(`${year} ${code}`) ?? null);
    }
}

async function expectLists(records: readonly DomainRecord[]): Promise<void> {
  const deathsOf = ({ figures }: DomainRecord) => numberOf(currentFigures(figures).get("deaths"));
  const idsBy = async (query: string) => (await listed(query)).map(({ id }) => id);
  const told = records.flatMap((record) => {
    const deaths = deathsOf(record);
    return deaths === null ? [] : [{ id: record.id, deaths }];
  });
  const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id).toSorted((one, other) => one - other);
  for (const [filter, keeps] of [
    ["deaths:5:", (deaths: number) => deaths >= 5],
    ["deaths:1:12", (deaths: number) => deaths >= 1 && deaths <= 12],
    ["deaths::", () => true],
  ] as const) {
    const kept = ids(told.filter(({ deaths }) => keeps(deaths)));
    expect(
      (await idsBy(`figure=${filter}`)).toSorted((one, other) => one - other),
      filter,
    ).toEqual(kept);
    expect((await country.chief.get(`${path}/totals?figure=${filter}`)).body.total).toBe(kept.length);
  }
  const ordered = told.toSorted((one, other) => other.deaths - one.deaths || other.id - one.id).map(({ id }) => id);
  expect(await idsBy("sort=-deaths")).toEqual(ordered);
  expect((await country.chief.get(`${path}/totals?sort=-deaths`)).body.total).toBe(ordered.length);
}

test("lists by figures and sums of losses say what the cards say, whatever was done to them", async () => {
  await fc.assert(
    fc.asyncProperty(created, joined, steps, async (...parts) => {
      for (const one of parts.flat()) await take(one);
      const records: DomainRecord[] = [];
      for (const { id } of await listed("")) records.push((await country.chief.get(`${path}/${id}`)).body);
      const umbrellas = new Map(records.map(({ id, umbrella_id }) => [id, umbrella_id]));
      for (const { id } of await listed("trash=true"))
        umbrellas.set(id, (await country.chief.get(`${path}/${id}?trash=true`)).body.umbrella_id);
      const published: Omit<Card, "counts">[] = [];
      for (const { id, has_published, company_id } of records)
        if (has_published)
          published.push({
            ...(await country.chief.get(`${path}/${id}/published`)).body,
            id,
            company_id: company_id === country.region ? null : company_id,
          });
      const counted = countedOnce(published, partsOf(umbrellas));
      await expectSums(counted);
      await expectSizes(counted, umbrellas);
      await expectIndicators(indicatorsByHand(published, partsOf(umbrellas)));
      await expectLists(records);
      for (const { id } of records) await country.chief.delete(`${path}/${id}`);
    }),
    { numRuns: app.kind === "embedded" ? 3 : 8 },
  );
}, 240_000);
