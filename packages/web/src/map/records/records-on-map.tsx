// Records on a map: marks, clusters and shapes from our vector tiles, the selected record and its popup.
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { BaseMapOptions } from "../base/use-base-style.ts";
import { anchorOf } from "../tools/geometry-measures.ts";
import { useMap } from "../view/map-context.ts";
import type { MapLibreMap } from "../view/maplibre.ts";
import type { MapLegend } from "../view/map-types.ts";
import { RecordPopup } from "./record-popup.tsx";
import { TileFailureNotice } from "./tile-failure-notice.tsx";
import { useRecordLayers } from "./use-record-layers.ts";
import { useRecordPointer } from "./use-record-pointer.ts";
import { useTileFailure } from "./use-tile-failure.ts";
import { fitPadding, type MapPadding } from "../view/use-map-view.ts";

/** Drawn whole above everything, also while its mark is clustered. */
export type SelectedRecord = {
  geometry: Geometry;
  symbol: string;
  /** What its class is drawn by. */
  value: unknown;
};

type RecordsOnMapProps = {
  base: Pick<BaseMapOptions, "scheme" | "language">;
  /** Address of the tiles with {z}, {x} and {y}, the query of the screen included; null while there is none. */
  tilesUrl: string | null;
  legend: MapLegend;
  covered: MapPadding;
  selectedId: number | null;
  /** The selected one, once it is known; what has no geometry is not drawn. */
  selected?: SelectedRecord | null;
  /** null when the empty map was clicked. */
  onSelect: (id: number | null) => void;
  /** What is said of the selected one. */
  popup?: ReactNode;
  /** The record whose geometry is being drawn in <Drawing>: its stored one is hidden meanwhile. */
  editedId?: number | null;
  /** False while drawing: clicks then belong to the drawing. */
  isSelectable?: boolean;
  /** Tiles were refused (HTTP status) or did not arrive (null). The map itself offers to try again. */
  onTilesError?: (status: number | null) => void;
};

/** How far the middle of the free part of the map lies from the middle of the whole, in pixels. */
const middleOf = ({ top, right, bottom, left }: Required<MapPadding>): [number, number] => [
  (left - right) / 2,
  (top - bottom) / 2,
];

/** What is chosen comes into the free part of the map; where it is already, nothing moves. */
function useRevealed(map: MapLibreMap | null, id: number | null, at: Position | null, covered: MapPadding): void {
  const reveal = useEffectEvent((target: MapLibreMap, position: Position) => {
    const { x, y } = target.project(position);
    const { clientWidth, clientHeight } = target.getContainer();
    const free = fitPadding(target.getContainer(), covered);
    const isVisible = x > free.left && x < clientWidth - free.right && y > free.top && y < clientHeight - free.bottom;
    if (!isVisible) target.easeTo({ center: position, offset: middleOf(free), duration: 300 });
  });
  const [lon, lat] = at ?? [];
  useEffect(() => {
    if (map && id !== null && lon !== undefined && lat !== undefined) reveal(map, [lon, lat]);
  }, [map, id, lon, lat]);
}

/** Goes inside a <MapView>. */
export function RecordsOnMap({ base, covered, selectedId, selected = null, onSelect, ...props }: RecordsOnMapProps) {
  const map = useMap();
  const [clicked, setClicked] = useState<{ id: number; at: Position } | null>(null);
  const [hoverId, setHoverId] = useState<number | null>(null);
  const { geometry = null, symbol = null, value = null } = selected ?? {};
  const selection = useMemo(
    () => (selectedId !== null && geometry && symbol !== null ? { id: selectedId, symbol, value, geometry } : null),
    [selectedId, geometry, symbol, value],
  );
  const clickedAt = clicked?.id === selectedId ? clicked.at : null;
  const at = geometry ? anchorOf(geometry) : clickedAt;

  useRecordLayers(map, {
    tilesUrl: props.tilesUrl,
    legend: props.legend,
    scheme: base.scheme,
    language: base.language,
    hoverId,
    editedId: props.editedId ?? null,
    selectedId,
    selection,
  });
  useRecordPointer(map, {
    isEnabled: props.isSelectable ?? true,
    onHover: setHoverId,
    onSelect: (id, position) => {
      setClicked(id !== null && position ? { id, at: position } : null);
      onSelect(id);
    },
  });
  const failure = useTileFailure(map, props.onTilesError);
  useRevealed(map, selectedId, at, covered);
  return (
    <>
      {failure.hasFailed && <TileFailureNotice onRetry={failure.retry} />}
      {selectedId !== null && at && props.popup && (
        <RecordPopup at={at} covered={covered} onClose={() => onSelect(null)}>
          {props.popup}
        </RecordPopup>
      )}
    </>
  );
}
