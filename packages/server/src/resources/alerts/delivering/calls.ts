// What other systems are called with: signed webhooks (Standard Webhooks 1), and the gateway of text messages.
import { fetchOutside, OutgoingFailure, type OutgoingOptions } from "../../../platform/http/outgoing.ts";
import type { SettingsInForce } from "../../../platform/settings-in-force.ts";
import { signatureOf } from "../subscribers/secrets.ts";
import type { Outcome, Told } from "./outbox.ts";

const types = { Alert: "alert.issued", Update: "alert.updated", Cancel: "alert.cancelled" } as const;

/** The body of a call: what the public side tells of an alert, and the message itself. */
export const webhookBody = (told: Told, page: string | null): string => {
  const { said, code, number, message_type, identifier, sent_at, place, cap_xml } = told;
  return JSON.stringify({
    type: types[message_type],
    timestamp: sent_at,
    exercise: said.kind === "exercise",
    alert: {
      code,
      message_number: number,
      identifier,
      sent_at,
      place,
      level: said.level,
      hip_code: said.hip_code,
      headline_es: said.told.es.headline,
      headline_en: said.headline_en ? said.told.en.headline : null,
      instruction_es: said.told.es.instruction,
      area_description: said.area_description,
      expires_at: said.expires_at,
      page_url: page,
    },
    cap_xml,
  });
};

const timeLimit = 5000;
/** What is answered is not read; this much is waited for. */
const mostAnswered = 64_000;

/** Statuses or the reason why there was no answer. A call that was redirected, or is too long in the answer, was not taken. */
export async function callOutside(
  url: string,
  options: OutgoingOptions,
): Promise<{ status: number | null; reason: string | null }> {
  try {
    const { status } = await fetchOutside(url, { time_limit_ms: timeLimit, byte_limit: mostAnswered, ...options });
    return { status, reason: null };
  } catch (error) {
    if (error instanceof OutgoingFailure) return { status: null, reason: error.reason };
    throw error;
  }
}

type Hook = { address: string; secret: string };

/** A signed call. `id`: the same for every try, so that a receiver knows what it has already. */
export function callWebhook({ address, secret }: Hook, id: string, body: string, allowed_hosts: readonly string[]) {
  const time = Math.floor(Date.now() / 1000);
  return callOutside(address, {
    allowed_hosts,
    body,
    headers: {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(time),
      "webhook-signature": signatureOf(secret, id, time, body),
    },
  });
}

type Called = Awaited<ReturnType<typeof callOutside>>;

/** `gone`: statuses by which an address says that it takes nothing for good; `wrong`: those that no other try would change. */
export function outcomeOf({ status, reason }: Called, { gone = [410], wrong = [] as number[] } = {}): Outcome {
  if (status === null) return { state: "again", code: reason };
  const code = String(status);
  if (status >= 200 && status < 300) return { state: "sent", code };
  if (gone.includes(status)) return { state: "over", code };
  return { state: wrong.includes(status) ? "failed" : "again", code };
}

/** One documented shape for every gateway: `POST { id, to, text }`; any 2xx is taken, 400 and 422 name a number that is none. */
export async function callSms(
  { SMS_URL, SMS_TOKEN, OUTGOING_ALLOWED_HOSTS }: SettingsInForce,
  message: { id: string; to: string; text: string },
): Promise<Outcome> {
  if (!SMS_URL) return { state: "again", code: "not_configured" };
  const called = await callOutside(SMS_URL, {
    // Named by whoever runs the server, not by a subscriber.
    allowed_hosts: [...OUTGOING_ALLOWED_HOSTS, new URL(SMS_URL).hostname.replaceAll(/[[\]]/g, "")],
    body: JSON.stringify(message),
    headers: {
      "content-type": "application/json",
      "idempotency-key": message.id,
      ...(SMS_TOKEN && { authorization: `Bearer ${SMS_TOKEN}` }),
    },
  });
  return outcomeOf(called, { gone: [], wrong: [400, 422] });
}
