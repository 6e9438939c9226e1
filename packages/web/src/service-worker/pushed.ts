// An alert that was pushed to this browser, as the notice that it is shown as. Pure.

/** What the server sends (Web Push): at most 3,000 bytes. */
export type Pushed = {
  title: string;
  body: string;
  /** The same for all messages of an alert. */
  tag: string;
  level_name: string;
  is_exercise: boolean;
  alert_id: number;
};

/** `address`: the alert in the console below `base`. */
export function noticeOf(text: string, base: string) {
  const pushed = JSON.parse(text) as Pushed;
  const address = `${base}records/alert?record=${pushed.alert_id}`;
  return {
    title: pushed.is_exercise ? `SIMULACRO · ${pushed.title}` : `${pushed.level_name} · ${pushed.title}`,
    options: {
      body: pushed.body,
      tag: pushed.tag,
      // A newer message of the same alert is heard too, and stays until somebody has seen it.
      renotify: true,
      requireInteraction: true,
      icon: `${base}favicon.svg`,
      data: { address },
    },
  };
}
