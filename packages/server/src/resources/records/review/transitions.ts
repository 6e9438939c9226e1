// The steps of a record's review (V13): each is checked against the table of the contract, the definition, and the four-eyes rule.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { isPossible, transitions, type RecordTransition } from "@atalaya/contract/resources/records/transitions.ts";
import type { DomainRecord, RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { FieldProblem, orNotFound, Problem } from "../../../platform/http/problem.ts";
import { within, type Scope } from "../../../platform/scope.ts";
import { findDefinition } from "../../variables/queries.ts";
import { lockedRecord, readRecord } from "../changes.ts";
import { updateRecord } from "../queries.ts";
import { authorsOf, findPublished, setStatus } from "./review-queries.ts";
import { findingsOn, publishFindings } from "../rules.ts";

/** Who takes the step, and whether this organisation lets somebody validate the own work. */
export type Reviewer = { id: number; may_be_author: boolean };

/** What a record must be before somebody else spends time on it, and before the public sees it. */
const isDemanding = ["submit", "publish"];

/**
 * Takes one step, with `scope` as the territory of the step's own permission. 422 on `action` where it is not possible from here, on the
 * fields that are missing for it, 403 `own_work` for validating what one wrote oneself.
 */
export async function transitionRecord(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  { action, reason, version }: RecordTransition,
  reviewer: Reviewer,
): Promise<DomainRecord> {
  const record = await lockedRecord(tx, scope, domain, id, version);
  if (!isPossible(action, record)) throw new FieldProblem({ action: { code: "transition" } });
  if (isDemanding.includes(action)) {
    const definition = await findDefinition(tx, domain, record.variable_id, record.company_id);
    const findings = {
      ...findingsOn(record, definition, false),
      ...(definition && publishFindings(record, definition)),
    };
    if (Object.keys(findings).length > 0) throw new FieldProblem(findings);
  }
  if (action === "validate" && !reviewer.may_be_author && (await authorsOf(tx, id)).includes(String(reviewer.id)))
    throw new Problem("own_work");
  const status = transitions[action].to;
  if (action === "discard_revision") {
    const {
      published_at: _at,
      published_by: _by,
      ...contents
    } = orNotFound(await findPublished(tx, scope, domain, id));
    within(scope, contents.company_id);
    await updateRecord(tx, id, { ...(contents as RecordDraft), status, review_note: null });
  } else await setStatus(tx, id, status, action, reason);
  return readRecord(tx, scope, domain, id);
}
