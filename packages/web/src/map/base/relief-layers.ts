// Hills as shade: heights lit from the north-west, so faint that they carry what is drawn over them.
import type { LayerSpecification } from "maplibre-gl";
import type { BaseMapColors } from "../../ui/theme/data-colors.ts";
import { reliefSourceName, type MapRelief } from "./map-ground.ts";

/** Slopes are flatter on the screen the farther one is away, so these are made steeper there. */
const exaggeration = ["interpolate", ["linear"], ["zoom"], 5, 0.6, 10, 0.55, 14, 0.5, 17, 0.4] as const;

/** Between the fill of the land and all that is drawn on it. */
export const hillshadeLayers = (relief: MapRelief, colors: BaseMapColors): LayerSpecification[] => [
  {
    id: "base-relief",
    type: "hillshade",
    source: reliefSourceName,
    minzoom: relief.minzoom,
    paint: {
      "hillshade-method": "igor",
      "hillshade-exaggeration": [...exaggeration] as never,
      "hillshade-shadow-color": colors.reliefShadow,
      "hillshade-highlight-color": colors.reliefLight,
      "hillshade-illumination-direction": 315,
      "hillshade-illumination-anchor": "map",
    },
  },
];
