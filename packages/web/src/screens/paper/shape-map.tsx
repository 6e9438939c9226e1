// The small map of a paper: where the thing lies, to be looked at. Loaded by itself, because a paper is read without it too.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { boxAround } from "../../map/tools/geometry-measures.ts";
import { MapView } from "../../map/view/map-view.tsx";
import { ShapeComparison } from "../../map/records/shape-comparison.tsx";
import { useMapBase } from "../use-map-base.ts";

type ShapeMapProps = { label: string; geometry: Geometry; color: string };

export function ShapeMap({ label, geometry, color }: ShapeMapProps) {
  const base = useMapBase();
  const extent = useMemo(() => boxAround([geometry]), [geometry]);
  return (
    <Box
      sx={{
        height: 230,
        border: 1,
        borderColor: "divider",
        borderRadius: "8px",
        overflow: "hidden",
        "@media print": { "& button": { display: "none" } },
      }}
    >
      <MapView key={JSON.stringify(extent)} label={label} base={base} fitTo={extent} isDetailNoticed={false}>
        <ShapeComparison before={null} after={geometry} afterColor={color} scheme={base.scheme} />
      </MapView>
    </Box>
  );
}
