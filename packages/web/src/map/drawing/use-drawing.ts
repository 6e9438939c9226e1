// The state of drawing one geometry: which tool is on, what can be undone, which part and which of its vertices are active.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { HexColor } from "terra-draw";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { changedVertex, type DrawingTool, hasFewVertices, verticesOf } from "./drawing-geometry.ts";
import { showActiveVertex } from "./drawing-handles.ts";
import { geometryOf, outlineOf, type Part, partsOf, toolOf } from "./drawing-parts.ts";
import { type DrawingSession, type Drawn, startDrawing } from "./drawing-session.ts";
import { boundsOf } from "../tools/geometry-measures.ts";
import { fitMap, type MapPadding } from "../view/use-map-view.ts";
import { useVertexPick } from "./use-vertex-pick.ts";

type DrawingOptions = {
  value: Geometry | null;
  onChange: (geometry: Geometry | null) => void;
  color: HexColor;
  surface: HexColor;
  padding: MapPadding;
};

const isInView = (map: MapLibreMap, geometry: Geometry) => {
  const [west, south, east, north] = boundsOf(geometry);
  const bounds = map.getBounds();
  return bounds.contains([west, south]) && bounds.contains([east, north]);
};

type History = { past: (Geometry | null)[]; future: (Geometry | null)[] };

const keyOf = (geometry: Geometry | null) => JSON.stringify(geometry);
const leastVertices: Record<DrawingTool, number> = { point: 1, line: 2, polygon: 3 };

export function useDrawing(map: MapLibreMap | null, { value, onChange, color, surface, padding }: DrawingOptions) {
  const session = useRef<DrawingSession | null>(null);
  const current = useRef(value);
  const history = useRef<History>({ past: [], future: [] });
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const isAdding = useRef(false);
  const [wantedPart, setWantedPart] = useState(0);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [, setProgress] = useState(0);
  const refresh = () => setProgress((count) => count + 1);

  const parts = partsOf(value);
  const kind = value ? toolOf(value) : null;
  const activePart = Math.max(0, Math.min(wantedPart, parts.length - 1));
  const vertices = parts[activePart]?.vertices ?? [];

  /** Puts the active part under the hands, and the others and all holes beside it. */
  const show = (geometry: Geometry | null, at: number) => {
    const all = partsOf(geometry);
    const shownTool = geometry && toolOf(geometry);
    const edited = all[Math.min(at, all.length - 1)];
    const outline = shownTool && edited ? outlineOf(shownTool, edited) : null;
    const isHandled = outline !== null && hasFewVertices(verticesOf(outline));
    const fixed = all.flatMap((part, index) => {
      const shape = shownTool && (part !== edited || !isHandled) ? geometryOf(shownTool, [part]) : null;
      const holes = part === edited && isHandled ? part.holes : [];
      const lines = holes.map((ring) => ({
        part: index,
        geometry: { type: "LineString" as const, coordinates: ring },
      }));
      return shape ? [{ part: index, geometry: shape }, ...lines] : lines;
    });
    session.current?.show(isHandled ? outline : null, fixed);
  };

  /** Takes a new geometry; the old one can be brought back. */
  const take = (next: Geometry | null, part = activePart) => {
    if (keyOf(next) === keyOf(current.current)) return false;
    const [before, after] = [partsOf(current.current)[part], partsOf(next)[part]];
    history.current = { past: [...history.current.past, current.current], future: [] };
    current.current = next;
    setWantedPart(part);
    setActiveIndex(before && after ? changedVertex(before.vertices, after.vertices) : after ? 0 : null);
    return true;
  };

  const withPart = (changed: Part): Geometry | null =>
    kind && geometryOf(kind, partsOf(current.current).with(activePart, changed));

  const drawn = useEffectEvent(({ geometry, isNew }: Drawn) => {
    setTool(null);
    const outline: Part = { vertices: verticesOf(geometry), holes: [] };
    if (!isNew) {
      const changed = withPart({ ...outline, holes: parts[activePart]?.holes ?? [] });
      if (changed && take(changed)) onChange(changed);
      return;
    }
    const before = isAdding.current ? partsOf(current.current) : [];
    const next = geometryOf(toolOf(geometry), [...before, outline]);
    if (take(next, before.length)) onChange(next);
    show(next, before.length);
  });
  const progressed = useEffectEvent(refresh);
  const begun = useEffectEvent(() => {
    show(current.current, activePart);
    setTool(null);
  });

  const rested = useEffectEvent(() => {
    if (tool === null) show(current.current, activePart);
  });

  useEffect(() => {
    if (!map) return;
    const started = startDrawing(map, color, surface, { onDrawn: (one) => drawn(one), onProgress: () => progressed() });
    session.current = started;
    begun();
    // What came while the map was still being made is not always painted: once it has come to rest it is put on again.
    const settled = map.on("idle", () => {
      settled.unsubscribe();
      rested();
    });
    return () => {
      session.current = null;
      settled.unsubscribe();
      started.stop();
    };
  }, [map, color, surface]);

  const valueKey = keyOf(value);
  const receive = useEffectEvent(() => {
    if (!take(value)) return;
    show(value, activePart);
    // Typed coordinates are seen on the map, wherever they lie, before anybody saves them.
    if (map && value && !isInView(map, value)) fitMap(map, boundsOf(value), padding);
  });
  useEffect(() => receive(), [valueKey]);

  const choosePart = (index: number) => {
    setWantedPart(index);
    setActiveIndex(0);
    show(current.current, index);
  };

  const shownIndex = activeIndex === null ? null : Math.min(activeIndex, vertices.length - 1);
  const active = shownIndex === null ? null : (vertices[shownIndex] ?? null);
  const isRingShown = tool === null && vertices.length > 1;
  useEffect(() => {
    if (map && session.current) showActiveVertex(map, isRingShown ? active : null);
  }, [map, active?.join(), isRingShown, color, surface]);

  const replace = (next: Geometry | null, part = activePart) => {
    show(next, part);
    onChange(next);
  };

  const travel = (from: "past" | "future", to: "past" | "future") => {
    const next = history.current[from].at(-1);
    if (next === undefined) return;
    history.current = {
      ...history.current,
      [from]: history.current[from].slice(0, -1),
      [to]: [...history.current[to], current.current],
    };
    current.current = next;
    replace(next);
    refresh();
  };

  const begin = (next: DrawingTool, adding: boolean) => {
    isAdding.current = adding;
    session.current?.begin(next);
    setTool(next);
  };

  const changeVertices = (next: Position[]) => {
    const changed = withPart({ vertices: next, holes: parts[activePart]?.holes ?? [] });
    if (changed && take(changed)) replace(changed);
  };

  useVertexPick(map, {
    isEnabled: tool === null,
    vertices,
    isHandled: hasFewVertices(vertices),
    activeIndex: shownIndex,
    onVertex: setActiveIndex,
    onMove: (index, position) => changeVertices(vertices.with(index, position)),
    onPart: choosePart,
  });

  return {
    tool,
    kind,
    vertices,
    parts: parts.length,
    activePart,
    choosePart,
    isHandled: hasFewVertices(vertices),
    activeIndex: shownIndex,
    setActiveIndex,
    canUndo: tool ? (session.current?.canUndo() ?? false) : history.current.past.length > 0,
    canRedo: tool ? (session.current?.canRedo() ?? false) : history.current.future.length > 0,
    begin: (next: DrawingTool) => begin(next, false),
    /** Draws one more part of the same kind. */
    beginPart: () => kind && begin(kind, true),
    finish: () => session.current?.finish(),
    cancel() {
      session.current?.cancel();
      show(current.current, activePart);
      setTool(null);
    },
    undo: () => (tool ? void session.current?.undo() : travel("past", "future")),
    redo: () => (tool ? void session.current?.redo() : travel("future", "past")),
    remove: () => take(null) && replace(null),
    removePart() {
      const rest = kind && geometryOf(kind, partsOf(current.current).toSpliced(activePart, 1));
      if (take(rest, 0)) replace(rest, 0);
    },
    canRemoveVertex: tool === null && kind !== null && vertices.length > leastVertices[kind],
    removeVertex: (index: number) => changeVertices(vertices.toSpliced(index, 1)),
    moveVertex: (index: number, position: Position) => changeVertices(vertices.with(index, position)),
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
