// Writing records: each change is checked as the whole record it would make, and a stale version is refused.
import { isDeepStrictEqual } from "node:util";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { statusAfterChange } from "@atalaya/contract/resources/records/transitions.ts";
import {
  relationFields,
  type DomainRecord,
  type RecordCreation,
  type RecordDraft,
  type RecordPatch,
} from "@atalaya/contract/resources/records.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { crossesItself } from "../../platform/database/sql.ts";
import { FieldProblem, orNotFound, Problem, type FieldIssues } from "../../platform/http/problem.ts";
import { within, type Scope } from "../../platform/scope.ts";
import { isInstitution } from "../institutions/queries.ts";
import { documentsSeen } from "../legal-documents/queries.ts";
import { findDefinition } from "../variables/queries.ts";
import { unknownAssets } from "./assets/asset-references.ts";
import { correctionFindings } from "./losses/loss-rules.ts";
import { partFrom } from "./merge/merge-queries.ts";
import { derivedOf } from "./derived.ts";
import { findByUid, findRecord, insertRecord, isEventOf, updateRecord } from "./queries.ts";
import { findingsOn, type Checked as Contents } from "./rules.ts";
import { unknownRelations } from "./umbrellas/relation-rules.ts";
import { reviewAfterChange } from "./review/after-change.ts";
import { withWarnings } from "./review/warnings.ts";

const relationNames: ReadonlySet<string> = new Set(relationFields);

type Checked = Contents & Pick<RecordDraft, "company_id" | "variable_id">;

/**
 * Refuses a record that would not fit its variable, and answers what follows from the rest of it. `before` is the record as it was, null
 * for a new one.
 */
async function check(tx: Tx, scope: Scope, domain: RecordDomain, record: Checked, before: Checked | null) {
  const definition = await findDefinition(tx, domain, record.variable_id, record.company_id);
  const findings = findingsOn(record, definition, record.variable_id !== before?.variable_id, before);
  const drawn = record.geometry === before?.geometry ? null : record.geometry;
  if (!findings["geometry"] && drawn && (await crossesItself(tx, drawn)))
    findings["geometry"] = { code: "self_crossing" };
  Object.assign(findings, await unknownOf(tx, scope, record, before));
  if (Object.keys(findings).length > 0) throw new FieldProblem(findings);
  return definition ? derivedOf(record, definition) : {};
}

/** What a recovery item, an assessment, a damaged asset or a disaster newly refers to and is not there. */
async function unknownOf(tx: Tx, scope: Scope, record: Checked, before: Checked | null) {
  const { company_id, recovery, assessment } = record;
  const { event_id, responsible_institution_id } = recovery ?? {};
  const findings: FieldIssues = {
    ...(await unknownAssets(tx, scope, record, before)),
    ...(await unknownRelations(tx, scope, record, before)),
  };
  if (event_id && event_id !== before?.recovery?.event_id && !(await isEventOf(tx, scope, event_id, company_id)))
    findings["recovery.event_id"] = { code: "missing" };
  const institutions = [
    ["recovery.responsible_institution_id", responsible_institution_id, before?.recovery?.responsible_institution_id],
    ["assessment.institution_id", assessment?.institution_id, before?.assessment?.institution_id],
  ] as const;
  for (const [field, id, kept] of institutions)
    if (id && id !== kept && !(await isInstitution(tx, scope, id))) findings[field] = { code: "missing" };
  const plan = assessment?.plan_id;
  if (plan && plan !== before?.assessment?.plan_id && !(await documentsSeen(tx, scope, [plan])).has(plan))
    findings["assessment.plan_id"] = { code: "missing" };
  return findings;
}

/** One record as answers carry it, or 404. */
export const readRecord = async (
  db: Db | Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  which: { trash?: boolean | undefined } = {},
): Promise<DomainRecord> => withWarnings(db, orNotFound(await findRecord(db, scope, domain, id, which)));

/** The same as it stood at a moment; what the rules of today remark on it is not told of then. */
export const readRecordAt = async (
  db: Db,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  which: { trash?: boolean | undefined },
): Promise<DomainRecord> => ({ ...orNotFound(await findRecord(db, scope, domain, id, which)), warnings: [] });

/** A record that came before under the same `uid`, because its answer was lost on the way, is answered as it is now. */
export async function createRecord(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  draft: RecordCreation,
): Promise<DomainRecord> {
  within(scope, draft.company_id);
  const existing = draft.uid && (await findByUid(tx, scope, domain, draft.uid));
  if (existing) return readRecord(tx, scope, domain, existing);
  const follows = await check(tx, scope, domain, draft, null);
  const id = await insertRecord(tx, scope, domain, { ...draft, ...follows });
  return readRecord(tx, scope, domain, id);
}

/** The record, held for the rest of the transaction; 409 when the caller read an older version. */
export const lockedRecord = (tx: Tx, scope: Scope, domain: RecordDomain, id: number, version?: number) =>
  held(tx, "records", id, () => findRecord(tx, scope, domain, id), version);

/**
 * What is published goes back to revision by a change of what it says, and is told why (V13): 422 on `reason` without it. A merge says so itself.
 * `beside`: what else is noted in the same change. `isRestored`: it goes back to what the history tells.
 */
export async function changeRecord(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  { version, reason, ...asked }: RecordPatch,
  { isRestored = false, ...beside }: { merged_with_id?: number; isRestored?: boolean } = {},
): Promise<DomainRecord> {
  const current = await lockedRecord(tx, scope, domain, id, version);
  if (asked.company_id !== undefined) within(scope, asked.company_id);
  const isCorrected = current.has_published && asked.figures && !isRestored && !beside.merged_with_id;
  const corrections = isCorrected ? correctionFindings(asked.figures!, current.figures) : {};
  if (Object.keys(corrections).length > 0) throw new FieldProblem(corrections);
  const changes = { ...asked, ...(await check(tx, scope, domain, { ...current, ...asked }, current)) };
  const changed = Object.entries(changes).flatMap(([field, value]) =>
    isDeepStrictEqual(value, current[field as keyof typeof changes]) ? [] : [field],
  );
  // What a disaster is a part of is not what its card says.
  const isSaid = changed.some((field) => !relationNames.has(field));
  if (changed.length > 0 && statusAfterChange(current.status) === null) throw new Problem("record_archived");
  const review = isSaid ? reviewAfterChange(current.status, reason, !beside.merged_with_id) : {};
  if ("code" in review) throw new FieldProblem({ reason: { code: "published_reason" } });
  await updateRecord(tx, id, { ...changes, ...beside, ...review });
  return readRecord(tx, scope, domain, id);
}

export async function deleteRecord(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  version?: number,
): Promise<void> {
  await lockedRecord(tx, scope, domain, id, version);
  await intoTrash(tx, "records", id);
}

/** One that was merged into another parts from it: its comments and files come back, what the other took of its fields stays. */
export async function undeleteRecord(tx: Tx, scope: Scope, domain: RecordDomain, id: number): Promise<DomainRecord> {
  const { merged_into } = await held(tx, "records", id, () => findRecord(tx, scope, domain, id, { trash: true }));
  if (merged_into) await partFrom(tx, id, merged_into.id);
  else await outOfTrash(tx, "records", id);
  return readRecord(tx, scope, domain, id);
}
