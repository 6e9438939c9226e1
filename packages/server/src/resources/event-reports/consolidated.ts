// What a region or the nation sees together: of each running event the report that was sent last, and who has sent none.
import { sql } from "kysely";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { templateOf } from "@atalaya/contract/domain/event-report/template.ts";
import type {
  ConsolidatedEvent,
  ConsolidatedReport,
  ConsolidatedSum,
} from "@atalaya/contract/resources/event-reports.ts";
import type { ReportContent } from "@atalaya/contract/resources/event-reports/content.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Scope } from "../../platform/scope.ts";
import { rulesOfCountries } from "../packs/queries.ts";
import { matching } from "../records/queries.ts";

/** More than run at once in any country; beyond, `is_cut` says it. */
const mostEvents = 2000;

type Found = Omit<ConsolidatedEvent, "short" | "figures" | "emergency_level"> & {
  country: string;
  /** The wider disasters that it is a part of. */
  umbrellas: number[];
  content: Pick<ReportContent, "figures" | "emergency_level" | "template"> | null;
};

const isMoney = (metric: Metric) => metric === "loss_local" || metric === "loss_usd";

type Reported = ConsolidatedEvent & Pick<Found, "umbrellas">;

const numberOf = ({ value, qualifier }: Reported["figures"][number]) => (qualifier === "none" ? 0 : value);

const figuresOf = (event: Reported, metric: Metric) => event.figures.filter((figure) => figure.metric === metric);

/** As in all sums (decision 0066): a wider disaster is left out of a metric of which the report of one of its parts tells a number. */
function countingIn(metric: Metric, reporting: readonly Reported[]): Reported[] {
  const telling = reporting.filter((event) => figuresOf(event, metric).some((figure) => numberOf(figure) !== null));
  const told = new Set(telling.flatMap(({ umbrellas }) => umbrellas));
  return reporting.filter(({ event_id }) => !told.has(event_id));
}

function summed(events: readonly Reported[]): ConsolidatedSum[] {
  const reporting = events.filter(({ report_id }) => report_id !== null);
  const metrics = new Set(reporting.flatMap(({ figures }) => figures.map(({ metric }) => metric)));
  return [...metrics]
    .filter((metric) => !isMoney(metric))
    .flatMap((metric) => {
      const counting = countingIn(metric, reporting);
      const figures = counting.flatMap((event) => figuresOf(event, metric));
      const numbers = figures.map(numberOf).filter((value) => value !== null);
      if (numbers.length === 0) return [];
      const isUnsure = figures.some(
        ({ qualifier }) => qualifier === "at_least" || qualifier === "present_unquantified",
      );
      return [
        {
          metric,
          value: numbers.reduce((sum, value) => sum + value, 0),
          told: numbers.length,
          is_at_least: isUnsure || numbers.length < counting.length,
        },
      ];
    });
}

export async function consolidated(db: Db, scope: Scope, variable: number | undefined): Promise<ConsolidatedReport> {
  const query = { running: true, ...(variable !== undefined && { variable: [variable] }) };
  const { rows } = await sql<Found>`
    with r as materialized (select r.id, r.title, r.company_id, r.variable_id, r.observed_on, r.umbrella_id from records r
      where ${matching(scope, "risk", query)} order by r.observed_on desc, r.id desc limit ${mostEvents + 1})
    select r.id as event_id, r.title as event_title, r.company_id, c.reason_social as company_name, c.country, r.variable_id,
      v.name_es as variable_es, v.name_en as variable_en, r.observed_on, p.id as report_id, p.number, p.cutoff_at, p.next_due_at,
      coalesce(p.next_due_at < now(), false) as is_late,
      case when r.umbrella_id is null then '{}' else umbrellas_of(r.id) end as umbrellas,
      exists (select from event_reports d where d.record_id = r.id and d.number is null) as has_draft,
      (select d.content::jsonb -> 'content' from editions d where d.resource = 'event_reports' and d.record_id = p.id) as content
    from r join companies c on c.id = r.company_id join variables v on v.id = r.variable_id
      left join lateral (select p.id, p.number, p.cutoff_at, p.next_due_at from event_reports p
        where p.record_id = any(with_absorbed(r.id)) and p.number is not null order by p.sent_at desc, p.id desc limit 1) p on true
    order by c.reason_social, r.observed_on desc, r.id desc`.execute(db);
  const rules = new Map((await rulesOfCountries(db)).map((it) => [it.country as string, it]));
  const events = rows.slice(0, mostEvents).map(({ country, content, ...event }): Reported => ({
    ...event,
    short: (content?.template ?? templateOf(rules.get(country))).short,
    emergency_level: content?.emergency_level?.key ?? null,
    figures: (content?.figures ?? []).map(({ metric, value, qualifier }) => ({ metric, value, qualifier })),
  }));
  return {
    total: events.length,
    reported: events.filter(({ report_id }) => report_id !== null).length,
    late: events.filter(({ is_late }) => is_late).length,
    is_cut: rows.length > mostEvents,
    events: events.map(({ umbrellas: _umbrellas, ...event }) => event),
    sums: summed(events),
    at: new Date().toISOString(),
  };
}
