// Connects the drawing of one geometry to the map: what is done by hand goes into its state, what has changed is put on the map and told.
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { HexColor } from "terra-draw";
import type { Map as MapLibreMap } from "maplibre-gl";
import { createStore, useStore } from "zustand";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { DrawingTool } from "./drawing-geometry.ts";
import { showActiveVertex } from "./drawing-handles.ts";
import { underHands } from "./drawing-parts.ts";
import { type DrawingSession, startDrawing } from "./drawing-session.ts";
import { activeOf, type DrawingAction, drawingAfter, drawingOf } from "./drawing-state.ts";
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

type SessionOptions = {
  color: HexColor;
  surface: HexColor;
  /** The vertex that has a ring around it. */
  ring: Position | null;
  onAction: (action: DrawingAction) => void;
};

/** The drawing library for as long as there is a map, begun anew in other colours. */
function useSession(
  map: MapLibreMap | null,
  sessionRef: RefObject<DrawingSession | null>,
  { color, surface, ring, onAction }: SessionOptions,
): void {
  const happened = useEffectEvent(onAction);
  const mark = useEffectEvent((target: MapLibreMap) => showActiveVertex(target, ring));
  useEffect(() => {
    if (!map) return;
    const started = startDrawing(map, color, surface, {
      onDrawn: (drawn) => happened({ type: "drawn", ...drawn }),
      onStep: (steps) => happened({ type: "stepped", ...steps }),
    });
    sessionRef.current = started;
    happened({ type: "opened" });
    mark(map);
    const settled = map.on("idle", () => {
      settled.unsubscribe();
      happened({ type: "rested" });
    });
    return () => {
      sessionRef.current = null;
      settled.unsubscribe();
      started.stop();
    };
  }, [map, sessionRef, color, surface]);
  const [lon, lat] = ring ?? [];
  useEffect(() => {
    if (map) showActiveVertex(map, lon === undefined || lat === undefined ? null : [lon, lat]);
  }, [map, lon, lat]);
}

export function useDrawing(map: MapLibreMap | null, { value, onChange, color, surface, padding }: DrawingOptions) {
  const session = useRef<DrawingSession | null>(null);
  // Not a state of React's: two things that are done by hand may follow each other before anything is drawn.
  const [store] = useState(() => createStore(() => drawingOf(value)));
  const state = useStore(store);
  const { parts, kind, activePart, activeIndex, vertices, isHandled, canRemoveVertex } = activeOf(state);

  /** What is told is what was changed here, and not what was received. */
  const act = (action: DrawingAction) => {
    const before = store.getState();
    const after = drawingAfter(before, action);
    store.setState(after);
    if (after.showing !== before.showing) {
      const { edited, beside } = underHands(after.geometry, activeOf(after).activePart);
      session.current?.show(edited, beside);
    }
    if (action.type !== "received" && after.geometry !== before.geometry) onChange(after.geometry);
    return after !== before;
  };

  const ring = state.tool === null && vertices.length > 1 && activeIndex !== null ? vertices[activeIndex] : undefined;
  useSession(map, session, { color, surface, ring: ring ?? null, onAction: (action) => void act(action) });

  const receive = useEffectEvent((geometry: Geometry | null) => {
    if (!act({ type: "received", geometry })) return;
    // Typed coordinates are seen on the map, wherever they lie, before anybody saves them.
    if (map && geometry && !isInView(map, geometry)) fitMap(map, boundsOf(geometry), padding);
  });
  useEffect(() => receive(value), [value]);

  const begin = (tool: DrawingTool, isAdding: boolean) => {
    session.current?.begin(tool);
    act({ type: "begun", tool, isAdding });
  };
  const setActiveIndex = (vertex: number) => void act({ type: "vertex-chosen", vertex });
  const moveVertex = (vertex: number, to: Position) => void act({ type: "vertex-moved", vertex, position: to });
  const choosePart = (part: number) => void act({ type: "part-chosen", part });

  useVertexPick(map, {
    isEnabled: state.tool === null,
    vertices,
    isHandled,
    activeIndex,
    onVertex: setActiveIndex,
    onMove: moveVertex,
    onPart: choosePart,
  });

  return {
    tool: state.tool,
    kind,
    isHandled,
    canRemoveVertex,
    vertices,
    parts: parts.length,
    activePart,
    activeIndex,
    choosePart,
    setActiveIndex,
    moveVertex,
    canUndo: state.tool ? state.steps.canUndo : state.past.length > 0,
    canRedo: state.tool ? state.steps.canRedo : state.future.length > 0,
    begin: (tool: DrawingTool) => begin(tool, false),
    /** Draws one more part of the same kind. */
    beginPart: () => kind && begin(kind, true),
    finish: () => session.current?.finish(),
    cancel() {
      session.current?.cancel();
      act({ type: "cancelled" });
    },
    undo: () => (state.tool ? void session.current?.undo() : void act({ type: "undone" })),
    redo: () => (state.tool ? void session.current?.redo() : void act({ type: "redone" })),
    remove: () => void act({ type: "removed" }),
    removePart: () => void act({ type: "part-removed" }),
    removeVertex: (vertex: number) => void act({ type: "vertex-removed", vertex }),
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
