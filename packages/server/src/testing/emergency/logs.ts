// A country with disasters, and how lines are filed in the log of one of them and found again.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { LogEntry, LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { aCountry, aRecord, aVariableDraft } from "../factories.ts";
import type { Answer, Caller, TestApp } from "../test-app.ts";

type Event = { id: number; code: string; version: number };

export const at = (hour: string) => `2026-03-02T${hour}:00.000Z`;
export const fieldOf = ({ status, body }: Answer) => [status, Object.keys(body.errors ?? {})];

/** `event`: whose log is meant where none is named. `known`: a country that is there already. */
export async function someLogs(app: TestApp, known?: Awaited<ReturnType<typeof aCountry>>) {
  const country = known ?? (await aCountry(app));
  const type = aVariableDraft({ kind: "event_type", value_type: "none", name_es: "Incendio", hip_code: "EN0205" });
  const { id: variable_id } = (await country.chief.post("/variables/riskAssessment", type)).body;
  const made = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(201);
    return body;
  };
  const anEvent = (changes: object = {}): Promise<Event> => {
    const draft = aRecord({ company_id: country.valparaiso, variable_id, value: null, title: "Incendio Demo" });
    return made(country.chief.post("/records/risk", { ...draft, ...changes }));
  };
  const aLine = (changes: Partial<LogEntryDraft> = {}) => ({
    uid: randomUUID(),
    event_id: log.event.id,
    kind: "fact",
    happened_at: at("03:05"),
    written_at: at("03:12"),
    text: "Bomberos informa foco en quebrada",
    ...changes,
  });
  const post = (changes: Partial<LogEntryDraft> = {}, by: Caller = country.officer) =>
    by.post("/log-entries", aLine(changes));
  const file = (changes?: Partial<LogEntryDraft>, by?: Caller): Promise<LogEntry> => made(post(changes, by));
  const list = async (query = "", by: Caller = country.officer): Promise<LogEntry[]> => {
    const answer = await by.get(`/log-entries?event=${log.event.id}&sort=happened_at&per_page=100${query}`);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const numbers = async (query = "") => (await list(query)).map(({ number }) => number);
  const log = { country, event: await anEvent(), anEvent, aLine, post, file, list, numbers };
  return log;
}
export type Logs = Awaited<ReturnType<typeof someLogs>>;
