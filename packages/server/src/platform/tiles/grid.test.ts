import { describe, expect, test } from "vitest";
import { boundsOf, cellsOf, degreesPerUnit, exists, gridUnits, shiftTo, projector } from "./grid.ts";

test("there are four times as many tiles at each next zoom", () => {
  expect(exists({ z: 0, x: 0, y: 0 })).toBe(true);
  expect(exists({ z: 0, x: 1, y: 0 })).toBe(false);
  expect(exists({ z: 3, x: 7, y: 7 })).toBe(true);
  expect(exists({ z: 3, x: 7, y: 8 })).toBe(false);
});

describe("the numbers of a tile's cells", () => {
  const range = (z: number, x: number, y: number) => {
    const { first, beyond } = cellsOf({ z, x, y });
    return { first: BigInt(first), beyond: BigInt(beyond) };
  };

  test("the world is one range from zero", () => expect(range(0, 0, 0)).toEqual({ first: 0n, beyond: 1n << 60n }));

  test("the four children of a tile divide its range without gap or overlap", () => {
    const parent = range(9, 154, 307);
    const children = [range(10, 308, 614), range(10, 309, 614), range(10, 308, 615), range(10, 309, 615)];
    expect(children[0]!.first).toBe(parent.first);
    for (const [index, child] of children.entries())
      expect(child.beyond).toBe(children[index + 1]?.first ?? parent.beyond);
  });

  test("the last tile of the deepest zoom ends where the world ends", () =>
    expect(range(16, 65_535, 65_535).beyond).toBe(1n << 60n));
});

test("a tile is counted in squares that are whole cells", () => {
  expect(shiftTo(4)).toBe(52);
  expect(shiftTo(17)).toBe(26);
  expect(shiftTo(34)).toBe(0);
  expect(shiftTo(4, 6)).toBe(4);
  expect(cellsOf({ z: 1, x: 1, y: 1 }, 6)).toEqual({ first: String(3 * 4 ** 5), beyond: String(4 ** 6) });
});

test("half the width of the world's tile is half the grid", () => {
  expect(gridUnits(0, 256)).toBe(2 ** 29);
  expect(gridUnits(16, 8)).toBe(256);
});

describe("where things are", () => {
  test("the world's tile reaches from edge to edge", () => {
    const [west, south, east, north] = boundsOf({ z: 0, x: 0, y: 0 }, 0);
    expect([west, east]).toEqual([-180, 180]);
    expect(north).toBeCloseTo(85.0511287798, 9);
    expect(south).toBeCloseTo(-85.0511287798, 9);
  });

  test("a margin widens a tile, but not beyond the antimeridian", () => {
    const [west, , east] = boundsOf({ z: 1, x: 0, y: 0 }, 0.5);
    expect([west, east]).toEqual([-180, 90]);
  });

  test("the middle of the world is the middle of its tile, and a pole stays at its edge", () => {
    const project = projector({ z: 0, x: 0, y: 0 });
    expect(project([0, 0])).toEqual([2048, 2048]);
    expect(project([-180, 90])[1]).toBeCloseTo(0, 6);
    expect(project([180, -90])).toEqual([4096, expect.closeTo(4096, 6)]);
  });

  test("a corner of a tile is its neighbour's corner", () => {
    const [west, , , north] = boundsOf({ z: 12, x: 1234, y: 2461 }, 0);
    const [x, y] = projector({ z: 12, x: 1233, y: 2460 })([west, north]);
    expect([x, y]).toEqual([expect.closeTo(4096, 5), expect.closeTo(4096, 5)]);
  });

  test("a unit of the tile's grid is half as wide at each next zoom", () =>
    expect(degreesPerUnit(4) / degreesPerUnit(5)).toBe(2));
});
