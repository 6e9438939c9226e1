// Short-lived tickets for one file each: images and links carry no token, and a token in an address would open everything.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { Db } from "../database/database.ts";
import { orNotFound } from "../http/problem.ts";

const stepSeconds = 600;
const purpose = "file_tickets";

export type Ticket = { ticket: string; expires_at: string };
export type Tickets = {
  /** For one who may see the file now. */
  issue(file_id: number, user_id: number): Promise<Ticket>;
  isValid(file_id: number, ticket: string): Promise<boolean>;
};

/**
 * `<seconds since 1970>.<user>.<signature over file, time and user>`. Good for ten to twenty minutes: the end is rounded, so that an address
 * stays the same for a while and the browser can keep the picture. It dies with its user. All server processes sign with the same key.
 */
export function ticketsOf(db: Db): Tickets {
  let reading: Promise<string> | undefined;
  const key = () =>
    (reading ??= readKey(db).catch((error: unknown) => {
      reading = undefined;
      throw error;
    }));
  const signature = async (file_id: number, end: number, user_id: number) =>
    createHmac("sha256", await key())
      .update(`${file_id}.${end}.${user_id}`)
      .digest();
  return {
    async issue(file_id, user_id) {
      const end = (Math.ceil(Date.now() / 1000 / stepSeconds) + 1) * stepSeconds;
      const signed = await signature(file_id, end, user_id);
      return {
        ticket: `${end}.${user_id}.${signed.toString("base64url")}`,
        expires_at: new Date(end * 1000).toISOString(),
      };
    },
    async isValid(file_id, ticket) {
      const [, end, user, given] = /^(\d{1,12})\.(\d{1,15})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (!end || !user || !given || Number(end) * 1000 < Date.now()) return false;
      const signed = await signature(file_id, Number(end), Number(user));
      return timingSafeEqual(Buffer.from(given, "base64url"), signed) && isActive(db, Number(user));
    },
  };
}

async function isActive(db: Db, user_id: number): Promise<boolean> {
  const row = await db.selectFrom("users").select("is_active").where("id", "=", user_id).executeTakeFirst();
  return row?.is_active ?? false;
}

async function readKey(db: Db): Promise<string> {
  const row = await db.selectFrom("signing_keys").select("secret").where("purpose", "=", purpose).executeTakeFirst();
  return orNotFound(row).secret;
}
