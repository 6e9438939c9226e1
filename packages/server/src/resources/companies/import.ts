// Bringing in a sheet of places: every row is checked as the place it would make, by the same rules as a form.
import { companyWarnings } from "@atalaya/contract/domain/company-rules.ts";
import { CompanyDraft } from "@atalaya/contract/resources/companies.ts";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import { storedTaxId } from "@atalaya/contract/domain/tax-id.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../platform/database/database.ts";
import { RowFindings } from "../../platform/import-rows.ts";
import type { Identity } from "../../platform/people/identity.ts";
import type { Scope } from "../../platform/scope.ts";
import { mapInTurns } from "../../platform/turns/in-turns.ts";
import { columnsOf, readCells, type Cells, type ReadRow } from "./import-cells.ts";
import { addFigures, existingPlaces, namesakes, type Existing } from "./import-queries.ts";
import { depthsOf, type TreeRow } from "./import-tree.ts";
import { gainsByMove } from "./rules.ts";
import { insertCompanies, updateCompany } from "./write-queries.ts";

/** Where the caller may make places, and where change them; null is nowhere. */
export type ImportScopes = { create: Scope; update: Scope | null };

const holds = (scope: Scope | null, id: number) =>
  scope !== null && (scope.company_ids === null || scope.company_ids.includes(id));

/** A row with what it refers to: the place that it changes, and the place or row that it lies in. */
type Row = ReadRow & { existing: Existing | undefined; above: Existing | ReadRow | null };
type Checked = { row: Row; draft: CompanyDraft };

export async function importCompanies(
  tx: Tx,
  identity: Identity,
  scopes: ImportScopes,
  cells: readonly Cells[],
  language: Language,
): Promise<Omit<ImportOutcome, "is_written">> {
  const findings = new RowFindings();
  const read = await mapInTurns(cells, (row, index) => readCells(row, index, findings));
  const rows = await withReferences(tx, identity, read, scopes, findings);
  const checked = (await mapInTurns(rows, (row) => check(row, findings) ?? [])).flat();
  await checkNames(tx, checked, findings);
  const depths = refuseCircles(rows, findings);
  const done = await writeRows(tx, checked, depths, findings);
  return findings.outcome(cells, done, language);
}

/** The country of a row that names none. */
const usualCountry = "CL";

/** Countries number their territories on their own: a code is one of the row's country. */
const codeIn = ({ values }: ReadRow, code: string) => `${values.country ?? usualCountry} ${code}`;

/** The place that a row means by a code: of its country; where it names none, the only one that there is. */
function byCode(places: readonly Existing[]): (row: ReadRow, code: string) => Existing | undefined {
  const placesOf = Map.groupBy(places, ({ territorial_code }) => territorial_code);
  return ({ values: { country } }, code) => {
    const found = placesOf.get(code) ?? [];
    return !country && found.length === 1 ? found[0] : found.find((it) => it.country === (country ?? usualCountry));
  };
}

/** Finds what the codes of each row mean: a place that is there, or another row. */
async function withReferences(
  tx: Tx,
  identity: Identity,
  read: ReadRow[],
  scopes: ImportScopes,
  findings: RowFindings,
): Promise<Row[]> {
  const codes = [...new Set(read.flatMap(({ code, parent_code }) => [code, parent_code]).filter((it) => it !== null))];
  const existing = byCode(await existingPlaces(tx, codes));
  const rowOf = new Map<string, ReadRow>();
  for (const row of read) {
    if (row.code === null) continue;
    const key = codeIn(row, row.code);
    if (rowOf.has(key)) findings.refuse(row.index, "territorial_code", "code_twice");
    else rowOf.set(key, row);
  }
  const named = (row: ReadRow) => (row.parent_code === null ? undefined : existing(row, row.parent_code));
  const rowNamed = (row: ReadRow) => (row.parent_code === null ? undefined : rowOf.get(codeIn(row, row.parent_code)));
  /** The place that is there already and that a row comes to lie in, through new rows between the two. */
  const placeAbove = (row: ReadRow, steps = read.length): Existing | undefined => {
    const between = rowNamed(row);
    return named(row) ?? (between && steps > 0 ? placeAbove(between, steps - 1) : undefined);
  };
  return read.map((row) => {
    const own = row.code === null ? undefined : existing(row, row.code);
    if (own && !holds(scopes.update, own.id)) findings.refuse(row.index, "territorial_code", "outside");
    const place = named(row);
    const above = row.parent_code === null ? null : (rowNamed(row) ?? place);
    if (above === undefined) findings.refuse(row.index, "parent_code", "code_unknown");
    const scope = own ? scopes.update : scopes.create;
    const isMoved = own === undefined || (place !== undefined && place.id !== own.parent_company_id);
    if (place && isMoved && !holds(scope, place.id)) findings.refuse(row.index, "parent_code", "outside");
    const target = own && placeAbove(row);
    if (own && target && target.id !== own.parent_company_id) {
      if (target !== place && !holds(scopes.update, target.id)) findings.refuse(row.index, "parent_code", "outside");
      else if (gainsByMove(identity, own.id, target.id)) findings.refuse(row.index, "parent_code", "move_beyond");
    }
    if (!own && above === null && scopes.create.company_ids !== null)
      findings.refuse(row.index, "parent_code", "top_place_only");
    return { ...row, existing: own, above: above ?? null };
  });
}

/** Stands for the id of a row that is not written yet. */
const idToCome = 1;

/** The whole place that the row would make, or its findings. */
function check(row: Row, findings: RowFindings): Checked | null {
  const { existing, figures, values, above, index } = row;
  const parent = above && "id" in above ? above.id : above ? idToCome : (existing?.parent_company_id ?? null);
  const { id: _id, path: _path, ...before } = existing ?? { id: 0, path: [] };
  const stats = figures ? [figures] : [];
  const result = CompanyDraft.safeParse(
    { ...before, ...values, parent_company_id: parent, stats },
    { reportInput: true },
  );
  if (!result.success) {
    findings.refuseIssues(index, result.error, columnsOf);
    return null;
  }
  if (!existing)
    for (const field of Object.keys(companyWarnings(result.data)))
      findings.warn(index, field === "stats" ? "population" : field, "expected");
  return { row, draft: result.data };
}

/** A new row without a code may be a place that is there already; the same name with the same tax id is one for certain. */
async function checkNames(tx: Tx, checked: Checked[], findings: RowFindings): Promise<void> {
  const known = await namesakes(tx, [...new Set(checked.map(({ draft }) => draft.reason_social))]);
  const taken = new Map(
    known.filter(({ tax_id }) => tax_id !== null).map((it) => [`${it.reason_social}\n${it.tax_id}`, it.id]),
  );
  const names = new Set(known.map(({ reason_social }) => reason_social));
  for (const { row, draft } of checked) {
    const { tax_id } = storedTaxId(draft);
    const key = `${draft.reason_social}\n${tax_id}`;
    const holder = tax_id === null ? undefined : taken.get(key);
    if (holder !== undefined && holder !== row.existing?.id) findings.refuse(row.index, "tax_id", "taken");
    else if (!row.existing && names.has(draft.reason_social)) findings.warn(row.index, "reason_social", "same_name");
    names.add(draft.reason_social);
    if (tax_id !== null && holder === undefined) taken.set(key, row.existing?.id ?? -row.index - 1);
  }
}

/** V17. */
function refuseCircles(rows: Row[], findings: RowFindings): Map<number, number | null> {
  const depths = depthsOf(
    rows.map(({ index, existing, above }): TreeRow => ({
      index,
      id: existing?.id ?? null,
      above: above
        ? "id" in above
          ? { path: above.path }
          : { row: above.index }
        : existing
          ? { path: existing.path.filter((id) => id !== existing.id) }
          : null,
    })),
  );
  for (const [index, depth] of depths) if (depth === null) findings.refuse(index, "parent_code", "circle");
  return depths;
}

/** Writes the good rows from the top of the tree downwards, the new ones of one depth in a single statement. */
async function writeRows(tx: Tx, checked: Checked[], depths: Map<number, number | null>, findings: RowFindings) {
  const ids = new Map<number, number>();
  const done = { created: 0, updated: 0 };
  const levels = Map.groupBy(checked, ({ row }) => depths.get(row.index) ?? 0);
  for (const depth of [...levels.keys()].toSorted((one, other) => one - other)) {
    const good = levels.get(depth)!.filter(({ row: { index, above } }) => {
      if (!findings.isBad(index) && above && !("id" in above) && findings.isBad(above.index))
        findings.refuse(index, "parent_code", "row_above");
      return !findings.isBad(index);
    });
    const placed = good.map(({ row, draft: { stats: _stats, boundary: _boundary, ...draft } }) => ({
      row,
      draft: row.above && !("id" in row.above) ? { ...draft, parent_company_id: ids.get(row.above.index)! } : draft,
    }));
    const added = placed.filter(({ row }) => !row.existing);
    const made =
      added.length === 0
        ? []
        : await insertCompanies(
            tx,
            added.map(({ draft }) => draft),
          );
    for (const [position, { row }] of added.entries()) ids.set(row.index, made[position]!);
    for (const { row, draft } of placed) {
      if (!row.existing) continue;
      ids.set(row.index, row.existing.id);
      await updateCompany(tx, row.existing.id, changesOf(row, draft));
    }
    done.created += added.length;
    done.updated += placed.length - added.length;
    await addFigures(
      tx,
      placed.flatMap(({ row }) => (row.figures ? [{ ...row.figures, company_id: ids.get(row.index)! }] : [])),
    );
  }
  return done;
}

/** Only what the sheet says; the rest of the place stays as it is. */
function changesOf(row: Row, draft: Omit<CompanyDraft, "stats" | "boundary">) {
  const named = Object.keys(row.values) as (keyof typeof row.values)[];
  return {
    ...Object.fromEntries(named.map((field) => [field, draft[field]])),
    ...(row.values.tax_id !== undefined && storedTaxId(draft)),
    ...(row.above && { parent_company_id: draft.parent_company_id }),
  };
}
