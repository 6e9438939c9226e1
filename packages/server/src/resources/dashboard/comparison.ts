// Municipalities side by side, by what each noun says of them and by how many questions of coverage they answer.
import type { ComparedPlace } from "@atalaya/contract/resources/dashboard.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ComparedOf, CoverageOf, Reader } from "../../platform/municipalities.ts";
import type { Scope } from "../../platform/scope.ts";
import { answersOf, municipalitiesOf, tallyOf } from "./coverage.ts";

/** What is said of a municipality of which the caller may read nothing. */
const untold: Omit<ComparedPlace, "company_id" | "covered" | "uncovered"> = {
  alerts: null,
  alert_level: null,
  events: null,
  shelters_open: null,
  occupied: null,
  free: null,
  disasters: null,
  people: null,
  houses: null,
  recovery: null,
};

type Nouns = { coverage: readonly CoverageOf[]; compared: readonly ComparedOf[] };

export async function comparedPlaces(
  db: Db,
  scope: Scope,
  reader: Reader,
  nouns: Nouns,
  from: string | undefined,
): Promise<ComparedPlace[]> {
  const [places, known, ...said] = await Promise.all([
    municipalitiesOf(db, scope),
    answersOf(db, reader, nouns.coverage),
    ...nouns.compared.map((compared) => compared(db, reader, from)),
  ]);
  return places.map((company_id) => {
    const { yes: covered, no: uncovered } = tallyOf(known, [company_id]);
    const figures = said.flat().map(({ nothing, places: of }) => of.get(company_id) ?? nothing);
    return Object.assign({ company_id, ...untold, covered, uncovered }, ...figures) as ComparedPlace;
  });
}
