// Restoring a record from its history: an ordinary change, back to what stood before or after a revision.
import { isDeepStrictEqual } from "node:util";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { RevisionRestore } from "@atalaya/contract/resources/records/history.ts";
import { RecordPatch, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Attributes } from "@atalaya/contract/domain/typed-values.ts";
import type { Tx } from "../../platform/database/database.ts";
import { orNotFound } from "../../platform/http/problem.ts";
import { InvalidInput } from "../../platform/http/schemas.ts";
import type { Scope } from "../../platform/scope.ts";
import { changeRecord, lockedRecord } from "./changes.ts";
import { chosenOf } from "./history/chosen-fields.ts";
import { contentFields, valuesAt } from "./history/history-queries.ts";

/** 404 where the record has no such revision; 422 where what stood then no longer fits its variable; 409 on an older version. */
export async function restoreRevision(
  tx: Tx,
  scope: Scope,
  domain: RecordDomain,
  id: number,
  { revision, side, fields, version, reason }: RevisionRestore,
): Promise<DomainRecord> {
  const current = await lockedRecord(tx, scope, domain, id, version);
  const values = orNotFound(await valuesAt(tx, id, revision, side));
  const wanted = fields ? chosenOf(values, fields, current.attributes as Attributes, contentFields) : values;
  const patch = RecordPatch.safeParse({ ...wanted, version });
  if (!patch.success) throw new InvalidInput(patch.error.issues);
  const { version: _version, reason: _reason, ...changes } = patch.data;
  const differing = Object.entries(changes).filter(
    ([field, value]) => !isDeepStrictEqual(value, current[field as keyof typeof changes]),
  );
  const restored = { ...Object.fromEntries(differing), version, reason };
  return changeRecord(tx, scope, domain, id, restored, { isRestored: true });
}
