// Puts a loss statement together: what the public could read at the end of a day, on the clock of the disaster's place.
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { sql } from "kysely";
import {
  compareFigures,
  currentBreakdowns,
  currentFigures,
  metrics,
  type Breakdown,
  type Figure,
} from "@atalaya/contract/domain/losses.ts";
import type { LossStatementContent } from "@atalaya/contract/resources/records/loss-statements.ts";
import { clockIn } from "@atalaya/contract/values/format.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { FieldProblem } from "../../../platform/http/problem.ts";
import { asBreakdowns, asFigures } from "../stored.ts";
import { copyBefore, presentCopy, type Copy } from "./public-copy.ts";

/** A disaster of the caller's places, as it stands now. */
export type Disaster = { id: number; company_id: number; timezone: string };

type Told = Pick<LossStatementContent, "event" | "place"> & {
  is_public: boolean;
  figures: Figure[];
  breakdowns: Breakdown[];
};

async function readCopy(db: Db | Tx, record_id: number, { json }: Copy): Promise<Told> {
  const { rows } = await sql<Told>`
    select jsonb_build_object('uid', r.uid, 'code', p.copy -> 'code', 'title', p.copy -> 'title', 'glide', p.copy #> '{event,glide}',
        'variable_es', v.name_es, 'variable_en', v.name_en, 'hip_code', v.hip_code, 'observed_on', p.copy ->> 'observed_on',
        'date_precision', p.copy ->> 'date_precision') as event,
      jsonb_build_object('name', c.reason_social, 'territorial_code', c.territorial_code, 'timezone', c.timezone) as place,
      coalesce((p.copy ->> 'is_public')::boolean, true) as is_public, ${asFigures(sql`p.copy -> 'figures'`)} as figures,
      ${asBreakdowns(sql`p.copy -> 'breakdowns'`)} as breakdowns
    from records r cross join lateral (select ${json} as copy) p
      join variables v on v.id = (p.copy ->> 'variable_id')::bigint join companies c on c.id = (p.copy ->> 'company_id')::bigint
    where r.id = ${record_id}`.execute(db);
  return rows[0]!;
}

const refuse = (
  code: "day_future" | "before_event" | "statement_unpublished" | "statement_withdrawn" | "statement_hidden",
) => new FieldProblem({ on: { code } });

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** What was told by the end of the day of figures and of their parts. */
function toldBy(
  on: string,
  { figures, breakdowns }: Told,
): Pick<LossStatementContent, "figures" | "earlier" | "breakdowns"> {
  const known = figures.filter(({ as_of }) => as_of <= on);
  const current = currentFigures(known);
  const latest = currentFigures(figures);
  // Parts without a day of their own are of the figure that was in force when they were published.
  const isKnown = ({ metric, as_of }: Told["breakdowns"][number]) =>
    current.has(metric) && (as_of ? as_of <= on : current.get(metric) === latest.get(metric));
  return {
    figures: metrics.flatMap((metric) => current.get(metric) ?? []),
    earlier: known.filter((figure) => current.get(figure.metric) !== figure).toSorted(compareFigures),
    breakdowns: currentBreakdowns(breakdowns.filter(isKnown)),
  };
}

/**
 * What a statement of a day says now. 422 on `on` for a day to come, one more than a day before the disaster began (whoever is warned leaves
 * ahead of it), one on which the public copy had been taken back or was hidden, and where nothing was ever published.
 */
export async function assembleStatement(
  db: Db | Tx,
  { id, timezone }: Disaster,
  on: string,
  organisation: string,
): Promise<LossStatementContent> {
  if (on > clockIn(timezone, new Date()).day) throw refuse("day_future");
  const then = await copyBefore(db, id, await endOf(db, on, timezone));
  if (then === "withdrawn") throw refuse("statement_withdrawn");
  const copy = then === "never" ? await presentCopy(db, id) : then;
  if (!copy) throw refuse("statement_unpublished");
  const told = await readCopy(db, id, copy);
  if (!told.is_public) throw refuse("statement_hidden");
  if (on < dayBefore(told.event.observed_on)) throw refuse("before_event");
  return {
    on,
    basis: then === "never" ? "sources" : "published",
    published_at: copy.published_at,
    organisation,
    event: told.event,
    place: told.place,
    ...toldBy(on, told),
  };
}

/** The first instant after a day on a clock, as the database keeps it. */
async function endOf(db: Db | Tx, day: string, timezone: string): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select ((${day}::date + 1)::timestamp at time zone ${timezone}) as at`.execute(db);
  return rows[0]!.at;
}

/** By which what is sealed is known to be what was read: the same for the same content. */
export const digestOf = (content: LossStatementContent): string =>
  createHash("sha256").update(canonicalize(content)!).digest("hex");
