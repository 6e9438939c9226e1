import { expect, test } from "vitest";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { unwrapped } from "./unwrapped.ts";

const closed = (...positions: Position[]) => [...positions, positions[0]!];

test("what crosses the date line runs on beyond 180 degrees, whichever side it begins on", () => {
  expect(unwrapped(closed([179, -18], [-179, -18], [-179, -16], [179, -16]))).toEqual(
    closed([179, -18], [181, -18], [181, -16], [179, -16]),
  );
  expect(unwrapped(closed([-179, -16], [179, -16], [179, -18], [-179, -18]))).toEqual(
    closed([-179, -16], [-181, -16], [-181, -18], [-179, -18]),
  );
});

test("a corner on the date line is one place, whichever of its two names it has", () => {
  expect(unwrapped(closed([170, 0], [180, 0], [-180, 0], [-170, 0], [-170, 5], [170, 5]))).toEqual(
    closed([170, 0], [180, 0], [180, 0], [190, 0], [190, 5], [170, 5]),
  );
});

test("what goes round a pole is closed over it", () => {
  expect(unwrapped(closed([-120, 80], [0, 80], [120, 80]))).toEqual(
    closed([-120, 80], [0, 80], [120, 80], [240, 80], [240, 90], [-120, 90]),
  );
  expect(unwrapped(closed([120, -70], [0, -70], [-120, -70]))).toEqual(
    closed([120, -70], [0, -70], [-120, -70], [-240, -70], [-240, -90], [120, -90]),
  );
});

test("what is drawn to both edges of the map stays as it is", () => {
  const antarctica = closed([-180, -90], [180, -90], [180, -75], [0, -70], [-180, -75]);
  expect(unwrapped(antarctica)).toEqual(antarctica);
  const square = closed([-71, -33], [-70, -33], [-70, -32], [-71, -32]);
  expect(unwrapped(square)).toEqual(square);
});
