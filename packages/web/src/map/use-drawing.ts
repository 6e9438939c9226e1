// The state of drawing one geometry: which tool is on, what can be undone, which vertex is active.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { HexColor } from "terra-draw";
import type { Map as MapLibreMap } from "maplibre-gl";
import type { Geometry, Position } from "@atalaya/contract/geometry.ts";
import {
  changedVertex,
  type DrawingTool,
  geometryFrom,
  isEditable,
  simplified,
  toolOf,
  verticesOf,
} from "./drawing-geometry.ts";
import { showActiveVertex } from "./drawing-handles.ts";
import { type DrawingSession, startDrawing } from "./drawing-session.ts";

type DrawingOptions = {
  value: Geometry | null;
  onChange: (geometry: Geometry | null) => void;
  color: HexColor;
  surface: HexColor;
};

type History = { past: (Geometry | null)[]; future: (Geometry | null)[] };

const keyOf = (geometry: Geometry | null) => JSON.stringify(geometry);
const editable = (geometry: Geometry | null) => {
  const simple = geometry && simplified(geometry);
  return simple && isEditable(simple) ? simple : null;
};

const leastVertices = (geometry: Geometry | null) =>
  geometry?.type.endsWith("Polygon") ? 3 : geometry?.type.endsWith("LineString") ? 2 : 1;

export function useDrawing(map: MapLibreMap | null, { value, onChange, color, surface }: DrawingOptions) {
  const session = useRef<DrawingSession | null>(null);
  const current = useRef(value);
  const history = useRef<History>({ past: [], future: [] });
  const [tool, setTool] = useState<DrawingTool | null>(null);
  const [activeIndex, setActiveIndex] = useState<number | null>(null);
  const [, setProgress] = useState(0);
  const refresh = () => setProgress((count) => count + 1);

  /** Takes a new geometry; the old one can be brought back. */
  const take = (next: Geometry | null) => {
    if (keyOf(next) === keyOf(current.current)) return false;
    const [before, after] = [editable(current.current), editable(next)];
    history.current = { past: [...history.current.past, current.current], future: [] };
    current.current = next;
    setActiveIndex(before && after ? changedVertex(verticesOf(before), verticesOf(after)) : after ? 0 : null);
    return true;
  };

  const drawn = useEffectEvent((geometry: Geometry) => {
    setTool(null);
    if (take(geometry)) onChange(geometry);
  });
  const progressed = useEffectEvent(refresh);

  useEffect(() => {
    if (!map) return;
    const started = startDrawing(map, color, surface, { onGeometry: (g) => drawn(g), onProgress: () => progressed() });
    session.current = started;
    started.show(current.current);
    setTool(null);
    return () => {
      session.current = null;
      started.stop();
    };
  }, [map, color, surface]);

  const valueKey = keyOf(value);
  const receive = useEffectEvent(() => {
    if (take(value)) session.current?.show(value);
  });
  useEffect(() => receive(), [valueKey]);

  const vertices = (() => {
    const simple = editable(value);
    return simple ? verticesOf(simple) : [];
  })();
  const active = activeIndex === null ? null : (vertices[Math.min(activeIndex, vertices.length - 1)] ?? null);
  const isRingShown = tool === null && vertices.length > 1;

  useEffect(() => {
    if (map && session.current) showActiveVertex(map, isRingShown ? active : null);
  }, [map, active?.join(), isRingShown, color, surface]);

  const replace = (next: Geometry | null) => {
    session.current?.show(next);
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

  return {
    tool,
    vertices,
    activeIndex: activeIndex === null ? null : Math.min(activeIndex, vertices.length - 1),
    setActiveIndex,
    canUndo: tool ? (session.current?.canUndo() ?? false) : history.current.past.length > 0,
    canRedo: tool ? (session.current?.canRedo() ?? false) : history.current.future.length > 0,
    begin(next: DrawingTool) {
      session.current?.begin(next);
      setTool(next);
    },
    finish: () => session.current?.finish(),
    cancel() {
      session.current?.cancel();
      session.current?.show(current.current);
      setTool(null);
    },
    undo: () => (tool ? void session.current?.undo() : travel("past", "future")),
    redo: () => (tool ? void session.current?.redo() : travel("future", "past")),
    remove: () => take(null) && replace(null),
    canRemoveVertex: tool === null && vertices.length > leastVertices(value),
    removeVertex(index: number) {
      const simple = editable(current.current);
      const rest = simple && geometryFrom(verticesOf(simple).toSpliced(index, 1), toolOf(simple));
      if (rest && take(rest)) replace(rest);
    },
    moveVertex(index: number, position: Position) {
      const simple = editable(current.current);
      const moved = simple && geometryFrom(verticesOf(simple).with(index, position), toolOf(simple));
      if (moved && take(moved)) replace(moved);
    },
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
