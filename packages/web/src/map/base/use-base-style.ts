// Applies the base map to a map and changes it in place: what others drew over it (ids "overlay-…") stays.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { GeoJSONSource, Map as MapLibreMap, StyleSpecification, TransformStyleFunction } from "maplibre-gl";
import type { Language } from "@atalaya/contract/text.ts";
import { baseStyle } from "./base-style.ts";
import { graticule } from "./graticule.ts";
import { gridLabels } from "./base-layers.ts";
import { fontFaces } from "./label-fonts.ts";
import type { MapGround, MapRelief } from "./map-ground.ts";
import type { MapSettings } from "./map-settings.ts";
import { knowOwnFile, openGround, openRelief } from "./pmtiles-files.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { ColorScheme, MapPlace } from "../view/map-types.ts";
import { useConfiguredStyle } from "./use-configured-style.ts";
import { useGroundArrived } from "./use-ground-arrived.ts";
import { useLandDetail } from "./use-land-detail.ts";
import { usePmtiles } from "./use-pmtiles.ts";

/** The grid is filled by us as the map moves; a new style brings an empty one. */
const grid = "base-graticule";
const isOverlay = (id: string) => id.startsWith("overlay-");

const keepOverlays: TransformStyleFunction = (previous, next) => ({
  ...next,
  sources: {
    ...next.sources,
    ...Object.fromEntries(
      Object.entries(previous?.sources ?? {}).filter(([id]) => isOverlay(id) || (id === grid && grid in next.sources)),
    ),
  },
  layers: [...next.layers, ...(previous?.layers ?? []).filter(({ id }) => isOverlay(id))],
});

/** Keeps the same object while its content is the same, so that a parent's fresh array does not restyle the map. */
function useStable<T>(value: T): T {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as T, [text]);
}

export type BaseMapOptions = {
  scheme: ColorScheme;
  language: Language;
  settings: MapSettings;
  places: MapPlace[];
  /** Where a map begins that has nothing else to show; null: where most places are. */
  home?: Bbox | null;
  /** The file that is shown as ground, and the heights below it; in place of those that the operator named by an address. */
  ground: MapGround | null;
  relief: MapRelief | null;
  /** For requests to our own server, such as the bearer token, as they are at the time. */
  headers: () => Record<string, string>;
  /** Whether the lines of the grid say their degrees; on paper these stand along the edges. */
  hasGridLabels?: boolean;
};

/** The layer of our own style that says the degrees. */
const withoutGridLabels = (style: StyleSpecification): StyleSpecification => ({
  ...style,
  layers: style.layers.filter(({ id }) => id !== gridLabels),
});

/**
 * `isReady` once layers can be added; `isSettled` while no finer ground is on its way, which for a moment lies over the coarse one;
 * `isStyleFailed` when the configured style did not load.
 */
export function useBaseStyle(map: MapLibreMap | null, options: BaseMapOptions) {
  const { scheme, language, headers, hasGridLabels = true } = options;
  const settings = useStable(options.settings);
  const places = useStable(options.places);
  const [readyMap, setReadyMap] = useState<MapLibreMap | null>(null);
  const isReady = map !== null && readyMap === map;
  const styled = useRef<MapLibreMap | null>(null);
  const configured = useConfiguredStyle((scheme === "dark" && settings.style_dark_url) || settings.style_url);
  const detail = useLandDetail(isReady ? map : null);
  const namedGround = usePmtiles(settings.pmtiles_url, openGround);
  const namedRelief = usePmtiles(settings.relief_url, openRelief);
  const chosen = useStable({ ground: options.ground, relief: options.relief });
  const ground = chosen.ground ?? namedGround;
  const relief = chosen.relief ?? namedRelief;
  const hasArrived = useGroundArrived(map, ground);

  const style = useMemo((): StyleSpecification | null => {
    if (configured.isPending) return null;
    if (configured.style)
      return { ...configured.style, "font-faces": { ...configured.style["font-faces"], ...fontFaces() } };
    for (const file of [chosen.ground, chosen.relief]) if (file) knowOwnFile(file.url, headers);
    const own = baseStyle(scheme, language, settings, places, { detail, ground, hasArrived, relief });
    return hasGridLabels ? own : withoutGridLabels(own);
  }, [
    configured,
    scheme,
    language,
    settings,
    places,
    detail,
    ground,
    hasArrived,
    relief,
    chosen,
    headers,
    hasGridLabels,
  ]);

  useEffect(() => {
    if (!map) return;
    const listener = () => setReadyMap(map);
    map.on("style.load", listener);
    return () => void map.off("style.load", listener);
  }, [map]);

  const drawGraticule = useEffectEvent(() => {
    const source = map?.getSource<GeoJSONSource>(grid);
    if (map && source)
      void source.setData(
        graticule(map.getBounds().toArray().flat() as [number, number, number, number], map.getZoom()),
      );
  });

  useEffect(() => {
    if (!map || !style) return;
    const apply = () => {
      styled.current = map;
      map.setStyle(style, { diff: true, transformStyle: keepOverlays });
    };
    // A style cannot be changed while the first one is still on its way.
    if (styled.current === map && !isReady) map.once("style.load", apply);
    else apply();
    return () => void map.off("style.load", apply);
  }, [map, style, isReady]);

  useEffect(() => {
    if (!map || !isReady) return;
    const listener = () => drawGraticule();
    listener();
    map.on("moveend", listener);
    return () => void map.off("moveend", listener);
  }, [map, isReady]);

  return { isReady, isSettled: !Object.values(detail).includes("loading"), isStyleFailed: configured.isFailed };
}
