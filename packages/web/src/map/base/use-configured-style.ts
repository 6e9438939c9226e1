// Fetches the base map style that the operator configured; the built-in one takes its place when that fails.
import { useEffect, useState } from "react";
import type { StyleSpecification } from "maplibre-gl";

type ConfiguredStyle = { url: string; style: StyleSpecification | null };

export function useConfiguredStyle(url: string | undefined) {
  const [answer, setAnswer] = useState<ConfiguredStyle | null>(null);

  useEffect(() => {
    if (!url) return;
    const aborter = new AbortController();
    fetchStyle(url, aborter.signal).then(
      (style) => setAnswer({ url, style }),
      () => aborter.signal.aborted || setAnswer({ url, style: null }),
    );
    return () => aborter.abort();
  }, [url]);

  const current = url && answer?.url === url ? answer : null;
  return {
    style: current?.style ?? null,
    isPending: Boolean(url) && current === null,
    isFailed: current !== null && current.style === null,
  };
}

async function fetchStyle(url: string, signal: AbortSignal): Promise<StyleSpecification> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`Style ${url} answered ${response.status}`);
  return (await response.json()) as StyleSpecification;
}
