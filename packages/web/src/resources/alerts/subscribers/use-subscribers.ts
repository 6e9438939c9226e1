// What the screen of subscribers asks for under its address, and what its choices are called.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  alertSubscriptions,
  subscriptionStates,
  type AlertSubscription,
  type WebhookTest,
} from "@atalaya/contract/resources/alert-subscriptions.ts";
import {
  subscriptionChannels,
  type SubscriptionChannel,
} from "@atalaya/contract/resources/alert-subscriptions/addresses.ts";
import { call } from "../../../api/call.ts";
import { raise } from "../../../api/events.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { keyOf, useList } from "../../../api/use-resource.ts";
import { filtersNamed, pageOf } from "../../../screens/filters.ts";
import { useWords } from "../../../ui/words.ts";

export const subscriberFilters = filtersNamed(alertSubscriptions, ["q", "channel", "state"]);

export function useSubscriberList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = { ...subscriberFilters.of(search), place, ...pageOf(alertSubscriptions, search) };
  return useList(alertSubscriptions, query, { leavesOnDenied: true });
}

export const channelIcons: Record<SubscriptionChannel, string> = {
  email: "envelope-o",
  webhook: "plug",
  sms: "mobile",
  push: "desktop",
};

export function useSubscriberChoices() {
  const t = useWords();
  return {
    channel: subscriptionChannels.map((value) => ({ value, label: t(`subscription_channel.${value}`) })),
    state: subscriptionStates.map((value) => ({ value, label: t(`subscription_state.${value}`) })),
  };
}

export const stateMarks: Record<
  (typeof subscriptionStates)[number],
  { icon: string; status?: "warning" | "success" | "error" }
> = {
  pending: { icon: "clock-o", status: "warning" },
  active: { icon: "check", status: "success" },
  left: { icon: "sign-out" },
  refused: { icon: "ban", status: "error" },
};

/** Asks once more whoever has the address to agree. */
export function useInvitation({ id }: Pick<AlertSubscription, "id">) {
  const t = useWords();
  return useMutation<AlertSubscription, ApiError, void>({
    mutationFn: () => call("POST alert-subscriptions/:id/invitation", { id }),
    onSuccess: () => raise("SET_MESSAGE", { message: t("subscriber_asked_again"), type: "success" }),
    onError: ({ message }) => raise("SET_MESSAGE", { message, type: "error" }),
  });
}

/** A test call to a webhook, and a new key for its calls: what is listed may stand otherwise afterwards. */
export function useWebhookCalls({ id }: Pick<AlertSubscription, "id">) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: keyOf(alertSubscriptions) });
  const test = useMutation<WebhookTest, ApiError, void>({
    mutationFn: () => call("POST alert-subscriptions/:id/test", { id }),
    onSettled,
  });
  const renew = useMutation<AlertSubscription, ApiError, void>({
    mutationFn: () => call("POST alert-subscriptions/:id/secret", { id }),
    onSettled,
  });
  return { test, renew };
}
