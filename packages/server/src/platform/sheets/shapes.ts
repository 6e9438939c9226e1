// Where each row of a list lies, written by the database as a format for maps has it.
import { sql, type RawBuilder } from "kysely";
import { isMapFormat, type MapFormat } from "@atalaya/contract/list-columns.ts";

/** As the format writes it; null where the row lies nowhere. */
export type Shaped = { shape?: string | null };

/** A little finer than a centimetre. */
const decimals = sql.lit(7);

/** "GP", version 0, an envelope, big endian; WGS 84 (OGC 12-128r19, 2.1.3). Then the envelope, and well-known binary. */
const head = sql.lit("\\x47500002000010e6");
const edge = (side: "xmin" | "xmax" | "ymin" | "ymax", geometry: RawBuilder<unknown>) =>
  sql`float8send(${sql.raw(`st_${side}`)}(${geometry}))`;

const ways: Record<MapFormat, (geometry: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  geojson: (geometry) => sql`st_asgeojson(${geometry}, ${decimals})`,
  kml: (geometry) => sql`st_askml(${geometry}, ${decimals})`,
  gpkg: (geometry) =>
    sql`encode(${head}::bytea || ${edge("xmin", geometry)} || ${edge("xmax", geometry)}
      || ${edge("ymin", geometry)} || ${edge("ymax", geometry)} || st_asbinary(${geometry}), 'hex')`,
};

/** A further column of a list that is taken out for a map; nothing for the other formats. */
export const shapeFor = (format: string, geometry: RawBuilder<unknown>): RawBuilder<unknown> =>
  isMapFormat(format) ? sql`, ${ways[format](geometry)} as shape` : sql``;

/** Rows with shapes are read fewer at a time: a boundary may have a million corners. */
export const rowsAtOnce = (format: string): number => (isMapFormat(format) ? 100 : 1000);
