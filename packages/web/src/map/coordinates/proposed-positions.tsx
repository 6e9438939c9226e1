// Where typed coordinates may lie while somebody has to choose: the choices as buttons, and the same as lettered marks on the map.
import { useEffect } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Typography from "@mui/material/Typography";
import type { GeoJSONSource } from "maplibre-gl";
import { create } from "zustand";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { formatDecimal } from "./coordinate-text.ts";
import { labelFonts } from "../base/label-fonts.ts";
import { useMap } from "../view/map-context.ts";
import type { MapPlace } from "../view/map-types.ts";
import { isRemoved } from "../view/maplibre.ts";
import { lengthText } from "../tools/measure-text.ts";
import { nearestPlace } from "./territory.ts";
import { fitMap } from "../view/use-map-view.ts";
import { boundsOf } from "../tools/geometry-measures.ts";

const useProposed = create<{ positions: readonly Position[] }>(() => ({ positions: [] }));

const letterOf = (index: number) => String.fromCodePoint(65 + index);
const source = "overlay-proposed";
const layers = ["overlay-proposed-marks", "overlay-proposed-letters"];

type PositionChoicesProps = {
  choices: readonly Position[];
  /** What each is told to lie near. */
  places: readonly MapPlace[];
  onChoose: (position: Position) => void;
};

/** One button per meaning, the likeliest first. Nothing counts before one is pressed. */
export function PositionChoices({ choices, places, onChoose }: PositionChoicesProps) {
  const t = useWords();
  const [language] = useLanguage();
  useEffect(() => {
    useProposed.setState({ positions: choices });
    return () => useProposed.setState({ positions: [] });
  }, [choices]);
  return (
    <Box role="group" aria-label={t("coordinates_which")} sx={{ mt: "6px", display: "grid", gap: "4px" }}>
      <Typography variant="caption" component="p" sx={{ m: 0, fontWeight: 550 }}>
        {t("coordinates_which")}
      </Typography>
      {choices.map((position, index) => {
        const near = nearestPlace(places, position);
        return (
          <ButtonBase
            key={String(position)}
            onClick={() => onChoose(position)}
            sx={(theme) => ({
              display: "flex",
              justifyContent: "flex-start",
              gap: "8px",
              minHeight: 44,
              p: "4px 8px",
              textAlign: "left",
              border: `1px solid ${theme.vars.palette.borderStrong}`,
              borderRadius: "6px",
              "&:hover": { borderColor: theme.vars.palette.primary.main },
            })}
          >
            <Box component="span" aria-hidden sx={{ flex: "none", width: 20, fontWeight: 650, color: "primary.main" }}>
              {letterOf(index)}
            </Box>
            <Box component="span" sx={{ minWidth: 0 }}>
              <Typography component="span" className="tn" sx={{ display: "block", fontSize: 13 }}>
                {formatDecimal(position[1], language)}; {formatDecimal(position[0], language)}
              </Typography>
              {near && (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
                  {t("coordinates_near", {
                    distance: lengthText(near.metres, "km", language),
                    place: near.place.reason_social,
                  })}
                </Typography>
              )}
            </Box>
          </ButtonBase>
        );
      })}
    </Box>
  );
}

/** The same on the map, which shows all of them while they are asked for. Goes inside a map. */
export function ProposedMarks({ color, surface }: { color: string; surface: string }) {
  const map = useMap();
  const positions = useProposed((state) => state.positions);
  useEffect(() => {
    if (!map || positions.length === 0) return;
    const features = positions.map((coordinates, index) => ({
      type: "Feature" as const,
      properties: { letter: letterOf(index) },
      geometry: { type: "Point" as const, coordinates },
    }));
    map.addSource(source, { type: "geojson", data: { type: "FeatureCollection", features } });
    map.addLayer({
      id: layers[0]!,
      type: "circle",
      source,
      paint: { "circle-radius": 12, "circle-color": surface, "circle-stroke-color": color, "circle-stroke-width": 2 },
    });
    map.addLayer({
      id: layers[1]!,
      type: "symbol",
      source,
      layout: {
        "text-field": ["get", "letter"],
        "text-font": labelFonts.semibold,
        "text-size": 13,
        "text-allow-overlap": true,
      },
      paint: { "text-color": color },
    });
    fitMap(map, boundsOf({ type: "MultiPoint", coordinates: [...positions] }), {});
    return () => {
      if (isRemoved(map)) return;
      for (const id of layers) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource<GeoJSONSource>(source)) map.removeSource(source);
    };
  }, [map, positions, color, surface]);
  return null;
}
