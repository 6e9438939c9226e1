// "My location": asks the browser once, shows the spot with its precision, moves the map there.
import { useEffect, useState } from "react";
import type { GeoJSONSource, Map as MapLibreMap } from "maplibre-gl";
import type { Feature } from "geojson";

const source = "overlay-location";
const color = "#1565C0";

export type LocationState = { step: "idle" | "asking" | "refused" | "failed" } | { step: "found"; accuracy_m: number };

/** A circle as a polygon: 64 corners around [lon, lat], radius in metres. */
function circle([lon, lat]: [number, number], radius_m: number): Feature {
  const degrees = radius_m / 111_320;
  const ring = Array.from({ length: 65 }, (_, index) => {
    const angle = (index / 64) * 2 * Math.PI;
    const stretch = Math.cos((lat * Math.PI) / 180);
    return [lon + (degrees * Math.cos(angle)) / stretch, lat + degrees * Math.sin(angle)];
  });
  return { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } };
}

function show(map: MapLibreMap, { longitude, latitude, accuracy }: GeolocationCoordinates): void {
  const spot: Feature = {
    type: "Feature",
    properties: {},
    geometry: { type: "Point", coordinates: [longitude, latitude] },
  };
  const shown = { type: "FeatureCollection" as const, features: [circle([longitude, latitude], accuracy), spot] };
  const existing = map.getSource<GeoJSONSource>(source);
  if (existing) void existing.setData(shown);
  else {
    map.addSource(source, { type: "geojson", data: shown });
    map.addLayer({
      id: "overlay-location-precision",
      type: "fill",
      source,
      filter: ["==", ["geometry-type"], "Polygon"],
      paint: { "fill-color": color, "fill-opacity": 0.14 },
    });
    map.addLayer({
      id: "overlay-location-spot",
      type: "circle",
      source,
      filter: ["==", ["geometry-type"], "Point"],
      paint: { "circle-radius": 6, "circle-color": color, "circle-stroke-color": "#FFFFFF", "circle-stroke-width": 2 },
    });
  }
  map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), 13), duration: 400 });
}

export function useLocation(map: MapLibreMap | null) {
  const [state, setState] = useState<LocationState>({ step: "idle" });

  useEffect(() => {
    if (state.step === "idle" || state.step === "asking") return;
    const timer = setTimeout(() => setState({ step: "idle" }), 6000);
    return () => clearTimeout(timer);
  }, [state]);

  const locate = () => {
    if (!map) return;
    setState({ step: "asking" });
    if (!("geolocation" in navigator)) return setState({ step: "failed" });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        show(map, coords);
        setState({ step: "found", accuracy_m: Math.round(coords.accuracy) });
      },
      ({ code, PERMISSION_DENIED }) => setState({ step: code === PERMISSION_DENIED ? "refused" : "failed" }),
      { enableHighAccuracy: true, timeout: 15_000, maximumAge: 60_000 },
    );
  };

  return { state, locate };
}
