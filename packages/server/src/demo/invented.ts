// Visibly fictitious records of vulnerability and alerts, near the coordinates of the municipalities.
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

type Alert = [variable: string, level: string, place: string, title: string, from: string, to: string, RecordStatus];

const alerts: Alert[] = [
  ["Incendio forestal", "amarilla", "05101", "Ejercicio: incendio forestal en el borde urbano (demo)", "2026-02-10", "2026-02-12", "published"],
  ["Incendio forestal", "roja", "05109", "Ejercicio: incendio con amenaza a viviendas (demo)", "2026-02-11", "2026-02-12", "published"],
  ["Marejada", "verde", "05101", "Ejercicio: marejadas en la costa (demo)", "2026-06-03", "2026-06-06", "published"],
  ["Tsunami", "roja", "08110", "Ejercicio: simulacro de evacuación costera (demo)", "2026-05-27", "2026-05-27", "published"],
  ["Aluvión", "amarilla", "03201", "Ejercicio: precipitaciones en la precordillera (demo)", "2026-05-14", "2026-05-16", "validated"],
  ["Ola de calor", "verde", "05801", "Ejercicio: temperaturas extremas (demo)", "2026-01-20", "2026-01-23", "published"],
  ["Inundación fluvial", "amarilla", "14108", "Ejercicio: crecida de río (demo)", "2026-07-08", "2026-07-10", "draft"],
  ["Actividad volcánica", "amarilla", "09115", "Ejercicio: actividad volcánica (demo)", "2026-03-03", "2026-03-20", "waiting_for_validation"],
]; // prettier-ignore

const alertRecords = (): InventedRecord[] =>
  alerts.map(([variable, value, place, title, observed_on, ended_on, status], index) => ({
    domain: "alert",
    variable,
    place,
    title,
    value,
    observed_on,
    ended_on,
    status,
    description: "Ejercicio: no corresponde a una alerta real.",
    at: near(place, 0.012 * ((index % 3) - 1), 0.008),
  }));

export const inventedRecords = (): InventedRecord[] => [...vulnerability(), ...alertRecords()];
