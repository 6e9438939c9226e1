// What takes the place of something else begins at its top, wherever the other one was scrolled to.
import { useLayoutEffect, useRef } from "react";

/** For the element that scrolls; `part` says what it shows. */
export function useTopOf<E extends HTMLElement>(part: string | undefined) {
  const element = useRef<E>(null);
  const shown = useRef(part);
  useLayoutEffect(() => {
    if (shown.current !== part && element.current) element.current.scrollTop = 0;
    shown.current = part;
  }, [part]);
  return element;
}
