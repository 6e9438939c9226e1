// What a disaster may be a part of, and what may have set it off.
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldIssues } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { isEventOf } from "../queries.ts";
import { isAtOrAbove, isWithin, partsBeside } from "./relation-queries.ts";

type Related = Pick<RecordDraft, "company_id" | "umbrella_id" | "triggered_by_id"> & { id?: number };

/**
 * What is newly named and not there, not for the caller to know, or a part of the disaster itself; and what would no longer lie together
 * where a disaster moves to another place: the wider one is of the place of its parts or of one above. What set it off may have happened
 * anywhere.
 */
export async function unknownRelations(
  tx: Tx,
  scope: Scope,
  record: Related,
  before: Related | null,
): Promise<FieldIssues> {
  const { id, company_id, umbrella_id, triggered_by_id } = record;
  const findings: FieldIssues = {};
  const isMoved = before !== null && before.company_id !== company_id;
  if (umbrella_id && umbrella_id !== before?.umbrella_id) {
    if (!(await isEventOf(tx, scope, umbrella_id, company_id))) findings["umbrella_id"] = { code: "missing" };
    else if (id && (await isWithin(tx, umbrella_id, id, "umbrellas_of")))
      findings["umbrella_id"] = { code: "umbrella_circle" };
  } else if (umbrella_id && isMoved && !(await isAtOrAbove(tx, umbrella_id, company_id)))
    findings["umbrella_id"] = { code: "umbrella_place" };
  if (triggered_by_id && triggered_by_id !== before?.triggered_by_id) {
    if (!(await isEventOf(tx, scope, triggered_by_id, null))) findings["triggered_by_id"] = { code: "missing" };
    else if (id && (await isWithin(tx, triggered_by_id, id, "triggers_of")))
      findings["triggered_by_id"] = { code: "trigger_circle" };
  }
  const beside = isMoved && id ? await partsBeside(tx, id, company_id) : 0;
  if (beside > 0) findings["company_id"] = { code: "parts_outside", parameters: { count: beside } };
  return findings;
}
