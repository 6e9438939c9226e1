// Looking at rows of a sheet of records of one variable by the same rules as a form: read, placed, linked, checked, and remarked on, for all rows
// at once in a few statements. Nothing is written.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { recordImportColumns } from "@atalaya/contract/resources/records/import.ts";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import type { RowFindings } from "../../../platform/import-rows.ts";
import type { Scope } from "../../../platform/scope.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { findDefinition } from "../../variables/queries.ts";
import { derivedOf } from "../derived.ts";
import { recoveryWarnings } from "../recovery/recovery-rules.ts";
import { locationWarnings } from "../review/warnings.ts";
import { findingsOn } from "../rules.ts";
import { columnsOfCard } from "./import-card.ts";
import { readCells } from "./import-cells.ts";
import { findLinks, withLinks } from "./import-links.ts";
import { eventsNear, judgedCodes, placesNamed, placesOffering, type DraftRow } from "./import-queries.ts";
import { eventsBefore, placesByName } from "./import-rules.ts";

export type Cells = Partial<Record<string, string>>;
export type ReadRow = ReturnType<typeof readCells>;
export type Definition = NonNullable<Awaited<ReturnType<typeof findDefinition>>>;
/** `company_id`: the place of rows that name none. */
type Asked = { domain: RecordDomain; variable_id: number; company_id: number | null };

/** Rows as they were read: by their index their fields, and which place and what else they name. */
export type ReadSheet = {
  definition: Definition;
  cells: readonly Cells[];
  read: ReadRow[];
  placeOf: ReadonlyMap<number, number>;
  fieldsOf: (index: number) => Omit<ReadRow, "place" | "links">;
  columnsOf: (index: number, path: readonly PropertyKey[]) => string[];
};

/** In which columns a field of a record was typed. */
function columnsOf(path: readonly PropertyKey[], read: Partial<ReadRow> = {}, cells: Cells = {}): string[] {
  const [field, key, axis] = path.map(String);
  if (field === "attributes") return [`attributes.${key}`];
  if (field === "geometry" && axis === "0") return ["lon", "x", "lat", "y"];
  if (field === "geometry") return ["lat", "lon", "x", "y"];
  if (field === "event" || field === "figures" || field === "recovery" || field === "assessment")
    return columnsOfCard(path.map(String), read, cells);
  return field === undefined ? [] : [field];
}

/** 404 where the variable is not there. What cannot be read, placed or found is refused. */
export async function readSheet(
  tx: Tx,
  scope: Scope,
  { domain, variable_id, company_id }: Asked,
  cells: readonly Cells[],
  findings: RowFindings,
): Promise<ReadSheet> {
  const definition = orNotFound(await findDefinition(tx, domain, variable_id, company_id ?? 0));
  const known = new Set(recordImportColumns(definition).map(({ key }) => key));
  const read = await mapInTurns(cells, (row, index) => readCells(row, index, definition, known, findings));
  const placeOf = await findPlaces(tx, scope, read, cells, findings, company_id);
  const linked = await findLinks(tx, scope, read, placeOf, findings);
  return {
    definition,
    cells,
    read,
    placeOf,
    fieldsOf: (index) => {
      const { place: _place, links: _links, ...fields } = read[index]!;
      return withLinks(fields, linked.get(index));
    },
    columnsOf: (index, path) => columnsOf(path, read[index], cells[index]),
  };
}

/** What a rule says of a field, in the column where it was typed. */
export const columnOf = (sheet: ReadSheet, index: number, field: string): string | null =>
  sheet.columnsOf(index, field.split("."))[0] ?? null;

/** New records of those rows, as a form would send them, that nothing is wrong with. */
export async function newDrafts(
  tx: Tx,
  scope: Scope,
  variable_id: number,
  sheet: ReadSheet,
  findings: RowFindings,
  isNew: (index: number) => boolean = () => true,
): Promise<DraftRow[]> {
  const { definition, read, placeOf } = sheet;
  const drafts = await mapInTurns(read, (_, index) => {
    if (!isNew(index)) return null;
    const company_id = placeOf.get(index);
    const draft = { ...sheet.fieldsOf(index), company_id: company_id ?? 1, variable_id };
    const result = RecordDraft.safeParse(draft, { reportInput: true });
    if (!result.success) findings.refuseIssues(index, result.error, (path) => sheet.columnsOf(index, path));
    return result.success && company_id !== undefined
      ? { ...result.data, ...derivedOf(result.data, definition) }
      : null;
  });
  await refuseTakenCodes(tx, drafts, findings);
  await refuseUnfit(tx, scope, sheet, drafts, findings);
  return drafts.flatMap((draft, index) => (draft && !findings.isBad(index) ? [{ index, draft }] : []));
}

/** V9, as a form is checked: each row against the variable, as it is defined in the row's place. */
async function refuseUnfit(
  tx: Tx,
  { company_ids }: Scope,
  sheet: ReadSheet,
  drafts: readonly (RecordDraft | null)[],
  findings: RowFindings,
): Promise<void> {
  const { definition } = sheet;
  const offers = await placesOffering(
    tx,
    definition.id,
    drafts.flatMap((draft) => draft?.company_id ?? []),
  );
  const own = company_ids && new Set(company_ids);
  for (const [index, draft] of drafts.entries()) {
    if (draft === null) continue;
    const is_available = offers.get(draft.company_id);
    if (own && !own.has(draft.company_id)) findings.refuse(index, "company_id", "outside");
    else if (is_available === undefined) findings.refuse(index, "company_id", "missing");
    else
      for (const [field, { code, parameters }] of Object.entries(findingsOn(draft, { ...definition, is_available })))
        findings.refuse(index, columnOf(sheet, index, field), code, parameters);
  }
}

/** What is remarked on rows as on records (V7, V11, V21), without keeping them out; also of rows of the sheet among themselves. */
export async function warnOf(
  tx: Tx,
  domain: RecordDomain,
  sheet: ReadSheet,
  rows: readonly DraftRow[],
  findings: RowFindings,
): Promise<void> {
  const anchors = rows.map(({ draft: { company_id, geometry } }) => ({
    company_id,
    anchor: geometry?.type === "Point" ? geometry.coordinates : null,
  }));
  for (const [at, warning] of (await locationWarnings(tx, anchors)).entries())
    if (warning)
      findings.warn(rows[at]!.index, columnOf(sheet, rows[at]!.index, warning.field), warning.code, warning.parameters);
  for (const { index, draft } of rows)
    for (const { field, code, parameters } of draft.recovery ? recoveryWarnings(draft.recovery) : [])
      findings.warn(index, columnOf(sheet, index, field), code, parameters);
  if (domain !== "risk" || sheet.definition.kind !== "event_type") return;
  const recorded = await eventsNear(tx, domain, rows);
  const before = eventsBefore(rows);
  for (const { index } of rows) {
    const found = recorded.get(index) ?? before.get(index);
    if (found) findings.warn(index, "observed_on", "duplicate_event", { title: found.title, code: found.code ?? "" });
  }
}

/** The place of each row, by territorial code or name; rows that name none lie in the one chosen for all. */
async function findPlaces(
  tx: Tx,
  scope: Scope,
  rows: readonly ReadRow[],
  cells: readonly Cells[],
  findings: RowFindings,
  company_id: number | null,
): Promise<Map<number, number>> {
  const names = [...new Set(rows.flatMap(({ place }) => place ?? []))];
  const named = placesByName(names.length === 0 ? [] : await placesNamed(tx, scope, names), names);
  const ofRow = new Map<number, number>();
  for (const [index, { place: name }] of rows.entries()) {
    const meant = name === null ? null : named(name);
    const id = name === null ? company_id : meant && "place" in meant ? meant.place.id : null;
    if (id !== null) {
      ofRow.set(index, id);
      continue;
    }
    const column = cells[index]?.["place_code"]?.trim() ? "place_code" : "company_id";
    findings.refuse(index, column, name === null ? "required" : meant ? "place_ambiguous" : "code_unknown");
  }
  return ofRow;
}

/** V11: told of before the database refuses it, with all that is wrong beside it. */
async function refuseTakenCodes(tx: Tx, drafts: readonly (RecordDraft | null)[], findings: RowFindings): Promise<void> {
  const coded = drafts.flatMap((draft, index) =>
    draft?.code ? [{ index, company_id: draft.company_id, code: draft.code }] : [],
  );
  const judged = await judgedCodes(tx, coded);
  const seen = new Set<string>();
  for (const [at, { index, company_id }] of coded.entries()) {
    const { folded, is_taken } = judged[at]!;
    const key = `${company_id} ${folded}`;
    if (is_taken) findings.refuse(index, "code", "code_of_place");
    else if (seen.has(key)) findings.refuse(index, "code", "code_twice");
    seen.add(key);
  }
}
