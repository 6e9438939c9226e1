// One row of every noun, and how a caller makes and changes one: what the cases of constraints are tried on.
import { randomUUID } from "node:crypto";
import { catalogueOf } from "@atalaya/contract/domain/domains.ts";
import { aCountry, aPersonDraft, aPlaceDraft, aRecord, aVariableDraft } from "../factories.ts";
import { aLedger } from "./a-ledger.ts";
import { sampleDraft, samples } from "../samples.ts";
import type { Answer, Caller, TestApp } from "../test-app.ts";

/** `create` sends a whole draft with these fields, `change` sends only them to a row that is there. */
export type Noun = { create?: (fields: object) => Promise<Answer>; change?: (fields: object) => Promise<Answer> };

export const nobody = 999_999_999;

/** One row of every noun, in the hands of somebody who may do everything. */
export async function aGroundOfNouns(app: TestApp) {
  const country = await aCountry(app);
  const { chief, valparaiso: company_id } = country;
  const path = (domain: "risk" | "recovery" | "vulnerability") => `/variables/${catalogueOf[domain]}`;
  const made = async (to: string, draft: object, by: Caller = chief): Promise<{ id: number; version: number }> => {
    const answer = await by.post(to, draft);
    if (answer.status !== 201) throw new Error(`${to}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const plain = (to: string, draft: () => object, first: { id: number; version?: number }): Noun => ({
    create: (fields) => chief.post(to, { ...draft(), ...fields }),
    change: async (fields) => {
      const version = first.version ?? (await chief.get(`${to}/${first.id}`)).body.version;
      return chief.put(`${to}/${first.id}`, { version, ...fields });
    },
  });
  let number = 0;
  const next = () => String(++number);
  const event = (await made(path("risk"), aVariableDraft({ kind: "event_type", value_type: "none" }))).id;
  const recovery = await made(path("recovery"), aVariableDraft({ kind: "recovery_type", value_type: "none" }));
  const assessed = await made(path("risk"), aVariableDraft({ kind: "assessment", value_type: "integer" }));
  const record = () => aRecord({ company_id, variable_id: event, value: null });
  const law = () => ({ company_id, kind: "decree", number: next(), title_es: "Decreto", issuing_body: "Alcaldía", level: "communal", issued_on: "2026-03-02", status: "in_force" }); // prettier-ignore
  const person = () => aPersonDraft({ company_id });
  const [first, second] = [
    await made("/records/risk", { ...record(), code: "A-1" }),
    await made("/records/risk", { ...record(), code: "A-2" }),
  ];
  const [decree, taken] = [
    await made("/legal-documents", law()),
    await made("/legal-documents", { ...law(), number: "7" }),
  ];
  const [ana, berta] = [
    await made("/persons", person()),
    await made("/persons", { ...person(), email: "berta@demo.test" }),
  ];
  const institution = () => ({ company_id, name_es: `Institución ${next()}`, kind: "municipal", level: "communal" });
  const [office, branch] = [await made("/institutions", institution()), await made("/institutions", institution())];
  await chief.put(`/institutions/${branch.id}`, { version: 1, parent_institution_id: office.id });
  const task = () => ({ institution_id: office.id, phase: "response", hazard: null, role: "lead", text: "Dirige" });
  const [response, recoveryTask] = [
    await made("/institution-functions", task()),
    await made("/institution-functions", { ...task(), phase: "recovery" }),
  ];
  const chair = { person_id: ana.id, role: "chair", from_on: "2026-03-02" };
  // A country whose law knows two kinds of committee.
  await chief.put(`/companies/${country.quilpue}`, { version: 1, country: "PE" });
  const committee = () => ({ company_id: country.quilpue, kind: "gtgrd", level: "communal", name: "Comité", constitution_document_id: decree.id, constituted_on: "2026-03-02", members: [chair] }); // prettier-ignore
  const coe = await made("/committees", committee());
  const other = await made("/committees", { ...committee(), kind: "other" });
  const session = () => ({ committee_id: coe.id, kind: "ordinary", mode: "remote", starts_at: "2026-03-10T13:00:00Z" });
  const place = () => aPlaceDraft({ parent_company_id: country.region, country: "PE" });
  const port = await made("/companies", { ...place(), territorial_code: "X1", reason_social: "Puerto", tax_id_type: "rut", tax_id: "12.345.678-5" }); // prettier-ignore
  const article = () => ({ slug: `texto-${next()}`, title_es: "Texto", body_es: "<p>Texto</p>" });
  await made("/topics", { ...article(), slug: "ya-escrito" });
  const view = () => ({ screen: "records/risk", name: "Vista", search: {} });
  const user = () => ({ name: "Persona", email: `persona-${next()}@prueba.test`, password: "una clave segura" });
  await made("/users", { ...user(), email: "tomado@prueba.test" });
  const terms = () => ({ kind: "terms", effective_from: "2026-01-01", body_es: "<p>Texto</p>" });
  const roleId = async () => (await chief.get("/roles")).body.data[0].id as number;
  const associate = async (route: string, version: string, fields: object) =>
    chief.put(`/companies/${route}/${port.id}`, {
      version: (await chief.get(`/companies/${port.id}`)).body[version],
      ...fields,
    });
  const shelter = await made("/shelters", { company_id, name_es: "Escuela", kind: "school" });
  const counts = `/shelters/${shelter.id}/occupancy`;
  const count = { state: "open", occupied: 3 };
  await made(counts, { ...count, as_of: "2026-03-02T10:00:00Z" });
  const practised = { title: "Simulacro", kind: "drill", hazard: "MH0705", starts_at: "2026-03-02T13:00:00Z" };
  const exercise = await made("/exercises", { company_id, ...practised });
  const lesson = () => ({ exercise_id: exercise.id, kind: "improvement", text: "Faltan sirenas" });
  const type = await made("/variables/alertMap", aVariableDraft({ kind: "alert_type", value_type: "none" }));
  const alert = () => ({ company_id, variable_id: type.id, level: "roja", headline_es: `Alerta ${next()}` });
  const subscriber = () => ({ company_id, channel: "email", address: `vecino-${next()}@prueba.test`, label: "Vecino" });
  await made("/alert-subscriptions", { ...subscriber(), address: "tomado@prueba.test" });
  const weighed = async () => (await made(path("vulnerability"), aVariableDraft({ value_type: "decimal" }))).id;
  const members = [{ variable_id: await weighed(), weight: 0.5 }, { variable_id: await weighed(), weight: 0.5 }]; // prettier-ignore
  const index = () => ({ company_id, name_es: `Índice ${next()}`, members });
  const nouns: Record<string, Noun> = {
    alerts: plain("/alerts", alert, await made("/alerts", alert())),
    subscribers: plain("/alert-subscriptions", subscriber, await made("/alert-subscriptions", subscriber())),
    records: plain("/records/risk", record, second),
    assessments: {
      create: (fields) => chief.post("/records/risk", { ...record(), variable_id: assessed.id, ...fields }),
    },
    recoveries: {
      create: (fields) => chief.post("/records/recovery", { ...record(), variable_id: recovery.id, ...fields }),
    },
    variables: plain(path("risk"), () => aVariableDraft(), { id: await aVariableOf(chief, path("risk")) }),
    groups: {
      create: (fields) => chief.post(`${path("risk")}/groups`, { name_es: "Grupo", company_id: null, ...fields }),
    },
    indices: plain("/composite-indices", index, await made("/composite-indices", index())),
    legal: plain("/legal-documents", law, decree),
    persons: plain("/persons", person, ana),
    institutions: plain("/institutions", institution, office),
    functions: plain("/institution-functions", task, recoveryTask),
    committees: plain("/committees", committee, other),
    sessions: plain("/committee-sessions", session, await made("/committee-sessions", session())),
    companies: plain("/companies", place, { id: country.quilpue }),
    topics: plain("/topics", article, await made("/topics", article())),
    ...(await samplesOf(company_id, made, plain)),
    logs: { create: (fields) => chief.post("/log-entries", { uid: randomUUID(), event_id: first.id, kind: "fact", happened_at: "2026-03-02T03:05:00Z", written_at: "2026-03-02T03:12:00Z", text: "Línea", ...fields }) }, // prettier-ignore
    lessons: plain("/lessons", lesson, await made("/lessons", lesson())),
    files: { create: (fields) => chief.post("/after-actions", { event_id: first.id, ...fields }) },
    kits: { create: (fields) => chief.post("/event-kits", { event_id: first.id, ...fields }) },
    reports: { create: (fields) => chief.post("/event-reports", { event_id: first.id, ...fields }) },
    counts: { create: (fields) => chief.post(counts, { ...count, as_of: `2026-03-02T11:00:${next().padStart(2, "0")}Z`, ...fields }) }, // prettier-ignore
    ledger: await aLedger(chief, company_id),
    views: { create: (fields) => chief.post("/saved-views", { ...view(), ...fields }) },
    users: plain("/users", user, await made("/users", user())),
    terms: { create: (fields) => chief.post("/terms", { ...terms(), ...fields }) },
    places_of: { change: (fields) => associate("associateCompanies", "companies_version", fields) },
    persons_of: { change: (fields) => associate("associatePersons", "persons_version", fields) },
    uploads: {
      create: (fields) =>
        chief.post("/uploads", { phase: "start", name: "acta.txt", size: 10, mime_type: "text/plain", ...fields }),
    },
    attachments: { create: (fields) => chief.post("/attachments", { owner: "records", owner_id: first.id, file_id: nobody, ...fields }) }, // prettier-ignore
    merges: { change: (fields) => chief.post(`/records/risk/${first.id}/merge`, { version: 1, other_id: second.id, other_version: 1, fields: [], ...fields }) }, // prettier-ignore
    bulk: { create: (fields) => chief.post("/records/risk/bulk", { rows: [{ id: first.id, version: 1 }], ...fields }) },
    exports: {
      create: (fields) => chief.get(`/records/risk/export?${new URLSearchParams({ format: "csv", ...fields })}`),
    },
  };
  const ids = {
    company_id,
    port: port.id,
    quilpue: country.quilpue,
    region: country.region,
    ana: ana.id,
    berta: berta.id,
  };
  const law_ids = { decree: decree.id, taken: taken.id };
  const more = {
    first,
    second: second.id,
    event,
    office: office.id,
    branch: branch.id,
    response: response.id,
    role_id: await roleId(),
  };
  return { app, country, chief, nouns, ids: { ...ids, ...law_ids, ...more } };
}
export type GroundOfNouns = Awaited<ReturnType<typeof aGroundOfNouns>>;

type Made = { id: number; version: number };

/** Those that are made of their schemas; of one with codes there is one whose code is taken. */
async function samplesOf(
  company_id: number,
  made: (to: string, draft: object) => Promise<Made>,
  plain: (to: string, draft: () => object, first: Made) => Noun,
): Promise<Record<string, Noun>> {
  const rows: Record<string, Noun> = {};
  for (const sample of samples) {
    const [to, draft] = [`/${sample.table}`, () => sampleDraft(sample, company_id, "Ejemplo")];
    if ("code" in sample.draft.shape) await made(to, { ...draft(), code: "B-1" });
    rows[sample.table] = plain(to, draft, await made(to, draft()));
  }
  return rows;
}

const aVariableOf = async (by: Caller, to: string) => (await by.post(to, aVariableDraft())).body.id as number;
