// An emergency that has ended, with all that its file tells of, and how the file is begun, written and sealed.
import { expect } from "vitest";
import type { AfterAction } from "@atalaya/contract/resources/after-actions.ts";
import { someReports } from "./event-reports.ts";
import type { Answer, Caller, TestApp } from "../test-app.ts";

const expected = async <T>(status: number, answer: Promise<Answer>): Promise<T> => {
  const { status: answered, body } = await answer;
  expect(answered, JSON.stringify(body)).toBe(status);
  return body as T;
};

/** `by` is the officer of the place where nobody else is named. */
export async function someFiles(app: TestApp) {
  const reports = await someReports(app);
  const { log, officer } = reports;
  const begin = (event_id = log.event.id, by: Caller = officer) =>
    expected<AfterAction>(201, by.post("/after-actions", { event_id }));
  const read = (id: number, by: Caller = officer) => expected<AfterAction>(200, by.get(`/after-actions/${id}`));
  const write = ({ id, version }: Pick<AfterAction, "id" | "version">, fields: object, by: Caller = officer) =>
    expected<AfterAction>(200, by.put(`/after-actions/${id}`, { version, ...fields }));
  const seal = ({ id, version, digest }: AfterAction, fields: object = {}, by: Caller = officer) =>
    by.post(`/after-actions/${id}/sealing`, { version, seen: digest, ...fields });
  const reopen = ({ id, version }: Pick<AfterAction, "id" | "version">, by: Caller = officer) =>
    by.post(`/after-actions/${id}/reopening`, { version });
  /** The event ends, somebody answers for its file, and it is sealed. */
  const sealed = async (fields: object = {}, ended_on = "2026-03-04"): Promise<AfterAction> => {
    await reports.putCard({ ended_on });
    const draft = await write(await begin(), { responsible_name: "Ana Demo", ...fields });
    return expected<AfterAction>(200, seal(draft));
  };
  return { ...reports, begin, readFile: read, writeFile: write, seal, reopen, sealed };
}
export type Files = Awaited<ReturnType<typeof someFiles>>;
