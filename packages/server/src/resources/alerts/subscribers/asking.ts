// Asks whoever has an address whether alerts are wanted there: nothing is told before the answer (double opt-in).
import { say } from "@atalaya/contract/text.ts";
import { publicSubscriptionWords } from "@atalaya/contract/words/alerts/letters.ts";
import type { Services } from "../../../platform/http/app-kit.ts";
import { framed } from "../../../platform/people/letters.ts";
import { callSms } from "../delivering/calls.ts";
import type { Reached } from "./queries.ts";
import { tokenOf } from "./secrets.ts";

/** In the background: no answer waits for it, or tells by its time whether the address is known. Asked again, the link is the same. */
export const askLater = (app: Services, subscription: Reached): void => app.mail.later(() => ask(app, subscription));

async function ask(app: Services, subscription: Reached): Promise<void> {
  const { address, channel, language, state, place, id } = subscription;
  if (address === null) return;
  const purpose = state === "active" ? "leave" : "confirm";
  const link = await app.mail.addressOf(`/public/alerts/${purpose}?token=${tokenOf(subscription, purpose)}`);
  const word = (key: keyof typeof publicSubscriptionWords) => say(publicSubscriptionWords[key], language, { place });
  if (channel === "sms") {
    if (state === "pending")
      await callSms(await app.inForce.now(), {
        id: `confirm_${id}`,
        to: address,
        text: `${word("sms_confirm")} ${link}`,
      });
    return;
  }
  const paragraphs = [word(state === "active" ? "letter_known" : "letter_confirm"), link];
  await app.mail.send(address, { subject: word("letter_confirm_subject"), ...framed(language, paragraphs) });
}
