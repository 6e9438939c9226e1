// Where the focus goes when something opens, and where it goes back to when that is closed: never to the page's body.
import { useEffect, useRef, type RefObject } from "react";
import { takeFocus } from "../ui/take-focus.ts";

const panel = "[data-opened]";
/** The row, marker or button that the present panel was opened from. */
let opener: Element | null = null;

const isReachable = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element !== document.body && element.checkVisibility();

/** Back to what opened it; where that is gone, to the row of the thing, else to the heading of the screen. */
function goBack(): void {
  if (document.querySelector(panel) || isReachable(document.activeElement)) return;
  const row = document.querySelector("[aria-current=true][tabindex]");
  const target = [opener, row, document.querySelector("h1")].find(isReachable);
  opener = null;
  if (!target) return;
  if (target.tabIndex < 0 && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target.focus({ preventScroll: target.tagName === "H1" });
}

/**
 * For the heading of what opened, which needs `tabIndex={-1}`: it takes the focus, and its container carries `data-opened`. Of several that
 * follow each other in one place the first one's opener is kept.
 */
export function useOpenedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const heading = useRef<E>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (isReachable(activeElement) && !activeElement.closest(panel)) opener = activeElement;
    takeFocus(heading.current);
    // What is closed is gone from the page in the next frame only, and something else may have opened in its place.
    return () => void requestAnimationFrame(goBack);
  }, []);
  return heading;
}
