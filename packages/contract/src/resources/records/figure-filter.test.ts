import { expect, test } from "vitest";
import { boundsOfFigure, figureEntry, FigureFilter, metricOfSort } from "./figure-filter.ts";

test("an entry names a metric and one bound, both, or none", () => {
  expect(boundsOfFigure("deaths:10:")).toEqual({ metric: "deaths", least: 10, most: null });
  expect(boundsOfFigure("houses_destroyed:1:99")).toEqual({ metric: "houses_destroyed", least: 1, most: 99 });
  expect(boundsOfFigure("burned_ha::0.5")).toEqual({ metric: "burned_ha", least: null, most: 0.5 });
  expect(boundsOfFigure("injured::")).toEqual({ metric: "injured", least: null, most: null });
  for (const entry of ["deaths:10:", "burned_ha::0.5", "injured::"])
    expect(figureEntry(boundsOfFigure(entry)!)).toBe(entry);
});

test("what is no entry is refused, and none of several is dropped", () => {
  for (const text of ["deaths", "deaths:10", "deaths:-1:", "deaths:1e3:", "muertos:1:", "deaths:10:20:30", ":1:", ""])
    expect(boundsOfFigure(text), text).toBeNull();
  expect(FigureFilter.safeParse("deaths:1:,muertos:1:").success).toBe(false);
  expect(FigureFilter.parse("deaths:1:,injured::")).toEqual(["deaths:1:", "injured::"]);
});

test("a list is sorted by a figure in either direction, and by nothing that only looks like one", () => {
  expect([metricOfSort("-deaths"), metricOfSort("deaths")]).toEqual(["deaths", "deaths"]);
  expect([metricOfSort("title"), metricOfSort(undefined), metricOfSort("--deaths"), metricOfSort("toString")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
