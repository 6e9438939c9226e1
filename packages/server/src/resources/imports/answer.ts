// An import as it is answered, in the caller's language.
import type { ImportColumn } from "@atalaya/contract/import.ts";
import { issueText } from "@atalaya/contract/errors.ts";
import type { ImportRow, TableImport, TableImportSummary } from "@atalaya/contract/resources/imports/imports.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Exchange } from "../../platform/exchange/exchange.ts";
import { findingText } from "../../platform/import-rows.ts";
import type { Scope } from "../../platform/scope.ts";
import type { Import, Summary } from "./queries.ts";
import { columnsOf, samplesOf, suggestionsOf } from "./reading.ts";
import type { FoundRow } from "./row-queries.ts";

/** Cells of a column that are shown before it is matched. */
const mostSamples = 5;

export const answerSummary = (
  { user_id, problem, ...it }: Summary,
  caller: number,
  language: Language,
): TableImportSummary => ({
  ...it,
  is_own: user_id === caller,
  problem: problem && issueText(problem.code, language, problem.parameters),
});

const fieldOf = ({ key, label, isRequired, example }: ImportColumn, { isKey }: Exchange, language: Language) => ({
  key,
  label: say(label, language),
  is_required: isRequired ?? false,
  is_key: isKey(key),
  example,
});

/** With what its columns are and may be. */
export async function answerImport(
  db: Db | Tx,
  found: Import,
  { exchange, scope, language }: { exchange: Exchange; scope: Scope; language: Language },
): Promise<TableImport> {
  const {
    sha256: _sha256,
    size: _size,
    company_id: _company,
    reached: _reached,
    is_whole: _whole,
    matched: _matched,
    ...told
  } = found;
  const { settings, encoding, delimiter, sheets } = told;
  const described = await exchange.describe(db, scope, found.target);
  const columns = settings && found.has_rows ? columnsOf(found, settings, await samplesOf(db, found.id, settings)) : [];
  const suggested = columns.length > 0 ? await suggestionsOf(db, found, settings!, { exchange, scope }) : [];
  return {
    ...answerSummary(told, found.user_id, language),
    encoding,
    delimiter,
    sheets,
    settings,
    columns: columns.map(({ heading, samples }, at) => ({
      heading,
      samples: samples.slice(0, mostSamples),
      suggested: suggested[at]?.key ?? null,
      reason: suggested[at]?.reason ?? null,
    })),
    fields: (described?.columns ?? []).map((column) => fieldOf(column, exchange, language)),
  };
}

/** `columns`: by key, those that the target has. */
export function answerRow(
  { findings, changes, ...row }: FoundRow,
  matching: readonly (string | null)[],
  columns: ReadonlyMap<string, ImportColumn>,
  language: Language,
): ImportRow {
  return {
    ...row,
    findings: (findings ?? []).map(({ column: field, code, parameters, is_warning, proposal }) => {
      const at = field === null ? -1 : matching.indexOf(field);
      const text = findingText(code, language, parameters);
      return { field, column: at < 0 ? null : at, text, is_warning, proposal: proposal ?? null };
    }),
    changes: Object.entries(changes ?? {}).map(([field, { before, after }]) => {
      const label = columns.get(field)?.label;
      return { field, label: label ? say(label, language) : field, before, after };
    }),
  };
}
