// What the public pages of subscriptions do: nothing before whoever has the address agrees.
import { sql } from "kysely";
import { alertLevelsOf, type AlertLevel } from "@atalaya/contract/domain/alert-levels.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { maskedAddress } from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import type { Db, Tx } from "../../../../platform/database/database.ts";
import { rulesOf } from "../../../packs/queries.ts";
import {
  activate,
  findReached,
  insertSubscription,
  leave,
  noteAsked,
  updateSubscription,
  type Reached,
} from "../queries.ts";
import { idInToken, isTokenOf, newSecret, type LinkPurpose } from "../secrets.ts";

/** The place that a name or a territorial code means, `Valparaíso (05101)` too; undefined where none does, or several do. */
export async function placeCalled(db: Db, text: string): Promise<{ id: number; country: string } | undefined> {
  const code = /\(([^()]+)\)\s*$/.exec(text)?.[1] ?? text.trim();
  const { rows } = await sql<{ id: number; country: string; is_code: boolean }>`
    select c.id, c.country, c.territorial_code = ${code} as is_code from companies c
    where c.deleted_at is null and c.is_active and (c.territorial_code = ${code} or fold(c.reason_social) = fold(${text.trim()})) limit 20`.execute(
    db,
  );
  const coded = rows.filter(({ is_code }) => is_code);
  const meant = coded.length > 0 ? coded : rows;
  return meant.length === 1 ? meant[0] : undefined;
}

/** More find no room on a small page, and whoever lives in a smaller place still types it. */
const mostSuggested = 1000;

/** What places are called where one is chosen: by name, with the code where several are called alike; larger ones before what lies in them. */
export async function placesOffered(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select case when alike = 1 then name else name || ' (' || code || ')' end as name
    from (
      select reason_social as name, territorial_code as code, cardinality(path) as depth,
        count(*) over (partition by fold(reason_social)) as alike
      from companies where deleted_at is null and is_active) named
    where alike = 1 or code is not null
    order by depth, name collate spanish limit ${mostSuggested}`.execute(db);
  return rows.map(({ name }) => name);
}

/** Of those that were ticked the ones that the place's country has: others would keep every alert away. */
export async function levelsKnown(db: Db, country: string, ticked: readonly string[]): Promise<string[]> {
  const known = alertLevelsOf(await rulesOf(db, country)).map(({ key }) => key);
  return ticked.filter((it) => known.includes(it));
}

/** The levels of the country of the installation's first place: what the form offers. */
export async function levelsOffered(db: Db): Promise<readonly AlertLevel[]> {
  const { rows } = await sql<{ country: string }>`
    select country from companies where parent_company_id is null and deleted_at is null order by id limit 1`.execute(
    db,
  );
  return alertLevelsOf(rows[0] ? await rulesOf(db, rows[0].country) : null);
}

export type Wish = {
  company_id: number;
  email: string;
  levels: string[];
  wants_exercises: boolean;
  language: Language;
  consent_text: string;
  consent_address: string;
};

/**
 * Keeps the wish until whoever has the address agrees, and answers whom to ask. Asked again it is asked anew, but nobody is written to twice
 * within minutes, from wherever it is asked; who receives alerts already keeps what was chosen.
 */
export async function subscribe(tx: Tx, { email: address, ...wish }: Wish): Promise<Reached | undefined> {
  const { company_id } = wish;
  const known = await findReached(tx, { company_id, channel: "email", address });
  if (known) {
    // What an officer entered is not a stranger's to change.
    if (known.state === "pending" && known.is_public) await updateSubscription(tx, known.id, wish);
    return toAsk(tx, known);
  }
  const rest = { company_ids: [], variable_ids: [], hip_codes: [], sees_restricted: false };
  const id = await insertSubscription(tx, {
    ...rest,
    ...wish,
    channel: "email",
    address,
    // No more is known of who it is; and the audit log tells labels.
    label: maskedAddress("email", address),
    secret: newSecret(),
  });
  return toAsk(tx, (await findReached(tx, { id }))!);
}

async function toAsk(tx: Tx, found: Reached): Promise<Reached | undefined> {
  if (found.is_fresh) return undefined;
  await noteAsked(tx, found.id);
  return found;
}

/** Whose link it is, while it does something: one agrees only while pending, and leaves only once. */
export async function holderOf(db: Db | Tx, token: string, purpose: LinkPurpose): Promise<Reached | undefined> {
  const id = idInToken(token);
  const found = id === null ? undefined : await findReached(db, { id });
  if (!found || !isTokenOf(token, found, purpose) || found.state === "left") return undefined;
  return purpose === "confirm" && found.state !== "pending" ? undefined : found;
}

const lock = (tx: Tx, id: number) => sql`select from alert_subscriptions where id = ${id} for update`.execute(tx);

/** Done once, whoever presses the button twice. `consent`: what was read, and from which address. */
export async function follow(
  tx: Tx,
  token: string,
  purpose: LinkPurpose,
  consent: { text: string; address: string },
): Promise<Reached | undefined> {
  const id = idInToken(token);
  if (id !== null) await lock(tx, id);
  const found = await holderOf(tx, token, purpose);
  if (!found) return undefined;
  if (purpose === "confirm") await activate(tx, found.id, consent);
  else await leave(tx, found.id, maskedAddress(found.channel, found.address ?? ""));
  return found;
}
