// Lets the map beside a form draw its geometry, and brings what is opened into view.
import { useEffect } from "react";
import { useWatch, type Control, type UseFormReturn } from "react-hook-form";
import type { Geometry, GeometryType } from "@atalaya/contract/values/geometry.ts";
import type { Drawing, Item } from "./feature-map.tsx";
import { mapTextAround } from "./map-address.ts";
import { useBroughtIntoView } from "./use-brought-into-view.ts";

type Drawn = Record<string, Geometry | null>;
type Placed = { company_id?: number | null };

type DrawnGeometryOptions = {
  /** The field of the form that holds the geometry. */
  name?: string;
  /** Null for something new. */
  item: Item | null;
  geometryType: GeometryType;
  isReadOnly?: boolean;
  /** Tells the map what is drawn; null when nothing is. */
  onDrawing: (drawing: Drawing | null) => void;
};

export function useDrawnGeometry<V extends Placed>(
  anyForm: UseFormReturn<V>,
  { name = "geometry", item, geometryType, isReadOnly = false, onDrawing }: DrawnGeometryOptions,
): void {
  const form = anyForm as unknown as UseFormReturn<Drawn>;
  const geometry = useWatch({ control: form.control, name }) as Geometry | null;
  const company_id = useWatch({ control: form.control as unknown as Control<Placed>, name: "company_id" });
  const id = item?.id ?? null;
  useEffect(() => {
    if (isReadOnly || geometryType === "none") return onDrawing(null);
    const onChange = (drawn: Geometry | null) =>
      form.setValue(name, drawn, { shouldDirty: true, shouldTouch: true, shouldValidate: drawn !== null });
    onDrawing({ id, geometryType, value: geometry, onChange, company_id });
  }, [geometry, company_id, geometryType, isReadOnly, onDrawing, form, name, id]);
  useEffect(() => () => onDrawing(null), [onDrawing]);
  // A drawing needs to be seen.
  useBroughtIntoView(id, () => (item?.geometry ? mapTextAround(item.geometry) : null));
}
