// Short-lived tickets for one file each: images and links carry no token, and a token in an address would open everything.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../database/database.ts";
import { orNotFound } from "../problem.ts";

const stepSeconds = 600;
const purpose = "file_tickets";

export type Ticket = { ticket: string; expires_at: string };
export type Tickets = {
  issue(file_id: number): Promise<Ticket>;
  isValid(file_id: number, ticket: string): Promise<boolean>;
};

/**
 * `<seconds since 1970>.<signature over file and time>`. Good for ten to twenty minutes: the end is rounded, so that an address stays
 * the same for a while and the browser can keep the picture. All server processes sign with the same key.
 */
export function ticketsOf(db: Db): Tickets {
  let reading: Promise<string> | undefined;
  const key = () =>
    (reading ??= readKey(db).catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
  const signature = async (file_id: number, end: number) =>
    createHmac("sha256", await key())
      .update(`${file_id}.${end}`)
      .digest();
  return {
    async issue(file_id) {
      const end = (Math.ceil(Date.now() / 1000 / stepSeconds) + 1) * stepSeconds;
      const signed = await signature(file_id, end);
      return { ticket: `${end}.${signed.toString("base64url")}`, expires_at: new Date(end * 1000).toISOString() };
    },
    async isValid(file_id, ticket) {
      const [, end, given] = /^(\d{1,12})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (!end || !given || Number(end) * 1000 < Date.now()) return false;
      return timingSafeEqual(Buffer.from(given, "base64url"), await signature(file_id, Number(end)));
    },
  };
}

async function readKey(db: Db): Promise<string> {
  const row = await db.selectFrom("signing_keys").select("secret").where("purpose", "=", purpose).executeTakeFirst();
  return orNotFound(row).secret;
}
