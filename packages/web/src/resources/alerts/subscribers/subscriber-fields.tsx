// The fields of a subscriber.
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { alertSubscriptions, type AlertSubscriptionDraft } from "@atalaya/contract/resources/alert-subscriptions.ts";
import { useMay } from "../../../api/may.ts";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { ToldFields } from "./told-fields.tsx";
import { useSubscriberChoices } from "./use-subscribers.ts";

const { Text, Choice, Search, Check } = fieldsOf(alertSubscriptions);

export function SubscriberFields({ isNew, isReadOnly }: { isNew: boolean; isReadOnly: boolean }) {
  const t = useWords();
  const may = useMay();
  const places = usePlaceOptions((id) => !isNew || may("alerts.subscribers", id));
  const { channel: channels } = useSubscriberChoices();
  const channel = useWatch<AlertSubscriptionDraft, "channel">({ name: "channel" });
  const isFixed = !isNew || isReadOnly;
  return (
    <>
      <Section title={t("subscriber_section_who")}>
        <Text name="label" isReadOnly={isReadOnly} />
        <Row>
          <Choice
            name="channel"
            isReadOnly={isFixed}
            options={isNew ? channels.filter(({ value }) => value !== "push") : channels}
          />
          <Search name="company_id" isReadOnly={isFixed} options={places} />
        </Row>
        {/* Of a browser it is a long address that says nothing to a person. */}
        {(channel as string) !== "push" && (
          <Text name="address" isReadOnly={isFixed} {...(isNew && { help: t(`subscriber_address_help.${channel}`) })} />
        )}
      </Section>
      <ToldFields isReadOnly={isReadOnly} />
      <Check name="sees_restricted" isReadOnly={isReadOnly} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "0 0 8px 30px" }}>
        {t("subscriber_restricted_help")}
      </Typography>
    </>
  );
}
