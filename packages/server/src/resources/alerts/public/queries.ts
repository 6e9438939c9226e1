// What everybody may know of alerts: read from the public view and from nothing else.
import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { Said } from "../cap-message.ts";

/** A message of a real alert that is for everybody. `last_identifier`: of the message that holds now. */
export type PublicMessage = {
  identifier: string;
  message_type: "Alert" | "Update" | "Cancel";
  sent_at: string;
  said: Omit<Said, "area_drawn">;
  place: string;
  country: string;
  timezone: string;
  last_identifier: string;
};

/** `last`: what the message is called that holds now. Its drawn area, of up to thousands of corners, no page shows: the CAP file tells it. */
const read = async (db: Db, last: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
  (
    await sql<PublicMessage>`
      select identifier, message_type, sent_at, said - 'area_drawn' as said, place, country, timezone, ${last} as last_identifier
      from public_alerts p ${which}`.execute(db)
  ).rows;

/** No alert is in force for longer (rules.ts), and what holds was sent within. */
const longest = sql`interval '31 days'`;
/** In a storm over a whole country each municipality may have several; what is left out would be missing everywhere. */
const mostListed = 2000;

/** What holds now, the newest first: the last message of each alert in force, and for a day the end of those that were ended. */
export const listCurrent = (db: Db): Promise<PublicMessage[]> =>
  read(
    db,
    sql`identifier`,
    sql`where p.sent_at > now() - ${longest} and p.is_last
      and case p.message_type when 'Cancel' then p.sent_at > now() - interval '1 day' else p.expires_at > now() end
      order by p.sent_at desc, p.alert_id desc limit ${mostListed}`,
  );

/** The file of a message as it was sent: UTF-8. */
export async function findCap(db: Db, identifier: string): Promise<string | undefined> {
  const { rows } = await sql<{ cap_xml: string }>`
    select cap_xml from public_alerts where identifier = ${identifier}`.execute(db);
  return rows[0]?.cap_xml;
}

export const findMessage = async (db: Db, identifier: string): Promise<PublicMessage | undefined> =>
  (
    await read(
      db,
      sql`(select l.identifier from public_alerts l where l.alert_id = p.alert_id order by l.number desc limit 1)`,
      sql`where p.identifier = ${identifier}`,
    )
  )[0];
