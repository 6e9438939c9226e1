// What a program may that calls by a key: never more than its person may at that moment (decision 0081).
import { randomBytes } from "node:crypto";
import type { Access, Permission } from "@atalaya/contract/permissions.ts";
import { isWriting } from "@atalaya/contract/resources/users/api-keys.ts";
import type { Assignment, Identity } from "./identity.ts";

/** As it is read with each call; `company_ids`: places with what lies below, null for wherever the person may. */
export type KeyInUse = {
  id: number;
  permissions: Permission[];
  company_ids: number[] | null;
  requests_per_minute: number;
};

const mark = "atalaya_";
const lettersShown = mark.length + 6;

/** Whether a token is a key; a session's token has no such beginning. */
export const isKey = (token: string): boolean => token.startsWith(mark);

/** A new key of 256 random bits, and the first letters that it is recognised by. */
export function newKey(): { key: string; prefix: string } {
  const key = mark + randomBytes(32).toString("base64url");
  return { key, prefix: key.slice(0, lettersShown) };
}

/** A super administrator holds no role; by a key he is somebody who holds one everywhere. */
const asRole = {
  role: "super_admin",
  name_es: "Super administrador",
  name_en: "Super administrator",
  company_id: null,
};

/**
 * The person with what the key leaves of his roles: of each only the key's permissions, and only where a place of the role and one of the
 * key lie one within the other.
 */
export function narrowedByKey(identity: Identity): Identity {
  const { key, user, places } = identity;
  if (!key) return identity;
  const pathOf = new Map(places.map(({ id, path }) => [id, path]));
  const isWithin = (one: number | null, other: number | null) =>
    other === null || (one !== null && pathOf.get(one)?.includes(other) === true);
  const held: Assignment[] = user.is_super_admin ? [{ ...asRole, permissions: key.permissions }] : identity.assignments;
  const assignments = held.flatMap((role) => {
    const permissions = role.permissions.filter((it) => key.permissions.includes(it));
    const common = (key.company_ids ?? [null]).flatMap((place) => {
      if (isWithin(place, role.company_id)) return [place];
      return isWithin(role.company_id, place) ? [role.company_id] : [];
    });
    return common.map((company_id) => ({ ...role, permissions, company_id }));
  });
  return { ...identity, user: { ...user, is_super_admin: 0 }, assignments };
}

/**
 * What is about the person and not about the territory, what lends powers, and imports of files, which go on in the background as the person;
 * behind /api.
 */
const closed =
  /^\/api\/(?:settings|logout|users|roles|api-keys|backups|installation|packs|imports|events|presence|saved-views|alert-subscriptions\/mine)(?:\/|$)|^\/api\/terms\/:id\/acceptance$/;

/** Whether a call is closed to every key: `url` as the route writes it. */
export const isClosedToKeys = (access: Access, url: string): boolean =>
  access !== "public" && (access === "super_admin" || closed.test(url));

/** Whether a key is refused a call whatever its places. */
export function isRefusedToKey(
  key: KeyInUse,
  access: Access,
  { method, url }: { method: string; url: string },
): boolean {
  // Uploads and the like ask for no permission of their own: a key that only reads has no use for them.
  const isChange = access === "signed_in" && !["GET", "HEAD"].includes(method);
  return isClosedToKeys(access, url) || (isChange && !key.permissions.some(isWriting));
}
