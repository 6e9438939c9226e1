// Merging: of two records in the books for the same thing one stays, with the better of both, and both histories.
import { isDeepStrictEqual } from "node:util";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { mergeableFields, type RecordMerge } from "@atalaya/contract/resources/records/merge.ts";
import type { DomainRecord, RecordPatch, StoredRecord } from "@atalaya/contract/resources/records.ts";
import type { Attributes } from "@atalaya/contract/domain/typed-values.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { held } from "../../../platform/database/rows.ts";
import { FieldProblem, Problem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { changeRecord, lockedRecord } from "../changes.ts";
import { chosenOf } from "../history/chosen-fields.ts";
import { absorb, holdBoth } from "./merge-queries.ts";
import { findRecord } from "../queries.ts";
import { followInstead } from "../recovery/recovery-queries.ts";
import { relateInstead } from "../umbrellas/relation-queries.ts";

/** `changeable`: where the caller may change the one that stays; `deletable`: where he may delete the other. */
type Scopes = { changeable: Scope; deletable: Scope };

/**
 * `id` stays and takes `fields` from the other, which goes to the trash; comments and files move to the one that stays. Only records of the
 * same variable at the same place are merged: a value means nothing under another variable, and another place has other readers. That is
 * told on `other_id` (422), as is an other that is not among the caller's. What would not fit the variable is refused as in any change.
 * What followed the other disaster, was a part of it or set off by it, is so of this one, also once the other is restored. An archived record takes nothing in (409). Taking fields sends what was validated or published back to revision, while the public keeps
 * seeing what was published; the other is public no longer. 409 with the present state where either is not as it was compared.
 */
export async function mergeRecords(
  tx: Tx,
  { changeable, deletable }: Scopes,
  domain: RecordDomain,
  id: number,
  { version, other_id, other_version, fields }: RecordMerge,
): Promise<DomainRecord> {
  const refuse = (code: "itself_merged" | "missing" | "merge_place" | "merge_variable") =>
    new FieldProblem({ other_id: { code } });
  await holdBoth(tx, [id, other_id]);
  const survivor = await lockedRecord(tx, changeable, domain, id, version);
  if (other_id === id) throw refuse("itself_merged");
  const findOther = async () => {
    const found = await findRecord(tx, deletable, domain, other_id);
    if (!found) throw refuse("missing");
    return found;
  };
  const other = await held(tx, "records", other_id, findOther, other_version);
  if (other.company_id !== survivor.company_id) throw refuse("merge_place");
  if (other.variable_id !== survivor.variable_id) throw refuse("merge_variable");
  if (survivor.status === "archived") throw new Problem("record_archived");

  const chosen = chosenOf(other, fields, survivor.attributes as Attributes, mergeableFields);
  const changes = Object.entries(chosen).filter(
    ([field, value]) => !isDeepStrictEqual(value, survivor[field as keyof StoredRecord]),
  );
  await absorb(tx, id, other_id);
  if (domain === "risk") {
    await followInstead(tx, other_id, id);
    await relateInstead(tx, other_id, id);
  }
  // Its version was looked at before what it is related to was settled.
  const patch = Object.fromEntries(changes) as RecordPatch;
  return changeRecord(tx, changeable, domain, id, patch, { merged_with_id: other_id });
}
