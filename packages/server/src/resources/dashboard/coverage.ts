// Whether municipalities are covered: six questions, each answered by the noun that knows (Sendai E-2, G-3, G-4; V15, V16). What nobody
// recorded is unknown, and never no.
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { coverageAnswers, type CoverageQuestion } from "@atalaya/contract/domain/coverage.ts";
import type { Coverage, CoverageFacts } from "@atalaya/contract/resources/dashboard.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTerritory } from "../../platform/database/sql.ts";
import { readable } from "../../platform/http/access.ts";
import type { Scope } from "../../platform/scope.ts";
import { lastExercises } from "../alerts/exercised.ts";
import { committeeCoverage } from "../committees/coverage.ts";
import { planCoverage } from "../legal-documents/coverage.ts";
import { rulesOfCountries } from "../packs/queries.ts";
import { alertReach, hazardMaps, type KnownPlace, type Readable } from "../records/room/known-places.ts";

type Answer = Omit<CoverageFacts, "question">;
/** By municipality; null where the caller may not know. A municipality that is not named answers unknown. */
type Answered = ReadonlyMap<number, Answer> | null;

const answered = (answer: Answer["answer"], path: string, facts: Partial<Answer> = {}): Answer => ({
  answer,
  since: null,
  until: null,
  value: null,
  path,
  search: {},
  ...facts,
});

/** Where somebody begins who wants the answer to be known. */
const paths: Record<CoverageQuestion, [path: string, search?: Record<string, string>]> = {
  committee: ["/legal-drm-committee"],
  drr_plan: ["/legal", { plan_kind: "drr" }],
  emergency_plan: ["/legal", { plan_kind: "emergency,evacuation" }],
  exercise: ["/records/alert", { tab: "exercises" }],
  hazard_map: ["/records/vulnerability"],
  alert_reach: ["/records/vulnerability"],
};

const of = <R>(rows: readonly R[], entry: (row: R) => [number, Answer]) => new Map(rows.map(entry));

async function committees(db: Db, scope: Scope): Promise<Answered> {
  return of(await committeeCoverage(db, scope), ({ company_id, is_constituted, constituted_on, dissolved_on }) => [
    company_id,
    answered(is_constituted ? "yes" : "no", paths.committee[0], { since: constituted_on, until: dissolved_on }),
  ]);
}

/** The plan that counts, or the last that did. */
async function plans(db: Db, scope: Scope): Promise<Record<"drr_plan" | "emergency_plan", Answered>> {
  const rows = await planCoverage(db, scope);
  const answers = (plan: "risk_plan" | "emergency_plan") =>
    new Map(
      rows.flatMap((row): [number, Answer][] => {
        const found = row[plan];
        if (!found) return [];
        const until = found.next_review_on;
        const facts = { until, search: { document: String(found.id) } };
        return [[row.company_id, answered(row[`has_${plan}`] ? "yes" : "no", "/legal", facts)]];
      }),
    );
  return { drr_plan: answers("risk_plan"), emergency_plan: answers("emergency_plan") };
}

async function exercises(db: Db, scope: Scope): Promise<Answered> {
  const [path, search] = paths.exercise;
  return of(await lastExercises(db, scope), ({ company_id, last_on, is_recent }) => [
    company_id,
    answered(is_recent ? "yes" : "no", path, { since: last_on, search: search! }),
  ]);
}

const byRecords = (rows: readonly KnownPlace[], isYes: (row: KnownPlace) => boolean): Answered =>
  of(rows, (row) => [
    row.company_id,
    answered(isYes(row) ? "yes" : "no", `/records/${row.domain}`, {
      since: row.on,
      value: row.value,
      search: { variable: String(row.variable_id) },
    }),
  ]);

/** What each country measures how many people a warning reaches by. */
const reachCodes = async (db: Db): Promise<string[]> =>
  (await rulesOfCountries(db)).flatMap(({ coverage = [] }) =>
    coverage.flatMap(({ question, variable }) => (question === "alert_reach" && variable ? [variable] : [])),
  );

/** The answers to the questions that the caller may ask in the places of the request. */
export async function coverageAnswersOf(db: Db, request: FastifyRequest): Promise<Record<CoverageQuestion, Answered>> {
  const legal = readable(request, "legal.index");
  const drm = readable(request, "legalDrm.index");
  const alert = readable(request, "records.alert.index");
  const records: Readable = {
    situation: readable(request, "records.situation.index"),
    vulnerability: readable(request, "records.vulnerability.index"),
    risk: readable(request, "records.risk.index"),
  };
  const [committee, { drr_plan, emergency_plan }, exercise, zones, reach] = await Promise.all([
    drm ? committees(db, drm) : null,
    legal ? plans(db, legal) : { drr_plan: null, emergency_plan: null },
    alert ? exercises(db, alert) : null,
    hazardMaps(db, records),
    alertReach(db, records, await reachCodes(db)),
  ]);
  const mapped = Object.values(records).some((scope) => scope !== null);
  return {
    committee,
    drr_plan,
    emergency_plan,
    exercise,
    hazard_map: mapped ? byRecords(zones, () => true) : null,
    alert_reach: records.vulnerability ? byRecords(reach, ({ value }) => (value ?? 0) > 0) : null,
  };
}

export async function municipalitiesOf(db: Db, scope: Scope): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c where c.kind = 'municipality' and c.deleted_at is null and ${inTerritory(sql<number>`c.id`, scope)}
    order by c.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function coverageOf(db: Db, request: FastifyRequest): Promise<Coverage> {
  const [places, questions] = await Promise.all([municipalitiesOf(db, request.scope), coverageAnswersOf(db, request)]);
  const known = Object.entries(questions).flatMap(([question, answers]) =>
    answers ? [{ question: question as CoverageQuestion, answers }] : [],
  );
  const counts = known.map(({ question, answers }) => {
    const count = { question, yes: 0, no: 0, unknown: 0 };
    for (const place of places) count[answers.get(place)?.answer ?? "unknown"] += 1;
    return count;
  });
  const [only] = places.length === 1 ? places : [];
  const facts =
    only === undefined
      ? null
      : known.map(({ question, answers }) => {
          const [path, search] = paths[question];
          return { question, ...(answers.get(only) ?? answered("unknown", path, { search: search ?? {} })) };
        });
  return { places: places.length, counts, facts };
}

/** How many questions a municipality answers with each of the answers. */
export const tallyOf = (questions: Record<CoverageQuestion, Answered>, place: number) => {
  const tally = Object.fromEntries(coverageAnswers.map((answer) => [answer, 0])) as Record<Answer["answer"], number>;
  for (const answers of Object.values(questions)) if (answers) tally[answers.get(place)?.answer ?? "unknown"] += 1;
  return tally;
};
