// Outgoing mail, where the operator has set a mail server. It leaves in the background: no answer waits for it or fails with it.
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Language } from "@atalaya/contract/text.ts";
import { linkLetter, type Letter, type OneTimeLink } from "./letters.ts";
import type { SettingsInForce } from "../settings-in-force.ts";

type Reader = { id: number; name: string; email: string; locale: Language };

type MailFile = { filename: string; content: Buffer | string; contentType: string };

/** What a letter carries beside its text: what keeps letters of one matter together, and by what one leaves. */
export type LetterHeaders = {
  /** Without it the product's name. */
  from_name?: string;
  messageId?: string;
  inReplyTo?: string;
  references?: string[];
  headers?: Record<string, string>;
  files?: MailFile[];
};

export type Mail = {
  /** Whether mail can leave; without a mail server nothing is sent. */
  isConfigured(): Promise<boolean>;
  /** A path of ours as a whole address; only the path where the operator has set none. Never made from what a caller sends. */
  addressOf(path: string): Promise<string>;
  /** Mails a one-time link later, at most once; a failure is logged with the user's id, not the address. Nothing where mail is off. */
  sendLink(user: Reader, link: OneTimeLink): void;
  /** Mails a letter now: true when the mail server took it. A failure is logged by its codes, without the address. False where mail is off. */
  send(email: string, letter: Letter & { files?: MailFile[] }): Promise<boolean>;
  /** As `send`, and throws what the mail server said. */
  deliver(email: string, letter: Letter): Promise<void>;
  /** As `deliver`, over connections that are kept for many letters, to one recipient whose address is not read as a list of several. */
  deliverOneOfMany(to: { name: string; address: string }, letter: Letter & LetterHeaders): Promise<void>;
  /** Does something that the answer does not wait for, so that its time tells nothing. */
  later(job: () => Promise<void>): void;
};

declare module "fastify" {
  interface FastifyInstance {
    mail: Mail;
  }
}

/** A mail server that does not answer is given up. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** How long a stopping process waits for what is under way. */
const lastMoments = 3000;

/** Puts `mail` on the application. */
export function sendMail(app: FastifyInstance): void {
  const transports = openTransports();
  // Three letters at once: what mail servers take from one sender.
  const pooled = openTransports({ pool: true, maxConnections: 3 });
  const underWay = new Set<Promise<void>>();
  const later = (job: () => Promise<void>) => {
    const work = job()
      .catch((error: unknown) => app.log.error({ err: error }, "work in the background failed"))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const addressOf = async (path: string) => addressIn(await app.inForce.now(), path);
  const deliver = async (to: string, { files, ...letter }: Letter & { files?: MailFile[] }) => {
    const { SMTP_URL, MAIL_FROM = "", APP_NAME } = await app.inForce.now();
    const transport = await transports.of(SMTP_URL ?? "");
    const from = { name: APP_NAME, address: MAIL_FROM };
    await transport.sendMail({ from, to, ...letter, ...(files && { attachments: files }) });
  };
  const deliverOneOfMany: Mail["deliverOneOfMany"] = async (to, { files, from_name, ...letter }) => {
    const { SMTP_URL, MAIL_FROM = "", APP_NAME } = await app.inForce.now();
    const transport = await pooled.of(SMTP_URL ?? "");
    const from = { name: from_name ?? APP_NAME, address: MAIL_FROM };
    await transport.sendMail({ from, to, ...letter, ...(files && { attachments: files }) });
  };
  const isConfigured = async () => canSend(await app.inForce.now());
  const send = async (to: string, letter: Letter & { files?: MailFile[] }, about: object = {}) => {
    if (!(await isConfigured())) return false;
    try {
      await deliver(to, letter);
      return true;
    } catch (error) {
      app.log.error({ ...about, ...reasonOf(error) }, "a mail could not be sent");
      return false;
    }
  };
  app.decorate("mail", {
    isConfigured,
    addressOf,
    later,
    deliver,
    deliverOneOfMany,
    send: (email, letter) => send(email, letter),
    sendLink: ({ id, name, email, locale }, link) =>
      later(async () => {
        const { APP_NAME } = await app.inForce.now();
        const address = await addressOf(link.path);
        await send(email, linkLetter({ ...link, address, app: APP_NAME, name, language: locale }), { user_id: id });
      }),
  });
  app.addHook("onClose", async () => {
    await Promise.race([Promise.allSettled(underWay), setTimeout(lastMoments, undefined, { ref: false })]);
    await Promise.all([transports.close(), pooled.close()]);
  });
}

type Sender = Pick<SettingsInForce, "SMTP_URL" | "MAIL_FROM" | "PUBLIC_URL">;

/** A letter needs a server, a sender, and an address that its links lead to. */
export const canSend = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Sender) => Boolean(SMTP_URL && MAIL_FROM && PUBLIC_URL);

const addressIn = ({ PUBLIC_URL = "" }: Sender, path: string) => PUBLIC_URL.replace(/\/$/, "") + path;

/** The way to the mail server that is set: kept open, and opened anew where another one is set. */
function openTransports(more: { pool?: true; maxConnections?: number } = {}) {
  const connect = async (url: string) => {
    // With the first letter: a server without mail never loads the library.
    const { createTransport } = await import("nodemailer");
    return createTransport({ url, ...patience, ...more });
  };
  let current: { url: string; transport: ReturnType<typeof connect> } | undefined;
  const close = async () => (await current?.transport.catch(() => undefined))?.close();
  return {
    async of(url: string) {
      if (current?.url !== url) {
        await close();
        current = { url, transport: connect(url) };
      }
      return current.transport;
    },
    close,
  };
}

/** The text of a refusal may quote the address; its codes do not. */
function reasonOf(error: unknown): { code: unknown; response_code: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, response_code: responseCode };
}
