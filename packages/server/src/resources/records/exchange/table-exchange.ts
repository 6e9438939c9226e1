// Records as a noun that takes rows out of files (docs/decisions/0080): looked at, written as drafts or as changes of what is there, taken back.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type {
  Asked,
  Examined,
  Exchange,
  Refused,
  RowFinding,
  TableRow,
  Written,
} from "../../../platform/exchange/exchange.ts";
import { FieldProblem, Problem } from "../../../platform/http/problem.ts";
import { RowFindings, type Finding } from "../../../platform/import-rows.ts";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { findVariable } from "../../variables/queries.ts";
import { changeRecord } from "../changes.ts";
import { newDrafts, readSheet, warnOf, type ReadSheet } from "./examine.ts";
import { recordedAlready, type DraftRow } from "./import-queries.ts";
import { insertRecords } from "./import-writing.ts";
import { changesOf, findMet, isKey, keyOf, patchOf, type Met, type Patch } from "./met-records.ts";
import { correctable, type Corrected } from "./positions.ts";
import { candidatesOf, missingRecords, restoreRecords, selfCrossing } from "./table-queries.ts";

type Looked = {
  sheet: ReadSheet;
  findings: RowFindings;
  drafts: Map<number, DraftRow["draft"]>;
  met: Map<number, Met>;
  patches: Map<number, Patch>;
  /** New rows that stand there already by no key. */
  known: ReadonlySet<number>;
  /** What would bring positions into their place, and was not asked for. */
  proposed: ReadonlyMap<number, Corrected>;
};

/** A part alone is what it is a part of: layers are often of several parts, each with one. */
function unwrapped(geometry: Geometry): Geometry {
  const [only, ...more] = geometry.coordinates as unknown[];
  return geometry.type.startsWith("Multi") && more.length === 0
    ? ({ type: geometry.type.slice("Multi".length), coordinates: only } as Geometry)
    : geometry;
}

/** Shapes of a layer, and positions as they are asked to be corrected. Answers what else would be. */
async function placeRows(tx: Tx, sheet: ReadSheet, rows: readonly TableRow[], asked: Asked) {
  for (const [index, { geometry }] of rows.entries())
    if (geometry && !sheet.read[index]!.geometry)
      Object.assign(sheet.read[index]!, { geometry: unwrapped(geometry), geometry_method: "imported" });
  const placed = sheet.read.flatMap(({ geometry }, index) => {
    const company_id = sheet.placeOf.get(index);
    return geometry?.type === "Point" && company_id !== undefined
      ? [{ index, company_id, position: geometry.coordinates }]
      : [];
  });
  const proposed = new Map<number, Corrected>();
  for (const [index, corrected] of await correctable(tx, placed))
    if (corrected.corrections.every((it) => asked.corrections.includes(it)))
      sheet.read[index]!.geometry = { type: "Point", coordinates: corrected.position };
    else proposed.set(index, corrected);
  return proposed;
}

async function look(tx: Tx, asked: Asked, rows: readonly TableRow[]): Promise<Looked> {
  const { target, scopes, key, company_id, reason, skip_known } = asked;
  const { domain, variable_id } = target;
  const findings = new RowFindings();
  const cells = rows.map((row) => row.cells);
  const sheet = await readSheet(tx, scopes.create, { domain, variable_id, company_id }, cells, findings);
  const proposed = await placeRows(tx, sheet, rows, asked);
  for (const index of await selfCrossing(tx, sheet.read)) findings.refuse(index, null, "self_crossing");
  const met =
    key.length === 0 ? new Map<number, Met>() : await findMet(tx, { domain, variable_id, key }, sheet, findings);
  const good = await newDrafts(tx, scopes.create, variable_id, sheet, findings, (index) => !met.has(index));
  const there = key.length > 0 ? new Map() : await recordedAlready(tx, domain, good);
  for (const [index, record] of there) findings.warn(index, "title", "already_there", record);
  const known = new Set(skip_known ? there.keys() : []);
  await warnOf(
    tx,
    domain,
    sheet,
    good.filter(({ index }) => !known.has(index)),
    findings,
  );
  const patches = new Map<number, Patch>();
  for (const [index, current] of met) {
    const patch = patchOf(sheet, index, current, { key, reason, updatable: scopes.update }, findings);
    if (patch && !findings.isBad(index)) patches.set(index, patch);
  }
  const drafts = new Map(good.map(({ index, draft }) => [index, draft]));
  return { sheet, findings, drafts, met, patches, known, proposed };
}

/** A row that is refused for where it lies, and would not be elsewhere, is told so. */
function findingsOf({ findings, proposed }: Looked, count: number): RowFinding[][] {
  const byRow = findings.byRow();
  const plain = ({ row: _row, ...finding }: Finding): RowFinding => finding;
  return Array.from({ length: count }, (_, index) => {
    const found = (byRow.get(index) ?? []).map(plain);
    const corrected = proposed.get(index);
    if (!corrected) return found;
    const [proposal] = corrected.corrections;
    const code = proposal === "swap" ? "import_proposal_swap" : "import_proposal_minus";
    const parameters = { place: corrected.place };
    return [...found, { column: null, code, parameters, is_warning: true, proposal: proposal! }];
  });
}

const hashed = (parts: readonly unknown[]) => createHash("md5").update(JSON.stringify(parts)).digest("hex");
const folded = (part: unknown) =>
  typeof part === "string"
    ? part
        .normalize("NFD")
        .replaceAll(/\p{Mn}/gu, "")
        .toLowerCase()
    : part;

/** What makes two rows of a file one: the key, or the code, or all that tells one record from another. */
function comparedBy({ sheet }: Looked, index: number, key: readonly string[]): string | null {
  const company_id = sheet.placeOf.get(index);
  const row = sheet.read[index]!;
  if (company_id === undefined) return null;
  if (key.length > 0) {
    const parts = keyOf(row, key);
    return parts && hashed([company_id, ...parts.map(folded)]);
  }
  if (row.code) return hashed([company_id, "code", folded(row.code)]);
  return row.title && row.observed_on
    ? hashed([company_id, folded(row.title), row.observed_on, row.value, row.geometry ?? null])
    : null;
}

const positionOf = (geometry: Geometry | null | undefined): [number, number] | null => {
  let at: unknown = geometry?.coordinates;
  while (Array.isArray(at) && Array.isArray(at[0])) at = at[0];
  return Array.isArray(at) ? (at as [number, number]) : null;
};

async function examine(tx: Tx, asked: Asked, rows: readonly TableRow[]): Promise<Examined[]> {
  const looked = await look(tx, asked, rows);
  const { sheet, findings, met, patches, known } = looked;
  const told = findingsOf(looked, rows.length);
  const outcomeOf = (index: number) => {
    if (findings.isBad(index)) return "refused";
    const patch = patches.get(index);
    if (patch) return Object.keys(patch).length > 0 ? "changed" : "unchanged";
    return known.has(index) ? "known" : "new";
  };
  return rows.map(({ line }, index) => {
    const current = met.get(index);
    const patch = patches.get(index);
    return {
      line,
      outcome: outcomeOf(index),
      findings: told[index]!,
      key: comparedBy(looked, index, asked.key),
      met: current ? { id: current.id, version: current.version } : null,
      changes: current && patch && Object.keys(patch).length > 0 ? changesOf(patch, current) : null,
      position: positionOf(sheet.read[index]!.geometry),
    };
  });
}

/** One record becomes what its row says. The state of its review goes back with the rest when it is taken back. */
async function change(
  tx: Tx,
  { target, scopes, reason }: Asked,
  line: number,
  current: Met,
  patch: Patch,
): Promise<Written | Refused> {
  try {
    const { id, version, company_id } = current;
    const changed = await changeRecord(tx, scopes.update!, target.domain, id, { ...patch, version, reason });
    const review = { status: changed.status, review_note: changed.review_note } as Patch;
    return { line, id, version: changed.version, company_id, changes: changesOf({ ...patch, ...review }, current) };
  } catch (error) {
    if (error instanceof FieldProblem) {
      const findings = Object.entries(error.issues).map(([column, issue]) => ({ column, ...issue, is_warning: false }));
      return { line, findings };
    }
    if (error instanceof Problem && error.code === "record_archived")
      return { line, findings: [{ column: null, code: "import_archived", is_warning: false }] };
    throw error;
  }
}

async function write(tx: Tx, asked: Asked, rows: readonly TableRow[]): Promise<(Written | Refused)[]> {
  const looked = await look(tx, asked, rows);
  const { drafts, met, patches, findings } = looked;
  const made = [...drafts].filter(([index]) => !findings.isBad(index));
  const ids = await insertRecords(
    tx,
    asked.scopes.create,
    asked.target.domain,
    made.map(([, draft]) => draft),
  );
  const idOf = new Map(made.map(([index], at) => [index, ids[at]!]));
  const told = findingsOf(looked, rows.length);
  const written: (Written | Refused)[] = [];
  for (const [index, { line }] of rows.entries()) {
    const id = idOf.get(index);
    const [current, patch] = [met.get(index), patches.get(index)];
    if (id !== undefined)
      written.push({ line, id, version: 1, company_id: drafts.get(index)!.company_id, changes: null });
    else if (!current || !patch) written.push({ line, findings: told[index]! });
    else if (Object.keys(patch).length > 0) written.push(await change(tx, asked, line, current, patch));
    else written.push({ line, id: current.id, version: current.version, company_id: current.company_id, changes: {} });
  }
  return written;
}

export const recordExchange: Exchange = {
  noun: "records",
  permissions: ({ domain }) => ({ create: `records.${domain}.create`, update: `records.${domain}.update` }),
  async describe(db, scope, { domain, variable_id }) {
    const variable = await findVariable(db, { scope, records: null }, domain, variable_id);
    return variable && { name: variable.name_es, columns: recordImportColumns(variable) };
  },
  isKey,
  examine,
  write,
  undo: restoreRecords,
  missing: (db, { target, scopes }, isMet, most) => missingRecords(db, scopes.create, target, isMet(sql`r.id`), most),
  candidates: (db, { target, scopes }, column, values) => candidatesOf(db, scopes.create, target, column, values),
};
