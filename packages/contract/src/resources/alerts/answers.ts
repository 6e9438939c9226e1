// Alerts as they are answered: a row of the list, one of them with its messages, and what a message says before it is sent.
import { z } from "zod";
import { messageTypes } from "../../domain/cap/codes.ts";
import { answerOf, Id, Instant, recordFields } from "../../record.ts";
import { Position, StoredGeometry } from "../../values/geometry.ts";
import { LegalReference } from "../legal-documents/relations.ts";
import { DeliveryCounts } from "./deliveries.ts";
import { alertFields, alertKinds } from "./fields.ts";

/** The domains whose polygons are zones to warn: hazard zones, and sectors that are evacuated. */
export const zoneDomains = ["situation", "vulnerability", "risk"] as const;
export type ZoneDomain = (typeof zoneDomains)[number];

/** What may be asked to be sent. */
export const submissions = ["alert", "update", "cancellation"] as const;
export type Submission = (typeof submissions)[number];

/** `ended`: the danger is over (all clear); `mistake`: it should not have been issued. */
export const cancelReasons = ["ended", "mistake"] as const;

/**
 * How it stands, the clock included: `submitted` waits for its second person, `updated` was issued more than once, `expired` is past its
 * hour and was never cancelled.
 */
export const alertStatuses = ["draft", "submitted", "issued", "updated", "cancelled", "expired"] as const;
export type AlertStatus = (typeof alertStatuses)[number];

/** Those in force: whoever is in the area is warned. */
export const inForce: readonly AlertStatus[] = ["issued", "updated"];

/** One that was sent: never changed. `sent_at` carries the offset of the place. */
export const AlertMessage = z.object({
  id: Id,
  number: z.int(),
  message_type: z.enum(messageTypes),
  identifier: z.string(),
  sender: z.string(),
  sent_at: Instant,
  /** SHA-256 of the CAP file, hexadecimal. */
  sha256: z.string(),
  level: z.string(),
  headline_es: z.string(),
  drafted_by: z.string().nullable(),
  submitted_by: z.string().nullable(),
  issued_by: z.string().nullable(),
  /** Whether the reader issued it. */
  is_own: z.boolean(),
  /** Set where one officer issued it alone. */
  emergency_reason: z.string().nullable(),
  /** Until when somebody else has to stand by it; null where two people issued it. */
  ratify_until: Instant.nullable(),
  ratified_at: Instant.nullable(),
  ratified_by: z.string().nullable(),
  /** What that person wrote. */
  ratification_note: z.string().nullable(),
});
export type AlertMessage = z.infer<typeof AlertMessage>;

/** Of an alert that was sent, the fields are those of its last message: what is being prepared is in `prepared` and not in force. */
export const AlertSummary = z.object({
  ...recordFields,
  kind: z.enum(alertKinds),
  code: z.string(),
  company_id: Id,
  company_name: z.string(),
  variable_id: Id,
  hip_code: z.string().nullable(),
  level: z.string(),
  technical_level: z.string().nullable(),
  coverage: alertFields.shape.coverage.unwrap(),
  headline_es: z.string(),
  headline_en: z.string().nullable(),
  area_description: z.string().nullable(),
  status: z.enum(alertStatuses),
  /** What waits for a second person. */
  submission: z.enum(submissions).nullable(),
  submitted_at: Instant.nullable(),
  submitted_by: z.string().nullable(),
  /** What the second person wrote who sent it back. */
  return_note: z.string().nullable(),
  /** A change is being prepared. */
  is_prepared: z.boolean(),
  effective_at: Instant.nullable(),
  expires_at: Instant.nullable(),
  reported_at: Instant.nullable(),
  first_sent_at: Instant.nullable(),
  last_sent_at: Instant.nullable(),
  /** From the first report to the first message. */
  minutes_to_message: z.int().nullable(),
  message_count: z.int(),
  /** Issued by one officer alone, and nobody stood by it yet; `overdue` after the hours that the place allows. */
  ratification: z.enum(["due", "overdue"]).nullable(),
  anchor: Position.nullable(),
  deleted_at: Instant.nullable(),
  /** A place above those of the reader sent it: it is read here, and changed there. */
  is_of_above: z.boolean(),
});
export type AlertSummary = z.infer<typeof AlertSummary>;

/** All that is said in it. */
export const AlertContent = z.object(answerOf(alertFields));
export type AlertContent = z.infer<typeof AlertContent>;

export const Alert = AlertSummary.extend({
  ...AlertContent.shape,
  geometry: StoredGeometry.nullable(),
  prepared: AlertContent.nullable(),
  cancellation: z
    .object({
      reason: z.enum(cancelReasons),
      text_es: z.string().nullable(),
      text_en: z.string().nullable(),
    })
    .nullable(),
  messages: z.array(AlertMessage),
  /** To subscribers: how many deliveries of its messages arrived, wait, or failed for good. */
  deliveries: DeliveryCounts,
  /** The documents, session and event that it cites, as far as the reader may see them. */
  documents: z.array(LegalReference),
  session: z.object({ id: Id, committee_id: Id, number: z.int(), year: z.int() }).nullable(),
  event: z.object({ id: Id, code: z.string(), title: z.string() }).nullable(),
  /** The hazard zones and sectors that it names, by their titles, and where each is kept. */
  area_records: z.array(z.object({ id: Id, title: z.string(), domain: z.enum(zoneDomains) })),
  drafted_by: z.string().nullable(),
  /** Of the message of another system that it was made of, and which is kept as it came; null where it was written here. */
  source: z
    .object({
      sender: z.string(),
      identifier: z.string(),
      sent_at: Instant,
      sha256: z.string(),
      has_signature: z.boolean(),
      /** The address; null where it came as a file. */
      fetched_from: z.string().nullable(),
    })
    .nullable(),
  /** Whether the reader wrote or sent what waits: somebody else has to issue it. */
  is_own: z.boolean(),
  updated_by: z.string().nullable(),
});
export type Alert = z.infer<typeof Alert>;

/** What the next message would say, in the forms in which it is read. */
export const AlertPreview = z.object({
  /** Of the alert that it was made of. */
  version: z.int(),
  /** Null while something that CAP asks for is missing. */
  cap_xml: z.string().nullable(),
  /** At most 160 characters of GSM 03.38, for SMS. */
  short_es: z.string(),
  short_en: z.string(),
  long_es: z.string(),
  long_en: z.string(),
  /** What still keeps it from being sent, by field. */
  findings: z.record(z.string(), z.array(z.string())),
});
export type AlertPreview = z.infer<typeof AlertPreview>;
