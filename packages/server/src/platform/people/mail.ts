// Outgoing mail, where the operator has set a mail server. It leaves in the background: no answer waits for it or fails with it.
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Language } from "@atalaya/contract/text.ts";
import { linkLetter, type Letter, type OneTimeLink } from "./letters.ts";
import type { Settings } from "../settings.ts";

type Reader = { id: number; name: string; email: string; locale: Language };

type MailFile = { filename: string; content: Buffer | string; contentType: string };

export type Mail = {
  /** Whether mail can leave; without a mail server nothing is sent. */
  is_configured: boolean;
  /** A path of ours as a whole address; only the path where the operator has set none. Never made from what a caller sends. */
  addressOf(path: string): string;
  /** Mails a one-time link later, at most once; a failure is logged with the user's id, not the address. Nothing where mail is off. */
  sendLink(user: Reader, link: OneTimeLink): void;
  /** Mails a letter now: true when the mail server took it. A failure is logged by its codes, without the address. False where mail is off. */
  send(email: string, letter: Letter & { files?: MailFile[] }): Promise<boolean>;
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
export function sendMail(app: FastifyInstance, { SMTP_URL, MAIL_FROM, PUBLIC_URL, APP_NAME }: Settings): void {
  const is_configured = Boolean(SMTP_URL && MAIL_FROM);
  const connect = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({ url: SMTP_URL, ...patience });
  };
  // With the first letter: a server without mail never loads the library.
  let transport: ReturnType<typeof connect> | undefined;
  const addressOf = (path: string) => (PUBLIC_URL ?? "").replace(/\/$/, "") + path;
  const underWay = new Set<Promise<void>>();
  const later = (job: () => Promise<void>) => {
    const work = job()
      .catch((error: unknown) => app.log.error({ err: error }, "work in the background failed"))
      .finally(() => underWay.delete(work));
    underWay.add(work);
  };
  const send = async (to: string, { files, ...letter }: Letter & { files?: MailFile[] }, about: object = {}) => {
    if (!is_configured) return false;
    try {
      const connected = await (transport ??= connect());
      const from = { name: APP_NAME, address: MAIL_FROM ?? "" };
      await connected.sendMail({ from, to, ...letter, ...(files && { attachments: files }) });
      return true;
    } catch (error) {
      app.log.error({ ...about, ...reasonOf(error) }, "a mail could not be sent");
      return false;
    }
  };
  app.decorate("mail", {
    is_configured,
    addressOf,
    later,
    send: (email, letter) => send(email, letter),
    sendLink: ({ id, name, email, locale }, link) =>
      later(async () => {
        const letter = linkLetter({ ...link, address: addressOf(link.path), app: APP_NAME, name, language: locale });
        await send(email, letter, { user_id: id });
      }),
  });
  app.addHook("onClose", async () => {
    await Promise.race([Promise.allSettled(underWay), setTimeout(lastMoments, undefined, { ref: false })]);
    (await transport)?.close();
  });
}

/** The text of a refusal may quote the address; its codes do not. */
function reasonOf(error: unknown): { code: unknown; response_code: unknown } {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return { code, response_code: responseCode };
}
