// Bringing in a sheet of records of one variable: every row by the same rules as a form, as drafts, in a step that can be taken back.
import type { Domain } from "@atalaya/contract/domains.ts";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import type { RecordImport } from "@atalaya/contract/resources/record-import.ts";
import { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../platform/database/database.ts";
import { RowFindings } from "../../platform/import-rows.ts";
import { FieldProblem, orNotFound } from "../../platform/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findDefinition } from "../variables/queries.ts";
import { beginStep, endStep } from "./bulk-queries.ts";
import { createRecord } from "./changes.ts";
import { readCells } from "./import-cells.ts";
import { placesNamed, takenCodes, type NamedPlace } from "./import-queries.ts";

type Asked = RecordImport & { domain: Domain; user_id: number; language: Language };

/** In which columns a field of a record was typed. */
const columnsOf = (path: readonly PropertyKey[]): string[] => {
  const [field, key] = path.map(String);
  if (field === "attributes") return [`attributes.${key}`];
  if (field === "geometry") return ["lat", "lon", "x", "y"];
  return field === undefined ? [] : [field];
};
const columnOf = (field: string) => columnsOf(field.split("."))[0] ?? null;

export async function importRecords(tx: Tx, scope: Scope, asked: Asked): Promise<Omit<ImportOutcome, "is_written">> {
  const { domain, variable_id, rows, language, user_id } = asked;
  const findings = new RowFindings();
  const definition = orNotFound(await findDefinition(tx, domain, variable_id, asked.company_id ?? 0));
  const read = rows.map((cells, index) => readCells(cells, index, definition, findings));
  const names = read.map(({ place }) => place);
  const placeOf = await findPlaces(tx, scope, names, findings, asked.company_id);
  const drafts = read.map(({ place: _place, ...fields }, index) => {
    const company_id = placeOf.get(index);
    const result = RecordDraft.safeParse(
      { ...fields, company_id: company_id ?? 1, variable_id },
      { reportInput: true },
    );
    if (!result.success) findings.refuseIssues(index, result.error, columnsOf);
    return result.success && company_id !== undefined ? result.data : null;
  });
  await refuseTakenCodes(tx, drafts, findings);

  const created: number[] = [];
  for (const [index, draft] of drafts.entries()) {
    if (draft === null || findings.isBad(index)) continue;
    try {
      const record = await createRecord(tx, scope, domain, draft);
      created.push(record.id);
      for (const { field, code, parameters } of record.warnings)
        findings.warn(index, columnOf(field), code, parameters);
    } catch (problem) {
      if (!(problem instanceof FieldProblem)) throw problem;
      for (const [field, { code, parameters }] of Object.entries(problem.issues))
        findings.refuse(index, columnOf(field), code, parameters);
    }
  }
  const step = await beginStep(tx, { domain, user_id, kind: "import", action: { variable_id } }, created);
  await endStep(tx, step);
  const outcome = findings.outcome(rows, { created: created.length, updated: 0 }, language);
  return { ...outcome, bulk_change_id: step };
}

/** The place of each row, by territorial code or name; rows that name none lie in the one chosen for all. */
async function findPlaces(
  tx: Tx,
  scope: Scope,
  names: readonly (string | null)[],
  findings: RowFindings,
  company_id: number | null,
): Promise<Map<number, number>> {
  const known = await placesNamed(tx, scope, [...new Set(names.filter((name) => name !== null))]);
  const ofRow = new Map<number, number>();
  const isCalled = ({ reason_social }: NamedPlace, name: string) => reason_social.toLowerCase() === name.toLowerCase();
  /** A code is meant before a name; a name that several places have says nothing. */
  const named = (name: string) => {
    const called = known.filter((place) => isCalled(place, name));
    return known.find((place) => place.territorial_code === name) ?? (called.length === 1 ? called[0] : undefined);
  };
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
  const taken = await takenCodes(tx, coded);
  const seen = new Set<string>();
  for (const { index, company_id, code } of coded) {
    const key = `${company_id} ${code}`;
    if (taken.has(key)) findings.refuse(index, "code", "code_of_place");
    else if (seen.has(key)) findings.refuse(index, "code", "code_twice");
    seen.add(key);
  }
}
