// Alerts: prepared by one person, issued by another, and never changed once they are sent.
import { z } from "zod";
import { Key } from "../domain/typed-values.ts";
import { Bbox, MapTotals } from "../map-query.ts";
import { AsOf, defineResource, idList, listOf, listQuery, Nothing, pageOf, patchOf } from "../record.ts";
import { Moment, ofPages } from "../since.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { Alert, AlertPreview, alertStatuses, AlertSummary, cancelReasons } from "./alerts/answers.ts";
import { AlertDelivery, AlertDeliveryTotals } from "./alerts/deliveries.ts";
import { alertFields, alertKinds, alertLabels } from "./alerts/fields.ts";
import { AlertsInForce } from "./alerts/in-force.ts";
import { AlertsSince } from "./alerts/since.ts";
import { AlertStatistics } from "./alerts/statistics.ts";

const ordered = (first: string | null, second: string | null) =>
  first === null || second === null || Date.parse(first) <= Date.parse(second);

type Times = Pick<z.infer<typeof alertFields>, "effective_at" | "onset_at" | "expires_at">;

/** In force first, then the onset, then the end (CAP 1.2). */
function checkTimes({ effective_at, onset_at, expires_at }: Times, context: z.RefinementCtx): void {
  const late = (field: keyof Times) =>
    context.addIssue({ code: "custom", path: [field], params: { code: "day_order" } });
  if (!ordered(effective_at, onset_at)) late("onset_at");
  if (!ordered(onset_at ?? effective_at, expires_at)) late("expires_at");
}

const fields = alertFields.extend({ kind: z.enum(alertKinds).default("alert") });

export const AlertDraft = fields.superRefine(checkTimes);
export type AlertDraft = z.infer<typeof AlertDraft>;

/** What an alert is and whose it is stay as they were. */
export const AlertPatch = patchOf(alertFields.omit({ company_id: true }));
export type AlertPatch = z.infer<typeof AlertPatch>;

export const alertSorts = ["level", "last_sent_at", "expires_at", "updated_at"] as const;

/** What ends within so many hours is pressing. */
export const expiringHours = 3;

/** Real alerts, unless exercises are asked for: they never stand in one list. `status` is the one of the clock. */
export const AlertQuery = listQuery(alertSorts, {
  kind: z.enum(alertKinds).default("alert"),
  status: listOf(z.enum(alertStatuses)),
  level: listOf(Key),
  variable: idList,
  hazard: listOf(alertFields.shape.hip_code.unwrap().unwrap()),
  /** Waits for a second person. */
  waiting: z.stringbool().optional(),
  /** Issued by one alone, and nobody stood by it yet. */
  unratified: z.stringbool().optional(),
  /** In force, and over within `expiringHours` unless somebody says how it goes on. */
  expiring: z.stringbool().optional(),
  /** Sent back by who was to approve it. */
  returned: z.stringbool().optional(),
  sent_from: z.iso.date().optional(),
  sent_to: z.iso.date().optional(),
  /** Beside those of the places themselves what places above have sent that reaches into them. */
  above: z.stringbool().optional(),
  bbox: Bbox.optional(),
  trash: z.stringbool().optional(),
});
export type AlertQuery = z.infer<typeof AlertQuery>;
/** The same, of the alerts as they stood at a moment. */
export const AlertsAtQuery = AlertQuery.extend(AsOf);
/** The filters of the list, and the moment that now is compared with. */
export const AlertsSinceQuery = AlertQuery.omit(ofPages).extend(Moment);
export type AlertsSinceQuery = z.infer<typeof AlertsSinceQuery>;

/** Whoever acts names the version that he read: what he did not see he does not sign. */
const Signed = z.object({ version: z.int().positive() });

const longestReason = 1000;
const reason = requiredText(longestReason);

export const AlertReturn = Signed.extend({ note: reason });
export const AlertEmergency = Signed.extend({ reason });
/** Without texts those are taken that were prepared with the alert, unless it was issued by mistake: that says so by itself. */
export const AlertCancellation = Signed.extend({
  reason: z.enum(cancelReasons).default("ended"),
  text_es: optionalText(5000),
  text_en: optionalText(5000),
});
export type AlertCancellation = z.infer<typeof AlertCancellation>;
export const AlertRatification = z.object({ note: optionalText(longestReason) });

/** `of=cancellation`: what would be said at its end, instead of its next message. */
export const AlertPreviewQuery = z.object({ of: z.literal("cancellation").optional() });

export const alerts = defineResource({
  path: "alerts",
  title: { es: "Alertas", en: "Alerts" },
  draft: AlertDraft,
  patch: AlertPatch,
  detail: Alert,
  query: AlertsAtQuery,
  summary: AlertSummary,
  answers: {
    ":id/preview": AlertPreview,
    ":id/deliveries": pageOf(AlertDelivery),
    ":id/deliveries/totals": AlertDeliveryTotals,
    "in-force": AlertsInForce,
    since: AlertsSince,
    statistics: AlertStatistics,
    totals: MapTotals.extend({ by_level: z.array(z.object({ level: z.string(), count: z.int() })) }),
  },
  acts: {
    submission: { body: Signed, answer: Alert },
    approval: { body: Signed, answer: Alert },
    return: { body: AlertReturn, answer: Alert },
    emergency: { body: AlertEmergency, answer: Alert },
    cancellation: { body: AlertCancellation, answer: Alert },
    ratification: { body: AlertRatification, answer: Alert },
    discard: { body: Signed, answer: Alert },
    reissue: { body: Nothing, answer: Alert },
  },
  labels: alertLabels,
});
