// Visibly fictitious records: what each of them tells, and those of vulnerability at the coordinates of the municipalities.
import type { Domain } from "@atalaya/contract/domain/domains.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
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
  status: RecordStatus;
  geometry: Geometry;
};

export const tenth = (number: number) => Math.round(number * 10) / 10;

/** One value of every indicator for every municipality, spread over the classes of its legend. */
export function vulnerabilityRecords(): InventedRecord[] {
  const random = sequence(20_260_301);
  const indicators = variablesOf("vulnerability").filter(({ kind }) => kind === "indicator");
  return indicators.flatMap(({ name_es, legend_classes }) =>
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
        geometry: { type: "Point", coordinates: at },
      };
    }),
  );
}

/** A position beside the coordinate of a municipality. */
export const near = (code: string, east: number, north: number): Position => {
  const [lon, lat] = positionOf(code);
  return [Math.round((lon + east) * 1e6) / 1e6, Math.round((lat + north) * 1e6) / 1e6];
};
