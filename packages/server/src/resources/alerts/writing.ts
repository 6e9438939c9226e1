// Every statement that writes alerts and their messages.
import { sql } from "kysely";
import type { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import type { AlertContent, Submission } from "@atalaya/contract/resources/alerts/answers.ts";
import type { Tx } from "../../platform/database/database.ts";
import { asJson } from "../../platform/database/sql.ts";
import type { Area } from "./area.ts";

const asStored = <T>(value: T | null | undefined) => value && asJson(value);

/** The columns of what is said; `area` where it changed. */
const columnsOf = ({ area_drawn, area_circle, ...rest }: Partial<AlertDraft>, area: Area | null) => ({
  ...rest,
  ...(area_drawn !== undefined && { area_drawn: asStored(area_drawn) }),
  ...(area_circle !== undefined && { area_circle: asStored(area_circle) }),
  ...(area && {
    geometry: area.geometry && sql<string>`${area.geometry}::geometry`,
    area_rings: asStored(area.rings),
  }),
});

const actor = sql<string>`current_setting('app.actor')`;

export async function insertAlert(tx: Tx, draft: AlertDraft, area: Area): Promise<number> {
  const row = { ...draft, ...columnsOf(draft, area), drafted_by: actor };
  return (await tx.insertInto("alerts").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

/** Nothing waits any more: neither the asking nor what was answered to it. */
const settled = { submission: null, submitted_at: null, submitted_by: null, return_note: null };

const update = (tx: Tx, id: number) => tx.updateTable("alerts").where("id", "=", id);

/** A draft that is changed is asked for anew. */
export const updateDraft = (tx: Tx, id: number, changes: Partial<AlertContent>, area: Area | null) =>
  update(tx, id)
    .set({ ...columnsOf(changes, area), ...settled, drafted_by: actor })
    .execute();

/** What the next message would say; null takes it back. `area`: where it moves. */
export const prepare = (tx: Tx, id: number, content: AlertContent | null, area: Area | null = null) =>
  update(tx, id)
    .set({
      prepared: asStored(content),
      prepared_area: asStored(area),
      cancellation: null,
      ...settled,
      drafted_by: actor,
    })
    .execute();

export const submit = (tx: Tx, id: number, submission: Submission) =>
  update(tx, id)
    .set({ submission, submitted_at: sql<string>`now()`, submitted_by: actor, return_note: null })
    .execute();

export type Cancellation = { reason: string; text_es: string | null; text_en: string | null };

/** What was being prepared is of no more use: its hand would be lost behind the one that ends the alert. */
export const askForEnd = (tx: Tx, id: number, cancellation: Cancellation) =>
  update(tx, id)
    .set({
      prepared: null,
      prepared_area: null,
      cancellation: asJson(cancellation),
      drafted_by: actor,
      submission: "cancellation",
      submitted_at: sql<string>`now()`,
      submitted_by: actor,
      return_note: null,
    })
    .execute();

export const sendBack = (tx: Tx, id: number, note: string) =>
  update(tx, id)
    .set({ ...settled, cancellation: null, return_note: note })
    .execute();

export type NewMessage = {
  alert_id: number;
  company_id: number;
  number: number;
  message_type: string;
  identifier: string;
  sender: string;
  sent_at: string;
  said: object;
  cap_xml: string;
  sha256: string;
  drafted_by: string;
  submitted_by: string;
  emergency_reason: string | null;
  ratify_until: string | null;
};

export const insertMessage = (tx: Tx, { said, ...message }: NewMessage) =>
  tx
    .insertInto("alert_messages")
    .values({ ...message, said: asJson(said) })
    .execute();

type Sent = Pick<NewMessage, "sent_at" | "ratify_until" | "number"> & { is_end: boolean };

/** `said`: what is in force from now on, where it differs from what was. */
export const markSent = (tx: Tx, id: number, sent: Sent, said: Partial<AlertContent>, area: Area | null) =>
  update(tx, id)
    .set({
      ...columnsOf(said, area),
      ...settled,
      state: sent.is_end ? "cancelled" : "issued",
      prepared: null,
      prepared_area: null,
      message_count: sent.number,
      first_sent_at: sql<string>`coalesce(first_sent_at, ${sent.sent_at}::timestamptz)`,
      last_sent_at: sent.sent_at,
      ratify_until: sql<string | null>`least(ratify_until, ${sent.ratify_until}::timestamptz)`,
    })
    .execute();

/**
 * How many messages were sent in this second: identifiers of one second are told apart by it, whichever place or authority they name.
 * Whoever else sends one waits until this transaction has ended.
 */
export async function sentInSecond(tx: Tx, sent_at: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('alert messages', 0))`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from alert_messages where sent_at = ${sent_at}::timestamptz`.execute(tx);
  return rows[0]!.count;
}

/** Stands by every message of the alert that somebody else issued alone; how many those were. */
export async function ratify(tx: Tx, alert_id: number, note: string | null): Promise<number> {
  const { rows } = await sql`
    insert into alert_ratifications (message_id, alert_id, company_id, issued_by, note)
    select m.id, m.alert_id, m.company_id, m.created_by, ${note} from alert_messages m
    where m.alert_id = ${alert_id} and m.ratify_until is not null and m.created_by <> ${actor}
      and not exists (select from alert_ratifications t where t.message_id = m.id)
    returning id`.execute(tx);
  await sql`
    update alerts set ratify_until = (select min(m.ratify_until) from alert_messages m
      where m.alert_id = ${alert_id} and not exists (select from alert_ratifications t where t.message_id = m.id))
    where id = ${alert_id}`.execute(tx);
  return rows.length;
}
