// What has to happen before a subscriber is told of anything, and what came of it.
import type { AlertSubscription } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { Notice } from "../../../forms/notice.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

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
  if (state === "pending")
    return (
      <Notice status="warning" icon="clock-o">
        {t(channel === "webhook" ? "subscriber_pending_webhook" : "subscriber_pending")}
      </Notice>
    );
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
