// Writing alerts: a draft is changed as it is; what is changed of one that was sent is prepared for its next message.
import { isDeepStrictEqual } from "node:util";
import { AlertDraft, type AlertPatch } from "@atalaya/contract/resources/alerts.ts";
import type { Alert, AlertContent } from "@atalaya/contract/resources/alerts/answers.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { held, intoTrash, outOfTrash } from "../../platform/database/rows.ts";
import { crossesItself } from "../../platform/database/sql.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import { checkWhole } from "../../platform/http/schemas.ts";
import { within } from "../../platform/scope.ts";
import { rulesOf } from "../packs/queries.ts";
import { areaOf, movesArea } from "./area.ts";
import { findAlert, placeOf, type FoundAlert } from "./queries.ts";
import { citedOf, mayName, type AlertReader } from "./references.ts";
import { checkLevel, contentOf, refuseEnded } from "./rules.ts";
import { insertAlert, prepare, updateDraft } from "./writing.ts";

/** The alert with what it cites; undefined where the caller does not see it. `above`: of a place above the caller's as well. */
export async function alertOf(db: Db | Tx, reader: AlertReader, id: number, which = {}): Promise<Alert | undefined> {
  const alert = await findAlert(db, reader.scope, reader.user_id, id, which);
  return alert && { ...alert, ...(await citedOf(db, reader, alert)) };
}

/** To be read, and nothing else: one of a place above is nobody's below to change. */
export const readableAlertOf = (db: Db | Tx, reader: AlertReader, id: number) =>
  alertOf(db, reader, id, { above: true });

export const readAlert = async (tx: Tx, reader: AlertReader, id: number): Promise<Alert> =>
  orNotFound(await alertOf(tx, reader, id));

/** The alert, held until the transaction ends; 409 where the caller read an older version. */
export const heldAlert = (tx: Tx, { scope, user_id }: AlertReader, id: number, version?: number) =>
  held(tx, "alerts", id, () => findAlert(tx, scope, user_id, id), version);

/** The rules that look beyond what is sent. */
async function mayBe(tx: Tx, reader: AlertReader, content: AlertContent, before?: AlertContent): Promise<void> {
  await mayName(tx, reader, content.company_id, content, before);
  const { area_drawn, level } = content;
  if (area_drawn && !isDeepStrictEqual(area_drawn, before?.area_drawn) && (await crossesItself(tx, area_drawn)))
    throw new FieldProblem({ area_drawn: { code: "self_crossing" } });
  if (level !== before?.level) {
    const place = await placeOf(tx, content.company_id, content.variable_id);
    if (!place) throw new FieldProblem({ company_id: { code: "missing" } });
    checkLevel(level, await rulesOf(tx, place.country));
  }
}

export async function createAlert(tx: Tx, reader: AlertReader, draft: AlertDraft): Promise<Alert> {
  within(reader.scope, draft.company_id);
  await mayBe(tx, reader, draft);
  return readAlert(tx, reader, await insertAlert(tx, draft, await areaOf(tx, draft)));
}

/**
 * What is left out stays as it is; a change of one that is in force waits for its own second person. Whom it is for stays as it was sent:
 * those who were told could no longer hear that it changed or ended.
 */
export async function changeAlert(
  tx: Tx,
  reader: AlertReader,
  id: number,
  { version, ...changes }: AlertPatch,
): Promise<Alert> {
  const current = await heldAlert(tx, reader, id, version);
  refuseEnded(current);
  const before = contentOf(current.prepared ?? current);
  const after = { ...before, ...changes } as AlertContent;
  checkWhole(AlertDraft, before, changes);
  if (!isDraft(current) && after.scope !== current.scope) throw new FieldProblem({ scope: { code: "alert_scope" } });
  await mayBe(tx, reader, after, before);
  if (isDraft(current)) await updateDraft(tx, id, changes, movesArea(before, after) ? await areaOf(tx, after) : null);
  else if (!differs(current, after)) await prepare(tx, id, null);
  else await prepare(tx, id, after, movesArea(contentOf(current), after) ? await areaOf(tx, after) : null);
  return readAlert(tx, reader, id);
}

/** It was never sent. */
const isDraft = ({ status }: Pick<FoundAlert, "status">) => status === "draft" || status === "submitted";

/** What is made as it was needs no message. */
const differs = (current: FoundAlert, after: AlertContent) => !isDeepStrictEqual(contentOf(current), after);

/** What was sent is not taken back by deleting it: people were warned. */
export async function deleteAlert(tx: Tx, reader: AlertReader, id: number, version?: number): Promise<void> {
  if (!isDraft(await heldAlert(tx, reader, id, version))) throw new Problem("alert_sent");
  await intoTrash(tx, "alerts", id);
}

export async function undeleteAlert(tx: Tx, reader: AlertReader, id: number): Promise<Alert> {
  const { scope, user_id } = reader;
  const current = await held(tx, "alerts", id, () => findAlert(tx, scope, user_id, id, { trash: true }));
  await mayName(tx, reader, current.company_id, contentOf(current));
  await outOfTrash(tx, "alerts", id);
  return readAlert(tx, reader, id);
}
