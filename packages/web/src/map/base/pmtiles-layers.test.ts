// The layers of an operator's own map file over the built-in map.
import { expect, test } from "vitest";
import { baseMap } from "../../ui/theme/data-colors.ts";
import { pmtilesGround } from "./pmtiles-layers.ts";

test.each(["vector", "raster"] as const)(
  "where a %s file has tiles, the built-in land below it is covered first",
  (kind) => {
    const [first, second] = pmtilesGround({ kind, minzoom: 10 }, baseMap.light);
    expect(first).toMatchObject({
      type: "fill",
      source: "base-pmtiles-extent",
      minzoom: 10,
      paint: { "fill-color": baseMap.light.water },
    });
    expect(second).toMatchObject({ source: "base-pmtiles" });
  },
);
