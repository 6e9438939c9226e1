// A disaster whose figures are published and changed over days, and how its loss statements are read and sealed.
import { sql } from "kysely";
import { expect } from "vitest";
import type { LossStatement, LossStatementPreview } from "@atalaya/contract/resources/records/loss-statements.ts";
import { system } from "../../platform/database/database.ts";
import { aCountry, aRecord, aVariableDraft } from "../factories.ts";
import { daysAgo } from "../days.ts";
import type { Answer, Caller, TestApp } from "../test-app.ts";

type Event = { id: number; uid: string };

const expected = async <T>(status: number, answer: Promise<Answer>): Promise<T> => {
  const { status: answered, body } = await answer;
  expect(answered, JSON.stringify(body)).toBe(status);
  return body as T;
};

/** A figure of deaths, as its source gave it so many days ago. */
export const deaths = (value: number, days: number, source = "SENAPRED", more: object = {}) => ({
  metric: "deaths",
  value,
  as_of: daysAgo(days),
  source,
  ...more,
});

/** `officer` writes, `validator` checks and publishes; both of Valparaíso. */
export async function someStatements(app: TestApp) {
  const country = await aCountry(app);
  const validator = await app.as("validator", [country.valparaiso]);
  const { officer } = country;
  const type = aVariableDraft({ kind: "event_type", value_type: "none", name_es: "Incendio", name_en: "Fire", hip_code: "EN0205" }); // prettier-ignore
  const { id: variable_id } = (await country.chief.post("/variables/riskAssessment", type)).body;
  const addressOf = ({ id }: Event) => `/records/risk/${id}`;

  /** A draft of a fire that began ten days ago. */
  const anEvent = (changes: object = {}): Promise<Event> => {
    const draft = aRecord({ company_id: country.valparaiso, variable_id, value: null, title: "Incendio Demo" });
    return expected(201, officer.post("/records/risk", { ...draft, observed_on: daysAgo(10), ...changes }));
  };
  const put = async (event: Event, changes: object) => {
    const { version } = (await officer.get(addressOf(event))).body;
    await expected(200, officer.put(addressOf(event), { version, reason: "Nueva cifra", ...changes }));
  };
  const step = async (by: Caller, event: Event, action: string, reason: string | null = null) => {
    const { version } = (await by.get(addressOf(event))).body;
    await expected(200, by.post(`${addressOf(event)}/transitions`, { action, reason, version }));
  };
  const publish = async (event: Event) => {
    await step(officer, event, "submit");
    await step(validator, event, "validate");
    await step(validator, event, "publish");
  };
  /** What was logged of it within this hour was so many days ago, at noon of its place. */
  const happened = (event: Event, days: number) =>
    app.write(system, (tx) =>
      sql`update audit_log set at = (${daysAgo(days)}::date + time '12:00') at time zone 'America/Santiago'
        where resource = 'records' and record_id = ${event.id} and at > now() - interval '1 hour'`.execute(tx),
    );
  const preview = (event: Event, on: string, by: Caller = officer) => by.get(`${addressOf(event)}/statement?on=${on}`);
  const read = (event: Event, on: string) => expected<LossStatementPreview>(200, preview(event, on));
  const seal = (event: Event, on: string, seen: string, by: Caller = validator) =>
    by.post(`${addressOf(event)}/statements`, { on, seen });
  const sealed = async (event: Event, on: string, status = 201): Promise<LossStatement> =>
    expected(status, seal(event, on, (await read(event, on)).digest));
  const list = async (event: Event): Promise<LossStatement[]> =>
    (await expected<{ data: LossStatement[] }>(200, officer.get(`${addressOf(event)}/statements`))).data;
  return { country, officer, validator, anEvent, put, step, publish, happened, preview, read, seal, sealed, list };
}
export type Statements = Awaited<ReturnType<typeof someStatements>>;
