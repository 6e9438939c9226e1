// Writes to those who may stand by what one officer issued alone, where mail is set up.
import { system } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { mailOutcome } from "../delivering/drain.ts";
import { findTold, type Outcome } from "../delivering/outbox.ts";
import { bookLetter, endLetters, takeLetter, writeRatificationLetters, type RatificationLetter } from "./outbox.ts";
import { ratificationLetter } from "./ratification-letter.ts";

/** One after the other: they are few, and each is booked before the next is taken. */
export async function askToRatify(app: Services, _data: object, stopping: AbortSignal): Promise<void> {
  if (!(await app.mail.isConfigured())) return;
  await app.write(system, async (tx) => {
    await endLetters(tx);
    await writeRatificationLetters(tx);
  });
  while (!stopping.aborted) {
    const letter = await app.write(system, takeLetter);
    if (!letter) return;
    const outcome = await send(app, letter);
    await app.write(system, (tx) => bookLetter(tx, letter, outcome));
  }
}

async function send(app: Services, letter: RatificationLetter): Promise<Outcome> {
  const { message_id, user_id, name, email, locale, alert_id } = letter;
  try {
    const told = await findTold(app.db, message_id);
    const exercises = told.said.kind === "exercise" ? "&tab=exercises" : "";
    const address = await app.mail.addressOf(`/records/alert?record=${alert_id}${exercises}`);
    // Sent again it is the same letter.
    const messageId = `<ratify-${message_id}-${user_id}@${new URL(address).hostname}>`;
    const text = ratificationLetter(letter, told, address, locale);
    await app.mail.deliverOneOfMany({ name, address: email }, { ...text, messageId });
    return { state: "sent", code: null };
  } catch (error) {
    const outcome = mailOutcome(error);
    app.log.warn({ message: message_id, user: user_id, code: outcome.code }, "an approver could not be written to");
    return outcome;
  }
}
