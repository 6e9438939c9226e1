// A map that is a picture: drawn out of sight, fine enough for paper, in the light scheme, with what the shown map shows.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import Box from "@mui/material/Box";
import { AttributionControl, type Map as MapLibreMap } from "maplibre-gl";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { ringShares } from "../records/cluster-ring.ts";
import { MapContext } from "./map-context.ts";
import { becomesFine, removeMap, startMap } from "./maplibre.ts";
import { tileLayers } from "../records/record-layers.ts";
import { metresPerPixel } from "./scale-bar.tsx";
import { withHeaders } from "./tile-requests.ts";
import { type BaseMapOptions, useBaseStyle } from "../base/use-base-style.ts";

/** Pixels of the picture for each of the map: with 4.8 of the map to the millimetre, 300 to the inch. */
const pixelRatio = 2.5;

/** The same while tiles still arrive and each of them draws all anew: nobody sees it, and it costs a hundredth of the work. */
const pixelRatioMeanwhile = 0.25;

/** Milliseconds without anything new to draw after which the picture is taken; what comes later makes a new one. */
const quiet = 400;

export type MapPicture = {
  /** When it was drawn. */
  at: Date;
  /** An object URL of a PNG. Who takes the picture gives it back. */
  address: string;
  /** What it shows, in degrees. */
  bounds: Bbox;
  zoom: number;
  /** At the latitude of its middle. */
  metresPerPixel: number;
  /** What the sources of the ground ask to be said, as plain text; "" where they ask for nothing. */
  credits: string;
  /** Symbols that appear on it, and whether some of them are gathered in rings. */
  symbols: ReadonlySet<string>;
  hasRings: boolean;
};

type StillMapProps = {
  /** What a map is drawn on; paper is light, and has its degrees along the edges. */
  base: BaseMapOptions;
  /** Shown whole; what the shape of the picture leaves over is shown beside it. */
  bounds: Bbox;
  /** In pixels of the map. */
  size: { width: number; height: number };
  /** The property of the records' tiles that names a symbol. */
  symbolBy: string;
  onPicture: (picture: MapPicture) => void;
  /** Layers, as inside a <MapView>. */
  children: ReactNode;
};

/** What the sources in use ask for: gathered by MapLibre, as for the corner of the map. */
function creditsOf(map: MapLibreMap): string {
  const control = new AttributionControl({ compact: false });
  const text = control.onAdd(map).textContent;
  control.onRemove();
  return text.trim();
}

function symbolsOn(map: MapLibreMap, by: string) {
  const layers = tileLayers.filter((id) => map.getLayer(id));
  const found = layers.length > 0 ? map.queryRenderedFeatures({ layers }) : [];
  const symbols = new Set<string>();
  let hasRings = false;
  for (const { properties } of found) {
    const ring: unknown = properties["ring"];
    if (typeof ring !== "string") symbols.add(String(properties[by]));
    else for (const { key } of ringShares(ring)) symbols.add(key);
    hasRings ||= typeof ring === "string";
  }
  return { symbols, hasRings };
}

/** Nothing of it is in sight or can be reached; it lasts as long as it is mounted. */
export function StillMap(props: StillMapProps) {
  const { base, bounds, size, children } = props;
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const headers = useEffectEvent(() => base.headers());
  useEffect(() => {
    if (!container.current) return;
    const created = startMap({
      container: container.current,
      bounds,
      maxZoom: 20,
      pixelRatio: pixelRatioMeanwhile,
      interactive: false,
      attributionControl: false,
      fadeDuration: 0,
      canvasContextAttributes: { preserveDrawingBuffer: true },
      transformRequest: withHeaders(() => headers()),
    });
    becomesFine(created, pixelRatio);
    setMap(created);
    return () => {
      setMap(null);
      removeMap(created);
    };
  }, [bounds]);
  const { isReady, isSettled } = useBaseStyle(map, { ...base, scheme: "light", hasGridLabels: false });

  const take = useEffectEvent((target: MapLibreMap) =>
    target.getCanvas().toBlob((blob) => {
      if (!blob) return;
      props.onPicture({
        at: new Date(),
        address: URL.createObjectURL(blob),
        bounds: target.getBounds().toArray().flat() as Bbox,
        zoom: target.getZoom(),
        metresPerPixel: metresPerPixel(target),
        credits: creditsOf(target),
        ...symbolsOn(target, props.symbolBy),
      });
    }),
  );
  useEffect(() => {
    if (!map || !isReady || !isSettled) return;
    let timer = 0;
    const wait = map.on("idle", () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (map.getPixelRatio() === pixelRatio) take(map);
        else map.setPixelRatio(pixelRatio);
      }, quiet);
    });
    return () => {
      clearTimeout(timer);
      wait.unsubscribe();
    };
  }, [map, isReady, isSettled]);

  return (
    <Box aria-hidden inert sx={{ position: "fixed", left: -20_000, top: 0, ...size }}>
      <Box ref={container} sx={{ width: "100%", height: "100%" }} />
      <MapContext value={isReady ? map : null}>{children}</MapContext>
    </Box>
  );
}
