// Things that tests need: places, variables, and drafts of records with sensible values.
import { sql } from "kysely";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { system } from "../platform/database/database.ts";
import type { Caller, TestApp } from "./test-app.ts";

let made = 0;

type PlaceOptions = { name?: string; parent?: number | null; kind?: string; at?: [lon: number, lat: number] };

/** A place, a municipality unless said otherwise; answers its id. */
export async function aPlace({ write }: TestApp, options: PlaceOptions = {}): Promise<number> {
  const [lon, lat] = options.at ?? [-71.6231, -33.0436];
  const { id } = await write(system, (tx) =>
    tx
      .insertInto("companies")
      .values({
        reason_social: options.name ?? `Comuna ${++made}`,
        kind: options.kind ?? "municipality",
        parent_company_id: options.parent ?? null,
        centroid: sql<string>`st_setsrid(st_point(${lon}, ${lat}), 4326)`,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export const aVariableDraft = (changes: object = {}) => ({
  name_es: `Albergue ${++made}`,
  name_en: "Shelter",
  geometry_type: "any",
  value_type: "integer",
  unit: "personas",
  color: "#8A4FD8",
  icon: "bed",
  company_id: null,
  ...changes,
});

/** A variable of the situation domain, shared by all places unless said otherwise; answers its id. */
export async function aVariable(by: Caller, changes: object = {}): Promise<number> {
  const answer = await by.post("/variables/situationMap", aVariableDraft(changes));
  if (answer.status !== 201) throw new Error(`no variable: ${JSON.stringify(answer.body)}`);
  return answer.body.id;
}

type Given = Partial<RecordDraft> & Pick<RecordDraft, "company_id" | "variable_id">;

export const aRecord = (given: Given) => ({
  title: `Albergue ${++made}`,
  value: 120,
  observed_on: "2026-03-02",
  source: "Catastro municipal",
  geometry: { type: "Point", coordinates: [-71.6, -33.05] },
  ...given,
});
