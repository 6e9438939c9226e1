// One change over many records: each by the rules of a single change, all of them or none, and the way back.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import {
  mostBulkRows,
  mostRowErrors,
  type BulkAction,
  type BulkChange,
  type BulkChangeDraft,
  type BulkUndo,
} from "@atalaya/contract/resources/records/bulk-changes.ts";
import { permissionOf as permissionOfStep } from "@atalaya/contract/resources/records/transitions.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { FieldProblem, orNotFound, Problem, RowsProblem, type RowProblem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import {
  beginStep,
  endStep,
  holdChosen,
  holdStep,
  markUndone,
  restoreRows,
  touchedRows,
  type ChosenRow,
} from "./bulk-queries.ts";
import { changeRecord, deleteRecord } from "../changes.ts";
import { transitionRecord, type Reviewer } from "../review/transitions.ts";

/** What somebody must hold to take a step, and to take it back. */
export function permissionOf(
  domain: RecordDomain,
  { kind, step }: { kind: BulkChange["kind"]; step?: BulkChange["step"] },
) {
  if (step) return permissionOfStep(domain, step);
  if (kind === "delete") return `records.${domain}.delete` as const;
  return kind === "import" ? (`records.${domain}.create` as const) : (`records.${domain}.update` as const);
}

/** `seen`: where the caller reads, for what "all that match" means; `changeable`: where he may take this step. */
type Scopes = { seen: Scope; changeable: Scope };
type Asked = BulkChangeDraft & { domain: RecordDomain; query: RecordQuery; reviewer: Reviewer };

export async function changeMany(tx: Tx, { seen, changeable }: Scopes, asked: Asked): Promise<BulkChange> {
  const { domain, query, action, rows, count, reviewer } = asked;
  const user_id = reviewer.id;
  const ids = rows?.map(({ id }) => id) ?? null;
  const chosen = await holdChosen(tx, seen, domain, ids ? {} : query, ids);
  if (chosen.length > mostBulkRows)
    throw new FieldProblem({ count: { code: "rows_many", parameters: { maximum: mostBulkRows } } });
  if (count !== undefined && chosen.length !== count)
    throw new FieldProblem({ count: { code: "count_changed", parameters: { count: chosen.length } } });
  const missing = (ids ?? []).filter((id) => !chosen.some((row) => row.id === id));
  const wrong: RowProblem[] = missing.map((id) => ({ id, title: String(id), problem: new Problem("not_found") }));
  const versions = new Map(rows?.map(({ id, version }) => [id, version]));

  const step = await beginStep(
    tx,
    { domain, user_id, kind: action.kind, action },
    chosen.map(({ id }) => id),
  );
  for (const row of chosen) {
    if (wrong.length >= mostRowErrors) break;
    try {
      await applyTo(tx, changeable, asked, { ...row, version: versions.get(row.id) ?? row.version });
    } catch (problem) {
      if (!(problem instanceof FieldProblem || problem instanceof Problem)) throw problem;
      wrong.push({ id: row.id, title: row.title, problem });
    }
  }
  if (wrong.length > 0) throw new RowsProblem(wrong);
  await endStep(tx, step);
  return orNotFound(await holdStep(tx, domain, user_id, step));
}

async function applyTo(tx: Tx, scope: Scope, { domain, action, reviewer }: Asked, row: ChosenRow): Promise<void> {
  const { id, version } = row;
  if (action.kind === "delete") await deleteRecord(tx, scope, domain, id, version);
  else if (action.kind === "transition")
    await transitionRecord(tx, scope, domain, id, { action: action.step, reason: action.reason, version }, reviewer);
  else await changeRecord(tx, scope, domain, id, { ...changesOf(row, action), version, reason: action.reason });
}

function changesOf(row: ChosenRow, action: Exclude<BulkAction, { kind: "delete" | "transition" }>) {
  if (action.kind === "add_tags") return { tags: [...new Set([...row.tags, ...action.tags])] };
  if (action.kind === "remove_tags") return { tags: row.tags.filter((tag) => !action.tags.includes(tag)) };
  const { attributes, ...fields } = action.fields;
  return { ...fields, ...(attributes && { attributes: { ...row.attributes, ...attributes } }) };
}

type Undoing = { domain: RecordDomain; user_id: number; id: number };

/** `scopeFor`: where the caller holds a permission, null for nowhere. Once taken back, a step stays so: 409. */
export async function undoMany(
  tx: Tx,
  scopeFor: (permission: Permission) => Scope | null,
  { domain, user_id, id }: Undoing,
): Promise<BulkUndo> {
  const step = orNotFound(await holdStep(tx, domain, user_id, id));
  if (step.undone_at) throw new Problem("conflict", { current: step });
  const scope = scopeFor(permissionOf(domain, step));
  if (!scope) throw new Problem("forbidden");
  const refused_rows = await touchedRows(tx, scope, id, mostRowErrors);
  const restored = await restoreRows(tx, scope, id, step.kind);
  await markUndone(tx, id);
  return { restored, refused: step.record_count - restored, refused_rows };
}
