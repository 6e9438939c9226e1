// What each noun tells the situation room of municipalities: its answers to the questions of coverage, and the figures by which they are laid
// side by side.
import { sql, type RawBuilder } from "kysely";
import type { CoverageQuestion } from "@atalaya/contract/domain/coverage.ts";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { ComparedPlace, CoverageFacts } from "@atalaya/contract/resources/dashboard.ts";
import type { Db } from "./database/database.ts";
import { inTerritory } from "./database/sql.ts";
import type { Scope } from "./scope.ts";

/** `held` is where the caller holds a permission within the asked place, null is nowhere. */
export type Reader = { held: (permission: Permission) => Scope | null };

export type CoverageAnswered = Omit<CoverageFacts, "question">;

/** By municipality; one that is not named answers unknown. Null where the caller may not know. */
export type CoverageAnswers = ReadonlyMap<number, CoverageAnswered> | null;

/** The questions that the noun answers. */
export type CoverageOf = (db: Db, reader: Reader) => Promise<Partial<Record<CoverageQuestion, CoverageAnswers>>>;

type Figures = Partial<ComparedPlace>;

/** By municipality what it counts there; `nothing` is said of one that is not named. */
export type Compared = { nothing: Figures; places: ReadonlyMap<number, Figures> };

/** `from`: the first day of what is counted by days. Nothing where the caller may not know. */
export type ComparedOf = (db: Db, reader: Reader, from: string | undefined) => Promise<readonly Compared[]>;

const noFacts = { since: null, until: null, value: null, search: {} };

/** An answer to a question of coverage, and the screen that shows what is behind it. */
export const answered = (
  answer: CoverageAnswered["answer"],
  path: string,
  facts: Partial<Omit<CoverageAnswered, "answer" | "path">> = {},
): CoverageAnswered => ({ ...noFacts, ...facts, answer, path });

type Summed = { from: RawBuilder<unknown>; where: RawBuilder<unknown>; sums: RawBuilder<unknown> };

/** Rows of `r` summed up by municipality; what lies in places below it counts to it. */
export async function byMunicipality<R extends object>(
  db: Db,
  scope: Scope,
  { from, where, sums }: Summed,
): Promise<ReadonlyMap<number, R>> {
  const { rows } = await sql<R & { municipality_id: number }>`
    select g.municipality_id, ${sums} from ${from} join (
      select c.id as company_id, p.id as municipality_id from companies p join companies c on c.path @> array[p.id]
      where p.kind = 'municipality' and p.deleted_at is null and ${inTerritory(sql<number>`p.id`, scope)}) g on g.company_id = r.company_id
    where ${where} group by 1`.execute(db);
  return new Map(rows.map(({ municipality_id, ...row }) => [municipality_id, row as unknown as R]));
}
