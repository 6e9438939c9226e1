// The form of one subscriber: who, where reached, of what told. Another address is another subscriber, because whoever has it has to agree.
import { useMemo } from "react";
import {
  AlertSubscriptionDraft,
  alertSubscriptions,
  type AlertSubscription,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import { useMay } from "../../../api/may.ts";
import { useOnlyPlace } from "../../../forms/choices/place-options.ts";
import { fieldsFrom } from "../../../forms/fields-from.ts";
import { useEditor } from "../../../forms/use-editor.ts";
import { useShownValue } from "../../../forms/use-shown-value.ts";
import { ResourceEditor } from "../../../screens/resource-editor.tsx";
import { useVersionText } from "../../../screens/version-text.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { SubscriberFields } from "./subscriber-fields.tsx";
import { SubscriberNotices } from "./subscriber-notices.tsx";
import { stateMarks, useSubscriberChoices } from "./use-subscribers.ts";
import { WebhookSection, type ToldSecret } from "./webhook-section.tsx";

type SubscriberEditorProps = {
  /** Null for a new one. */
  subscriber: AlertSubscription | null;
  told: ToldSecret | null;
  onTold: (secret: ToldSecret) => void;
  onOpen: (id: number) => void;
  onClose: () => void;
};

const nothingChosen = {
  channel: "email",
  address: "",
  label: "",
  company_ids: [],
  levels: [],
  variable_ids: [],
  hip_codes: [],
  wants_exercises: false,
  sees_restricted: false,
} as const;

export function SubscriberEditor({ subscriber, told, onTold, onOpen, onClose }: SubscriberEditorProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const company_id = useOnlyPlace("alerts.subscribers");
  const versionText = useVersionText();
  const show = useShownValue({ channel: (channel) => t(`subscription_channel.${channel as "email"}`) });
  const { channel: channels } = useSubscriberChoices();
  const saved = useMemo(
    () =>
      fieldsFrom<AlertSubscriptionDraft>(
        AlertSubscriptionDraft,
        subscriber ?? { ...nothingChosen, company_id, language },
      ),
    [subscriber, company_id, language],
  );
  const mayChange = may("alerts.subscribers", subscriber?.company_id);
  // What somebody keeps for himself is his own to change.
  const isReadOnly = !mayChange || subscriber?.user_id != null || subscriber?.state === "left";
  const controller = useEditor<typeof alertSubscriptions, AlertSubscriptionDraft>(alertSubscriptions, {
    item: subscriber,
    saved,
    says: { created: "subscriber_created", saved: "subscriber_saved" },
    onMade: onOpen,
    onSaved: ({ id, secret }) => void (secret && onTold({ id, secret })),
  });
  const channel = channels.find(({ value }) => value === subscriber?.channel)?.label;
  return (
    <ResourceEditor
      resource={alertSubscriptions}
      controller={controller}
      item={subscriber}
      head={{
        title: subscriber?.label ?? t("subscriber_new"),
        subtitle: subscriber ? [channel, versionText(subscriber)].filter(Boolean).join(" · ") : undefined,
        marks: subscriber && (
          <Tag label={t(`subscription_state.${subscriber.state}`)} {...stateMarks[subscriber.state]} />
        ),
      }}
      isReadOnly={isReadOnly}
      keys={["subscriber"]}
      show={show}
      onClose={onClose}
      onDeleted={subscriber !== null && mayChange && onClose}
    >
      <SubscriberNotices subscriber={subscriber} />
      <SubscriberFields isNew={subscriber === null} isReadOnly={isReadOnly} />
      {subscriber?.channel === "webhook" && !isReadOnly && (
        <WebhookSection subscriber={subscriber} told={told} onTold={onTold} />
      )}
    </ResourceEditor>
  );
}
