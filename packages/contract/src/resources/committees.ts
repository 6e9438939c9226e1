// Committees of risk management: who belongs to one, in which order they are called, and when it is quorate (V15).
import { z } from "zod";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { Day, defineResource, Id, Instant, patchOf, PlaceParameter, recordFields } from "../record.ts";
import { Key } from "../domain/typed-values.ts";
import { Warning } from "../domain/warnings.ts";

export const committeeLevels = ["national", "regional", "provincial", "communal"] as const;
export type CommitteeLevel = (typeof committeeLevels)[number];

/** The chair and the technical secretary sit as titulars do; alternates stand in for one of them. */
export const memberRoles = ["chair", "technical_secretary", "titular", "coordinator", "alternate", "guest"] as const;
export type MemberRole = (typeof memberRoles)[number];

/** Roles whose holders count for the quorum themselves. */
export const titularRoles: readonly MemberRole[] = ["chair", "technical_secretary", "titular", "coordinator"];

const optionalDay = Day.nullable().default(null);

const member = z.object({
  /** Of a member that is saved already; a new one has none. */
  id: Id.nullable().default(null),
  person_id: Id,
  role: z.enum(memberRoles),
  /** Of an alternate: the place in the list of the person of the titular. */
  substitutes_person_id: Id.nullable().default(null),
  from_on: Day,
  to_on: optionalDay,
  appointment: optionalText(200),
  is_voting: z.boolean().default(true),
});
export type MemberDraft = z.infer<typeof member>;

const fields = z.object({
  company_id: Id,
  /** Key of a committee in the pack of the place's country, or "other" (committee-kinds.ts). */
  kind: Key.meta({ examples: ["cogrid"] }),
  level: z.enum(committeeLevels),
  name: requiredText(200),
  /** The legal document that constituted it. */
  constitution_document_id: Id,
  constituted_on: Day,
  regulation_document_id: Id.nullable().default(null),
  /** Null: the majority of the titulars. */
  quorum_number: z.int().min(1).max(200).nullable().default(null),
  session_frequency: optionalText(120),
  dissolved_on: optionalDay,
  /** In the order in which they are called. */
  members: z.array(member).max(200).default([]),
});

type Fields = z.infer<typeof fields>;
type Add = (path: (string | number)[], code: string) => void;

/** Whether two periods share a day. */
const overlap = (one: MemberDraft, other: MemberDraft) =>
  one.from_on <= (other.to_on ?? "9999-12-31") && other.from_on <= (one.to_on ?? "9999-12-31");

function checkMember(committee: Fields, index: number, add: Add): void {
  const { members, constituted_on, dissolved_on } = committee;
  const one = members[index]!;
  const before = members.slice(0, index).filter((other) => overlap(one, other));
  if (one.to_on !== null && one.to_on < one.from_on) add(["members", index, "to_on"], "day_order");
  if (one.from_on < constituted_on) add(["members", index, "from_on"], "before_constitution");
  if (dissolved_on !== null && (one.to_on === null || one.to_on > dissolved_on))
    add(["members", index, "to_on"], "after_dissolution");
  if (before.some(({ person_id }) => person_id === one.person_id)) add(["members", index, "person_id"], "member_twice");
  if (one.role === "chair" && before.some(({ role }) => role === "chair"))
    add(["members", index, "role"], "chair_twice");
  const titular = members.find(
    ({ person_id, role }) => person_id === one.substitutes_person_id && titularRoles.includes(role),
  );
  if (one.role === "alternate" && !titular) add(["members", index, "substitutes_person_id"], "titular_needed");
  if (one.role !== "alternate" && one.substitutes_person_id !== null)
    add(["members", index, "substitutes_person_id"], "titular_only_of_alternate");
}

/**
 * At most one chair on a day, nobody twice, alternates of titulars, all within the committee's life (V15). Days without a chair are
 * remarked, not refused: the term of a mayor ends, and the office must be able to write that down before it knows who follows.
 */
export const CommitteeDraft = fields.superRefine((committee, context) => {
  const add: Add = (path, code) => context.addIssue({ code: "custom", path, params: { code } });
  const { constituted_on, dissolved_on, members } = committee;
  if (dissolved_on !== null && dissolved_on < constituted_on) add(["dissolved_on"], "day_order");
  for (const index of members.keys()) checkMember(committee, index, add);
});
export type CommitteeDraft = z.infer<typeof CommitteeDraft>;

export const CommitteePatch = patchOf(fields);
export type CommitteePatch = z.infer<typeof CommitteePatch>;

const PersonOf = {
  first_name: z.string(),
  last_name: z.string(),
  second_last_name: z.string().nullable(),
  position_es: z.string().nullable(),
  position_en: z.string().nullable(),
  phone: z.string().nullable(),
  phone_24x7: z.string().nullable(),
  email: z.string().nullable(),
  institution_name_es: z.string().nullable(),
  institution_name_en: z.string().nullable(),
};

/** `is_current`: a member today. */
export const CommitteeMember = z.object({
  id: Id,
  person_id: Id,
  role: z.enum(memberRoles),
  substitutes_person_id: Id.nullable(),
  from_on: z.string(),
  to_on: z.string().nullable(),
  appointment: z.string().nullable(),
  is_voting: z.boolean(),
  is_current: z.boolean(),
  ...PersonOf,
});
export type CommitteeMember = z.infer<typeof CommitteeMember>;

/** `quorum_required`: how many titulars, or their alternates, must be present today. `chair_id`: the member who chairs today. */
export const Committee = z.object({
  ...recordFields,
  company_id: Id,
  company_name: z.string(),
  /** Of its place: its sessions and agreements count their days there. */
  timezone: z.string(),
  kind: z.string(),
  level: z.enum(committeeLevels),
  name: z.string(),
  constitution_document_id: Id,
  constitution_title: z.string(),
  constituted_on: z.string(),
  regulation_document_id: Id.nullable(),
  regulation_title: z.string().nullable(),
  quorum_number: z.int().nullable(),
  session_frequency: z.string().nullable(),
  dissolved_on: z.string().nullable(),
  members: z.array(CommitteeMember),
  quorum_required: z.int(),
  chair_id: Id.nullable(),
  session_count: z.int(),
  deleted_at: Instant.nullable(),
  warnings: z.array(Warning),
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
});
export type Committee = z.infer<typeof Committee>;

export const CommitteeQuery = z.object({ place: PlaceParameter.optional(), trash: z.stringbool().optional() });
export type CommitteeQuery = z.infer<typeof CommitteeQuery>;

export const committees = defineResource({
  path: "committees",
  title: { es: "Comité GRD", en: "DRM committee" },
  draft: CommitteeDraft,
  patch: CommitteePatch,
  detail: Committee,
  query: CommitteeQuery,
  row: Committee,
  labels: {
    company_id: { es: "Lugar", en: "Place" },
    kind: { es: "Tipo", en: "Kind" },
    level: { es: "Nivel", en: "Level" },
    name: { es: "Nombre", en: "Name" },
    constitution_document_id: { es: "Acto de constitución", en: "Constitution act" },
    constituted_on: { es: "Constituido el", en: "Constituted on" },
    regulation_document_id: { es: "Reglamento", en: "Regulation" },
    quorum_number: { es: "Quórum (vacío: mayoría de titulares)", en: "Quorum (empty: majority of full members)" },
    session_frequency: { es: "Periodicidad de las sesiones", en: "Frequency of sessions" },
    dissolved_on: { es: "Disuelto el", en: "Dissolved on" },
    members: { es: "Integrantes", en: "Members" },
    "members.person_id": { es: "Persona", en: "Person" },
    "members.role": { es: "Cargo", en: "Role" },
    "members.substitutes_person_id": { es: "Suple a", en: "Stands in for" },
    "members.from_on": { es: "Desde", en: "From" },
    "members.to_on": { es: "Hasta", en: "Until" },
  },
});
