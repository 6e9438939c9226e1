// Bringing in a sheet of records of one variable: every row by the same rules as a form, as drafts, in a step that can be taken back.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import { mapInTurns } from "../../../platform/turns/in-turns.ts";
import { recordImportColumns, type RecordImport } from "@atalaya/contract/resources/records/import.ts";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { isToWrite, RowFindings } from "../../../platform/import-rows.ts";
import { orNotFound } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { findDefinition } from "../../variables/queries.ts";
import { noteImport } from "../bulk/bulk-queries.ts";
import { columnsOfCard } from "./import-card.ts";
import { readCells } from "./import-cells.ts";
import { findLinks, withLinks } from "./import-links.ts";
import {
  eventsNear,
  placesNamed,
  placesOffering,
  recordedAlready,
  judgedCodes,
  type DraftRow,
} from "./import-queries.ts";
import { eventsBefore, placesByName } from "./import-rules.ts";
import { recoveryWarnings } from "../recovery/recovery-rules.ts";
import { derivedOf } from "../derived.ts";
import { insertRecords } from "./import-writing.ts";
import { findingsOn } from "../rules.ts";
import { locationWarnings } from "../review/warnings.ts";

type Asked = RecordImport & { domain: RecordDomain; user_id: number; language: Language };

type ReadRow = ReturnType<typeof readCells>;
type Cells = Partial<Record<string, string>>;

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

/** Checks all rows in a few statements, and writes those that are to be written in one. */
export async function importRecords(tx: Tx, scope: Scope, asked: Asked): Promise<Omit<ImportOutcome, "is_written">> {
  const { domain, variable_id, rows, language, user_id } = asked;
  const findings = new RowFindings();
  const definition = orNotFound(await findDefinition(tx, domain, variable_id, asked.company_id ?? 0));
  const known = new Set(recordImportColumns(definition).map(({ key }) => key));
  const read = await mapInTurns(rows, (cells, index) => readCells(cells, index, definition, known, findings));
  const names = read.map(({ place }) => place);
  const placeOf = await findPlaces(tx, scope, names, findings, asked.company_id);
  const linked = await findLinks(tx, scope, read, placeOf, findings);
  const drafts = await mapInTurns(read, ({ place: _place, links: _links, ...fields }, index) => {
    const company_id = placeOf.get(index);
    const draft = withLinks({ ...fields, company_id: company_id ?? 1, variable_id }, linked.get(index));
    const result = RecordDraft.safeParse(draft, { reportInput: true });
    if (!result.success)
      findings.refuseIssues(index, result.error, (path) => columnsOf(path, read[index], rows[index]));
    return result.success && company_id !== undefined
      ? { ...result.data, ...derivedOf(result.data, definition) }
      : null;
  });
  const columnOf = (index: number, field: string) => columnsOf(field.split("."), read[index], rows[index])[0] ?? null;
  await refuseTakenCodes(tx, drafts, findings);
  await refuseUnfit(tx, scope, definition, drafts, findings, columnOf);

  const good = drafts.flatMap((draft, index) => (draft && !findings.isBad(index) ? [{ index, draft }] : []));
  const there = await recordedAlready(tx, domain, good);
  for (const [index, record] of there) findings.warn(index, "title", "already_there", record);
  const wanted = asked.skip_known ? good.filter(({ index }) => !there.has(index)) : good;
  await warnOf(tx, domain, definition, wanted, findings, columnOf);

  const done = { created: wanted.length, updated: 0, known: there.size };
  const outcome = findings.outcome(rows, done, language);
  if (wanted.length === 0 || !isToWrite(asked, findings.countBad())) return outcome;
  const ids = await insertRecords(
    tx,
    scope,
    domain,
    wanted.map(({ draft }) => draft),
  );
  const action = { variable_id, file_name: asked.file_name };
  return { ...outcome, bulk_change_id: await noteImport(tx, { domain, user_id, action }, ids) };
}

type Definition = NonNullable<Awaited<ReturnType<typeof findDefinition>>>;
type ColumnOf = (index: number, field: string) => string | null;

/** V9, as a form is checked: each row against the variable, as it is defined in the row's place. */
async function refuseUnfit(
  tx: Tx,
  { company_ids }: Scope,
  definition: Definition,
  drafts: readonly (RecordDraft | null)[],
  findings: RowFindings,
  columnOf: ColumnOf,
): Promise<void> {
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
        findings.refuse(index, columnOf(index, field), code, parameters);
  }
}

/** What is remarked on rows as on records (V7, V11, V21), without keeping them out; also of rows of the sheet among themselves. */
async function warnOf(
  tx: Tx,
  domain: RecordDomain,
  { kind }: Definition,
  rows: readonly DraftRow[],
  findings: RowFindings,
  columnOf: ColumnOf,
): Promise<void> {
  const anchors = rows.map(({ draft: { company_id, geometry } }) => ({
    company_id,
    anchor: geometry?.type === "Point" ? geometry.coordinates : null,
  }));
  for (const [at, warning] of (await locationWarnings(tx, anchors)).entries())
    if (warning)
      findings.warn(rows[at]!.index, columnOf(rows[at]!.index, warning.field), warning.code, warning.parameters);
  for (const { index, draft } of rows)
    for (const { field, code, parameters } of draft.recovery ? recoveryWarnings(draft.recovery) : [])
      findings.warn(index, columnOf(index, field), code, parameters);
  if (domain !== "risk" || kind !== "event_type") return;
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
  names: readonly (string | null)[],
  findings: RowFindings,
  company_id: number | null,
): Promise<Map<number, number>> {
  const named = placesByName(await placesNamed(tx, scope, [...new Set(names.filter((name) => name !== null))]));
  const ofRow = new Map<number, number>();
  for (const [index, name] of names.entries()) {
    const id = name === null ? company_id : named(name)?.id;
    if (id === null || id === undefined)
      findings.refuse(index, "company_id", name === null ? "required" : "code_unknown");
    else ofRow.set(index, id);
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
