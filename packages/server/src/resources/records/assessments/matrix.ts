// How many assessments stand in each cell of the matrix.
import { sql } from "kysely";
import type { RiskMatrix } from "@atalaya/contract/resources/records/risk-matrix.ts";
import type { RecordQuery } from "@atalaya/contract/resources/records.ts";
import type { Db } from "../../../platform/database/database.ts";
import type { Scope } from "../../../platform/scope.ts";
import { matching } from "../queries.ts";
import { hasLapsed, impact, isDueBy, likelihood, ofAssessments } from "./assessed.ts";

type Row = { likelihood: number | null; impact: number | null; count: number; due: number; lapsed: number };

export async function countInMatrix(db: Db, scope: Scope, query: RecordQuery): Promise<RiskMatrix> {
  const { rows } = await sql<Row>`
    select ${likelihood} as likelihood, ${impact} as impact, count(*)::int as count,
      count(*) filter (where ${isDueBy(sql`now()::date::text`)})::int as due,
      count(*) filter (where ${hasLapsed})::int as lapsed
    from records r where ${matching(scope, "risk", query)} and ${ofAssessments} group by 1, 2 order by 1, 2`.execute(
    db,
  );
  const sumOf = (counted: readonly Row[], field: "count" | "due" | "lapsed") =>
    counted.reduce((sum, row) => sum + row[field], 0);
  const stands = (row: Row): row is Row & { likelihood: number; impact: number } =>
    row.likelihood !== null && row.impact !== null;
  return {
    total: sumOf(rows, "count"),
    cells: rows.filter(stands).map((row) => ({ likelihood: row.likelihood, impact: row.impact, count: row.count })),
    open: sumOf(
      rows.filter((row) => !stands(row)),
      "count",
    ),
    due: sumOf(rows, "due"),
    lapsed: sumOf(rows, "lapsed"),
  };
}
