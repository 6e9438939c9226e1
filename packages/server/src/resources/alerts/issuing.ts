// From a draft to a message and to its end: what one person asks for, another one sends (decision 0052). In an emergency one may do both where
// the place allows it, and somebody else stands by it afterwards.
import { createHash } from "node:crypto";
import type { AlertCancellation } from "@atalaya/contract/resources/alerts.ts";
import type { Alert, Submission } from "@atalaya/contract/resources/alerts/answers.ts";
import { capTime, instantOf } from "@atalaya/contract/domain/cap/times.ts";
import type { Tx } from "../../platform/database/database.ts";
import { Problem } from "../../platform/http/problem.ts";
import { areaNext, areaOf } from "./area.ts";
import { capFileOf } from "./cap-file.ts";
import { saidOf } from "./cap-message.ts";
import { heldAlert, readAlert } from "./changes.ts";
import { contentNext, toSay } from "./next-message.ts";
import { policyOf } from "./policies.ts";
import { handsOf, type FoundAlert } from "./queries.ts";
import { mayIssueFor, type AlertReader } from "./references.ts";
import { contentOf, findingsOn, nextOf, refuseEnded, refuseUnready } from "./rules.ts";
import {
  askForEnd,
  insertAlert,
  insertMessage,
  markSent,
  prepare,
  ratify,
  sendBack,
  sentInSecond,
  submit,
} from "./writing.ts";

/** Where everybody reads alerts, up to the identifier; null where the product's own address is not known. */
export type Pages = string | null;

/**
 * What would be said, whole and as CAP can say it: 422 on what is missing. Asked when it is asked for, so that nothing keeps the second person
 * from sending it. The end of an alert needs nothing that the alert did not have.
 */
async function readied(tx: Tx, alert: FoundAlert, what: Submission, pages: Pages = null) {
  const next = contentNext(alert, what);
  const { area, moved } = await areaNext(tx, { id: alert.id, before: contentOf(alert), next });
  if (what !== "cancellation") refuseUnready(findingsOn(next, area, new Date()));
  const draft = await toSay(tx, alert, what, { sent: new Date(), sequence: 1, pages, rings: area.rings });
  capFileOf(draft);
  return { draft, moved };
}

/** Asks for the alert, or for the change that is prepared, to be sent. */
export async function submitAlert(tx: Tx, reader: AlertReader, id: number, version: number): Promise<Alert> {
  const alert = await heldAlert(tx, reader, id, version);
  const what = nextOf(alert);
  await readied(tx, alert, what);
  await submit(tx, id, what);
  return readAlert(tx, reader, id);
}

/** Asks for its end, in the words that were prepared with it where no others are given. */
export async function cancelAlert(
  tx: Tx,
  reader: AlertReader,
  id: number,
  { version, reason, text_es, text_en }: AlertCancellation,
): Promise<Alert> {
  const alert = await heldAlert(tx, reader, id, version);
  refuseEnded(alert);
  if (alert.status !== "issued" && alert.status !== "updated") throw new Problem("alert_not_waiting");
  // That the danger is over is not said of what never was one.
  const { all_clear_es, all_clear_en } = reason === "ended" ? alert : { all_clear_es: null, all_clear_en: null };
  const cancellation = { reason, text_es: text_es ?? all_clear_es, text_en: text_en ?? all_clear_en };
  await readied(tx, { ...alert, cancellation }, "cancellation");
  await askForEnd(tx, id, cancellation);
  return readAlert(tx, reader, id);
}

/** `alone`: why and until when, where nobody else stands behind it yet. */
type Sender = { reader: AlertReader; pages: Pages; alone: { emergency_reason: string; ratify_until: string } | null };

/** Sends it. The caller holds the row, and has seen to it that two people stand behind it, or why not. */
async function send(tx: Tx, { reader, pages, alone }: Sender, alert: FoundAlert, what: Submission): Promise<void> {
  // Its end takes a warning back wherever it was given: whoever is on duty may say so.
  if (what !== "cancellation") await mayIssueFor(tx, reader, contentNext(alert, what));
  const { draft, moved } = await readied(tx, alert, what, pages);
  const hands = await handsOf(tx, alert.id);
  const sent = instantOf(capTime(draft.sent, draft.place.timezone));
  const sent_at = sent.toISOString();
  const sequence = (await sentInSecond(tx, sent_at)) + 1;
  const { message, cap_xml } = capFileOf({ ...draft, sent, sequence });
  const number = draft.earlier.length + 1;
  const { message_type, identifier, sender } = message;
  await insertMessage(tx, {
    alert_id: alert.id,
    company_id: alert.company_id,
    number,
    message_type,
    identifier,
    sender,
    sent_at,
    said: saidOf(draft),
    cap_xml,
    sha256: createHash("sha256").update(cap_xml).digest("hex"),
    drafted_by: hands.drafted_by,
    submitted_by: hands.submitted_by ?? hands.drafted_by,
    emergency_reason: alone?.emergency_reason ?? null,
    ratify_until: alone?.ratify_until ?? null,
  });
  const after = { number, sent_at, ratify_until: alone?.ratify_until ?? null, is_end: what === "cancellation" };
  await markSent(tx, alert.id, after, what === "update" ? draft.content : {}, moved);
}

/** The second person: neither who wrote it nor who asked for it. */
export async function approveAlert(
  tx: Tx,
  reader: AlertReader,
  id: number,
  version: number,
  pages: Pages,
): Promise<Alert> {
  const alert = await heldAlert(tx, reader, id, version);
  if (alert.submission === null) throw new Problem("alert_not_waiting");
  refuseEnded(alert);
  if (alert.is_own) throw new Problem("own_work");
  await send(tx, { reader, pages, alone: null }, alert, alert.submission);
  return readAlert(tx, reader, id);
}

/** One officer alone, where the place allows it: with the reason why nobody else was there. */
export async function issueAlone(
  tx: Tx,
  reader: AlertReader,
  id: number,
  { version, reason }: { version: number; reason: string },
  pages: Pages,
): Promise<Alert> {
  const alert = await heldAlert(tx, reader, id, version);
  const what = alert.submission ?? nextOf(alert);
  refuseEnded(alert);
  const { may_issue_alone, ratify_hours } = await policyOf(tx, alert.company_id);
  if (!may_issue_alone && !reader.is_super_admin) throw new Problem("alert_not_alone");
  const ratify_until = new Date(Date.now() + ratify_hours * 3_600_000).toISOString();
  await send(tx, { reader, pages, alone: { emergency_reason: reason, ratify_until } }, alert, what);
  return readAlert(tx, reader, id);
}

/** Stands by what somebody else issued alone. */
export async function ratifyAlert(tx: Tx, reader: AlertReader, id: number, note: string | null): Promise<Alert> {
  const { ratification } = await heldAlert(tx, reader, id);
  if (ratification === null) throw new Problem("alert_not_waiting");
  if ((await ratify(tx, id, note)) === 0) throw new Problem("own_work");
  return readAlert(tx, reader, id);
}

/** Back to who wrote it, with the reason. */
export async function returnAlert(
  tx: Tx,
  reader: AlertReader,
  id: number,
  { version, note }: { version: number; note: string },
): Promise<Alert> {
  const { submission } = await heldAlert(tx, reader, id, version);
  if (submission === null) throw new Problem("alert_not_waiting");
  await sendBack(tx, id, note);
  return readAlert(tx, reader, id);
}

/** Takes back what was prepared for one that is in force. */
export async function discardPrepared(tx: Tx, reader: AlertReader, id: number, version: number): Promise<Alert> {
  const { is_prepared, submission } = await heldAlert(tx, reader, id, version);
  if (!is_prepared && submission !== "cancellation") throw new Problem("alert_not_waiting");
  await prepare(tx, id, null);
  return readAlert(tx, reader, id);
}

/** A new draft that says the same: its hours are to be set anew. */
export async function reissueAlert(tx: Tx, reader: AlertReader, id: number): Promise<Alert> {
  const alert = await heldAlert(tx, reader, id);
  if (alert.status !== "cancelled" && alert.status !== "expired") throw new Problem("alert_not_waiting");
  const hours = { effective_at: null, onset_at: null, expires_at: null, reported_at: null };
  const content = { ...contentOf(alert), ...hours, kind: alert.kind };
  return readAlert(tx, reader, await insertAlert(tx, content, await areaOf(tx, content)));
}
