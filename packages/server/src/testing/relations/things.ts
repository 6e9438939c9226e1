// One of everything that a place can have: what others may name, and how each of it reads.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { anInstitutionDraft, aPersonDraft, aPropertyDraft, aRecord, aVariableDraft, inStatus } from "../factories.ts";
import type { Caller, TestApp } from "../test-app.ts";
import { aFile, someText } from "../uploads.ts";

/** What is there in a place: the ids by which others name it. `event` is a draft, `told` was published. */
export type Things = Record<
  | "company"
  | "law"
  | "plan"
  | "institution"
  | "person"
  | "property"
  | "shelter"
  | "stock"
  | "committee"
  | "session"
  | "record"
  | "event"
  | "told"
  | "variable"
  | "event_type"
  | "assessed"
  | "weighed"
  | "alert_type"
  | "alert"
  | "exercise"
  | "lesson"
  | "group"
  | "file",
  number
>;

/** Blankets of which there are some. */
async function aStock(by: Caller, company_id: number): Promise<number> {
  const stock = { company_id, name_es: "Frazadas", kind: "stock", category: "blanket", unit: "each" };
  const { id } = (await by.post("/inventory", stock)).body;
  const came = { uid: randomUUID(), kind: "in", origin: "purchase", quantity: 10, at: "2026-03-01T10:00:00Z" };
  expect((await by.post(`/inventory/${id}/movements`, { ...came, is_to_be_papered: true })).status).toBe(201);
  return id;
}

/** One of everything in a place, made by its own administrator; the plan answers for `answersFor` too. */
export async function everything(
  app: TestApp,
  by: Caller,
  { company, level, answersFor = [] }: { company: number; level: "regional" | "communal"; answersFor?: number[] },
): Promise<Things> {
  const put = async (path: string, draft: object, place: object = { company_id: company }): Promise<number> => {
    const { status, body } = await by.post(path, { ...draft, ...place });
    expect(status, `${path} ${JSON.stringify(body)}`).toBe(201);
    return body.id;
  };
  const norm = { issuing_body: "Organismo", issued_on: "2020-01-01", status: "in_force", number: "s/n" };
  const law = await put("/legal-documents", { ...norm, kind: "law", level: "national", title_es: "Ley" });
  const plan = { ...norm, kind: "plan", plan_kind: "emergency", level: "communal", title_es: "Plan" };
  const act = { constitution_document_id: law, constituted_on: "2021-01-01", dissolved_on: "2025-12-31" };
  const committee = await put("/committees", { ...act, kind: "cogrid", level, name: "COGRID" });
  const called = { kind: "ordinary", mode: "remote", status: "called", starts_at: "2025-12-01T13:00:00Z" };
  const variable = await put("/variables/situationMap", aVariableDraft({ value_type: "none" }));
  const event_type = await put("/variables/riskAssessment", aVariableDraft({ kind: "event_type", value_type: "none" }));
  const recordOf = (variable_id: number) => aRecord({ company_id: company, variable_id, value: null });
  const told = await put("/records/risk", recordOf(event_type));
  await inStatus(app, told, "published");
  const alert_type = await put("/variables/alertMap", aVariableDraft({ value_type: "none" }));
  const warning = { variable_id: alert_type, level: "roja", headline_es: "Alerta" };
  const practised = { title: "Simulacro", kind: "drill", hazard: "MH0705", starts_at: "2025-11-01T13:00:00Z" };
  const exercise = await put("/exercises", practised);
  const learned = { exercise_id: exercise, kind: "improvement", text: "Faltan sirenas" };
  return {
    company,
    law,
    plan: await put("/legal-documents", { ...plan, place_ids: answersFor }),
    institution: await put("/institutions", anInstitutionDraft()),
    person: await put("/persons", aPersonDraft({ email: `de${company}@demo.test` })),
    property: await put("/properties", aPropertyDraft()),
    shelter: await put("/shelters", { name_es: "Escuela", kind: "school" }),
    stock: await aStock(by, company),
    committee,
    session: await put("/committee-sessions", called, { committee_id: committee }),
    record: await put("/records/situation", recordOf(variable)),
    event: await put("/records/risk", recordOf(event_type)),
    told,
    variable,
    event_type,
    assessed: await put("/variables/riskAssessment", aVariableDraft({ kind: "assessment", value_type: "integer" })),
    weighed: await put("/variables/vulnerabilityMap", aVariableDraft({ value_type: "decimal" })),
    alert_type,
    alert: await put("/alerts", warning),
    exercise,
    lesson: await put("/lessons", learned, {}),
    group: await put("/variables/situationMap/groups", { name_es: "Grupo" }),
    file: (await aFile(by, "nota.txt", someText(20, company))).file_id,
  };
}

const isOf =
  ({ institution }: Things) =>
  ({ institution_id }: { institution_id: number }) =>
    institution_id === institution;

/**
 * What a reader sees of each thing. What others say of it, and how many use it, is not what it is, and is told to those alone who may read
 * the others: its keeper, and no third place.
 */
export async function stateOf(by: Caller, things: Things, isKeeper: boolean): Promise<Record<string, unknown>> {
  const paths = {
    company: `/companies/${things.company}`,
    law: `/legal-documents/${things.law}`,
    plan: `/legal-documents/${things.plan}`,
    coverage: "/legal-documents/coverage?on=2026-01-01",
    institution: `/institutions/${things.institution}`,
    functions: "/institution-functions",
    person: `/persons/${things.person}`,
    property: `/properties/${things.property}`,
    shelter: `/shelters/${things.shelter}`,
    stock: `/inventory/${things.stock}`,
    ledger: `/inventory/${things.stock}/movements`,
    committee: `/committees/${things.committee}`,
    session: `/committee-sessions/${things.session}`,
    record: `/records/situation/${things.record}`,
    comments: `/records/situation/${things.record}/comments`,
    event: `/records/risk/${things.event}`,
    told: `/records/risk/${things.told}`,
    published: `/records/risk/${things.told}/published`,
    variable: `/variables/situationMap/${things.variable}`,
    weighed: `/variables/vulnerabilityMap/${things.weighed}`,
    group: `/variables/situationMap/groups/${things.group}`,
    alert: `/alerts/${things.alert}`,
    exercise: `/exercises/${things.exercise}`,
    lesson: `/lessons/${things.lesson}`,
    files: `/attachments?owner=legal_documents&owner_id=${things.law}`,
    views: "/saved-views?screen=records/risk",
  };
  const seen = await Promise.all(
    Object.entries(paths).map(async ([name, path]) => {
      const { status, body } = await by.get(path);
      if (status !== 200) return [name, status];
      const { related_by, references, record_count, variable_count, ...rest } = body;
      if (name === "functions") return [name, body.functions.filter(isOf(things))];
      // A region's coverage tells of the places below too: what they have themselves is theirs to change.
      if (isKeeper && name === "coverage") return [name, null];
      return [name, isKeeper ? rest : { ...rest, related_by, references, record_count, variable_count }];
    }),
  );
  return Object.fromEntries(seen);
}
