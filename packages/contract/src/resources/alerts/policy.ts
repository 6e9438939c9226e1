// How a place issues its alerts: set for a place, it holds below it until another place says otherwise.
import { z } from "zod";
import { isAuthorityOid } from "../../domain/cap/identifiers.ts";
import { CapName } from "../../domain/cap/own-message.ts";
import { answerOf, Id } from "../../record.ts";

const fields = z.object({
  /** One officer alone may issue in an emergency, with a reason; somebody else stands by it afterwards. */
  may_issue_alone: z.boolean(),
  /** Hours until somebody else has to have stood by it. */
  ratify_hours: z.int().min(1).max(168),
  /** CAP's sender: whoever answers for the alerts, by an address of the internet. Null takes the place's e-mail. */
  sender: CapName.nullable().default(null),
  /** Of an authority that is registered with the WMO: its identifiers are then of that register. */
  oid: z
    .string()
    .max(100)
    .refine(isAuthorityOid, { params: { code: "invalid" } })
    .nullable()
    .default(null),
});

export const AlertPolicyDraft = fields;
export type AlertPolicyDraft = z.infer<typeof AlertPolicyDraft>;

/** `company_id`: the place that says so, the place itself or one above it; null where nobody said anything. */
export const AlertPolicy = z.object({ ...answerOf(fields), company_id: Id.nullable() });
export type AlertPolicy = z.infer<typeof AlertPolicy>;

/** Two people, always. */
export const strictest: AlertPolicy = {
  may_issue_alone: false,
  ratify_hours: 24,
  sender: null,
  oid: null,
  company_id: null,
};
