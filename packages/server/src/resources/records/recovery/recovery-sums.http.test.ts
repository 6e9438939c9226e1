// What a portfolio of recovery comes to, against tables that were added up by hand.
import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  HousingSum,
  RecoverySum,
  RecoverySums,
  RecoveryWorks,
} from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { daysAgo } from "../../../testing/days.ts";
import { aCountry, anInstitution, aRecord, aVariableDraft } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/test-app.ts";

let app: TestApp;
let country: Awaited<ReturnType<typeof aCountry>>;
let [works, fire, institution, ofRegion, elsewhere] = [0, 0, 0, 0, 0];

const million = 1_000_000;

beforeAll(async () => {
  app = await startTestApp();
  country = await aCountry(app);
  const { chief, region, talcahuano, valparaiso, quilpue } = country;
  const variable = async (catalogue: string, changes: object) =>
    (await chief.post(`/variables/${catalogue}`, aVariableDraft(changes))).body.id;
  works = await variable("recoveryMapItem", { kind: "recovery_type", value_type: "percent", name_es: "Obra" });
  fire = await variable("riskAssessment", { kind: "event_type", value_type: "none", name_es: "Incendio" });
  institution = await anInstitution(chief, region, { name_es: "Servicio Demo", level: "regional" });
  const event = async (company_id: number) => {
    const draft = aRecord({ company_id, variable_id: fire, value: null, title: `Incendio de ${company_id}` });
    return (await chief.post("/records/risk", draft)).body.id;
  };
  ofRegion = await event(region);
  elsewhere = await event(talcahuano);
  await kept(valparaiso, {
    sector: "housing",
    phase: "reconstruction",
    need_horizon: "long",
    event_id: ofRegion,
    damage_value: 900 * million,
    loss_value: 50 * million,
    need_amount: 1000 * million,
    funded_amount: 600 * million,
    spent_amount: 150 * million,
    funding: [
      { source: "national", amount: 400 * million },
      { source: "regional", amount: 150 * million },
    ],
    progress_pct: 20,
    beneficiaries: 120,
    households: 40,
    is_better: true,
    housing: [
      { grade: "destroyed", solution: "rebuild_on_site", households: 25, delivered: 5 },
      { grade: "major", solution: "repair", households: 10, delivered: null },
    ],
    planned_end_on: daysAgo(-400),
    milestones: [{ title: "Terreno despejado", due_on: daysAgo(12), done_on: null, weight: null }],
  });
  await kept(quilpue, {
    sector: "housing",
    phase: "rehabilitation",
    need_horizon: "short",
    event_id: ofRegion,
    damage_value: 100.5 * million,
    need_amount: 80 * million,
    // More than it needs: its own gap is none, and it pays for no other.
    funded_amount: 90 * million,
    funding: [{ source: "national", amount: 90 * million }],
    progress_pct: 100,
    progress_status: "completed",
    actual_end_on: daysAgo(3),
    planned_end_on: daysAgo(40),
    beneficiaries: 30,
    is_better: false,
    housing: [{ grade: "destroyed", solution: "rebuild_on_site", households: 8, delivered: 8 }],
  });
  await kept(valparaiso, {
    sector: "health",
    phase: "reconstruction",
    need_amount: 7 * million,
    planned_end_on: daysAgo(2),
  });
  // Nothing is told of its money.
  await kept(valparaiso, { sector: null, phase: null, currency: null });
  await kept(quilpue, {
    sector: "health",
    phase: "reconstruction",
    currency: "USD",
    need_amount: 250_000,
    funded_amount: 50_000,
  });
  await kept(valparaiso, {
    sector: "housing",
    phase: "reconstruction",
    progress_status: "cancelled",
    need_amount: 5000 * million,
    beneficiaries: 900,
    planned_end_on: daysAgo(30),
  });
  await kept(talcahuano, { sector: "water", phase: "emergency", event_id: elsewhere, need_amount: 3 * million });
});
afterAll(() => app.stop());

let made = 0;
async function kept(company_id: number, recovery: object) {
  const item = { intervention: "repair", progress_status: "in_progress", currency: "CLP", ...recovery };
  const draft = aRecord({ company_id, variable_id: works, value: null, title: `Obra ${++made}` });
  const named = { ...item, responsible_institution_id: company_id === country.talcahuano ? null : institution };
  const answer = await country.chief.post("/records/recovery", { ...draft, recovery: named });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.id as number;
}

const sums = async (query = "", by = country.chief) => {
  const answer = await by.get(`/records/recovery/sums?place=${country.region}&${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

type Row = RecoverySums["rows"][number];
const nameIn = ({ event, ...row }: Row, key: "company_id" | "event" | "phase") =>
  key === "event" ? (event?.title ?? null) : row[key];

const inMillions = ({ value }: { value: number | null }) => (value === null ? null : value / million);
const money = (sum: RecoverySum) => [
  sum.items,
  inMillions(sum.damage),
  inMillions(sum.loss),
  inMillions(sum.need),
  inMillions(sum.funded),
  inMillions(sum.spent),
  inMillions(sum.gap),
];

test("by sector the money is what was added up by hand, unknown stays unknown, and the rows make up the total", async () => {
  const { currency, currencies, rows, total } = await sums("by=sector");
  expect([currency, currencies]).toEqual([
    "CLP",
    [
      { currency: "CLP", items: 4 },
      { currency: "USD", items: 1 },
    ],
  ]);
  expect(
    Object.fromEntries(rows.map((row: { sector: string | null } & RecoverySum) => [row.sector, money(row)])),
  ).toEqual({
    housing: [3, 1000.5, 50, 1080, 690, 150, 400],
    health: [2, null, null, 7, null, null, 7],
    null: [1, null, null, null, null, null, null],
  });
  expect(money(total)).toEqual([6, 1000.5, 50, 1087, 690, 150, 407]);
  expect(total.need).toEqual({ value: 1087 * million, told: 3 });
  expect(total).toMatchObject({ cancelled: 1, finished: 1, overdue: 2, better: 1, not_better: 1, progress: 60 });
  expect([total.people, total.households]).toEqual([
    { value: 150, told: 2 },
    { value: 40, told: 1 },
  ]);
});

test("needs are told by their horizon, as an assessment after a disaster tells them", async () => {
  const { total } = await sums();
  expect(Object.values(total.needs).map((it) => inMillions(it as { value: number | null }))).toEqual([
    80,
    null,
    1000,
    7,
  ]);
});

test("money of another currency is told when it is asked for, and never added", async () => {
  const { currency, total } = await sums("currency=USD");
  expect([currency, total.need, total.gap.value]).toEqual(["USD", { value: 250_000, told: 1 }, 200_000]);
});

test("by source a work counts with each that pays for it, and what nobody tells the source of stands apart", async () => {
  const { rows, total } = await sums("by=source");
  const told = Object.fromEntries(
    rows.map((row: { source: string | null } & RecoverySum) => [
      row.source,
      [row.items, inMillions(row.funded), row.need.value],
    ]),
  );
  expect(told).toEqual({ national: [2, 490, null], regional: [1, 150, null], null: [5, 50, null] });
  expect(inMillions(total.funded)).toBe(690);
});

test("by place works are gathered in places of a kind, by disaster under its title, by phase", async () => {
  const rows = async (query: string, key: "company_id" | "event" | "phase") =>
    Object.fromEntries((await sums(query)).rows.map((row: Row) => [nameIn(row, key), inMillions(row.need)]));
  expect(await rows("by=place", "company_id")).toEqual({ [country.valparaiso]: 1007, [country.quilpue]: 80 });
  expect(await rows("by=place&place_kind=region", "company_id")).toEqual({ [country.region]: 1087 });
  expect(await rows("by=event", "event")).toEqual({ [`Incendio de ${country.region}`]: 1080, null: 7 });
  expect(await rows("by=phase", "phase")).toEqual({ reconstruction: 1007, rehabilitation: 80, null: null });
});

test("a disaster that the reader may not know of has no title", async () => {
  const { rows } = (await country.officer.get("/records/recovery/sums?by=event")).body;
  const event = rows.find((row: Row) => row.event)?.event;
  expect(event).toEqual({ id: ofRegion, title: null });
});

test("households are told by the damage to their home and what is done about it", async () => {
  const { housing } = await sums();
  expect(housing.toSorted((one: HousingSum, other: HousingSum) => one.grade.localeCompare(other.grade))).toEqual([
    { grade: "destroyed", solution: "rebuild_on_site", households: 33, delivered: 13 },
    { grade: "major", solution: "repair", households: 10, delivered: null },
  ]);
});

test("the filters of the list narrow the sums, and an unknown one is refused", async () => {
  expect((await sums("sector=health")).total).toMatchObject({ items: 2, need: { value: 7 * million, told: 1 } });
  expect((await sums("overdue=true")).total.items).toBe(2);
  expect((await sums("phase=none")).total.items).toBe(1);
  const unknown = await country.chief.get("/records/recovery/sums?by=colour&hue=red");
  expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, expect.arrayContaining(["by"])]);
});

test("on the board the late works come first, and each phase tells how many it has", async () => {
  const {
    total,
    phases,
    works: told,
  } = (await country.chief.get(`/records/recovery/works?place=${country.region}`)).body;
  expect([total, phases.find((it: RecoveryWorks["phases"][number]) => it.phase === "reconstruction")]).toEqual([
    6,
    { phase: "reconstruction", items: 4 },
  ]);
  expect(
    told.map(({ title, days_late }: { title: string; days_late: number | null }) => [title, days_late]).slice(0, 3),
  ).toEqual([["Obra 1", 12], ["Obra 3", 2], expect.arrayContaining([null])]);
  expect(told[0]).toMatchObject({
    sector: "housing",
    progress_pct: 20,
    need_amount: 1000 * million,
    milestones: [{ title: "Terreno despejado", due_on: daysAgo(12), done_on: null, weight: null }],
  });
});

test("the sums as a sheet are the same, with their total last", async () => {
  const { text } = await country.chief
    .get(`/records/recovery/sums/export?format=csv&by=sector&place=${country.region}`)
    .then(({ bytes, status }) => ({ text: Buffer.from(bytes).toString("utf8"), status }));
  const lines = text
    .replace(/^\uFEFF/, "")
    .trim()
    .split(/\r?\n/);
  expect(lines[0]).toMatch(/^"?Sector"?[;,]/);
  expect(lines.find((line) => line.startsWith("Vivienda"))).toMatch(/1000500000[.;,\d]*/);
  expect(lines.at(-1)).toMatch(/^Total[;,]6[;,]1/);
});
