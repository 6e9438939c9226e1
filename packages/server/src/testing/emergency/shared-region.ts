// A region with three municipalities and disasters in them, for tests of what is a part of what.
import { expect } from "vitest";
import type { EventFamily } from "@atalaya/contract/resources/records/event-family.ts";
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { aCountry, aPlace, aRecord, aVariableDraft } from "../factories.ts";
import type { TestApp } from "../test-app.ts";

const path = "/records/risk";

type Given = { at?: number; of?: number; on?: string; figures?: object[]; [field: string]: unknown };

export async function aSharedRegion(app: TestApp) {
  const country = await aCountry(app);
  const viña = await aPlace(app, { name: "Viña del Mar", parent: country.region });
  const validator = await app.as("admin", [null]);
  const typeOf = async (name_es: string, hip_code: string): Promise<number> => {
    const draft = aVariableDraft({ kind: "event_type", value_type: "none", name_es, hip_code });
    return (await country.chief.post("/variables/riskAssessment", draft)).body.id;
  };
  const flood = await typeOf("Inundación", "MH0604");
  const rain = await typeOf("Lluvias intensas", "MH0403");
  const landslide = await typeOf("Aluvión", "GH0301");

  let day = Date.parse("2001-01-01");
  /** A day so many after the present test's. */
  const on = (after = 0) => new Date(day + after * 86_400_000).toISOString().slice(0, 10);
  /** Weeks apart, so that no test meets the disasters of another one. */
  const nextTest = () => {
    day += 30 * 86_400_000;
  };

  /** A figure; null: some, that nobody counted. */
  const told = (metric: string, value: number | null, changes: object = {}) => ({
    metric,
    value,
    qualifier: value === null ? "present_unquantified" : "quantified",
    as_of: on(3),
    source: "Balance",
    ...changes,
  });

  async function card({
    at = country.valparaiso,
    of = flood,
    on: began = on(),
    ...given
  }: Given): Promise<DomainRecord> {
    const draft = aRecord({ company_id: at, variable_id: of, value: null, observed_on: began, ...given } as never);
    const { status, body } = await country.chief.post(path, draft);
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  }
  const read = async (id: number, by = country.chief): Promise<DomainRecord> => (await by.get(`${path}/${id}`)).body;

  async function publish(id: number): Promise<DomainRecord> {
    for (const [by, action] of [
      [country.chief, "submit"],
      [validator, "validate"],
      [validator, "publish"],
    ] as const) {
      const { version } = await read(id);
      const { status, body } = await by.post(`${path}/${id}/transitions`, { action, reason: null, version });
      expect(status, JSON.stringify(body)).toBe(200);
    }
    return read(id);
  }
  /** With one damaged house where no figures are given. */
  const published = async (given: Given) => {
    const figures = [told("houses_damaged", 1, { as_of: given.on ?? on(3) })];
    return publish((await card({ figures, ...given })).id);
  };

  const join = async (part: { id: number }, umbrella: { id: number } | null, by = country.chief) =>
    by.put(`${path}/${part.id}`, { umbrella_id: umbrella?.id ?? null, version: (await read(part.id)).version });
  const familyOf = async ({ id }: { id: number }, by = country.chief): Promise<EventFamily> =>
    (await by.get(`${path}/${id}/family`)).body;

  /** What was lost in the days of the present test. */
  async function totals(metric = "deaths,loss_local"): Promise<LossSums["total"]> {
    const days = `observed_from=${on(-10)}&observed_to=${on(10)}`;
    return (await country.chief.get(`${path}/losses?by=place&metric=${metric}&${days}`)).body.total;
  }
  return { ...country, viña, validator, flood, rain, landslide, nextTest, on, told, card, read, publish, published, join, familyOf, totals }; // prettier-ignore
}
export type SharedRegion = Awaited<ReturnType<typeof aSharedRegion>>;
