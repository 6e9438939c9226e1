// The file of an ended emergency as it is answered, written, sealed, and opened again.
import type { AfterAction, AfterActionPatch, AfterActionSealing } from "@atalaya/contract/resources/after-actions.ts";
import {
  afterActionFields,
  type AfterActionContent,
  type AfterActionWritten,
} from "@atalaya/contract/resources/after-actions/content.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, isThere } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findEdition, insertEdition } from "../editions/queries.ts";
import { assemble, digestOf } from "./assemble.ts";
import { findEvent, findFile, openFile, updateFile, type FoundFile } from "./queries.ts";

type Sealed = { content: AfterActionContent };

async function answerOf(db: Db | Tx, { country, ended_on: _ended, written, ...file }: FoundFile): Promise<AfterAction> {
  if (file.state === "sealed") {
    const edition = await findEdition(db, { resource: "after_actions", record_id: file.id });
    return { ...file, content: (JSON.parse(edition!.content) as Sealed).content, written: null, digest: null };
  }
  const content = await assemble(db, file.event_id, written, country);
  return { ...file, content, written, digest: digestOf(content) };
}

export async function fileById(db: Db | Tx, scope: Scope, id: number): Promise<AfterAction | undefined> {
  const found = await findFile(db, scope, id);
  return found && answerOf(db, found);
}

/** The file of an event; where it was begun it is that one. */
export async function beginFile(tx: Tx, scope: Scope, event_id: number): Promise<AfterAction> {
  const event = await findEvent(tx, scope, event_id);
  if (!event || !(await isThere(tx, "records", event.id))) throw new FieldProblem({ event_id: { code: "missing" } });
  const id = await openFile(tx, event, afterActionFields.parse({}));
  return orNotFound(await fileById(tx, scope, id));
}

/** Held until the transaction ends; 409 where it is not as the caller read it. */
async function heldFile(tx: Tx, scope: Scope, id: number, version: number): Promise<FoundFile> {
  const found = await held(tx, "after_actions", id, () => findFile(tx, scope, id));
  if (found.version !== version) throw new Problem("conflict", { current: await fileById(tx, scope, id) });
  return found;
}

async function heldDraft(tx: Tx, scope: Scope, id: number, version: number): Promise<FoundFile> {
  const found = await heldFile(tx, scope, id, version);
  if (found.state === "sealed") throw new Problem("file_sealed");
  return found;
}

export async function changeFile(tx: Tx, scope: Scope, id: number, patch: AfterActionPatch): Promise<AfterAction> {
  const { version, ...changes } = patch;
  const { written } = await heldDraft(tx, scope, id, version);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  await updateFile(tx, id, { written: { ...written, ...given } as AfterActionWritten });
  return orNotFound(await fileById(tx, scope, id));
}

/**
 * Freezes the file as its next edition. 409 with its present state where it says something else than what was `seen`; 422 where the event
 * runs still, nobody answers for the file, or an edition is replaced without a reason.
 */
export async function sealFile(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, seen, reason }: AfterActionSealing,
): Promise<AfterAction> {
  const found = await heldDraft(tx, scope, id, version);
  if (found.ended_on === null) throw new Problem("event_runs");
  if (found.written.responsible_name === null) throw new FieldProblem({ responsible_name: { code: "required" } });
  if (found.seal && reason === null) throw new FieldProblem({ reason: { code: "required" } });
  await isThere(tx, "records", found.event_id);
  const { content } = await answerOf(tx, found);
  if (digestOf(content) !== seen) throw new Problem("file_changed", { current: await fileById(tx, scope, id) });
  await insertEdition(tx, {
    kind: "after_action",
    resource: "after_actions",
    record_id: id,
    company_id: found.company_id,
    approved_in_session_id: null,
    reason,
    content: { format: "atalaya-after-action-1", content },
  });
  await updateFile(tx, id, { is_open: false });
  return orNotFound(await fileById(tx, scope, id));
}

/** What was sealed stays; what is written from here on becomes the next edition. */
export async function reopenFile(tx: Tx, scope: Scope, id: number, version: number): Promise<AfterAction> {
  await heldFile(tx, scope, id, version);
  await updateFile(tx, id, { is_open: true });
  return orNotFound(await fileById(tx, scope, id));
}
