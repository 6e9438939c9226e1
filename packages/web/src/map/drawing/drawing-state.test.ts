import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { expect, test } from "vitest";
import type { SimpleGeometry } from "./drawing-geometry.ts";
import { activeOf, type DrawingAction, drawingAfter, drawingOf } from "./drawing-state.ts";

const [here, there, beyond]: [Position, Position, Position] = [
  [-71.6, -33],
  [-71.5, -33],
  [-71.5, -32.9],
];
const at = (coordinates: Position): SimpleGeometry => ({ type: "Point", coordinates });
const route = (...coordinates: Position[]): SimpleGeometry => ({ type: "LineString", coordinates });
const lot: SimpleGeometry = { type: "Polygon", coordinates: [[here, there, beyond, here]] };
const courtyard: Position[] = [
  [-71.52, -32.98],
  [-71.51, -32.98],
  [-71.51, -32.97],
  [-71.52, -32.98],
];
const twoRoutes: Geometry = {
  type: "MultiLineString",
  coordinates: [
    [here, there],
    [there, beyond],
  ],
};

/** What is left after these steps, one after the other. */
const after = (geometry: Geometry | null, ...actions: DrawingAction[]) =>
  actions.reduce(drawingAfter, drawingOf(geometry));

const byHand = (geometry: SimpleGeometry, isNew = true): DrawingAction => ({ type: "drawn", geometry, isNew });

test("a route that was drawn is taken back, and brought again", () => {
  const drawn = after(null, { type: "begun", tool: "line", isAdding: false }, byHand(route(here, there)));
  expect(drawn).toMatchObject({ geometry: route(here, there), tool: null });
  const undone = drawingAfter(drawn, { type: "undone" });
  expect(undone).toMatchObject({ geometry: null, future: [route(here, there)] });
  expect(drawingAfter(undone, { type: "redone" })).toMatchObject({ geometry: route(here, there), future: [] });
});

test("with nothing to take back nothing happens", () => {
  const begun = drawingOf(lot);
  expect(drawingAfter(begun, { type: "undone" })).toBe(begun);
  expect(drawingAfter(begun, { type: "redone" })).toBe(begun);
});

test("what is changed after something was taken back can be taken back alone", () => {
  const changed = after(null, byHand(at(here)), { type: "undone" }, byHand(at(there)));
  expect(changed).toMatchObject({ geometry: at(there), past: [null], future: [] });
});

test("a shape that is drawn replaces the one that was there, unless one more part was asked for", () => {
  expect(after(route(here, there), byHand(route(there, beyond))).geometry).toEqual(route(there, beyond));
  const added = after(
    route(here, there),
    { type: "begun", tool: "line", isAdding: true },
    byHand(route(there, beyond)),
  );
  expect(added.geometry).toEqual(twoRoutes);
  expect(activeOf(added)).toMatchObject({ activePart: 1, activeIndex: 0 });
});

test("calling a drawing off leaves what was there, and shows it again", () => {
  const begun = after(lot, { type: "begun", tool: "polygon", isAdding: false });
  const cancelled = drawingAfter(begun, { type: "cancelled" });
  expect(cancelled).toMatchObject({ geometry: lot, tool: null, past: [] });
  expect(cancelled.showing).toBeGreaterThan(begun.showing);
});

test("a corner that is dragged becomes the active one, and the map is not drawn again under the hand", () => {
  const begun = drawingOf(route(here, there));
  const dragged = drawingAfter(begun, byHand(route(here, beyond), false));
  expect(dragged).toMatchObject({ geometry: route(here, beyond), vertex: 1, showing: begun.showing });
});

test("dragging the border of a lot leaves its courtyard", () => {
  const withCourtyard: Geometry = { type: "Polygon", coordinates: [[here, there, beyond, here], courtyard] };
  const wider: Position = [-71.4, -32.9];
  const dragged = after(withCourtyard, byHand({ type: "Polygon", coordinates: [[here, there, wider, here]] }, false));
  expect(dragged.geometry).toEqual({ type: "Polygon", coordinates: [[here, there, wider, here], courtyard] });
});

test("coordinates that are typed are put on the map; those that say the same change nothing", () => {
  const begun = drawingOf(at(here));
  expect(drawingAfter(begun, { type: "received", geometry: at([...here]) })).toBe(begun);
  const typed = drawingAfter(begun, { type: "received", geometry: at(there) });
  expect(typed).toMatchObject({ geometry: at(there), past: [at(here)] });
  expect(typed.showing).toBeGreaterThan(begun.showing);
});

test("only the chosen part is changed", () => {
  const moved = after(twoRoutes, { type: "part-chosen", part: 1 }, { type: "vertex-moved", vertex: 1, position: here });
  expect(moved.geometry).toEqual({
    type: "MultiLineString",
    coordinates: [
      [here, there],
      [there, here],
    ],
  });
});

test("when the second of two routes is taken away, the first is what is left and what is active", () => {
  const left = after(twoRoutes, { type: "part-chosen", part: 1 }, { type: "part-removed" });
  expect(left.geometry).toEqual(route(here, there));
  expect(activeOf(left).activePart).toBe(0);
  expect(drawingAfter(left, { type: "part-removed" }).geometry).toBeNull();
});

test("a shape keeps the corners that it cannot do without", () => {
  const begun = drawingOf(lot);
  expect(activeOf(begun).canRemoveVertex).toBe(false);
  expect(drawingAfter(begun, { type: "vertex-removed", vertex: 0 })).toBe(begun);
  const three = drawingOf(route(here, there, beyond));
  expect(activeOf(three).canRemoveVertex).toBe(true);
  expect(drawingAfter(three, { type: "vertex-removed", vertex: 1 }).geometry).toEqual(route(here, beyond));
});

test("when a corner that was added is taken back, the one before it is active", () => {
  const longer = after(route(here, there), byHand(route(here, there, beyond), false));
  expect(activeOf(longer).activeIndex).toBe(2);
  expect(activeOf(drawingAfter(longer, { type: "undone" })).activeIndex).toBe(1);
});

test("deleting the drawing leaves nothing, and can be taken back", () => {
  const deleted = after(lot, { type: "removed" });
  expect(deleted).toMatchObject({ geometry: null, vertex: null });
  expect(drawingAfter(deleted, { type: "undone" }).geometry).toEqual(lot);
});

test("a map that has come to rest does not disturb what is being drawn", () => {
  const drawing = after(lot, { type: "begun", tool: "polygon", isAdding: false });
  expect(drawingAfter(drawing, { type: "rested" })).toBe(drawing);
  expect(after(lot, { type: "rested" }).showing).toBe(1);
});

test("while a shape is drawn, what can be taken back are its own corners", () => {
  const set = after(
    null,
    { type: "begun", tool: "line", isAdding: false },
    {
      type: "stepped",
      canUndo: true,
      canRedo: false,
    },
  );
  expect(set.steps).toEqual({ canUndo: true, canRedo: false });
  expect(drawingAfter(set, { type: "stepped", canUndo: true, canRedo: false })).toBe(set);
  expect(drawingAfter(set, { type: "begun", tool: "polygon", isAdding: false }).steps.canUndo).toBe(false);
});
