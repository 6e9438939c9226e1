// Messages to browsers (Web Push, RFC 8030): encrypted for the one that subscribed, sent through the same guard as every call.
import { sql } from "kysely";
import type { Language } from "@atalaya/contract/text.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { system } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { callOutside, outcomeOf } from "./calls.ts";
import { alertShortText } from "./letter.ts";
import type { Outcome, Taken, Told } from "./outbox.ts";

type Keys = { public_key: string; private_key: string };

/** Of this installation: made once, whoever asks first. */
async function keysIn(tx: Tx): Promise<Keys> {
  const { generateVAPIDKeys } = (await import("web-push")).default;
  const { publicKey, privateKey } = generateVAPIDKeys();
  await sql`insert into web_push_keys (public_key, private_key) values (${publicKey}, ${privateKey}) on conflict do nothing`.execute(
    tx,
  );
  return tx.selectFrom("web_push_keys").select(["public_key", "private_key"]).executeTakeFirstOrThrow();
}

async function ownKeys({ db, write }: Pick<Services, "db" | "write">): Promise<Keys> {
  const known = await db.selectFrom("web_push_keys").select(["public_key", "private_key"]).executeTakeFirst();
  return known ?? write(system, keysIn);
}

/** What a browser subscribes with. */
export const publicKey = async (app: Pick<Services, "db" | "write">): Promise<string> =>
  (await ownKeys(app)).public_key;

/** Services of browsers take no more, and this much at least. */
const mostBytes = 3000;
const oneDay = 86_400;

/** What the service worker shows. `tag`: the same for all messages of an alert, so that the newest takes the place of the others. */
export const pushPayload = (told: Told, language: Language, page: string | null): string => {
  const { said, code, alert_id, number } = told;
  const { level, headline } = said.told[language];
  const content = {
    title: headline,
    body: alertShortText(told, language, null),
    tag: code,
    level: said.level,
    level_name: level,
    is_exercise: said.kind === "exercise",
    alert_id,
    message_number: number,
    page_url: page,
  };
  const text = JSON.stringify(content);
  return Buffer.byteLength(text) <= mostBytes ? text : JSON.stringify({ ...content, page_url: null });
};

type Push = Taken & { address: string };

export async function sendPush(app: Services, delivery: Push, told: Told, page: string | null): Promise<Outcome> {
  const { address, push_keys, language } = delivery;
  if (!push_keys) return { state: "over", code: "keys" };
  const { public_key, private_key } = await ownKeys(app);
  const { PUBLIC_URL, MAIL_FROM, OUTGOING_ALLOWED_HOSTS } = await app.inForce.now();
  const subject = PUBLIC_URL?.startsWith("https:") ? PUBLIC_URL : `mailto:${MAIL_FROM ?? "nobody@localhost.invalid"}`;
  const { generateRequestDetails } = (await import("web-push")).default;
  const options = {
    vapidDetails: { subject, publicKey: public_key, privateKey: private_key },
    TTL: oneDay,
    urgency: "high" as const,
    topic: `alert-${told.alert_id}`,
  };
  const encrypted = () =>
    generateRequestDetails({ endpoint: address, keys: push_keys }, pushPayload(told, language, page), options);
  let request: ReturnType<typeof encrypted>;
  try {
    request = encrypted();
  } catch {
    // Keys that are none: no other try would find others.
    return { state: "over", code: "keys" };
  }
  const called = await callOutside(address, {
    allowed_hosts: OUTGOING_ALLOWED_HOSTS,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
    body: request.body as Buffer,
  });
  return outcomeOf(called, { gone: [404, 410], wrong: [400, 413] });
}
