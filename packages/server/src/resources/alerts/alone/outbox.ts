// Whom to write to of a message that one officer issued alone, and what became of each letter (decision 0056).
import { sql } from "kysely";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Outcome } from "../delivering/outbox.ts";

/** A letter to be sent to somebody who may stand by the message. */
export type RatificationLetter = {
  id: number;
  attempts: number;
  message_id: number;
  user_id: number;
  name: string;
  email: string;
  locale: Language;
  alert_id: number;
  issued_by: string;
  emergency_reason: string;
  ratify_until: string;
};

/** Messages that somebody still has to stand by, of the last day. */
const isOpen = sql<boolean>`(m.ratify_until > now() and m.sent_at > now() - interval '1 day'
  and not exists (select from alert_ratifications t where t.message_id = m.id))`;

/** Whether the user `u` may stand by the message `m`. */
const mayStandBy = sql<boolean>`(u.is_active and m.created_by <> u.id::text and exists (
  select from role_assignments a join roles r on r.id = a.role_id join companies c on c.id = m.company_id
  where a.user_id = u.id and 'alerts.issue' = any(r.permissions) and (a.company_id is null or a.company_id = any(c.path))))`;

const isSuper = sql<boolean>`(u.is_active and u.is_super_admin = 1 and m.created_by <> u.id::text)`;

/** Writes down who may stand by what, each once; super administrators, who may everywhere, where nobody else does. */
export const writeRatificationLetters = (tx: Tx) =>
  sql`
    insert into ratification_letters (message_id, user_id)
    select m.id, u.id from alert_messages m join users u on ${mayStandBy}
      or (${isSuper} and not exists (select from users u where ${mayStandBy}))
    where m.ratify_until is not null and ${isOpen}
    on conflict do nothing`.execute(tx);

/** What nobody is asked any more, because somebody stood by it or its hour is past. */
export const endLetters = (tx: Tx) =>
  sql`
    with over as (
      select l.id from ratification_letters l join alert_messages m on m.id = l.message_id
      where l.state = 'pending' and not ${isOpen} for update of l skip locked)
    update ratification_letters l set state = 'expired', updated_at = now() from over where l.id = over.id`.execute(tx);

/** Longer than a mail server is waited for, whatever it does. */
const silence = sql`interval '10 minutes'`;

/**
 * Takes one that is due, and says so in the same statement. One whose process died may have arrived or not: it is sent once more under the id
 * that it had, and after a second time nobody guesses any more.
 */
export async function takeLetter(tx: Tx): Promise<RatificationLetter | undefined> {
  const isLost = sql<boolean>`(l.state = 'sending' and l.updated_at < now() - ${silence})`;
  await sql`update ratification_letters l set state = 'unknown' where ${isLost} and l.losses > 0`.execute(tx);
  const { rows } = await sql<RatificationLetter>`
    with due as (
      select l.id, ${isLost} as is_lost from ratification_letters l
        join alert_messages m on m.id = l.message_id join users u on u.id = l.user_id
      where (l.state = 'pending' and l.next_attempt_at <= now() or ${isLost})
        and ${isOpen} and (${mayStandBy} or ${isSuper})
      order by l.message_id desc, l.id limit 1 for update of l skip locked),
    taken as (
      update ratification_letters l set state = 'sending', attempts = l.attempts + 1, updated_at = now(),
        losses = l.losses + due.is_lost::int
      from due where l.id = due.id returning l.*)
    select t.id, t.attempts, t.message_id, t.user_id, u.name, u.email, u.locale, m.alert_id, m.emergency_reason, m.ratify_until,
      coalesce((select i.name from users i where i.id::text = m.created_by), '') as issued_by
    from taken t join alert_messages m on m.id = t.message_id join users u on u.id = t.user_id`.execute(tx);
  return rows[0];
}

/** Books what came of it; nothing where somebody else has taken it for dead and tried again. Again after a minute, two, four. */
export async function bookLetter(
  tx: Tx,
  { id, attempts }: Pick<RatificationLetter, "id" | "attempts">,
  { state }: Outcome,
): Promise<void> {
  const next = state === "again" ? "pending" : state === "sent" ? "sent" : "failed";
  await sql`
    update ratification_letters set state = ${next}, updated_at = now(),
      next_attempt_at = now() + make_interval(secs => least(3600, 60 * power(2, least(attempts - 1, 10))))
    where id = ${id} and state = 'sending' and attempts = ${attempts}`.execute(tx);
}
