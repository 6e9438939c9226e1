// Fields that hold something typed that cannot be read, which they say by their own validity.
import { useState, type RefObject } from "react";

type Field = HTMLInputElement | HTMLTextAreaElement;

export const unreadableIn = (form: HTMLElement | null): Field | undefined =>
  [...(form?.querySelectorAll<Field>("input, textarea") ?? [])].find((field) => field.validity.customError);

/** Whether the form holds such a field now; `look` is called when something was typed or left. */
export function useUnreadable(form: RefObject<HTMLFormElement | null>): { hasUnreadable: boolean; look: () => void } {
  const [hasUnreadable, setUnreadable] = useState(false);
  // A field tells it when it is drawn, which is after the event.
  const look = () => void requestAnimationFrame(() => setUnreadable(unreadableIn(form.current) !== undefined));
  return { hasUnreadable, look };
}
