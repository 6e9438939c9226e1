// What takes the place of something else begins at its top, wherever the other one was scrolled to.
import { useLayoutEffect, useRef } from "react";

/** For the element that scrolls; `part` says what it shows. */
export function useTopOf<E extends HTMLElement>(part: string | undefined) {
  const element = useRef<E>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.scrollTop = 0;
  }, [part]);
  return element;
}
