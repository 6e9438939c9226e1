// Visibly fictitious assessments of risks in true places: nobody judged any of them.
import { RiskAssessment } from "@atalaya/contract/domain/risk-assessment.ts";
import type { RecordStatus } from "@atalaya/contract/resources/records.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { near } from "./invented.ts";

type Judged = Pick<RiskAssessment, "likelihood" | "impact_people" | "impact_economy" | "impact_infrastructure"> &
  Partial<RiskAssessment>;
type Demo = {
  /** Spanish name of the variable, and code of the place. */
  variable: string;
  place: string;
  title: string;
  status: RecordStatus;
  observed_on: string;
  ended_on?: string;
  judged: Judged;
};

const demos: Demo[] = [
  {
    variable: "Riesgo de incendio forestal",
    place: "05101",
    title: "Interfaz urbano-forestal, cerros altos (demo)",
    status: "published",
    observed_on: "2025-10-15",
    ended_on: "2028-10-14",
    judged: {
      method: "matrix_5x5",
      scenario: "Incendio con viento sur de 50 km/h que entra por las quebradas en una tarde de enero (demo).",
      return_period: 10,
      annual_probability: 0.1,
      likelihood: 5,
      impact_people: 4,
      impact_economy: 3,
      impact_infrastructure: 4,
      exposed_people: 8900,
      exposed_dwellings: 2640,
      exposed_source: "Estimación ficticia",
      review_on: "2026-10-15",
      measures: ["Faja cortafuegos sobre el camino (demo)", "Segunda vía de salida (demo)"],
    },
  },
  {
    variable: "Riesgo de tsunami",
    place: "05109",
    title: "Borde costero ante tsunami (demo)",
    status: "published",
    observed_on: "2025-06-03",
    ended_on: "2030-06-02",
    judged: {
      method: "probabilistic",
      scenario: "Sismo de magnitud 8,5 frente a la costa, de noche y en verano (demo).",
      return_period: 150,
      likelihood: 2,
      impact_people: 5,
      impact_economy: 5,
      impact_infrastructure: 4,
      review_on: "2028-06-03",
    },
  },
  {
    variable: "Riesgo de crecida",
    place: "05801",
    title: "Crecida del estero (demo)",
    status: "validated",
    observed_on: "2026-03-20",
    judged: {
      method: "expert",
      scenario: "80 mm de lluvia en un día con isoterma alta (demo).",
      likelihood: 4,
      impact_people: 3,
      impact_economy: 2,
      impact_infrastructure: 3,
      review_on: "2027-03-20",
    },
  },
  {
    variable: "Riesgo de aluvión",
    place: "03201",
    title: "Aluvión en quebradas (demo)",
    status: "published",
    observed_on: "2024-04-10",
    ended_on: "2026-04-09",
    judged: {
      method: "matrix_5x5",
      likelihood: 3,
      impact_people: 5,
      impact_economy: 3,
      impact_infrastructure: 5,
      review_on: "2026-04-10",
    },
  },
  {
    variable: "Riesgo de marejada",
    place: "05101",
    title: "Marejadas en la costanera (demo)",
    status: "published",
    observed_on: "2026-01-12",
    judged: {
      method: "index",
      likelihood: 5,
      impact_people: 1,
      impact_economy: 2,
      impact_infrastructure: 2,
      review_on: "2029-01-12",
    },
  },
  {
    variable: "Riesgo de deslizamiento",
    place: "05109",
    title: "Deslizamiento en laderas (demo)",
    status: "draft",
    observed_on: "2026-05-04",
    judged: {
      method: "expert",
      likelihood: null,
      impact_people: 2,
      impact_economy: null,
      impact_infrastructure: 2,
    },
  },
];

export function assessmentRecords(): (Omit<Demo, "judged"> & { assessment: RiskAssessment; at: Position })[] {
  return demos.map(({ judged, ...record }, index) => ({
    ...record,
    assessment: RiskAssessment.parse(judged),
    at: near(record.place, 0.008 * ((index % 3) - 1), -0.008),
  }));
}
