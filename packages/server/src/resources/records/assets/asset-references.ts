// Which assets a record names: those that a disaster damaged, and the one that a work of recovery repairs.
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { FieldIssues } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { knownAssets, type AssetKind } from "./asset-queries.ts";

type Naming = Pick<RecordDraft, "damages" | "recovery">;

/** By the field that names it. */
function namedIn({ damages, recovery }: Naming, kind: AssetKind): [field: string, id: number][] {
  const key = `${kind}_id` as const;
  const all = [
    ...damages.map((row, index): [string, number | null] => [`damages.${index}.${key}`, row[key]]),
    [`recovery.${key}`, recovery?.[key] ?? null] as const,
  ];
  return all.filter((entry): entry is [string, number] => entry[1] !== null);
}

/** Assets that are newly named and that the caller cannot know of, or that are of no place on the line of the record's own. */
export async function unknownAssets(
  tx: Tx,
  scope: Scope,
  record: Naming & Pick<RecordDraft, "company_id">,
  before: Naming | null,
): Promise<FieldIssues> {
  const findings: FieldIssues = {};
  for (const kind of ["facility", "property"] as const) {
    const kept = new Set(before ? namedIn(before, kind).map(([, id]) => id) : []);
    const named = namedIn(record, kind).filter(([, id]) => !kept.has(id));
    if (named.length === 0) continue;
    const ids = named.map(([, id]) => id);
    const known = await knownAssets(tx, scope, kind, ids, record.company_id);
    for (const [field, id] of named) if (!known.has(id)) findings[field] = { code: "missing" };
  }
  return findings;
}
