// terra-draw behind four verbs: show a geometry for editing, begin a new one, finish it, stop. No React in here.
import type { Map as MapLibreMap } from "maplibre-gl";
import { type GeoJSONStoreFeatures, type HexColor, TerraDraw, TerraDrawModeUndoRedo } from "terra-draw";
import { TerraDrawMapLibreGLAdapter } from "terra-draw-maplibre-gl-adapter";
import { type DrawingTool, rounded, type SimpleGeometry } from "./drawing-geometry.ts";
import { addHandles, drawingPrefix, removeHandles, showFixed } from "./drawing-handles.ts";
import { drawingModes, modeOf } from "./drawing-modes.ts";
import { type FixedPart, toolOf } from "./drawing-parts.ts";
import { isRemoved } from "../view/maplibre.ts";
import { nearestVertex } from "./snapping.ts";

/** What was drawn or changed by hand; `isNew`: drawn from its first vertex, not edited. */
export type Drawn = { geometry: SimpleGeometry; isNew: boolean };

export type DrawingEvents = {
  onDrawn: (drawn: Drawn) => void;
  /** A vertex was set or taken back while drawing. */
  onStep: (steps: { canUndo: boolean; canRedo: boolean }) => void;
};

/** Changes that come together (a deleted vertex moves its neighbours' handles) count as one. */
const settleMilliseconds = 100;

export function startDrawing(map: MapLibreMap, color: HexColor, surface: HexColor, events: DrawingEvents) {
  const adapter = new TerraDrawMapLibreGLAdapter({ map, prefixId: drawingPrefix });
  const draw = new TerraDraw({
    adapter,
    modes: drawingModes(color, surface, (event) => nearestVertex(map, event, fixed)),
    undoRedo: { modeLevel: new TerraDrawModeUndoRedo() },
  });
  let fixed: readonly FixedPart[] = [];
  let shown: GeoJSONStoreFeatures["id"];
  let settling: ReturnType<typeof setTimeout> | undefined;

  draw.start();
  addHandles(map, color, surface);
  draw.setMode("select");

  const select = (id: GeoJSONStoreFeatures["id"]) => {
    shown = id;
    draw.setMode("select");
    if (id !== undefined) draw.selectFeature(id);
  };

  const tell = (isNew = false) => {
    clearTimeout(settling);
    const feature = shown === undefined ? undefined : draw.getSnapshotFeature(shown);
    if (feature) events.onDrawn({ geometry: rounded(feature.geometry as SimpleGeometry), isNew });
  };

  const tellSteps = () => {
    const isDrawing = draw.getMode() !== "select";
    if (isDrawing) events.onStep({ canUndo: draw.canUndo(), canRedo: draw.canRedo() });
  };

  draw.on("finish", (id, { action }) => {
    if (action !== "draw") return tell();
    shown = id;
    // What was drawn is shown anew as a part of the whole: not before terra-draw has finished with it.
    queueMicrotask(() => tell(true));
  });

  // While something is being dragged nothing is told: the end of the drag ("finish") is the change that counts.
  const listening = new AbortController();
  let isPressed = false;
  const press = () => (isPressed = true);
  const release = () => (isPressed = false);
  map.getCanvas().addEventListener("pointerdown", press, { signal: listening.signal });
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, release, { signal: listening.signal });

  draw.on("change", (_ids, _type, context) => {
    // Its own steps are counted when it has finished with this one.
    if (draw.getMode() !== "select") return queueMicrotask(tellSteps);
    if (isPressed) return;
    if (context && "origin" in context && context.origin === "api") return;
    clearTimeout(settling);
    settling = setTimeout(() => tell(), settleMilliseconds);
  });

  const strike = (key: "Enter" | "Escape") => {
    // terra-draw has no call for these two, only their keys.
    for (const type of ["keydown", "keyup"])
      map.getCanvas().dispatchEvent(new KeyboardEvent(type, { key, bubbles: false }));
  };

  return {
    /** `edited` comes under the hands, `beside` is only looked at. */
    show(edited: SimpleGeometry | null, beside: readonly FixedPart[]) {
      clearTimeout(settling);
      draw.setMode("select");
      draw.clear();
      shown = undefined;
      fixed = beside;
      showFixed(map, beside);
      if (!edited) return;
      const feature = { type: "Feature" as const, geometry: edited, properties: { mode: modeOf[toolOf(edited)] } };
      const [added] = draw.addFeatures([feature as GeoJSONStoreFeatures]);
      if (added?.valid) select(added.id);
      else showFixed(map, [...beside, { part: 0, geometry: edited }]);
    },
    begin(tool: DrawingTool) {
      draw.setMode(modeOf[tool]);
      map.getCanvas().focus();
    },
    finish: () => strike("Enter"),
    cancel: () => strike("Escape"),
    undo: () => draw.undo(),
    redo: () => draw.redo(),
    stop() {
      clearTimeout(settling);
      listening.abort();
      if (isRemoved(map)) return;
      removeHandles(map);
      draw.stop();
    },
  };
}

export type DrawingSession = ReturnType<typeof startDrawing>;
