// What everybody may know of loss statements: read from the public view and from nothing else.
import { sql } from "kysely";
import type { LossStatementContent } from "@atalaya/contract/resources/records/loss-statements.ts";
import type { Db } from "../../../../platform/database/database.ts";

/** The bytes that were sealed, UTF-8. */
export type SealedStatement = { number: number; sha256: string; sealed_at: string; content: string };

/** Another one of the same disaster, by what a reader chooses it by. */
export type OtherStatement = { number: number; on: string; sealed_at: string };

export async function findSealed(db: Db, uid: string, number: number): Promise<SealedStatement | undefined> {
  const { rows } = await sql<SealedStatement>`
    select number, sha256, sealed_at, content from public_loss_statements where uid = ${uid} and number = ${number}`.execute(
    db,
  );
  return rows[0];
}

/** So many stand on a page; a disaster that was stated more often has the newest there. */
const mostListed = 60;

/** The newest first. */
export async function listOthers(db: Db, uid: string): Promise<OtherStatement[]> {
  const { rows } = await sql<OtherStatement>`
    select number, "on", sealed_at from public_loss_statements where uid = ${uid} order by number desc limit ${mostListed}`.execute(
    db,
  );
  return rows;
}

/** What was sealed, by whatever release: fields that came later may be missing. */
export const saidIn = ({ content }: SealedStatement): LossStatementContent =>
  (JSON.parse(content) as { content: LossStatementContent }).content;
