// Where the focus goes when the screen changes: to the new screen's heading, which a screen reader then reads.
import type { AnyRouter } from "@tanstack/react-router";

/** The heading of the screen, or the region itself where a screen has none. */
export function focusContent(): void {
  const main = document.querySelector<HTMLElement>("main");
  const heading = main?.querySelector<HTMLElement>("h1");
  if (heading) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

/** A dialog that was opened meanwhile keeps the focus, and so does what the address opens on the new screen. */
const isTaken = () =>
  document.querySelector('[aria-modal="true"]') !== null ||
  Boolean(document.activeElement?.closest("main [data-opened]"));

/** Follows the router. A change of filters in the address, or the first screen after loading the page, moves nothing. */
export function followFocus(router: AnyRouter): void {
  router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged && !isTaken()) focusContent();
  });
}
