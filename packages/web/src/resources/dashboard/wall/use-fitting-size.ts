// As large as the whole page still fits: nobody scrolls on a wall.
import { useLayoutEffect, useRef } from "react";

/** How many times larger than on a laptop, the largest first. */
const sizes = [2.4, 2.2, 2, 1.8, 1.6, 1.4, 1.25, 1.1, 1];

/** For the frame that the page must fit into, and for the page inside it. What grows or shrinks later is fitted anew. */
export function useFittingSize<E extends HTMLElement>() {
  const frame = useRef<E>(null);
  const page = useRef<E>(null);
  useLayoutEffect(() => {
    const [around, inner] = [frame.current, page.current];
    if (!around || !inner) return;
    const fit = () => {
      for (const size of sizes) {
        inner.style.zoom = String(size);
        if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth) return;
      }
    };
    fit();
    // It only hears of what is left in the end, which is as large as before unless the content changed.
    const observer = new ResizeObserver(fit);
    observer.observe(around);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return { frame, page };
}
