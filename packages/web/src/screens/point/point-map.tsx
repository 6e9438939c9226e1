// A small map in a form: one point is set on it or moved. Loaded by itself, because a form is read without it too.
import Box from "@mui/material/Box";
import type { Bbox, Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { Drawing } from "../../map/drawing/drawing.tsx";
import { MapView } from "../../map/view/map-view.tsx";
import { useFollowing } from "../../ui/use-following.ts";
import { useMapBase } from "../use-map-base.ts";

type PointMapProps = {
  label: string;
  value: Geometry | null;
  onChange: (point: Geometry | null) => void;
  /** What is shown while there is no point: the place that it will lie in, as its centre or its bounds. */
  near: Position | Bbox | null;
  /** Which place that is: choosing another one moves the map there. */
  nearKey?: number | null;
};

/** Degrees around a point, and around a place without one. */
const spans = { point: 0.01, place: 0.15 };

const around = ([lon, lat]: Position, span: number): Bbox => [lon - span, lat - span, lon + span, lat + span];

const boundsOf = (near: Position | Bbox): Bbox => (near.length === 4 ? near : around(near, spans.place));

export function PointMap({ label, value, onChange, near, nearKey = null }: PointMapProps) {
  const base = useMapBase();
  const { scheme, language } = base;
  const point = value?.type === "Point" ? value.coordinates : null;
  // Once for each place: a map that runs after the point that is being moved would be of no help.
  const [fitTo] = useFollowing<Bbox | null>(String(nearKey), (before) => {
    if (before === undefined && point) return around(point, spans.point);
    return near ? boundsOf(near) : (before ?? null);
  });
  return (
    <Box sx={{ height: 260, mt: "8px", border: 1, borderColor: "divider", borderRadius: "8px", overflow: "hidden" }}>
      <MapView label={label} base={base} fitTo={fitTo} isDetailNoticed={false}>
        <Drawing geometryType="point" value={value} onChange={onChange} scheme={scheme} language={language} isCompact />
      </MapView>
    </Box>
  );
}
