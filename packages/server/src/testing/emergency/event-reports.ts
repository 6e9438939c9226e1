// An emergency with its log, and how its reports are prepared, changed and sent.
import { expect } from "vitest";
import type { EventReport } from "@atalaya/contract/resources/event-reports.ts";
import { someLogs } from "./logs.ts";
import type { Answer, Caller, TestApp } from "../test-app.ts";

const expected = async <T>(status: number, answer: Promise<Answer>): Promise<T> => {
  const { status: answered, body } = await answer;
  expect(answered, JSON.stringify(body)).toBe(status);
  return body as T;
};

/** `by` is the officer of the place where nobody else is named. */
export async function someReports(app: TestApp) {
  const log = await someLogs(app);
  const { country } = log;
  const { officer } = country;
  const prepare = (event_id = log.event.id, by: Caller = officer) =>
    expected<EventReport>(201, by.post("/event-reports", { event_id }));
  const read = (id: number, by: Caller = officer) => expected<EventReport>(200, by.get(`/event-reports/${id}`));
  const write = ({ id, version }: Pick<EventReport, "id" | "version">, fields: object, by: Caller = officer) =>
    expected<EventReport>(200, by.put(`/event-reports/${id}`, { version, ...fields }));
  const post = ({ id, version, digest }: EventReport, by: Caller = officer) =>
    by.post(`/event-reports/${id}/sending`, { version, seen: digest });
  /** With somebody who answers for it. */
  const send = async (fields: object = {}, event_id = log.event.id, by: Caller = officer): Promise<EventReport> => {
    const draft = await prepare(event_id, by);
    return expected(200, post(await write(draft, { responsible_name: "Ana Demo", ...fields }, by), by));
  };
  const putCard = async (fields: object, id = log.event.id) => {
    const { version } = (await country.chief.get(`/records/risk/${id}`)).body;
    await expected(200, country.chief.put(`/records/risk/${id}`, { version, ...fields }));
  };
  return { log, country, officer, prepare, read, write, post, send, putCard };
}
export type Reports = Awaited<ReturnType<typeof someReports>>;

/** The figure of a metric as the report tells it. */
export const figureOf = ({ content }: Pick<EventReport, "content">, metric: string) =>
  content.figures.find((figure) => figure.metric === metric);
