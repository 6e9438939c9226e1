// Search and filters of the subscribers of alerts.
import { useUrlState } from "../../../api/url-state.ts";
import { ChoiceChip, ChoiceFilter, FilterBar } from "../../../screens/filter-bar.tsx";
import { useWords } from "../../../ui/words.ts";
import { subscriberFilters, useSubscriberChoices } from "./use-subscribers.ts";

export function SubscriberFilterBar() {
  const t = useWords();
  const { search, change } = useUrlState();
  const choices = useSubscriberChoices();
  const channel = { name: "channel" as const, title: t("label.alert_subscriptions.channel"), options: choices.channel };
  const state = { name: "state" as const, title: t("subscription_state"), options: choices.state };
  return (
    <FilterBar
      searchPlaceholder={t("subscriber_search")}
      hasFilters={subscriberFilters.areIn(search)}
      onClear={() => change(subscriberFilters.none)}
      chips={
        <>
          <ChoiceChip {...channel} />
          <ChoiceChip {...state} />
        </>
      }
    >
      <ChoiceFilter {...channel} />
      <ChoiceFilter {...state} />
    </FilterBar>
  );
}
