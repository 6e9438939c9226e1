// Statements about files on their way to rows: how they are read, and how far they have come.
import { sql, type RawBuilder } from "kysely";
import type { IssueCode } from "@atalaya/contract/errors.ts";
import type {
  ImportSettings,
  ImportState,
  ImportTarget,
  TableImport,
  TableImportSummary,
} from "@atalaya/contract/resources/imports/imports.ts";
import type { Parameters } from "@atalaya/contract/text.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { asJson } from "../../platform/database/sql.ts";
import type { Scope } from "../../platform/scope.ts";

export type ImportProblem = { code: IssueCode; parameters?: Parameters };

export type Summary = Omit<TableImportSummary, "problem" | "is_own"> & {
  problem: ImportProblem | null;
  user_id: number;
};

/** An import with what only the server needs to know of it. */
export type Import = Summary &
  Pick<TableImport, "encoding" | "delimiter" | "sheets" | "settings"> & {
    sha256: string;
    size: number;
    company_id: number | null;
    reached: number;
    is_whole: boolean;
    matched: Record<string, string>;
  };

const summary = sql`i.id, i.created_at, i.finished_at, i.user_id, json_build_object('id', i.user_id, 'name', u.name) as user, i.target, i.target_name,
  i.file_name, i.format, i.state, i.done, i.total, i.totals, i.problem, i.has_rows`;
const from = sql`imports i join users u on u.id = i.user_id`;
const details = sql`${summary}, i.encoding, i.delimiter, i.sheets, i.settings, i.sha256, i.size, i.company_id, i.reached, i.is_whole, i.matched`;

const mostListed = 50;

/** One's own, and those that wrote only into places of one's own (`territory` of each domain: where records of it may be read); the latest first. */
export async function listImports(
  db: Db,
  user_id: number,
  territories: readonly (readonly [domain: string, scope: Scope])[],
): Promise<Summary[]> {
  const seen = territories.map(([domain, { company_ids }]) =>
    company_ids === null
      ? sql<boolean>`i.target ->> 'domain' = ${domain}`
      : sql<boolean>`(i.target ->> 'domain' = ${domain} and i.company_ids <@ ${company_ids}::bigint[])`,
  );
  const others = seen.length === 0 ? sql`false` : sql`(i.company_ids <> '{}' and (${sql.join(seen, sql` or `)}))`;
  const { rows } = await sql<Summary>`
    select ${summary} from ${from} where i.user_id = ${user_id} or ${others} order by i.id desc limit ${mostListed}`.execute(
    db,
  );
  return rows;
}

export async function findImport(db: Db | Tx, which: { id: number; user_id?: number }): Promise<Import | undefined> {
  const own = which.user_id === undefined ? sql`` : sql`and i.user_id = ${which.user_id}`;
  const { rows } = await sql<Import>`select ${details} from ${from} where i.id = ${which.id} ${own}`.execute(db);
  return rows[0];
}

/** Held until the transaction ends: of one import only one step is taken at a time. */
export async function holdImport(tx: Tx, id: number): Promise<Import | undefined> {
  await sql`select from imports where id = ${id} for update`.execute(tx);
  return findImport(tx, { id });
}

type NewImport = {
  user_id: number;
  target: ImportTarget;
  target_name: string;
  company_id: number | null;
  file: { name: string; sha256: string; size: number };
};

export async function insertImport(
  tx: Tx,
  { user_id, target, target_name, company_id, file }: NewImport,
): Promise<number> {
  const { name: file_name, sha256, size } = file;
  const row = { user_id, target: asJson(target), target_name, company_id, file_name, sha256, size };
  const { id } = await tx.insertInto("imports").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

const ended = ["read", "examined", "written", "cancelled", "undone", "failed"] satisfies ImportState[];

/** Puts an import into a state; one in which nothing is done any more has an end. */
export async function setState(
  tx: Tx,
  id: number,
  state: ImportState,
  more: { problem?: ImportProblem | null; total?: number; is_whole?: boolean } = {},
): Promise<void> {
  const { problem = null, total, is_whole } = more;
  const isBegun = total !== undefined;
  await sql`
    update imports set state = ${state}, problem = ${problem && asJson(problem)},
      finished_at = ${(ended as string[]).includes(state) ? sql`now()` : null},
      total = ${isBegun ? total : sql`total`}, done = ${isBegun ? 0 : sql`done`}, reached = ${isBegun ? -1 : sql`reached`},
      is_whole = ${is_whole ?? sql`is_whole`} where id = ${id}`.execute(tx);
}

/** A step has come so many rows farther, to this line. */
export const setReached = (tx: Tx, id: number, rows: number, reached: number) =>
  sql`update imports set done = done + ${rows}, reached = ${reached} where id = ${id}`.execute(tx);

export const addPlaces = (tx: Tx, id: number, company_ids: readonly number[]) =>
  sql`update imports set company_ids = array(select distinct unnest(company_ids || ${company_ids}::bigint[])) where id = ${id}`.execute(
    tx,
  );

type Found = Pick<Import, "format" | "encoding" | "delimiter" | "sheets">;

export const setRead = (tx: Tx, id: number, { format, encoding, delimiter, sheets }: Found) =>
  sql`update imports set format = ${format}, encoding = ${encoding}, delimiter = ${delimiter}, sheets = ${asJson(sheets)}
    where id = ${id}`.execute(tx);

export const setSettings = (tx: Tx, id: number, settings: ImportSettings, matched: Record<string, string>) =>
  sql`update imports set settings = ${asJson(settings)}, matched = ${asJson(matched)} where id = ${id}`.execute(tx);

export const setTotals = (tx: Tx, id: number, totals: RawBuilder<unknown>) =>
  sql`update imports set totals = ${totals} where id = ${id}`.execute(tx);

/** What columns of files for the same rows were matched with by this user and by those who import into his places, the latest last. */
export async function matchedBefore(
  db: Db | Tx,
  of: Pick<Import, "user_id" | "target">,
  { company_ids }: Scope,
): Promise<Map<string, string>> {
  const mine =
    company_ids === null ? sql`true` : sql`i.company_ids <> '{}' and i.company_ids <@ ${company_ids}::bigint[]`;
  const { rows } = await sql<{ matched: Record<string, string> }>`
    select i.matched from imports i where i.matched <> '{}' and i.target -> 'domain' = ${asJson(of.target.domain)}
      and (i.user_id = ${of.user_id} or ${mine})
    order by (i.target = ${asJson(of.target)}) desc, i.id desc limit ${mostListed}`.execute(db);
  return new Map(rows.toReversed().flatMap(({ matched }) => Object.entries(matched)));
}

/** Codes of the caller's places without letters and zeros in front. */
export async function knownCodes(db: Db | Tx, { company_ids }: Scope): Promise<Set<string>> {
  const mine = company_ids === null ? sql`true` : sql`id = any(${company_ids}::bigint[])`;
  const { rows } = await sql<{ code: string }>`
    select ltrim(regexp_replace(territorial_code, '\\D', '', 'g'), '0') as code from companies
    where territorial_code is not null and deleted_at is null and ${mine}`.execute(db);
  return new Set(rows.map(({ code }) => code));
}

/** Milliseconds after which a step that its process no longer takes is another's. */
const leaseMs = 15_000;

/** The imports in which something is to be done that no other process is at; they are this one's from now on. */
export async function claimRunning(tx: Tx, worker: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update imports set worker = ${worker}, worked_at = now() where id in (
      select id from imports where state in ('reading', 'examining', 'writing', 'undoing')
        and (worker is null or worker = ${worker} or worked_at < now() - make_interval(secs => ${leaseMs / 1000}))
      order by id for update skip locked)
    returning id`.execute(tx);
  return rows.map(({ id }) => id).toSorted((one, other) => one - other);
}

export const isAnyRunning = async (db: Db): Promise<boolean> => {
  const { rows } =
    await sql`select from imports where state in ('reading', 'examining', 'writing', 'undoing') limit 1`.execute(db);
  return rows.length > 0;
};

/** A process that ends leaves its steps to the next. */
export const release = (tx: Tx, worker: string) =>
  sql`update imports set worker = null where worker = ${worker}`.execute(tx);

/** Of a person's imports so many keep their rows beside a new one. */
const keptImports = 5;

/** An import of the user whose rows are no longer of use; undefined where there is none. */
export async function outdatedImport(db: Db | Tx, user_id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where user_id = ${user_id} and has_rows and state in ('read', 'examined', 'written', 'cancelled', 'undone', 'failed')
    order by id desc offset ${keptImports} limit 1`.execute(db);
  return rows[0]?.id;
}

export const forgetRows = (tx: Tx, id: number) => sql`update imports set has_rows = false where id = ${id}`.execute(tx);
