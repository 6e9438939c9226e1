// What the mails say: plain text, and the same as simple HTML, in the language of the person.
import { say, type Language, type Parameters } from "@atalaya/contract/text.ts";
import { mailWords } from "@atalaya/contract/words/mail.ts";

export type LinkPurpose = "invitation" | "password_reset";

/** `path` on this server, with the token behind the #; it works for so many hours. */
export type OneTimeLink = { purpose: LinkPurpose; path: string; hours: number };

type Contents = Omit<OneTimeLink, "path"> & { app: string; name: string; language: Language; address: string };

export type Letter = { subject: string; text: string; html: string };

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** `paragraphs`: HTML. */
export const asHtml = (language: Language, paragraphs: readonly string[]) =>
  `<!doctype html><html lang="${language}"><body style="margin:24px;max-width:560px;font:15px/1.5 sans-serif;color:#17212b">${paragraphs
    .map((content) => `<p style="margin:0 0 16px">${content}</p>`)
    .join("")}</body></html>`;

/** Plain paragraphs as a letter has them, in text and in HTML; a line break stays one. */
export const framed = (language: Language, paragraphs: readonly string[]): Pick<Letter, "text" | "html"> => ({
  text: paragraphs.join("\n\n"),
  html: asHtml(
    language,
    paragraphs.map((it) => escaped(it).replaceAll("\n", "<br>")),
  ),
});

/** A letter with a one-time link. */
export function linkLetter({ purpose, app, name, language, address, hours }: Contents): Letter {
  const text = (key: keyof typeof mailWords, parameters: Parameters = {}) =>
    say(mailWords[key], language, { app, name, hours, ...parameters });
  const paragraphs = [text("mail_greeting"), text(`mail_${purpose}_text`)];
  const life = text("mail_link_life");
  const button = `<a href="${escaped(address)}" style="display:inline-block;padding:10px 18px;border-radius:6px;background:#00766a;color:#ffffff;text-decoration:none;font-weight:600">${escaped(text(`mail_${purpose}_button`))}</a>`;
  return {
    subject: text(`mail_${purpose}_subject`),
    text: [...paragraphs, address, life].join("\n\n"),
    html: asHtml(language, [
      ...paragraphs.map(escaped),
      button,
      escaped(life),
      `${escaped(text("mail_link_copy"))}<br>${escaped(address)}`,
    ]),
  };
}
