// Visibly fictitious records of vulnerability, near the coordinates of the municipalities.
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { RecordStatus } from "@atalaya/contract/resources/records.ts";
import type { TypedValue } from "@atalaya/contract/domain/typed-values.ts";
import { municipalities, positionOf, variablesOf } from "./places.ts";
import { sequence } from "./records.ts";

export type InventedRecord = {
  domain: Domain;
  /** Spanish name of the variable, and code of the place. */
  variable: string;
  place: string;
  title: string;
  value: TypedValue;
  observed_on: string;
  ended_on?: string;
  status: RecordStatus;
  description?: string;
  at: Position;
};

const tenth = (number: number) => Math.round(number * 10) / 10;

/** One value of every indicator for every municipality, spread over the classes of its legend. */
function vulnerability(): InventedRecord[] {
  const random = sequence(20_260_301);
  return variablesOf("vulnerability").flatMap(({ name_es, legend_classes }) =>
    municipalities.map(({ code, name, at }): InventedRecord => {
      const { min, max } = legend_classes[Math.floor(random() * 4.6)]!;
      return {
        domain: "vulnerability",
        variable: name_es,
        place: code,
        title: `${name_es}, ${name} (demo)`,
        value: tenth(min + random() * (Math.min(max, min + 30) - min)),
        observed_on: "2024-12-31",
        status: "published",
        at,
      };
    }),
  );
}

/** A position beside the coordinate of a municipality. */
export const near = (code: string, east: number, north: number): Position => {
  const [lon, lat] = positionOf(code);
  return [Math.round((lon + east) * 1e6) / 1e6, Math.round((lat + north) * 1e6) / 1e6];
};

export const inventedRecords = (): InventedRecord[] => vulnerability();
