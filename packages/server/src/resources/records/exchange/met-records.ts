// Records that rows of a sheet meet by a key, and what the rows would change of them.
import { isDeepStrictEqual } from "node:util";
import { sql, type RawBuilder } from "kysely";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { ownField } from "@atalaya/contract/resources/records/columns.ts";
import { RecordPatch, type RecordDraft, type StoredRecord } from "@atalaya/contract/resources/records.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Change } from "../../../platform/exchange/exchange.ts";
import type { RowFindings } from "../../../platform/import-rows.ts";
import type { Scope } from "../../../platform/scope.ts";
import { details } from "../queries.ts";
import { reviewAfterChange } from "../review/after-change.ts";
import { findingsOn } from "../rules.ts";
import { columnOf, type ReadRow, type ReadSheet } from "./examine.ts";

/** Columns by which records are known again, each beside the place: with the place alone there is one of its variable. */
const keys: Record<string, RawBuilder<boolean>> = {
  code: sql`fold(r.code) = fold(n.code)`,
  title: sql`r.title collate spanish = n.title`,
  observed_on: sql`r.observed_on = n.observed_on`,
  company_id: sql`true`,
  place_code: sql`true`,
};

export const isKey = (column: string): boolean => column in keys || ownField(column) !== null;

const isMet = (column: string) => {
  const own = ownField(column);
  return own === null ? keys[column]! : sql`r.attributes ->> ${own}::text = n.attributes ->> ${own}::text`;
};

/** What a row says of a part of the key; null where it says nothing. */
function partOf({ attributes, ...fields }: ReadRow, column: string): unknown {
  const own = ownField(column);
  if (own !== null) return attributes?.[own] ?? null;
  return column === "company_id" || column === "place_code" ? "" : (fields[column as "title"] ?? null);
}

/** What the key of a row is, without its place; null where a part of it is missing. */
export function keyOf(row: ReadRow, key: readonly string[]): unknown[] | null {
  const parts = key.map((column) => partOf(row, column));
  return parts.includes(null) ? null : parts;
}

export type Met = StoredRecord;
type Asked = { domain: RecordDomain; variable_id: number; key: readonly string[] };

/** By index the record of the row's place that it meets. What misses a part of the key, or meets several, is refused. */
export async function findMet(
  tx: Tx,
  { domain, variable_id, key }: Asked,
  { read, placeOf }: ReadSheet,
  findings: RowFindings,
): Promise<Map<number, Met>> {
  const known = read.flatMap((row, index) => {
    const company_id = placeOf.get(index);
    if (company_id === undefined) return [];
    if (keyOf(row, key) !== null) {
      const { code = null, title = null, observed_on = null, attributes = {} } = row;
      return [{ index, company_id, code, title, observed_on, attributes }];
    }
    for (const column of key) if (partOf(row, column) === null) findings.refuse(index, column, "import_key_empty");
    return [];
  });
  const { rows } = await sql<Met & { index: number }>`
    select n.index, ${details(domain)}
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb)
      as n(index integer, company_id bigint, code text, title text, observed_on date, attributes jsonb)
    join records r on r.company_id = n.company_id and r.domain = ${domain} and r.variable_id = ${variable_id} and r.deleted_at is null
      and ${sql.join(key.map(isMet), sql` and `)}`.execute(tx);
  const met = new Map<number, Met>();
  for (const { index, ...record } of rows)
    if (met.has(index)) findings.refuse(index, key[0]!, "import_key_ambiguous");
    else met.set(index, record as Met);
  return met;
}

const sixDecimals = (geometry: Geometry | null) =>
  JSON.stringify(geometry, (_, value: unknown) => (typeof value === "number" ? Number(value.toFixed(6)) : value));

/** What a row tells of a record that is there. What it leaves empty stays; figures are added, never overwritten (0070). */
function told(
  row: Omit<ReadRow, "place" | "links">,
  cells: Partial<Record<string, string>>,
  current: Met,
  key: readonly string[],
) {
  const {
    value,
    tags,
    attributes,
    event,
    recovery,
    assessment,
    figures,
    geometry,
    geometry_method,
    geometry_accuracy_m,
    code,
    ...rest
  } = row;
  const isMoved = geometry && sixDecimals(geometry) !== sixDecimals(current.geometry);
  const added = figures?.filter((figure) => !current.figures.some((it) => Object.entries(figure).every(([part, said]) => isDeepStrictEqual(it[part as keyof typeof it], said)))); // prettier-ignore
  return {
    ...rest,
    ...(code && !key.includes("code") && { code }),
    ...(cells["value"]?.trim() && { value }),
    ...(cells["tags"]?.trim() && { tags }),
    ...(Object.keys(attributes ?? {}).length > 0 && { attributes: { ...current.attributes, ...attributes } }),
    ...(event && { event: { ...current.event, ...event } }),
    ...(recovery && { recovery: { ...current.recovery, ...recovery } }),
    ...(assessment && { assessment: { ...current.assessment, ...assessment } }),
    ...(added && added.length > 0 && { figures: [...current.figures, ...added] }),
    ...(isMoved && { geometry, geometry_method, geometry_accuracy_m: geometry_accuracy_m ?? null }),
  };
}

export type Patch = Omit<RecordPatch, "version" | "reason">;

/** What the row changes of the record: only the fields that become something else; undefined where that cannot be, which is told. */
export function patchOf(
  sheet: ReadSheet,
  index: number,
  current: Met,
  { key, reason, updatable }: { key: readonly string[]; reason: string | null; updatable: Scope | null },
  findings: RowFindings,
): Patch | undefined {
  const result = RecordPatch.safeParse(
    { ...told(sheet.fieldsOf(index), sheet.cells[index]!, current, key), version: current.version },
    { reportInput: true },
  );
  if (!result.success) {
    findings.refuseIssues(index, result.error, (path) => sheet.columnsOf(index, path));
    return undefined;
  }
  const { version: _version, reason: _reason, ...said } = result.data;
  const patch = Object.fromEntries(
    Object.entries(said).filter(([field, value]) => !isDeepStrictEqual(value, current[field as keyof typeof said])),
  ) as Patch;
  if (Object.keys(patch).length === 0) return patch;
  const mayChange = updatable && (updatable.company_ids === null || updatable.company_ids.includes(current.company_id));
  const review = reviewAfterChange(current.status, reason);
  if (!mayChange) findings.refuse(index, null, "import_not_yours");
  else if ("code" in review)
    findings.refuse(index, null, review.code === "published_reason" ? "published_reason" : "import_archived");
  const merged = { ...current, ...patch } as RecordDraft;
  for (const [field, { code, parameters }] of Object.entries(
    findingsOn(merged, sheet.definition, false, current as RecordDraft),
  ))
    findings.refuse(index, columnOf(sheet, index, field), code, parameters);
  return findings.isBad(index) ? undefined : patch;
}

/** By field what is there, and what becomes of it. */
export const changesOf = (patch: Patch, current: Met): Record<string, Change> =>
  Object.fromEntries(
    Object.entries(patch).map(([field, after]) => [field, { before: current[field as keyof Met] ?? null, after }]),
  );
