// Alerts pushed to this browser, as the browser itself keeps them: they come whoever is signed in.

/** Over plain http a browser has no service worker, and some have no push. */
export const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Null until alerts may be pushed here. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = canPush() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Nothing is pushed here any more: the address is gone, as the server finds when it next writes to it. Never rejects. */
export async function stopPush(): Promise<void> {
  try {
    await (await pushSubscription())?.unsubscribe();
  } catch {
    // Leaving must not fail for it.
  }
}
