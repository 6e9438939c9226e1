// What the fire of the demo is a part of: the fires of its region, one more among them, and the heat that set them off. As invented as the fire.
import { sql } from "kysely";
import { hazardOf } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { Figure } from "@atalaya/contract/domain/losses.ts";
import type { Tx } from "../platform/database/database.ts";
import { asJson, fromGeoJson } from "../platform/database/sql.ts";
import { near } from "./invented.ts";

type Told = {
  title: string;
  hazard: string;
  place: string;
  /** Beside the coordinate of the place, in degrees. */
  aside: [east: number, north: number];
  observed_on: string;
  umbrella_id?: number;
  triggered_by_id?: number;
  figures?: Figure[];
};

/** Like the fire, it is checked and nobody has published it yet: no total counts it. */
async function insertTold(
  tx: Tx,
  { hazard, place, aside: [east, north], figures = [], ...record }: Told,
): Promise<number> {
  const { rows } = await sql<{ company_id: number; variable_id: number }>`
    select c.id as company_id, v.id as variable_id from companies c, variables v
    where c.territorial_code = ${place} and v.domain = 'risk' and v.name_es = ${hazardOf(hazard)!.name.es}`.execute(tx);
  const event = {
    ...rows[0]!,
    ...record,
    domain: "risk",
    description: "Hecho inventado para la demostración.",
    source: "Dato ficticio",
    status: "validated",
    figures: asJson(figures),
    geometry: fromGeoJson({ type: "Point", coordinates: near(place, east, north) }),
    geometry_method: "geocoded",
  };
  const { id } = await tx.insertInto("records").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** `fire`: its id; what is told here is of the same day. */
export async function insertUmbrella(tx: Tx, fire: number): Promise<void> {
  const { rows } = await sql<{ day: string; eve: string }>`
    select observed_on as day, observed_on - 2 as eve from records where id = ${fire}`.execute(tx);
  const { day, eve } = rows[0]!;
  const told = (metric: Figure["metric"], value: number, source: string) =>
    Figure.parse({ metric, value, qualifier: "approximate", as_of: day, source: `${source} (dato ficticio)` });
  const region = { place: "05", aside: [0.05, -0.1] as [number, number] };
  const heat = await insertTold(tx, {
    ...region,
    title: "Ola de calor en la Región de Valparaíso (demo)",
    hazard: "MH0501",
    observed_on: eve,
  });
  const fires = await insertTold(tx, {
    ...region,
    title: "Incendios forestales de la Región de Valparaíso (demo)",
    hazard: "EN0205",
    observed_on: day,
    triggered_by_id: heat,
    figures: [told("evacuated", 420, "COGRID regional"), told("burned_ha", 50, "COGRID regional")],
  });
  await insertTold(tx, {
    title: "Incendio El Retiro (demo)",
    hazard: "EN0205",
    place: "05801",
    aside: [0.02, 0.01],
    observed_on: day,
    umbrella_id: fires,
    figures: [told("evacuated", 90, "COE comunal"), told("burned_ha", 12, "Brigada forestal")],
  });
  await tx
    .updateTable("records")
    .set({ umbrella_id: fires, version: sql`version` })
    .where("id", "=", fire)
    .execute();
}
