// What each noun opens with an emergency: lines of its log, the draft of its first report, the draft of an alert. A noun declares its part
// (`Noun.opens`), and the kit asks all of them within one transaction.
import { createHash } from "node:crypto";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { Tx } from "./database/database.ts";
import type { Scope } from "./scope.ts";

/** `uid`: of the record, by which what is opened twice is known. `place`: what its place is called. */
export type KitEvent = {
  id: number;
  uid: string;
  title: string;
  company_id: number;
  place: string;
  country: string;
  hip_code: string | null;
};

/** A line for the log; `key` tells it from the others of this event. `due_at`: ISO, of a task. */
export type KitLine = {
  key: string;
  kind: "fact" | "task";
  text: string;
  to_name: string | null;
  due_at: string | null;
};

export type KitAsked = {
  event: KitEvent;
  lines: readonly KitLine[];
  has_report: boolean;
  alert_level: string | null;
};

/** `held`: where the caller holds a permission, null is nowhere. */
export type KitCaller = {
  user_id: number;
  is_super_admin: boolean;
  held: (permission: Permission) => Scope | null;
};

/** Opens its part, once however often it is asked; throws `forbidden` where the caller may not. */
export type KitPart = (tx: Tx, asked: KitAsked, caller: KitCaller) => Promise<void>;

/** Always the same for the same thing of the same event: a name-based UUID (RFC 9562, version 8 of SHA-256). */
export function kitUid(event_uid: string, key: string): string {
  const bytes = createHash("sha256").update(`${event_uid} ${key}`).digest().subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
