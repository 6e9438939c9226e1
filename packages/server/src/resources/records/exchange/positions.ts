// Positions that a sheet has without their sign, or with latitude and longitude exchanged: told by where the place of the row lies (0025).
import type { Correction } from "@atalaya/contract/resources/imports/imports.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { locationWarnings } from "../review/warnings.ts";

type LonLat = readonly [number, number];
export type Placed = { index: number; company_id: number; position: LonLat };
/** `corrections`: what brings the position into its place, and to where. */
export type Corrected = { corrections: readonly Correction[]; position: [number, number]; place: string };

const ways: readonly { corrections: readonly Correction[]; of: (at: LonLat) => [number, number] }[] = [
  { corrections: ["minus"], of: ([lon, lat]) => [-Math.abs(lon), lat] },
  { corrections: ["minus"], of: ([lon, lat]) => [-Math.abs(lon), -Math.abs(lat)] },
  { corrections: ["swap"], of: ([lon, lat]) => [lat, lon] },
  { corrections: ["minus", "swap"], of: ([lon, lat]) => [-Math.abs(lat), -Math.abs(lon)] },
];

const isOnEarth = ([lon, lat]: LonLat) => Math.abs(lon) <= 180 && Math.abs(lat) <= 90;

/** Of positions that do not lie in their place those that another sign or order brings there, by the index of their row. */
export async function correctable(tx: Tx, placed: readonly Placed[]): Promise<Map<number, Corrected>> {
  const rows = placed.filter(({ position }) => isOnEarth(position));
  const found = new Map<number, Corrected>();
  const warnings = await locationWarnings(
    tx,
    rows.map(({ company_id, position }) => ({ company_id, anchor: [...position] as [number, number] })),
  );
  let open = rows.flatMap((row, at) => {
    const place = warnings[at]?.parameters["place"];
    return place === undefined ? [] : [{ ...row, place: String(place) }];
  });
  for (const { corrections, of } of ways) {
    const tried = open.filter(({ position }) => isOnEarth(of(position)) && String(of(position)) !== String(position));
    const left = await locationWarnings(
      tx,
      tried.map(({ company_id, position }) => ({ company_id, anchor: of(position) })),
    );
    for (const [at, { index, position, place }] of tried.entries())
      if (left[at] === null) found.set(index, { corrections, position: of(position), place });
    open = open.filter(({ index }) => !found.has(index));
  }
  return found;
}
