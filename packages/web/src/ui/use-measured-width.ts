// How wide an element is, now and whenever that changes.
import { useLayoutEffect, useRef, useState } from "react";

/** For an element without padding, and its width in pixels, known before it is first painted. */
export function useMeasuredWidth<E extends HTMLElement>() {
  const frame = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!frame.current) return;
    setWidth(frame.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}
