// Bringing in a sheet of records of one variable: every row by the same rules as a form, as drafts, in a step that can be taken back.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { ImportOutcome } from "@atalaya/contract/import.ts";
import type { RecordImport } from "@atalaya/contract/resources/records/import.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { isToWrite, RowFindings } from "../../../platform/import-rows.ts";
import type { Scope } from "../../../platform/scope.ts";
import { noteImport } from "../bulk/bulk-queries.ts";
import { newDrafts, readSheet, warnOf } from "./examine.ts";
import { recordedAlready } from "./import-queries.ts";
import { insertRecords } from "./import-writing.ts";

type Asked = RecordImport & { domain: RecordDomain; user_id: number; language: Language };

/** Checks all rows in a few statements, and writes those that are to be written in one. */
export async function importRecords(tx: Tx, scope: Scope, asked: Asked): Promise<Omit<ImportOutcome, "is_written">> {
  const { domain, variable_id, rows, language, user_id } = asked;
  const findings = new RowFindings();
  const sheet = await readSheet(tx, scope, asked, rows, findings);
  const good = await newDrafts(tx, scope, variable_id, sheet, findings);
  const there = await recordedAlready(tx, domain, good);
  for (const [index, record] of there) findings.warn(index, "title", "already_there", record);
  const wanted = asked.skip_known ? good.filter(({ index }) => !there.has(index)) : good;
  await warnOf(tx, domain, sheet, wanted, findings);

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
