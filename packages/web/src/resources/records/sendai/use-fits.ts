// Whether a table has room for all of its columns: only then may its head stay in view while the page scrolls.
import { useLayoutEffect, useRef, useState } from "react";

export function useFits() {
  const region = useRef<HTMLDivElement>(null);
  const [isFitting, setFitting] = useState(false);
  useLayoutEffect(() => {
    const around = region.current;
    const table = around?.querySelector("table");
    if (!around || !table) return;
    const measure = () => setFitting(table.offsetWidth <= around.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(table);
    return () => observer.disconnect();
  }, []);
  return { region, isFitting };
}
