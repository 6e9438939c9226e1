// The key of one press of a button: pressed twice, or again because no answer came, it stays the same until the thing is done.
import { useRef } from "react";

/** A key that nobody else has; none where the page was not loaded safely, and the server then takes the call as it comes. */
export const newKey = (): string | undefined => globalThis.crypto.randomUUID?.();

/** `keyFor`: the key under which this is sent. `isDone`: from now on the same contents are meant as another thing. */
export function usePressKey() {
  const last = useRef<{ text: string; key: string | undefined } | null>(null);
  return {
    keyFor: (contents: unknown): string | undefined => {
      const text = JSON.stringify(contents);
      if (last.current?.text !== text) last.current = { text, key: newKey() };
      return last.current.key;
    },
    isDone: () => {
      last.current = null;
    },
  };
}
