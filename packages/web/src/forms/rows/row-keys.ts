// What keys do in a row: Enter goes on to the next row, Alt with an arrow moves the row.
import type { KeyboardEvent } from "react";
import { isInLineItself } from "./row-elements.ts";

type RowEvent = KeyboardEvent<HTMLElement>;

const take = (event: RowEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

const isDay = (target: EventTarget) => (target as Element).role === "spinbutton";

/** An open list and a text of several lines keep Enter for themselves. */
function onEnter(event: RowEvent, goOn: () => void): void {
  const isField = event.target instanceof HTMLInputElement || isDay(event.target);
  if (event.key !== "Enter" || event.defaultPrevented || !isField || !isInLineItself(event)) return;
  take(event);
  goOn();
}

/** `move` is null where the order of the rows means nothing. */
export const rowKeys = (goOn: () => void, move: ((steps: 1 | -1) => void) | null) => ({
  onKeyDown: (event: RowEvent) => onEnter(event, goOn),
  // A choice would open on an arrow, and a day would send the form with Enter, before the row hears of it.
  onKeyDownCapture: (event: RowEvent) => {
    if (isDay(event.target)) onEnter(event, goOn);
    const steps = { ArrowUp: -1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (!move || !steps || !event.altKey || !isInLineItself(event)) return;
    take(event);
    move(steps);
  },
});
