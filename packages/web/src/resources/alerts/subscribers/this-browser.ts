// This browser as a subscriber: whether it lets alerts be pushed to it, and where it is reached.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { pushSubscription } from "../../../api/push.ts";

/** As the server keeps it. */
export type BrowserKeys = { endpoint: string; keys: { p256dh: string; auth: string } };

const key = ["this-browser"];

const keysOf = (subscription: PushSubscription): BrowserKeys => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!["p256dh"]!, auth: keys!["auth"]! } };
};

async function present(): Promise<BrowserKeys | null> {
  const subscription = await pushSubscription();
  return subscription ? keysOf(subscription) : null;
}

/** Asks the person, then the browser's own service. Rejects where either says no. */
async function allow(): Promise<BrowserKeys> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("notifications are not allowed");
  const { public_key } = await call("GET alert-subscriptions/push-key", {});
  const { pushManager } = await navigator.serviceWorker.ready;
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key }));
}

/** `data`: null until alerts may be pushed here. */
export function useThisBrowser() {
  const client = useQueryClient();
  const browser = useQuery({ queryKey: key, queryFn: present });
  const ask = useMutation({ mutationFn: allow, onSuccess: (keys) => client.setQueryData(key, keys) });
  return { keys: browser.data ?? null, isKnown: !browser.isPending, ask };
}
