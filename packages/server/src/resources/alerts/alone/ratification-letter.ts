// The letter that asks somebody to stand by what one officer issued alone. Pure.
import { say, type Language } from "@atalaya/contract/text.ts";
import { ratificationLetterWords } from "@atalaya/contract/words/alerts/letters.ts";
import { framed, type Letter } from "../../../platform/people/letters.ts";
import { timeIn } from "../delivering/letter.ts";
import type { Told } from "../delivering/outbox.ts";
import type { RatificationLetter } from "./outbox.ts";

type Asked = Pick<RatificationLetter, "name" | "issued_by" | "emergency_reason" | "ratify_until">;

/** `address`: where it is read and stood by. */
export function ratificationLetter(
  { name, issued_by, emergency_reason, ratify_until }: Asked,
  { said, code, place, sent_at, timezone }: Told,
  address: string,
  language: Language,
): Letter {
  const word = (key: keyof typeof ratificationLetterWords, parameters = {}) =>
    say(ratificationLetterWords[key], language, parameters);
  const isExercise = said.kind === "exercise";
  const { level, headline } = said.told[language];
  const paragraphs = [
    isExercise && word("exercise"),
    word("greeting", { name }),
    word("what", { issued_by, place, time: timeIn(language, sent_at, timezone) }),
    `${level} · ${headline}`,
    word("reason", { reason: emergency_reason }),
    word("until", { time: timeIn(language, ratify_until, timezone) }),
    `${word("link")}\n${address}`,
  ].filter((it) => it !== false);
  return {
    subject: word(isExercise ? "subject_exercise" : "subject", { code, place }),
    ...framed(language, paragraphs),
  };
}
