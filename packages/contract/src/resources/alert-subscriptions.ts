// Who is told of alerts: by e-mail, to another system, on a telephone or in a browser; of which places, levels and hazards.
import { z } from "zod";
import { HipCode } from "../domain/hazards.ts";
import { Key } from "../domain/typed-values.ts";
import { answerOf, defineResource, Id, Instant, listOf, listQuery, patchOf, recordFields } from "../record.ts";
import { languages } from "../text.ts";
import { requiredText } from "../values/plain-text.ts";
import { checkAddress, subscriptionChannels } from "./alert-subscriptions/addresses.ts";

/**
 * `pending`: whoever has the address has not agreed yet. `left`: wants no more, and the address is erased. `refused`: the address takes
 * nothing for good.
 */
export const subscriptionStates = ["pending", "active", "left", "refused"] as const;

const mostPlaces = 50;
const mostChosen = 60;
const longestAddress = 500;

/** What is told: any of the places, of the levels and of the hazards. Empty is all of them; of places, the one that keeps it. */
const choice = z.object({
  /** Of its own place and those below: their alerts, those of places below them, and those of places above, which hold there too. */
  company_ids: z.array(Id).max(mostPlaces).default([]),
  levels: z.array(Key).max(mostChosen).default([]),
  /** An alert is of one of these types or of one of these hazards. */
  variable_ids: z.array(Id).max(mostChosen).default([]),
  hip_codes: z.array(HipCode).max(mostChosen).default([]),
  /** An exercise goes to nobody else. */
  wants_exercises: z.boolean().default(false),
  language: z.enum(languages).default("es"),
});

const fields = z.object({
  /** The place that keeps it. */
  company_id: Id,
  /** A browser is subscribed by whoever uses it, under `mine`. */
  channel: z.enum(subscriptionChannels).exclude(["push"]),
  /** An e-mail, an https address, or a number such as +56912345678. */
  address: z.string().trim().min(1).max(longestAddress),
  /** The person or body behind it. */
  label: requiredText(120),
  ...choice.shape,
  /** Messages that are not for everybody too. */
  sees_restricted: z.boolean().default(false),
});

export const AlertSubscriptionDraft = fields.superRefine(checkAddress);
export type AlertSubscriptionDraft = z.infer<typeof AlertSubscriptionDraft>;

/** Another address is another subscription: whoever has it has to agree. */
export const AlertSubscriptionPatch = patchOf(fields.omit({ company_id: true, channel: true, address: true }));
export type AlertSubscriptionPatch = z.infer<typeof AlertSubscriptionPatch>;

export const subscriptionSorts = ["label", "updated_at"] as const;

export const AlertSubscriptionQuery = listQuery(subscriptionSorts, {
  channel: listOf(z.enum(subscriptionChannels)),
  state: listOf(z.enum(subscriptionStates)),
});
export type AlertSubscriptionQuery = z.infer<typeof AlertSubscriptionQuery>;

const { company_id, label, sees_restricted } = fields.shape;

export const AlertSubscriptionSummary = z.object({
  ...recordFields,
  ...answerOf(z.object({ company_id, label, ...choice.shape, sees_restricted })),
  company_name: z.string(),
  channel: z.enum(subscriptionChannels),
  /** Null once it is left. */
  address: z.string().nullable(),
  /** Of somebody who has an account: the address is the one of the account. */
  user_id: Id.nullable(),
  state: z.enum(subscriptionStates),
  /** When whoever has the address agreed. */
  confirmed_at: Instant.nullable(),
  left_at: Instant.nullable(),
});
export type AlertSubscriptionSummary = z.infer<typeof AlertSubscriptionSummary>;

export const AlertSubscription = AlertSubscriptionSummary.extend({
  /** What was agreed to, word by word, and when it was read. */
  consent_text: z.string().nullable(),
  consent_at: Instant.nullable(),
  /** What the calls of a webhook are signed with (Standard Webhooks, `whsec_…`): told when it is made or made anew, and null ever after. */
  secret: z.string().nullable(),
  updated_by: z.string().nullable(),
});
export type AlertSubscription = z.infer<typeof AlertSubscription>;

/** What came of a test call; the subscription is active from the first that succeeds. `status`: of its answer, null where none came. */
export const WebhookTest = z.object({
  is_delivered: z.boolean(),
  status: z.int().nullable(),
  reason: z.string().nullable(),
});
export type WebhookTest = z.infer<typeof WebhookTest>;

/** What a browser subscribes with (VAPID), base64url. */
export const PushKey = z.object({ public_key: z.string() });

/** Keys of a browser (Push API), base64url. */
const PushKeys = z.object({ p256dh: z.string().regex(/^[\w-]{87}=?$/), auth: z.string().regex(/^[\w-]{22}(==)?$/) });

/** Of whoever is signed in: to the e-mail of the account, or to this browser. */
export const OwnSubscriptionDraft = z
  .object({
    company_id: Id,
    ...choice.shape,
    channel: z.enum(subscriptionChannels).extract(["email", "push"]),
    /** Where the browser is reached; only of a browser. */
    endpoint: z
      .url({ protocol: /^https$/ })
      .max(longestAddress)
      .optional(),
    keys: PushKeys.optional(),
  })
  .superRefine(({ channel, endpoint, keys }, context) => {
    const missing = (field: string) =>
      context.addIssue({ code: "custom", path: [field], params: { code: "required" } });
    if (channel === "push" && !endpoint) missing("endpoint");
    if (channel === "push" && !keys) missing("keys");
  });
export type OwnSubscriptionDraft = z.infer<typeof OwnSubscriptionDraft>;

export const OwnSubscriptionPatch = patchOf(choice);
export type OwnSubscriptionPatch = z.infer<typeof OwnSubscriptionPatch>;

export const alertSubscriptions = defineResource({
  path: "alert-subscriptions",
  title: { es: "Suscriptores de alertas", en: "Alert subscribers" },
  draft: AlertSubscriptionDraft,
  patch: AlertSubscriptionPatch,
  detail: AlertSubscription,
  query: AlertSubscriptionQuery,
  summary: AlertSubscriptionSummary,
  answers: {
    mine: z.object({ data: z.array(AlertSubscription) }),
  },
  labels: {
    company_id: { es: "Lugar que la lleva", en: "Managed by" },
    channel: { es: "Canal", en: "Channel" },
    address: { es: "Dirección", en: "Address" },
    label: { es: "Persona u organismo", en: "Person or body" },
    company_ids: { es: "Lugares", en: "Places" },
    levels: { es: "Niveles", en: "Levels" },
    variable_ids: { es: "Tipos de alerta", en: "Types of alert" },
    hip_codes: { es: "Amenazas", en: "Hazards" },
    wants_exercises: { es: "También simulacros", en: "Exercises too" },
    language: { es: "Idioma", en: "Language" },
    sees_restricted: { es: "También mensajes restringidos", en: "Restricted messages too" },
  },
});
