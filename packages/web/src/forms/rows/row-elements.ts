// The rows of a list as they stand on the page. A row may hold a list of its own, whose rows are not this one's.
const typed = "input:not([aria-hidden]), textarea, [role=combobox], [role=spinbutton]";

const isOwn = (list: HTMLElement) => (element: HTMLElement) => element.closest("[data-rows]") === list;

/** In the order of the screen. */
export const linesIn = (list: HTMLElement | null): HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>("[data-row]")].filter(isOwn(list)) : [];

export const focusFirst = (line: HTMLElement | undefined): void => line?.querySelector<HTMLElement>(typed)?.focus();

/** The button that takes a row away, or where there is no row, the one that adds one. */
export function removeButtonIn(list: HTMLElement | null, place: number): HTMLElement | undefined {
  if (!list) return undefined;
  const own = isOwn(list);
  const line = linesIn(list)[place];
  const buttons = [...(line ?? list).querySelectorAll<HTMLElement>(line ? "[data-remove]" : "[data-add]")];
  return buttons.find(own);
}

/** Whether an event happened in the row itself, and not in a row inside it. */
export const isInLineItself = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }): boolean =>
  (target as Element).closest("[data-row]") === currentTarget;
