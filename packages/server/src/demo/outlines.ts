// The demo's approximate outlines of places (outlines/README.md), for its maps and for what is held against a boundary.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { sql } from "kysely";
import type { Tx } from "../platform/database/database.ts";

const file = join(import.meta.dirname, "outlines/outlines.json.br");

/** What is said of them wherever they are drawn. */
const source = "límite aproximado (demo)";

/** Gives its outline to every place that has one, by its territorial code. */
export async function insertOutlines(tx: Tx): Promise<void> {
  const outlines = (await promisify(brotliDecompress)(await readFile(file))).toString();
  await sql`
    insert into company_boundaries (company_id, boundary, source, is_approximate)
    select c.id, st_geomfromgeojson(f.geometry), ${source}, true
    from jsonb_to_recordset(${outlines}::jsonb -> 'features') as f(properties jsonb, geometry jsonb)
    join companies c on c.territorial_code = f.properties ->> 'code'`.execute(tx);
}
