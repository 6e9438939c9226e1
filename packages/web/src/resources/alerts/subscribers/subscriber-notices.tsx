// What has to happen before a subscriber is told of anything, and what came of it.
import Link from "@mui/material/Link";
import type { AlertSubscription } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { Notice } from "../../../forms/notice.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useInvitation } from "./use-subscribers.ts";

export function SubscriberNotices({ subscriber }: { subscriber: AlertSubscription | null }) {
  const t = useWords();
  const [language] = useLanguage();
  if (!subscriber)
    return (
      <Notice status="info" icon="info-circle">
        {t("subscriber_consent_text")}
      </Notice>
    );
  const { state, channel, confirmed_at, left_at, consent_text, user_id } = subscriber;
  const at = (instant: string | null) => (instant ? formatInstant(instant, language) : "");
  if (state === "pending" && channel === "webhook")
    return (
      <Notice status="warning" icon="clock-o">
        {t("subscriber_pending_webhook")}
      </Notice>
    );
  if (state === "pending") return <AskAgain subscriber={subscriber} />;
  if (state === "left")
    return (
      <Notice status="info" icon="sign-out">
        {t("subscriber_left", { time: at(left_at) })}
      </Notice>
    );
  if (state === "refused")
    return (
      <Notice status="error" icon="ban">
        {t("subscriber_refused")}
      </Notice>
    );
  return (
    <Notice status="info" icon={user_id === null ? "check" : "lock"}>
      {user_id !== null ? t("subscriber_own") : confirmed_at && t("subscriber_agreed", { time: at(confirmed_at) })}
      {consent_text && ` “${consent_text}”`}
    </Notice>
  );
}

/** The letter may have been lost. */
function AskAgain({ subscriber }: { subscriber: AlertSubscription }) {
  const t = useWords();
  const { mutate, isPending } = useInvitation(subscriber);
  return (
    <Notice status="warning" icon="clock-o">
      {t("subscriber_pending")}{" "}
      <Link component="button" type="button" disabled={isPending} onClick={() => mutate()}>
        {t("subscriber_ask_again")}
      </Link>
    </Notice>
  );
}
