// Whether municipalities are covered: six questions, each answered by the noun that knows (Sendai E-2, G-3, G-4; V15, V16). What nobody
// recorded is unknown, and never no.
import { sql } from "kysely";
import { coverageQuestions, type CoverageAnswer, type CoverageQuestion } from "@atalaya/contract/domain/coverage.ts";
import type { Coverage } from "@atalaya/contract/resources/dashboard.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import { answered, type CoverageAnswers, type CoverageOf, type Reader } from "../../platform/municipalities.ts";
import type { Scope } from "../../platform/scope.ts";

/** Where somebody begins who wants the answer to be known. */
const paths: Record<CoverageQuestion, [path: string, search?: Record<string, string>]> = {
  committee: ["/legal-drm-committee"],
  drr_plan: ["/legal", { plan_kind: "drr" }],
  emergency_plan: ["/legal", { plan_kind: "emergency,evacuation" }],
  exercise: ["/simulacros"],
  hazard_map: ["/records/vulnerability"],
  alert_reach: ["/records/vulnerability"],
};

type Known = { question: CoverageQuestion; answers: NonNullable<CoverageAnswers> };

/** The answers to the questions that the caller may ask, in their order. */
export async function answersOf(db: Db, reader: Reader, nouns: readonly CoverageOf[]): Promise<Known[]> {
  const found = await Promise.all(nouns.map((answers) => answers(db, reader)));
  const all: Partial<Record<CoverageQuestion, CoverageAnswers>> = Object.assign({}, ...found);
  return coverageQuestions.flatMap((question) => {
    const answers = all[question];
    return answers ? [{ question, answers }] : [];
  });
}

export async function municipalitiesOf(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql<number>`c.id`, scope)}
    order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

type Tally = Record<CoverageAnswer, number>;

/** How many of these pairs of a question and a municipality answer what. */
export function tallyOf(known: readonly Known[], places: readonly number[]): Tally {
  const tally: Tally = { yes: 0, no: 0, unknown: 0 };
  for (const { answers } of known) for (const place of places) tally[answers.get(place)?.answer ?? "unknown"] += 1;
  return tally;
}

export async function coverageOf(
  db: Db,
  scope: Scope,
  reader: Reader,
  nouns: readonly CoverageOf[],
): Promise<Coverage> {
  const [places, known] = await Promise.all([municipalitiesOf(db, scope), answersOf(db, reader, nouns)]);
  const [only, ...others] = places;
  const isOne = only !== undefined && others.length === 0;
  return {
    places: places.length,
    counts: known.map((one) => ({ question: one.question, ...tallyOf([one], places) })),
    facts: isOne
      ? known.map(({ question, answers }) => {
          const [path, search = {}] = paths[question];
          return { question, ...(answers.get(only) ?? answered("unknown", path, { search })) };
        })
      : null,
  };
}
