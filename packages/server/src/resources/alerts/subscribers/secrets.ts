// What only a subscriber and this server know: the key that calls are signed with, and the links by which one agrees or leaves. Pure.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const prefix = "whsec_";

/** 256 random bits, as Standard Webhooks writes a key. */
export const newSecret = (): string => prefix + randomBytes(32).toString("base64");

const keyOf = (secret: string): Buffer => Buffer.from(secret.slice(prefix.length), "base64");

export type LinkPurpose = "confirm" | "leave";

/** The same at any time, so that the link of an old letter still works: `<id>.<HMAC-SHA256, base64url>`. */
export const tokenOf = ({ id, secret }: { id: number; secret: string }, purpose: LinkPurpose): string =>
  `${id}.${createHmac("sha256", keyOf(secret)).update(`${purpose} ${id}`).digest("base64url")}`;

/** Of whom it would be, if it is right; null for what no token looks like. */
export function idInToken(token: string): number | null {
  const id = Number(/^(\d{1,15})\.[\w-]{43}$/.exec(token)?.[1]);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Takes the same time whatever is wrong. */
export const isTokenOf = (
  token: string,
  subscription: { id: number; secret: string },
  purpose: LinkPurpose,
): boolean => {
  const [given, right] = [Buffer.from(token), Buffer.from(tokenOf(subscription, purpose))];
  return given.length === right.length && timingSafeEqual(given, right);
};

/** Standard Webhooks 1: `v1,` and the HMAC-SHA256 of id, time (seconds) and body, base64. */
export const signatureOf = (secret: string, id: string, time: number, body: string): string =>
  `v1,${createHmac("sha256", keyOf(secret)).update(`${id}.${time}.${body}`).digest("base64")}`;
