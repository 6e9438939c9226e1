// The ground that is in force, in the light and the dark look side by side. Loaded by itself.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Ground } from "@atalaya/contract/resources/grounds.ts";
import type { Setup } from "@atalaya/contract/resources/installation.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { extentOfMost } from "../../map/view/places-extent.ts";
import { MapView } from "../../map/view/map-view.tsx";
import type { GroundPick } from "../../screens/ground/ground-choice.ts";
import { useMapBase } from "../../screens/use-map-base.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

/** Degrees around a place; without any, Chile and Colombia. */
const span = 0.35;
const everywhere: Bbox = [-82, -56, -60, 14];

const looks = [
  { scheme: "light", icon: "sun-o" },
  { scheme: "dark", icon: "moon-o" },
] as const;

/** `file`: what is to be seen of it lies within its bounds. `pick`: what is drawn, whatever was chosen for other maps. */
type GroundPreviewProps = { place: Setup["own_place"]; file: Ground | undefined; pick: GroundPick };

export function GroundPreview({ place, file, pick }: GroundPreviewProps) {
  const t = useWords();
  const base = useMapBase(pick);
  const { lon, lat } = place ?? {};
  const { bounds } = file ?? {};
  const fitTo = useMemo((): Bbox => {
    const isInside = (it: Bbox) => lon! > it[0] && lon! < it[2] && lat! > it[1] && lat! < it[3];
    if (lon === undefined || lat === undefined) return bounds ?? extentOfMost(base.places) ?? everywhere;
    return bounds && !isInside(bounds) ? bounds : [lon - span, lat - span, lon + span, lat + span];
  }, [lon, lat, bounds, base.places]);
  return (
    <Box
      sx={{
        display: "grid",
        gap: "12px",
        gridTemplateColumns: "minmax(0, 1fr)",
        "@container (min-width: 520px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      }}
    >
      {looks.map(({ scheme, icon }) => (
        <Box key={scheme}>
          <Box sx={{ height: 240, border: 1, borderColor: "divider", borderRadius: "8px", overflow: "hidden" }}>
            <MapView
              label={t(`setup_ground_${scheme}`)}
              base={{ ...base, scheme }}
              fitTo={fitTo}
              isDetailNoticed={false}
            />
          </Box>
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "4px 0 0" }}>
            <Icon name={icon} size={12} /> {t(`setup_ground_${scheme}`)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
