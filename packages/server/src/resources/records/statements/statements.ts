// Loss statements of a disaster: what one would say, those that are sealed, and sealing one.
import type {
  LossStatement,
  LossStatementContent,
  LossStatementDraft,
  LossStatementPreview,
} from "@atalaya/contract/resources/records/loss-statements.ts";
import type { Seal } from "@atalaya/contract/resources/editions.ts";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { orNotFound, Problem } from "../../../platform/http/problem.ts";
import type { Scope } from "../../../platform/scope.ts";
import { findEdition, insertEdition, listSealed, type Subject } from "../../editions/queries.ts";
import { findDisaster } from "../queries.ts";
import { assembleStatement, digestOf, type Disaster } from "./assemble.ts";

/** Who says it, and the address of /public as others reach it. */
export type Publisher = { organisation: string; root: string };

type Sealed = Seal & { said: LossStatementContent };

const subjectOf = (record_id: number): Subject => ({ resource: "records", record_id });
const saidIn = (content: string) => (JSON.parse(content) as { content: LossStatementContent }).content;

export const pathOf = (uid: string, number: number): string => `losses/${uid}/${number}`;

async function disasterOf(db: Db | Tx, scope: Scope, id: number): Promise<Disaster> {
  return orNotFound(await findDisaster<Disaster>(db, scope, id, sql`e.id, e.company_id, c.timezone`));
}

async function sealedOf(db: Db | Tx, id: number): Promise<Sealed[]> {
  return (await listSealed(db, subjectOf(id))).map(({ content, ...seal }) => ({ ...seal, said: saidIn(content) }));
}

/** The latest of a day counts: where what was said has changed in between and back again, it is a statement of its own. */
function sameOf(sealed: readonly Sealed[], content: LossStatementContent, digest: string): Sealed | undefined {
  const latest = sealed.find(({ said }) => said.on === content.on);
  return latest && digestOf(latest.said) === digest ? latest : undefined;
}

const answerOf = ({ said, ...seal }: Sealed, { root }: Publisher): LossStatement => ({
  ...seal,
  on: said.on,
  basis: said.basis,
  organisation: said.organisation,
  title: said.event.title,
  place_name: said.place.name,
  timezone: said.place.timezone,
  address: `${root}/${pathOf(said.event.uid, seal.number)}`,
});

/** 404 where there is no such disaster in the caller's places; 422 on `on` as `assembleStatement` says. */
export async function previewStatement(
  db: Db,
  scope: Scope,
  id: number,
  on: string,
  { organisation }: Publisher,
): Promise<LossStatementPreview> {
  const disaster = await disasterOf(db, scope, id);
  const content = await assembleStatement(db, disaster, on, organisation);
  const digest = digestOf(content);
  return { content, digest, number: sameOf(await sealedOf(db, disaster.id), content, digest)?.number ?? null };
}

/** The newest first. */
export async function listStatements(db: Db, scope: Scope, id: number, publisher: Publisher): Promise<LossStatement[]> {
  const disaster = await disasterOf(db, scope, id);
  return (await sealedOf(db, disaster.id)).map((sealed) => answerOf(sealed, publisher));
}

/** One as it was sealed, and what it said. */
export async function findStatement(
  db: Db,
  scope: Scope,
  { id, number }: { id: number; number: number },
  publisher: Publisher,
): Promise<{ statement: LossStatement; said: LossStatementContent }> {
  const disaster = await disasterOf(db, scope, id);
  const { content, ...seal } = orNotFound(await findEdition(db, subjectOf(disaster.id), number));
  const said = saidIn(content);
  return { statement: answerOf({ ...seal, said }, publisher), said };
}

/**
 * Seals what was `seen`, once: where the latest statement of that day says just this, it is that one, so that one thing has one citation.
 * 409 where it says something else by now. Two who seal at once take turns at the row of the disaster.
 */
export async function sealStatement(
  tx: Tx,
  scope: Scope,
  id: number,
  { on, seen }: LossStatementDraft,
  publisher: Publisher,
): Promise<{ statement: LossStatement; is_new: boolean }> {
  const disaster = await disasterOf(tx, scope, id);
  await holdRecord(tx, disaster.id);
  const content = await assembleStatement(tx, disaster, on, publisher.organisation);
  const digest = digestOf(content);
  if (digest !== seen) throw new Problem("statement_changed");
  const there = sameOf(await sealedOf(tx, disaster.id), content, digest);
  if (there) return { statement: answerOf(there, publisher), is_new: false };
  await insertEdition(tx, {
    kind: "loss_statement",
    ...subjectOf(disaster.id),
    company_id: disaster.company_id,
    approved_in_session_id: null,
    reason: null,
    is_public: true,
    content: { format: "atalaya-loss-statement-1", content },
  });
  const [sealed] = await sealedOf(tx, disaster.id);
  return { statement: answerOf(sealed!, publisher), is_new: true };
}

/** Also against who deletes or changes it meanwhile. */
const holdRecord = (tx: Tx, id: number) =>
  sql`select from records where id = ${id} and deleted_at is null for update`.execute(tx);
