// A message as a letter: what to do first, in the subscriber's language, all letters of one alert in one thread. Pure.
import { capTime } from "@atalaya/contract/domain/cap/times.ts";
import { shortText } from "@atalaya/contract/domain/cap/texts.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { alertLetterWords } from "@atalaya/contract/words/alerts/letters.ts";
import { capMediaType } from "../../../platform/cap/namespaces.ts";
import type { LetterHeaders } from "../../../platform/people/mail.ts";
import { asHtml, type Letter } from "../../../platform/people/letters.ts";
import { escaped } from "../../../platform/public/escaped.ts";
import { endOf } from "../cap-message.ts";
import type { Told } from "./outbox.ts";

type To = { subscription_id: number; language: Language };
/** `page`: where everybody reads it, null for what is not for everybody. `leave`: the page, and the address of one click (RFC 8058). */
export type Links = { page: string | null; leave: string };

/** On the clock of the place. */
export function timeIn(language: Language, instant: string, timezone: string): string {
  const format = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone: timezone } as const;
  return new Date(instant).toLocaleString(language === "es" ? "es-CL" : "en-GB", format);
}

/** The same for all letters of an alert: mail programs keep together what is called alike. */
const subjectOf = ({ said, code, place }: Told, language: Language) =>
  say(said.kind === "exercise" ? alertLetterWords.letter_subject_exercise : alertLetterWords.letter_subject, language, {
    code,
    place,
  });

/** Of an alert to a subscriber, by the number of its message: sent again it is the same letter. */
const idOf = (alert_id: number, number: number, { subscription_id }: To, host: string) =>
  `<alert-${alert_id}-${number}-${subscription_id}@${host}>`;

/** Paragraphs as text; `isStrong` stands out. */
type Paragraph = { text: string; isStrong?: boolean; link?: string };

function paragraphsOf(told: Told, language: Language, { page, leave }: Links): Paragraph[] {
  const { said, place, message_type, sent_at, timezone } = told;
  const { level, hazard, headline, description, instruction } = said.told[language];
  const word = (key: keyof typeof alertLetterWords, parameters = {}) =>
    say(alertLetterWords[key], language, parameters);
  const isOver = message_type === "Cancel";
  const facts = [
    word("letter_where", { where: said.area_description ?? place }),
    word("letter_sent", { time: timeIn(language, sent_at, timezone) }),
    said.expires_at && !isOver && word("letter_until", { time: timeIn(language, said.expires_at, timezone) }),
    word("letter_by", { by: said.declared_by ?? place }),
  ];
  const all: (Paragraph | false)[] = [
    said.kind === "exercise" && { text: word("letter_exercise"), isStrong: true },
    message_type === "Update" && { text: word("letter_update") },
    { text: headline, isStrong: true },
    !isOver && { text: `${level}, ${hazard}` },
    !!instruction && { text: instruction, isStrong: true },
    !!description && { text: description },
    { text: facts.filter(Boolean).join("\n") },
    page !== null && { text: word("letter_page"), link: page },
    { text: word("letter_leave"), link: leave },
  ];
  return all.filter((it) => it !== false);
}

const htmlOf = ({ text, isStrong, link }: Paragraph): string => {
  const shown = escaped(text).replaceAll("\n", "<br>");
  const strong = isStrong ? `<b>${shown}</b>` : shown;
  return link ? `${strong}<br><a href="${escaped(link)}">${escaped(link)}</a>` : strong;
};

/** `host`: what stands behind the @ of our ids. */
export function alertLetter(told: Told, to: To, links: Links, host: string): Letter & LetterHeaders {
  const { language } = to;
  const paragraphs = paragraphsOf(told, language, links);
  const earlier = Array.from({ length: told.number - 1 }, (_, index) => idOf(told.alert_id, index + 1, to, host));
  return {
    from_name: told.said.declared_by ?? told.place,
    subject: subjectOf(told, language),
    text: paragraphs.map(({ text, link }) => (link ? `${text}\n${link}` : text)).join("\n\n"),
    html: asHtml(language, paragraphs.map(htmlOf)),
    messageId: idOf(told.alert_id, told.number, to, host),
    ...(earlier.length > 0 && { inReplyTo: earlier.at(-1)!, references: earlier }),
    headers: { "List-Unsubscribe": `<${links.leave}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
    files: [{ filename: `${told.code}-${told.number}.xml`, content: told.cap_xml, contentType: capMediaType }],
  };
}

/** At most 160 letters of GSM 03.38. */
export function alertShortText(told: Told, language: Language, page: string | null): string {
  const { said, place, timezone } = told;
  const { level, hazard, headline, description, instruction } = said.told[language];
  return shortText(
    {
      level_name: level,
      hazard_name: hazard,
      place: said.area_description ?? place,
      headline,
      description,
      instruction,
      expires: said.expires_at && capTime(said.expires_at, timezone),
      source: said.technical_source,
      web: said.web ?? page,
      is_exercise: said.kind === "exercise",
      end: endOf(said.cancellation),
    },
    language,
  );
}
