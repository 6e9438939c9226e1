// What open consoles are told at once (decision 0055): `GET /api/events` is a stream of server-sent events of these kinds.
import { z } from "zod";
import { Id, Instant } from "../record.ts";
import { messageTypes } from "../domain/cap/codes.ts";
import { changeActions } from "./audit.ts";
import { alertKinds } from "./alerts/fields.ts";

/** `level`: of what was sent; null of what only waits. */
const Words = z.object({ level: z.string().nullable(), headline: z.string() });

/** Nobody is called by an older one: it is found in the alert centre. */
export const noticeMinutes = 30;

/** What those who issue alerts in the place are asked for: to send what somebody else wrote, or to stand by what somebody sent alone. */
const asks = ["approval", "ratification"] as const;

/** Beside the change by which a message was sent, or asked to be sent: what a notice says of it. */
const LiveAlert = z.object({
  alert_id: Id,
  kind: z.enum(alertKinds),
  message_type: z.enum(messageTypes).extract(["Alert", "Update", "Cancel"]),
  level_color: z.string().nullable(),
  es: Words,
  en: Words,
  place: z.string(),
  /** Only to those who may do it. */
  asks: z.enum(asks).optional(),
});
export type LiveAlert = z.infer<typeof LiveAlert>;

/** Who changed what, never from what to what. */
export const LiveChange = z.object({
  /** Of its line in the audit log: a console that was cut off may be told the same twice. */
  id: Id,
  at: Instant,
  /** Null where no person asked for the change. */
  actor_id: Id.nullable(),
  actor: z.string().nullable(),
  action: z.enum(changeActions),
  /** The table. */
  resource: z.string(),
  /** Null where `many` rows of one place were changed at once. */
  record_id: Id.nullable(),
  company_id: Id.nullable(),
  name: z.string().nullable(),
  /** Those that changed. */
  fields: z.array(z.string()),
  /** Of the call that did it. */
  request_id: z.string().nullable(),
  many: z.int().optional(),
  alert: LiveAlert.optional(),
});
export type LiveChange = z.infer<typeof LiveChange>;

const Opened = z.object({
  resource: z
    .string()
    .max(60)
    .regex(/^[a-z_]+$/),
  record_id: Id,
});
export type Opened = z.infer<typeof Opened>;

/** Who has it open. */
export type LivePresence = Opened & { people: { id: number; name: string }[] };

/** By the name of the event. `reset`: more was missed than is told; everything is read anew. */
export type LiveEvents = {
  hello: { console: string };
  change: LiveChange;
  reset: Record<never, never>;
  presence: LivePresence;
};

/** All that the tabs of one browser have open, said anew whenever it changes; `console` is what the stream's first event called it. */
export const Presence = z.object({ console: z.uuid(), open: z.array(Opened).max(20) });
export type Presence = z.infer<typeof Presence>;
