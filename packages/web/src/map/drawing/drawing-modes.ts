// The terra-draw modes for one geometry, in the theme's colour. Vertices are drawn by drawing-handles.ts instead,
// because terra-draw only knows round ones.
import {
  type HexColor,
  TerraDrawLineStringMode,
  TerraDrawPointMode,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  type TerraDrawMouseEvent,
  ValidateNotSelfIntersecting,
} from "terra-draw";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { DrawingTool } from "./drawing-geometry.ts";

export const modeOf: Record<DrawingTool, string> = { point: "point", line: "linestring", polygon: "polygon" };

/**
 * Pixels around a vertex in which a click means that vertex: the first and the last finish the shape, a chosen one is dragged. No more than
 * the handle itself, so that every click beside it is one more vertex; a finger covers more than a pointer does.
 */
const reach = { fine: 7, coarse: 16 };
const pointerDistance = () => (matchMedia("(pointer: coarse)").matches ? reach.coarse : reach.fine);
/** Taking hold of a vertex adds none: there the reach may be larger than what is seen. */
const grabDistance = 16;

const lineWidth = 2;
const fillOpacity = 0.16;
const hidden = { Opacity: 0, OutlineOpacity: 0 };

/** `closingPointOpacity: 0, closingPointOutlineOpacity: 0` and so on: round handles are not drawn. */
const withoutHandle = <Name extends string>(name: Name) =>
  Object.fromEntries(Object.entries(hidden).map(([key, value]) => [`${name}${key}`, value])) as Record<
    `${Name}Opacity` | `${Name}OutlineOpacity`,
    number
  >;

type SnapTo = (event: TerraDrawMouseEvent) => Position | undefined;

/** `snapTo` finds the vertex that a new or moved one should fall on, if any is near. */
export function drawingModes(color: HexColor, surface: HexColor, snapTo: SnapTo) {
  const snapping = { toCoordinate: true, toCustom: snapTo };
  const vertexFlags = { midpoints: true, draggable: true, deletable: true, snappable: snapping };
  const point = { pointColor: color, pointWidth: 7, pointOutlineColor: surface, pointOutlineWidth: 2 };
  return [
    new TerraDrawPointMode({ styles: point }),
    new TerraDrawLineStringMode({
      pointerDistance: pointerDistance(),
      snapping,
      showCoordinatePoints: true,
      styles: {
        lineStringColor: color,
        lineStringWidth: lineWidth,
        ...withoutHandle("closingPoint"),
        ...withoutHandle("coordinatePoint"),
      },
    }),
    new TerraDrawPolygonMode({
      pointerDistance: pointerDistance(),
      snapping,
      showCoordinatePoints: true,
      validation: (feature, { updateType }) =>
        updateType === "finish" || updateType === "commit" ? ValidateNotSelfIntersecting(feature) : { valid: true },
      styles: {
        fillColor: color,
        fillOpacity,
        outlineColor: color,
        outlineWidth: lineWidth,
        ...withoutHandle("closingPoint"),
        ...withoutHandle("coordinatePoint"),
      },
    }),
    new TerraDrawSelectMode({
      pointerDistance: grabDistance,
      allowManualDeselection: false,
      // Delete in a text field beside the map must never reach the geometry.
      keyEvents: { deselect: null, delete: null, rotate: null, scale: null },
      flags: {
        point: { feature: { draggable: true } },
        linestring: { feature: { draggable: false, coordinates: vertexFlags } },
        polygon: { feature: { draggable: false, coordinates: vertexFlags } },
      },
      styles: {
        selectedPointColor: color,
        selectedPointWidth: 7,
        selectedPointOutlineColor: surface,
        selectedPointOutlineWidth: 2,
        selectedLineStringColor: color,
        selectedLineStringWidth: lineWidth,
        selectedPolygonColor: color,
        selectedPolygonFillOpacity: fillOpacity,
        selectedPolygonOutlineColor: color,
        selectedPolygonOutlineWidth: lineWidth,
        ...withoutHandle("selectionPoint"),
        midPointColor: surface,
        midPointWidth: 3,
        midPointOutlineColor: color,
        midPointOutlineWidth: 1.5,
      },
    }),
  ];
}
