// The rules of a disaster's losses.
import { expect, test } from "vitest";
import { EventCard } from "@atalaya/contract/domain/event-card.ts";
import { currentBreakdowns, Figure, type Breakdown, type Metric } from "@atalaya/contract/domain/losses.ts";
import {
  correctionFindings,
  effectFindings,
  eventWarnings,
  lossFindings as findingsOf,
  serviceFindings,
  type PlaceFacts,
} from "./loss-rules.ts";

const figure = (metric: Metric, value: number | null, changes: object = {}): Figure =>
  Figure.parse({ metric, value, as_of: "2024-02-11", source: "Demo", ...changes });
const part = (changes: Partial<Breakdown>): Breakdown => ({
  metric: "deaths",
  sex: "all",
  age: "all",
  disability: "all",
  poverty: "all",
  count: 1,
  as_of: null,
  ...changes,
});

/** Of a disaster that began on 2 February 2024. */
const lossFindings = (given: { figures: Figure[]; breakdowns: Breakdown[] }) =>
  findingsOf({ observed_on: "2024-02-02", ...given });

test("V4 a disaster is published with at least one effect of which something is known", () => {
  const deaths = figure("deaths", 3);
  const unknown = figure("injured", null, { qualifier: "unknown" });
  const none = figure("injured", null, { qualifier: "none" });
  expect(effectFindings({ figures: [deaths] })).toEqual({});
  expect(effectFindings({ figures: [none] })).toEqual({});
  expect(effectFindings({ figures: [unknown] })).toEqual({ figures: { code: "effect_needed" } });
});

test("V5 women, men and others are no more than all the dead, and other divisions are counted apart", () => {
  const figures = [figure("deaths", 10), figure("injured", null, { qualifier: "present_unquantified" })];
  const byAge = part({ age: "65+", count: 10 });
  const fits = [part({ sex: "female", count: 6 }), part({ sex: "male", count: 4 }), byAge];
  expect(lossFindings({ figures, breakdowns: fits })).toEqual({});
  expect(lossFindings({ figures, breakdowns: [...fits, part({ sex: "other", count: 1 })] })).toEqual({
    "breakdowns.3.count": { code: "part_of_whole", parameters: { sum: 11, whole: 10 } },
  });
  expect(lossFindings({ figures, breakdowns: [part({ metric: "injured", sex: "male", count: 900 })] })).toEqual({});
});

test("V5 the whole is the figure published last, and what was missing before stays in the history", () => {
  const figures = [
    figure("missing", 5, { as_of: "2024-02-04" }),
    figure("missing", 0, { as_of: "2024-02-11" }),
    figure("deaths", 5, { as_of: "2024-02-11" }),
  ];
  expect(lossFindings({ figures, breakdowns: [part({ sex: "female", count: 5 })] })).toEqual({});
  expect(Object.keys(lossFindings({ figures, breakdowns: [part({ metric: "missing", sex: "male" })] }))).toEqual([
    "breakdowns.0.count",
  ]);
});

test("V1 a part, and a figure of one source and day, stand once", () => {
  const twice = [figure("deaths", 3), figure("deaths", 4)];
  expect(lossFindings({ figures: twice, breakdowns: [] })).toEqual({ "figures.1.as_of": { code: "taken" } });
  const parts = [part({ sex: "male" }), part({ sex: "male" })];
  expect(lossFindings({ figures: [figure("deaths", 3)], breakdowns: parts })).toEqual({
    "breakdowns.1.metric": { code: "taken" },
  });
});

test("V1 one source publishes several figures of a day at different hours, and at the same hour one", () => {
  const at = (hour: string | null, value: number) => figure("evacuated", value, { hour });
  const night = [at(null, 900), at("03:00", 1850), at("06:00", 2270)];
  expect(lossFindings({ figures: night, breakdowns: [] })).toEqual({});
  expect(lossFindings({ figures: [...night, at("03:00", 1900)], breakdowns: [] })).toEqual({
    "figures.3.as_of": { code: "taken" },
  });
});

test("V3 a figure is of no hour to come on the clock of its place, whose watches may be an hour ahead", () => {
  const minute = 60_000;
  const findingAt = (minutes: number, zone?: string) => {
    const at = new Date(Date.now() + minutes * minute);
    const clock = at.toLocaleString("sv-SE", { timeZone: zone ?? "UTC", dateStyle: "short", timeStyle: "short" });
    const [as_of = "", hour = ""] = clock.split(" ");
    const figures = [{ ...figure("evacuated", 40), as_of, hour }];
    return findingsOf({ observed_on: "2024-02-02", figures, breakdowns: [] }, zone);
  };
  for (const zone of ["America/Santiago", "Asia/Tokyo"]) {
    expect(findingAt(-1, zone)).toEqual({});
    expect(findingAt(58, zone)).toEqual({});
    expect(findingAt(62, zone)).toEqual({ "figures.0.hour": { code: "hour_future" } });
  }
  // Where the zone is not known, it may be the easternmost.
  expect(findingAt(14 * 60)).toEqual({});
  expect(findingAt(16 * 60)).toEqual({ "figures.0.hour": { code: "hour_future" } });
});

test("V1 a figure says a number or why there is none; money says its currency", () => {
  const issues = (given: object) =>
    Figure.safeParse({ metric: "deaths", as_of: "2024-02-11", ...given }).error?.issues.map(({ path }) => path[0]) ??
    [];
  expect(issues({ value: 0 })).toEqual([]);
  expect(issues({ value: null })).toEqual(["value"]);
  expect(issues({ value: 3, qualifier: "none" })).toEqual(["value"]);
  expect(issues({ value: 2.5 })).toEqual(["value"]);
  expect(issues({ value: -0 })).toEqual(["value"]);
  expect(issues({ metric: "burned_ha", value: 8581.37 })).toEqual([]);
  expect(issues({ metric: "loss_usd", value: 1e9 })).toEqual(["currency"]);
  expect(issues({ metric: "loss_usd", value: 1e9, currency: "USD" })).toEqual([]);
  expect(issues({ metric: "loss_usd", value: 1e9, currency: "CLP" })).toEqual(["currency"]);
  expect(issues({ metric: "loss_local", value: 1e9, currency: "CLP" })).toEqual([]);
});

test("V3 a figure is published neither in the future nor before the disaster, but people leave ahead of one", () => {
  const tomorrow = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  const codesOf = (metric: Metric, as_of: string) =>
    Object.values(lossFindings({ figures: [{ ...figure(metric, 3), as_of }], breakdowns: [] })).map(({ code }) => code);
  expect(Figure.safeParse({ metric: "deaths", value: 3, as_of: tomorrow }).error?.issues[0]?.path).toEqual(["as_of"]);
  expect(codesOf("deaths", "2024-01-31")).toEqual(["before_event"]);
  expect(codesOf("deaths", "2024-02-01")).toEqual([]);
  expect(codesOf("pre_emptive_evacuated", "2024-01-20")).toEqual([]);
});

test("V5 a part needs its whole; none is no whole, at least so many limits nothing, and girls are among the women", () => {
  const women = part({ sex: "female", count: 300 });
  const of = (figures: Figure[], ...breakdowns: Breakdown[]) =>
    Object.entries(lossFindings({ figures, breakdowns })).map(([field, { code }]) => `${field} ${code}`);
  expect(of([], women)).toEqual(["breakdowns.0.metric whole_missing"]);
  expect(of([figure("deaths", null, { qualifier: "none" })], women)).toEqual(["breakdowns.0.count whole_none"]);
  expect(of([figure("deaths", 200, { qualifier: "at_least" })], women)).toEqual([]);
  const girls = part({ sex: "female", age: "0-14", count: 9 });
  const old = part({ sex: "female", age: "65+", count: 2 });
  const dead = [figure("deaths", 100)];
  expect(of(dead, part({ sex: "female", count: 3 }), girls)).toEqual(["breakdowns.1.count part_of_whole"]);
  expect(of(dead, girls, old, part({ sex: "female", count: 10 }))).toEqual(["breakdowns.1.count part_of_whole"]);
  expect(of(dead, part({ sex: "female", count: 11 }), girls, old)).toEqual([]);
  expect(of(dead, part({ sex: "male", count: 3 }), girls)).toEqual([]);
});

test("V5 a division has its own day: its parts fit into the figure of that day, and those of another day are apart", () => {
  const figures = [
    figure("deaths", 4, { as_of: "2024-02-04" }),
    figure("deaths", 10, { as_of: "2024-02-11" }),
    figure("deaths", 9, { as_of: "2024-02-20" }),
  ];
  const women = (as_of: string | null, count: number) => part({ sex: "female", count, as_of });
  const of = (...breakdowns: Breakdown[]) =>
    Object.entries(lossFindings({ figures, breakdowns })).map(([field, { code }]) => `${field} ${code}`);
  expect(of(women("2024-02-05", 4), women("2024-02-12", 10), women(null, 9))).toEqual([]);
  expect(of(women("2024-02-05", 5))).toEqual(["breakdowns.0.count part_of_whole"]);
  expect(of(women(null, 10))).toEqual(["breakdowns.0.count part_of_whole"]);
  expect(of(women("2024-02-03", 1))).toEqual(["breakdowns.0.metric whole_missing"]);
  expect(of(women("2024-02-05", 1), women("2024-02-05", 1))).toEqual(["breakdowns.1.metric taken"]);
  expect(of(women("2024-01-20", 1))).toContain("breakdowns.0.as_of before_event");
});

test("a metric is divided now as it was divided last; what has no day counts where none has one", () => {
  const row = (as_of: string | null, count: number, metric: Metric = "deaths") => part({ metric, as_of, count });
  const counted = (...rows: Breakdown[]) => currentBreakdowns(rows).map(({ count }) => count);
  expect(counted(row(null, 1), row(null, 2))).toEqual([1, 2]);
  expect(counted(row("2024-02-04", 1), row(null, 2), row("2024-02-11", 3), row("2024-02-11", 4))).toEqual([3, 4]);
  expect(counted(row("2024-02-11", 1), row(null, 2, "injured"))).toEqual([1, 2]);
});

test("V3 a service stops neither before the disaster nor at an hour to come", () => {
  const found = (started_on: string | null, started_at: string | null = null, zone?: string) => {
    const event = EventCard.parse({ services: [{ service: "water", started_on, started_at }] });
    return Object.entries(serviceFindings({ event, observed_on: "2024-02-02" }, zone)).map(
      ([field, { code }]) => `${field} ${code}`,
    );
  };
  expect(serviceFindings({ event: null, observed_on: "2024-02-02" })).toEqual({});
  expect(found(null)).toEqual([]);
  expect(found("2024-02-01", "23:50")).toEqual([]);
  expect(found("2024-01-31")).toEqual(["event.services.0.started_on before_event"]);
  const [day = "", hour = ""] = new Date(Date.now() + 7_200_000)
    .toLocaleString("sv-SE", { timeZone: "America/Santiago", dateStyle: "short", timeStyle: "short" })
    .split(" ");
  expect(found(day, hour, "America/Santiago")).toEqual(["event.services.0.started_at hour_future"]);
  const unsaid = EventCard.safeParse({ services: [{ service: "water", started_at: "03:00" }] });
  expect(unsaid.error?.issues.map(({ path }) => path.join("."))).toEqual(["services.0.started_on"]);
});

test("V6 a loss in dollars has its rate with its day, is derived only with it, and is held against the local loss by it", () => {
  const issues = (given: object) =>
    Figure.safeParse({
      metric: "loss_usd",
      value: 1000,
      currency: "USD",
      as_of: "2024-02-11",
      ...given,
    }).error?.issues.map(({ path }) => path[0]) ?? [];
  const rate = { fx_rate: 950.5, fx_on: "2024-02-09" };
  expect(issues({})).toEqual([]);
  expect(issues(rate)).toEqual([]);
  expect(issues({ fx_rate: 950.5 })).toEqual(["fx_on"]);
  expect(issues({ fx_on: "2024-02-09" })).toEqual(["fx_rate"]);
  expect(issues({ ...rate, fx_rate: 0 })).toEqual(["fx_rate"]);
  expect(issues({ basis: "derived" })).toEqual(["fx_rate", "fx_on"]);
  expect(issues({ basis: "derived", ...rate })).toEqual([]);
  expect(issues({ metric: "loss_local", currency: "CLP", ...rate })).toEqual(["fx_rate", "fx_on"]);
  const told = (fx_rate: number | null) => [
    figure("loss_usd", 1000, { currency: "USD", fx_rate, fx_on: fx_rate && "2024-02-09" }),
    figure("loss_local", 950_000, { currency: "CLP" }),
  ];
  expect(warningsOf(told(950), { exchange_rate_usd: 700 })).toEqual([]);
  expect(warningsOf(told(null), { exchange_rate_usd: 700 })).toEqual(["currencies_differ"]);
  expect(warningsOf(told(800), {})).toEqual(["currencies_differ"]);
});

test("V5 a part is held against the first whole that is too small for it, wherever that stands", () => {
  const poorGirl = part({ sex: "female", age: "0-14", poverty: "below", count: 6 });
  const [girls, women] = [part({ sex: "female", age: "0-14", count: 5 }), part({ sex: "female", count: 4 })];
  const dead = [figure("deaths", 100)];
  const tooMany = (whole: number, sum: number) => ({ code: "part_of_whole", parameters: { sum, whole } });
  expect(lossFindings({ figures: dead, breakdowns: [women, poorGirl, girls] })).toEqual({
    "breakdowns.1.count": tooMany(4, 6),
    "breakdowns.2.count": tooMany(4, 5),
  });
  expect(lossFindings({ figures: dead, breakdowns: [girls, poorGirl, women] })).toEqual({
    "breakdowns.0.count": tooMany(4, 5),
    "breakdowns.1.count": tooMany(5, 6),
  });
});

test("V1 500 rows that repeat two parts are told so, and each is looked at a few times only", () => {
  let looks = 0;
  const counted = (row: Breakdown): Breakdown =>
    new Proxy(row, { get: (of, field) => (looks++, Reflect.get(of, field) as unknown) });
  const rows = (row: Breakdown) => Array.from({ length: 250 }, () => counted({ ...row }));
  const breakdowns = [
    ...rows(part({ sex: "female", count: 900 })),
    ...rows(part({ sex: "female", age: "0-14", count: 0 })),
  ];
  const taken = Array.from(breakdowns.keys()).filter((index) => index !== 0 && index !== 250);
  expect(lossFindings({ figures: [figure("deaths", 1000)], breakdowns })).toEqual(
    Object.fromEntries(taken.map((index) => [`breakdowns.${index}.metric`, { code: "taken" }])),
  );
  expect(looks).toBeLessThan(500 * 100);
});

test("a published figure is changed or taken out with a note that says why", () => {
  const before = [figure("deaths", 3), figure("injured", 7)];
  const later = figure("deaths", 5, { as_of: "2024-02-12" });
  expect(correctionFindings([...before, later], before)).toEqual({});
  expect(correctionFindings([figure("deaths", 4), before[1]!], before)).toEqual({
    "figures.0.note": { code: "figure_published" },
  });
  expect(
    correctionFindings([figure("deaths", 4, { note: "Un fallecido contado dos veces" }), before[1]!], before),
  ).toEqual({});
  const atNight = [figure("deaths", 3, { hour: "03:00" }), before[1]!];
  expect(correctionFindings(atNight, before)).toEqual({ "figures.0.note": { code: "figure_published" } });
  expect(correctionFindings([], before)).toEqual({ figures: { code: "figure_published" } });
});

const nowhere: PlaceFacts = { population: null, households: null, area_km2: null, exchange_rate_usd: null };
const warningsOf = (figures: Figure[], place: Partial<PlaceFacts>) =>
  eventWarnings({ figures, breakdowns: [], event: null, observed_on: "2024-02-02" }, "EN0205", {
    ...nowhere,
    ...place,
  }).map(({ code }) => code);

test("V6 what is possible and still unlikely is told and stops nobody", () => {
  expect(warningsOf([figure("deaths", 3000)], { population: 2623 })).toEqual(["deaths_above_population"]);
  expect(warningsOf([figure("houses_destroyed", 600), figure("houses_damaged", 500)], { households: 1000 })).toEqual([
    "houses_above_households",
  ]);
  expect(warningsOf([figure("direct_affected", 10), figure("people_in_destroyed", 20)], {})).toEqual([
    "homeless_above_affected",
  ]);
  expect(warningsOf([figure("burned_ha", 900)], { area_km2: 8 })).toEqual(["hectares_above_area"]);
  const money = (usd: number) => [
    figure("loss_local", 900_000, { currency: "CLP" }),
    figure("loss_usd", usd, { currency: "USD" }),
  ];
  expect(warningsOf(money(1040), { exchange_rate_usd: 900 })).toEqual([]);
  expect(warningsOf(money(1060), { exchange_rate_usd: 900 })).toEqual(["currencies_differ"]);
  expect(warningsOf([figure("deaths", 3000)], {})).toEqual([]);
});

test("V12 a GLIDE number has its form, the type of the hazard and the year of the event", () => {
  const card = (glide: string) => EventCard.safeParse({ glide });
  for (const wrong of ["WF-2014-50-CHL", "XX-2014-000050-CHL", "wf-2014-000050-chl"])
    expect(card(wrong).success, wrong).toBe(false);
  const event = card("WF-2014-000050-CHL").data!;
  const about = (observed_on: string, hip_code: string) =>
    eventWarnings({ figures: [], breakdowns: [], event, observed_on }, hip_code, nowhere).map(({ code }) => code);
  expect(about("2014-04-12", "EN0205")).toEqual([]);
  expect(about("2015-04-12", "GH0101")).toEqual(["glide_type", "glide_year"]);
});
