// Lets the map beside a form draw its geometry, and brings what is opened into view.
import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Geometry, GeometryType } from "@atalaya/contract/values/geometry.ts";
import type { Drawing, Item } from "./feature-map.tsx";
import { mapTextAround } from "./map-address.ts";
import { useBroughtIntoView } from "./use-brought-into-view.ts";

type Drawn = { geometry: Geometry | null; company_id?: number | null };

type DrawnGeometryOptions = {
  /** Null for something new. */
  item: Item | null;
  geometryType: GeometryType;
  isReadOnly?: boolean;
  /** Tells the map what is drawn; null when nothing is. */
  onDrawing: (drawing: Drawing | null) => void;
};

/** The form holds the geometry in its field `geometry`. */
export function useDrawnGeometry<V extends Drawn>(
  anyForm: UseFormReturn<V>,
  { item, geometryType, isReadOnly = false, onDrawing }: DrawnGeometryOptions,
): void {
  const form = anyForm as unknown as UseFormReturn<Drawn>;
  const [geometry, company_id] = useWatch({ control: form.control, name: ["geometry", "company_id"] });
  const id = item?.id ?? null;
  useEffect(() => {
    if (isReadOnly || geometryType === "none") return onDrawing(null);
    const onChange = (drawn: Geometry | null) =>
      form.setValue("geometry", drawn, { shouldDirty: true, shouldTouch: true, shouldValidate: drawn !== null });
    onDrawing({ id, geometryType, value: geometry, onChange, company_id });
  }, [geometry, company_id, geometryType, isReadOnly, onDrawing, form, id]);
  useEffect(() => () => onDrawing(null), [onDrawing]);
  // A drawing needs to be seen.
  useBroughtIntoView(id, () => (item?.geometry ? mapTextAround(item.geometry) : null));
}
