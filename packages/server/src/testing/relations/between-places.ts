// Every way in which a thing of one place names a thing of another: how somebody below or beside would make it, and what he is answered.
import { legalRelationKinds } from "@atalaya/contract/resources/legal-documents/kinds.ts";
import { relationsOfAlerts } from "./of-alerts.ts";
import { relationsOfAssessments } from "./of-assessments.ts";
import { relationsOfIndices } from "./of-indices.ts";
import { relationsOfInventory } from "./of-inventory.ts";
import { relationsOfLoads } from "./of-loads.ts";
import { relationsOfLogs } from "./of-logs.ts";
import { aPersonDraft, aPlaceDraft, aRecord, anInstitutionDraft } from "../factories.ts";
import { sampleDraft, samples } from "../samples.ts";
import type { Answer, Caller } from "../test-app.ts";
import type { Things } from "./things.ts";

/** Who links, with what is his own; and what he links to. */
export type Link = (by: Caller, own: Things, target: Things) => Promise<Answer>;

/** What the link answers where the target lies above, and where it lies beside. */
type Tried = { above: number; beside: number; link: Link };

/** Tried, or why it cannot reach another place. */
type Relation = Tried | { excuse: string };

const ofItself = {
  excuse: "the place that the row itself lies in: the access table calls every noun with another one's",
};
const ofParent = { excuse: "a part of its row, written with it and in its place" };
const inMerge = { excuse: "written where two records of one place become one" };

const tried = (above: number, beside: number, link: Link): Tried => ({ above, beside, link });

let made = 0;
const document = (own: Things, changes: object) => ({
  company_id: own.company,
  kind: "law",
  number: `${++made}`,
  title_es: "Norma de abajo",
  issuing_body: "Municipalidad",
  level: "national",
  issued_on: "2025-06-01",
  status: "in_force",
  ...changes,
});
const committee = (own: Things, changes: object) => ({
  company_id: own.company,
  kind: "other",
  level: "communal",
  name: `Comité ${++made}`,
  constitution_document_id: own.law,
  constituted_on: "2025-06-01",
  dissolved_on: "2025-12-31",
  ...changes,
});
const session = (own: Things, changes: object) => ({
  committee_id: own.committee,
  kind: "ordinary",
  mode: "remote",
  status: "called",
  starts_at: "2025-07-01T13:00:00Z",
  ...changes,
});
const record = (own: Things, changes: object = {}) =>
  aRecord({ company_id: own.company, variable_id: own.variable, value: null, ...changes });

/** A law of below that does this to a law or a plan: the highest rank, so that only the keeper stands in its way. */
const relating = (kind: string, what: "law" | "plan") =>
  tried(201, 422, (by, own, target) =>
    by.post("/legal-documents", document(own, { relations: [{ document_id: target[what], kind }] })),
  );

/** What the tables that samples name rows of are called among the things of a place. */
const thingIn: Partial<Record<string, keyof Things>> = {
  properties: "property",
  records: "record",
  institutions: "institution",
  persons: "person",
  legal_documents: "plan",
  alerts: "alert",
};

/** Fields of nouns that are made of their schemas: each says how far what it names may be. */
const ofSamples = Object.fromEntries(
  samples.flatMap((sample) =>
    Object.entries(sample.references).map(([field, { table, reach }]) => [
      `${sample.table}.${field}`,
      tried(reach === "above" ? 201 : 422, 422, (by, own, target) =>
        by.post(`/${sample.table}`, {
          ...sampleDraft(sample, own.company, `De abajo ${++made}`),
          [field]: target[thingIn[table]!],
        }),
      ),
    ]),
  ),
);

/** By table and column, and for one of the legal relations by its kind too. */
export const relations: Record<string, Relation> = {
  ...Object.fromEntries(
    legalRelationKinds.flatMap((kind) => [
      [`legal_relations.target_id ${kind} a law`, relating(kind, "law")],
      [`legal_relations.target_id ${kind} a plan`, relating(kind, "plan")],
    ]),
  ),
  "legal_relations.document_id": ofParent,
  "legal_relations.proposal_id": ofParent,
  "legal_documents.place_ids": tried(422, 422, (by, own, target) =>
    by.post("/legal-documents", document(own, { kind: "plan", plan_kind: "emergency", place_ids: [target.company] })),
  ),
  ...relationsOfAlerts,
  ...relationsOfInventory,
  ...relationsOfLoads,
  ...relationsOfLogs,
  "companies.parent_company_id": tried(422, 422, (by, _own, target) =>
    by.post("/companies", aPlaceDraft({ parent_company_id: target.company })),
  ),
  "companies.path": { excuse: "kept by the database from the place above" },
  ...ofSamples,
  "shelter_occupancy.shelter_id": ofParent,
  "shelter_occupancy.company_id": ofParent,
  "company_persons.person_id": tried(422, 422, async (by, own, target) =>
    by.put(`/companies/associatePersons/${own.company}`, {
      persons: [{ person_id: target.person, is_primary: true }],
      version: (await by.get(`/companies/${own.company}`)).body.persons_version,
    }),
  ),
  "company_relations.related_company_id": tried(422, 422, async (by, own, target) =>
    by.put(`/companies/associateCompanies/${own.company}`, {
      companies: [{ company_id: target.company, relation: "mutual_aid" }],
      version: (await by.get(`/companies/${own.company}`)).body.companies_version,
    }),
  ),
  "institutions.parent_institution_id": tried(201, 422, (by, own, target) =>
    by.post(
      "/institutions",
      anInstitutionDraft({ company_id: own.company, parent_institution_id: target.institution }),
    ),
  ),
  "institutions.path": { excuse: "kept by the database from the institution above" },
  "institutions.legal_basis": tried(201, 422, (by, own, target) =>
    by.post("/institutions", anInstitutionDraft({ company_id: own.company, legal_basis: [target.law] })),
  ),
  "institutions.focal_points": tried(422, 422, (by, own, target) => {
    const focal_points = [{ person_id: target.person, role: "titular", phone: null }];
    return by.post("/institutions", anInstitutionDraft({ company_id: own.company, focal_points }));
  }),
  "institution_functions.institution_id": tried(422, 422, (by, _own, target) =>
    by.post("/institution-functions", { institution_id: target.institution, phase: "response", role: "lead" }),
  ),
  "persons.institution_id": tried(201, 422, (by, own, target) =>
    by.post("/persons", aPersonDraft({ company_id: own.company, institution_id: target.institution })),
  ),
  "committees.constitution_document_id": tried(201, 422, (by, own, target) =>
    by.post("/committees", committee(own, { constitution_document_id: target.law })),
  ),
  "committees.regulation_document_id": tried(201, 422, (by, own, target) =>
    by.post("/committees", committee(own, { regulation_document_id: target.law })),
  ),
  "committee_members.committee_id": ofParent,
  "committee_members.person_id": tried(422, 422, (by, own, target) => {
    const members = [{ person_id: target.person, role: "titular", from_on: "2025-06-01", to_on: "2025-12-31" }];
    return by.post("/committees", committee(own, { members }));
  }),
  "committee_members.substitutes_person_id": tried(422, 422, (by, own, target) => {
    const member = { role: "alternate", from_on: "2025-06-01", to_on: "2025-12-31" };
    const members = [{ ...member, person_id: own.person, substitutes_person_id: target.person }];
    return by.post("/committees", committee(own, { members }));
  }),
  "committee_sessions.committee_id": tried(422, 422, (by, own, target) =>
    by.post("/committee-sessions", session(own, { committee_id: target.committee })),
  ),
  "committee_sessions.approved_in_session_id": tried(422, 422, (by, own, target) =>
    by.post("/committee-sessions", session(own, { approved_in_session_id: target.session })),
  ),
  "committee_sessions.record_ids": tried(422, 422, (by, own, target) =>
    by.post("/committee-sessions", session(own, { record_ids: [target.told] })),
  ),
  "committee_agreements.session_id": ofParent,
  "committee_agreements.responsible_member_id": { excuse: "a member of the session's own committee" },
  "committee_agreements.responsible_institution_id": tried(201, 422, (by, own, target) => {
    const agreements = [
      { text: "Revisar grifos", responsible_institution_id: target.institution, due_on: "2025-08-01" },
    ];
    return by.post("/committee-sessions", session(own, { agreements }));
  }),
  "committee_agreements.lesson_id": tried(422, 422, (by, own, target) => {
    const agreed = { text: "Revisar grifos", responsible_institution_id: own.institution, due_on: "2025-08-01" };
    return by.post("/committee-sessions", session(own, { agreements: [{ ...agreed, lesson_id: target.lesson }] }));
  }),
  "committee_citations.session_id": ofParent,
  "committee_citations.member_id": ofParent,
  "editions.replaces_id": ofParent,
  "editions.approved_in_session_id": { excuse: "the session's own, tried above" },
  "record_comments.record_id": tried(404, 404, (by, _own, target) =>
    by.post(`/records/situation/${target.record}/comments`, { text: "Desde abajo" }),
  ),
  "asset_damages.record_id": ofParent,
  "loss_values.record_id": ofParent,
  "record_comments.merged_from_id": inMerge,
  "attachments.merged_from_id": inMerge,
  "records.umbrella_id a draft": tried(422, 422, (by, own, target) =>
    by.post("/records/risk", record(own, { variable_id: own.event_type, umbrella_id: target.event })),
  ),
  "records.triggered_by_id a draft": tried(422, 422, (by, own, target) =>
    by.post("/records/risk", record(own, { variable_id: own.event_type, triggered_by_id: target.event })),
  ),
  "records.umbrella_id told": tried(201, 422, (by, own, target) =>
    by.post("/records/risk", record(own, { variable_id: own.event_type, umbrella_id: target.told })),
  ),
  "records.triggered_by_id told": tried(201, 201, (by, own, target) =>
    by.post("/records/risk", record(own, { variable_id: own.event_type, triggered_by_id: target.told })),
  ),
  "records.merged_into_id": tried(422, 422, (by, own, target) =>
    by.post(`/records/situation/${own.record}/merge`, {
      version: 1,
      other_id: target.record,
      other_version: 1,
      fields: ["title"],
    }),
  ),
  "records.merged_with_id": inMerge,
  "records.variable_id": tried(201, 422, (by, own, target) =>
    by.post("/records/situation", record(own, { variable_id: target.variable })),
  ),
  "records.recovery.event_id, a draft": tried(422, 422, (by, own, target) =>
    by.post("/records/recovery", { ...record(own), recovery: { event_id: target.event } }),
  ),
  ...relationsOfAssessments,
  ...relationsOfIndices,
  "variables.group_id": tried(201, 422, (by, own, target) =>
    by.post("/variables/situationMap", {
      name_es: `Variable ${++made}`,
      company_id: own.company,
      group_id: target.group,
      geometry_type: "any",
      value_type: "none",
      color: "#8A4FD8",
      icon: "bed",
    }),
  ),
  "attachments.owner_id": tried(403, 404, (by, own, target) =>
    by.post("/attachments", { owner: "legal_documents", owner_id: target.law, file_id: own.file, kind: "other" }),
  ),
  "ground_places.company_id": { excuse: "only super administrators name the places of a ground (grounds.http)" },
  "saved_views.company_id": tried(422, 422, (by, _own, target) =>
    by.post("/saved-views", {
      screen: "records/risk",
      name: "Vista de abajo",
      search: { q: "abajo" },
      role_keys: ["admin"],
      company_id: target.company,
    }),
  ),
  "role_assignments.company_id": tried(422, 422, async (by, _own, target) => {
    const { data } = (await by.get("/roles")).body;
    const { id: role_id } = data.find(({ key }: { key: string }) => key === "viewer");
    const user = { name: "De abajo", email: `abajo${++made}@demo.test`, password: "una clave segura" };
    return by.post("/users", { ...user, assignments: [{ role_id, company_id: target.company }] });
  }),
  "proposals.company_id": { excuse: "the keeper's place: a proposal is a wish, and changes nothing until he agrees" },
  "proposals.from_company_id": { excuse: "the place of the document that asks" },
  "record_exports.company_id": { excuse: "the place that an export was narrowed to, which the access table tries" },
  ...Object.fromEntries(
    [
      "alert_deliveries",
      "alert_messages",
      "alert_policies",
      "alert_ratifications",
      "alert_sources",
      "alert_subscriptions",
      "alerts",
      "committee_agreements",
      "committee_citations",
      "committee_members",
      "committee_sessions",
      "committees",
      "company_boundaries",
      "company_persons",
      "company_relations",
      "company_stats",
      "composite_indices",
      "editions",
      "institution_functions",
      "institutions",
      "legal_documents",
      "legal_relations",
      "loss_years",
      "persons",
      ...samples.map(({ table }) => table),
      "record_comments",
      "records",
      "variable_groups",
      "variables",
    ].map((table) => [`${table}.company_id`, ofItself]),
  ),
};
