// The demo's approximate outlines of places (outlines/README.md), for its maps and for what is held against a boundary.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Boundary } from "@atalaya/contract/values/boundary.ts";
import type { Tx } from "../platform/database/database.ts";
import { fromBoundary } from "../platform/database/wkb.ts";

const file = join(import.meta.dirname, "outlines/outlines.json.br");

type Outlines = { features: { properties: { code: string }; geometry: Boundary }[] };

/** What is said of them wherever they are drawn. */
const source = "límite aproximado (demo)";

/** Gives its outline to every place that has one; the places' ids by territorial code. */
export async function insertOutlines(tx: Tx, places: ReadonlyMap<string, number>): Promise<void> {
  const { features } = JSON.parse((await promisify(brotliDecompress)(await readFile(file))).toString()) as Outlines;
  const rows = features.map(({ properties, geometry }) => ({
    company_id: places.get(properties.code)!,
    boundary: fromBoundary(geometry),
    source,
    is_approximate: true,
  }));
  await tx.insertInto("company_boundaries").values(rows).execute();
}
