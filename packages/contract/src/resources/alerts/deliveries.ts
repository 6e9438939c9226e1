// Who got which message of an alert, when, and what came of it.
import { z } from "zod";
import { messageTypes } from "../../domain/cap/codes.ts";
import { Id, Instant, listOf, listQuery } from "../../record.ts";
import { subscriptionChannels } from "../alert-subscriptions/addresses.ts";

/**
 * `pending` waits for its (next) attempt, `sending` is under way. `unknown`: the process ended in between, so that nobody knows whether it
 * arrived. `expired`: a day went by, or the alert's own hour, before it could be sent. `superseded`: a newer message of the same alert
 * went instead.
 */
export const deliveryStates = ["pending", "sending", "sent", "failed", "unknown", "expired", "superseded"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Those that may be sent once more by hand. */
export const resendable: readonly DeliveryState[] = ["failed", "unknown", "expired"];

export const deliverySorts = ["updated_at"] as const;

export const AlertDeliveryQuery = listQuery(deliverySorts, {
  state: listOf(z.enum(deliveryStates)),
  channel: listOf(z.enum(subscriptionChannels)),
  /** Of one message alone, by its number. */
  message: z.coerce.number().pipe(Id).optional(),
}).omit({ q: true });
export type AlertDeliveryQuery = z.infer<typeof AlertDeliveryQuery>;

export const AlertDelivery = z.object({
  id: Id,
  /** The message's number within its alert, and what it was. */
  message_number: z.int(),
  message_type: z.enum(messageTypes),
  channel: z.enum(subscriptionChannels),
  /** Masked: `r…@dominio.cl`. */
  address: z.string(),
  label: z.string(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  created_at: Instant,
  updated_at: Instant,
  next_attempt_at: Instant.nullable(),
  sent_at: Instant.nullable(),
  /** What the other side last answered: an HTTP status, a reply code of SMTP, or a word such as `slow`. */
  code: z.string().nullable(),
});
export type AlertDelivery = z.infer<typeof AlertDelivery>;

export const AlertDeliveryTotals = z.object({
  data: z.array(z.object({ channel: z.enum(subscriptionChannels), state: z.enum(deliveryStates), count: z.int() })),
});
export type AlertDeliveryTotals = z.infer<typeof AlertDeliveryTotals>;

/** Of all messages of an alert. */
export const DeliveryCounts = z.object({ sent: z.int(), waiting: z.int(), failed: z.int() });
