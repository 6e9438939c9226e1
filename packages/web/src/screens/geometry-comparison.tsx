// A small map with two geometries: before and after a change, or of two records. Loaded by itself: a history is read without it too.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { boxAround } from "../map/tools/geometry-measures.ts";
import { MapView } from "../map/view/map-view.tsx";
import { ShapeComparison } from "../map/records/shape-comparison.tsx";
import { useWords } from "../ui/words.ts";
import { useMapBase } from "./use-map-base.ts";

type GeometryComparisonProps = {
  before: Geometry | null;
  after: Geometry | null;
  /** What the map and its two shapes are called, where they are not before and after. */
  label?: string;
  beforeTitle?: string;
  afterTitle?: string;
};

export function GeometryComparison({ before, after, label, beforeTitle, afterTitle }: GeometryComparisonProps) {
  const t = useWords();
  const base = useMapBase();
  const shapes = [before, after].filter((shape) => shape !== null);
  return (
    <Box>
      <Box sx={{ height: 220, mt: "4px", border: 1, borderColor: "divider", borderRadius: "8px", overflow: "hidden" }}>
        <MapView
          label={label ?? t("history_geometry_map")}
          base={base}
          fitTo={boxAround(shapes)}
          isDetailNoticed={false}
        >
          <ShapeComparison before={before} after={after} scheme={base.scheme} />
        </MapView>
      </Box>
      <Box sx={{ display: "flex", gap: "16px", mt: "4px" }}>
        {before && <Key color="error.main" line="dashed" text={beforeTitle ?? t("history_geometry_before")} />}
        {after && <Key color="success.main" line="solid" text={afterTitle ?? t("history_geometry_after")} />}
      </Box>
    </Box>
  );
}

const Key = ({ color, line, text }: { color: string; line: "dashed" | "solid"; text: string }) => (
  <Typography variant="overline" component="span" color="textSecondary">
    <Box
      component="span"
      sx={{
        display: "inline-block",
        width: 20,
        mr: "6px",
        verticalAlign: "middle",
        borderTop: `2px ${line}`,
        borderColor: color,
      }}
    />
    {text}
  </Typography>
);
