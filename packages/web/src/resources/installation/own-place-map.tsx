// The own place on a map, with its boundary where it has one. Loaded by itself: setting up is done without it too.
import Box from "@mui/material/Box";
import { companies } from "@atalaya/contract/resources/companies.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Setup } from "@atalaya/contract/resources/installation.ts";
import { useRecord } from "../../api/use-resource.ts";
import { ShapeMap } from "../../screens/paper/shape-map.tsx";
import { useMapBase } from "../../screens/use-map-base.ts";
import { statusColors } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";

const height = 230;

export function OwnPlaceMap({ place }: { place: NonNullable<Setup["own_place"]> }) {
  const t = useWords();
  const { scheme } = useMapBase();
  const { data } = useRecord(companies, place.id);
  const point: Geometry = { type: "Point", coordinates: [place.lon, place.lat] };
  if (!data) return <Box sx={{ height }} />;
  const geometry = (data.boundary_display as Geometry | null) ?? point;
  return <ShapeMap label={t("setup_place_map")} geometry={geometry} color={statusColors[scheme].success.main} />;
}
