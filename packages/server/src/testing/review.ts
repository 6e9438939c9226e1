// The review of records as tests take it: an officer of Valparaíso who writes, a validator of it, and an administrator who does both.
import { expect } from "vitest";
import { aRecord, type aCountry } from "./factories.ts";
import type { Answer, Caller, TestApp } from "./test-app.ts";

type Country = Awaited<ReturnType<typeof aCountry>>;
export type Made = { id: number; version: number; title: string; status: string };

export const pathOf = ({ id }: Made) => `/records/situation/${id}`;

/** Who reviews records in this country, and their steps. */
export async function aReview(app: TestApp, { officer, valparaiso, shelters }: Country) {
  const validator = await app.as("validator", [valparaiso]);
  /** Writes and validates. */
  const administrator = await app.as("admin", [valparaiso]);

  const draft = (changes: object = {}) => aRecord({ company_id: valparaiso, variable_id: shelters, ...changes });
  const create = async (changes: object = {}, by = officer): Promise<Made> =>
    (await by.post("/records/situation", draft(changes))).body;
  const read = async (record: Made) => (await officer.get(pathOf(record))).body;
  const change = async (by: Caller, record: Made, changes: object) =>
    by.put(pathOf(record), { version: (await read(record)).version, ...changes });

  /** Takes a step on the record as it is now. */
  async function step(by: Caller, record: Made, action: string, reason?: string): Promise<Answer> {
    const { version } = await read(record);
    return by.post(`${pathOf(record)}/transitions`, { action, reason: reason ?? null, version });
  }
  async function isTaken(by: Caller, record: Made, action: string, reason?: string): Promise<void> {
    const answer = await step(by, record, action, reason);
    expect(answer.status, `${action}: ${JSON.stringify(answer.body)}`).toBe(200);
  }
  /** A record that an officer wrote and a validator published. */
  async function aPublished(changes: object = {}): Promise<Made> {
    const record = await create(changes);
    await isTaken(officer, record, "submit");
    await isTaken(validator, record, "validate");
    await isTaken(validator, record, "publish");
    return record;
  }
  return { officer, validator, administrator, draft, create, read, change, step, isTaken, aPublished };
}
