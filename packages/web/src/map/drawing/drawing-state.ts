// Drawing one geometry, step by step: which tool is on, what can be undone, which part and which of its vertices are active. Pure.
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import {
  changedVertex,
  type DrawingTool,
  hasFewVertices,
  type SimpleGeometry,
  verticesOf,
} from "./drawing-geometry.ts";
import { geometryOf, type Part, partsOf, toolOf } from "./drawing-parts.ts";

export type DrawingState = {
  geometry: Geometry | null;
  past: readonly (Geometry | null)[];
  future: readonly (Geometry | null)[];
  /** What is being drawn; null while what is there is edited. */
  tool: DrawingTool | null;
  /** Steps of the shape that is being drawn: the drawing library keeps those itself. */
  steps: { canUndo: boolean; canRedo: boolean };
  /** What is drawn becomes one more part of what is there. */
  isAdding: boolean;
  part: number;
  vertex: number | null;
  /** Grows whenever the map has to show the geometry anew; what was changed by hand stands there already. */
  showing: number;
};

export type DrawingAction =
  /** Somebody else changed the geometry: coordinates were typed, the form was discarded. */
  | { type: "received"; geometry: Geometry | null }
  /** The map is there, or there anew. */
  | { type: "opened" }
  /** What came while the map was being made is not always painted. */
  | { type: "rested" }
  | { type: "begun"; tool: DrawingTool; isAdding: boolean }
  | { type: "stepped"; canUndo: boolean; canRedo: boolean }
  /** By hand; `isNew`: from its first vertex, not edited. */
  | { type: "drawn"; geometry: SimpleGeometry; isNew: boolean }
  | { type: "cancelled" }
  | { type: "undone" }
  | { type: "redone" }
  | { type: "removed" }
  | { type: "part-chosen"; part: number }
  | { type: "part-removed" }
  | { type: "vertex-chosen"; vertex: number }
  | { type: "vertex-moved"; vertex: number; position: Position }
  | { type: "vertex-removed"; vertex: number };

const noSteps = { canUndo: false, canRedo: false };

export const drawingOf = (geometry: Geometry | null): DrawingState => ({
  geometry,
  past: [],
  future: [],
  tool: null,
  steps: noSteps,
  isAdding: false,
  part: 0,
  vertex: null,
  showing: 0,
});

const isSame = (one: Geometry | null, other: Geometry | null) => JSON.stringify(one) === JSON.stringify(other);
const leastVertices: Record<DrawingTool, number> = { point: 1, line: 2, polygon: 3 };

/** What is there and what of it is active: a part or vertex that is gone leaves that to the last one. */
export function activeOf({ geometry, part, vertex, tool }: DrawingState) {
  const parts = partsOf(geometry);
  const kind = geometry && toolOf(geometry);
  const activePart = Math.max(0, Math.min(part, parts.length - 1));
  const { vertices, holes }: Part = parts[activePart] ?? { vertices: [], holes: [] };
  return {
    parts,
    kind,
    activePart,
    vertices,
    holes,
    activeIndex: vertex === null ? null : Math.min(vertex, vertices.length - 1),
    isHandled: hasFewVertices(vertices),
    canRemoveVertex: tool === null && kind !== null && vertices.length > leastVertices[kind],
  };
}

const shownAnew = (state: DrawingState): DrawingState => ({ ...state, showing: state.showing + 1 });

/** Takes a new geometry, of which `part` was changed; the old one can be brought back. */
function taken(state: DrawingState, geometry: Geometry | null, part = activeOf(state).activePart): DrawingState {
  if (isSame(geometry, state.geometry)) return state;
  const [before, after] = [partsOf(state.geometry)[part], partsOf(geometry)[part]];
  const vertex = before && after ? changedVertex(before.vertices, after.vertices) : after ? 0 : null;
  return { ...state, geometry, past: [...state.past, state.geometry], future: [], part, vertex };
}

/** The same, put on the map at once, where it is not yet. */
function replaced(state: DrawingState, geometry: Geometry | null, part?: number): DrawingState {
  const next = taken(state, geometry, part);
  return next === state ? state : shownAnew(next);
}

/** With other vertices of the active part; null where they are too few. */
function withVertices(state: DrawingState, vertices: Position[]): Geometry | null {
  const { kind, parts, activePart, holes } = activeOf(state);
  return kind && geometryOf(kind, parts.with(activePart, { vertices, holes }));
}

function withNewVertices(state: DrawingState, vertices: Position[]): DrawingState {
  const geometry = withVertices(state, vertices);
  return geometry ? replaced(state, geometry) : state;
}

function withDrawn(state: DrawingState, geometry: SimpleGeometry, isNew: boolean): DrawingState {
  const vertices = verticesOf(geometry);
  const edited = { ...state, tool: null };
  if (!isNew) {
    const changed = withVertices(state, vertices);
    return changed ? taken(edited, changed) : edited;
  }
  const before = state.isAdding ? partsOf(state.geometry) : [];
  const whole = geometryOf(toolOf(geometry), [...before, { vertices, holes: [] }]);
  return { ...shownAnew(taken(edited, whole, before.length)), part: before.length };
}

function travelled(state: DrawingState, from: "past" | "future", to: "past" | "future"): DrawingState {
  const geometry = state[from].at(-1);
  if (geometry === undefined) return state;
  return shownAnew({ ...state, geometry, [from]: state[from].slice(0, -1), [to]: [...state[to], state.geometry] });
}

function withoutPart(state: DrawingState): DrawingState {
  const { kind, parts, activePart } = activeOf(state);
  return kind ? replaced(state, geometryOf(kind, parts.toSpliced(activePart, 1)), 0) : state;
}

export function drawingAfter(state: DrawingState, action: DrawingAction): DrawingState {
  switch (action.type) {
    case "received":
      return replaced(state, action.geometry);
    case "opened":
    case "cancelled":
      return shownAnew({ ...state, tool: null });
    case "rested":
      return state.tool === null ? shownAnew(state) : state;
    case "begun":
      return { ...state, tool: action.tool, isAdding: action.isAdding, steps: noSteps };
    case "stepped": {
      const { canUndo, canRedo } = action;
      const isKnown = canUndo === state.steps.canUndo && canRedo === state.steps.canRedo;
      return isKnown ? state : { ...state, steps: { canUndo, canRedo } };
    }
    case "drawn":
      return withDrawn(state, action.geometry, action.isNew);
    case "undone":
      return travelled(state, "past", "future");
    case "redone":
      return travelled(state, "future", "past");
    case "removed":
      return replaced(state, null);
    case "part-chosen":
      return shownAnew({ ...state, part: action.part, vertex: 0 });
    case "part-removed":
      return withoutPart(state);
    case "vertex-chosen":
      return { ...state, vertex: action.vertex };
    case "vertex-moved":
      return withNewVertices(state, activeOf(state).vertices.with(action.vertex, action.position));
    case "vertex-removed":
      return withNewVertices(state, activeOf(state).vertices.toSpliced(action.vertex, 1));
  }
}
