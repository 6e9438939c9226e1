// The centre or the boundary of a place, as it is drawn on the map beside the form.
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import type { Draft } from "./company-draft.ts";
import type { FormBoundary } from "./shape-store.ts";

export type Drawn = "centroid" | "boundary";

type LocationDrawing = {
  /** Null for a new place. */
  id: number | null;
  isReadOnly: boolean;
  /** Told what the map draws now; null for nothing. */
  onDrawing: (drawing: Drawing | null) => void;
};

/** What the map draws of it: a large boundary is not redrawn by hand. */
const drawable = (boundary: FormBoundary | null): Geometry | null =>
  boundary && "coordinates" in boundary ? boundary : null;

/** `drawn`: what the map draws; a boundary that is too large for that is not offered. */
export function useLocationDrawing({ id, isReadOnly, onDrawing }: LocationDrawing) {
  const form = useFormContext<Draft>();
  const [centroid, boundary] = useWatch({ control: form.control, name: ["centroid", "boundary"] });
  const [chosen, setDrawn] = useState<Drawn>("centroid");
  const isLarge = boundary !== null && drawable(boundary) === null;
  const drawn = chosen === "boundary" && isLarge ? "centroid" : chosen;

  useEffect(() => {
    if (isReadOnly) return onDrawing(null);
    const set = (field: Drawn, value: unknown) =>
      form.setValue(field, value as never, { shouldDirty: true, shouldTouch: true, shouldValidate: value !== null });
    onDrawing(
      drawn === "centroid"
        ? {
            id,
            geometryType: "point",
            value: centroid,
            onChange: (point) => set("centroid", point?.type === "Point" ? point : null),
          }
        : {
            id,
            geometryType: "polygon",
            value: drawable(boundary),
            onChange: (shape) =>
              set(
                "boundary",
                shape?.type === "Polygon" ? { type: "MultiPolygon", coordinates: [shape.coordinates] } : shape,
              ),
          },
    );
  }, [centroid, boundary, drawn, isReadOnly, onDrawing, form, id]);
  useEffect(() => () => onDrawing(null), [onDrawing]);

  return { drawn, setDrawn, isBoundaryOffered: !isLarge };
}
