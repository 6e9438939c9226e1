// Files of shapes as tables: a layer is a sheet, its features are rows, the names of their properties its headings.
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { GeoFormat, Layer } from "../../geo-files/geo-file.ts";
import { openGeoFile } from "../../geo-files/open-geo-file.ts";
import type { LineFile } from "../line-file.ts";
import { limits, TableProblem } from "../table-file.ts";
import { cellText } from "./cell-text.ts";
import { inDegrees } from "./in-degrees.ts";

/** The names of all properties, in the order in which they are first told: a first pass, because any feature may have one more. */
async function namesIn({ features }: Layer): Promise<{ names: string[]; hasGeometry: boolean }> {
  const names = new Set<string>();
  let hasGeometry = false;
  for await (const { properties, geometry } of features()) {
    for (const name of Object.keys(properties)) names.add(name);
    hasGeometry ||= Boolean(geometry);
    if (names.size > limits.columns) throw new TableProblem("table_columns", { maximum: limits.columns });
  }
  return { names: [...names], hasGeometry };
}

async function addLayer(lines: LineFile, layer: Layer): Promise<void> {
  const { names, hasGeometry } = await namesIn(layer);
  lines.begin({ name: layer.name, system: layer.crs, has_geometry: hasGeometry, isLayer: true });
  await lines.add({ row: 0, cells: names });
  let row = 0;
  for await (const { properties, geometry } of layer.features()) {
    row++;
    const cells = names.map((name) => cellText(properties[name]));
    await lines.add({ row, cells, geometry: inDegrees(geometry as Geometry | null, layer.toDegrees) });
  }
}

export async function readLayers(path: string, lines: LineFile): Promise<GeoFormat> {
  const { format, layers } = await openGeoFile(path);
  for (const layer of layers) await addLayer(lines, layer);
  return format;
}
