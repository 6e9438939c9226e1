// Puts a report together: of every metric the newest figure until the cut-off, wherever it was told, and what a person wrote.
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import type { CountryRules } from "@atalaya/contract/packs/country-rules.ts";
import { services, type EmergencyLevel } from "@atalaya/contract/domain/event-card.ts";
import { askedIn, hasPart, templateOf } from "@atalaya/contract/domain/event-report/template.ts";
import { compareFigures, currentBreakdowns, type Metric } from "@atalaya/contract/domain/losses.ts";
import {
  mostActions,
  type ReportContent,
  type ReportFigure,
  type ReportWritten,
} from "@atalaya/contract/resources/event-reports/content.ts";
import { clockIn, instantIn } from "@atalaya/contract/values/format.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { firstHour, readCard } from "./queries.ts";
import { readDamage, readLog, readShelters, type ToldFigure } from "./sources.ts";

type Sourced = { figure: ToldFigure; origin: ReportFigure["origin"] };
type Place = ReportContent["place"];

/** Requests of the log on one paper; the log has them all. */
const mostRequests = 12;

/** The clock of the place at the cut-off, as figures tell theirs. */
const isUntil = (until: string, { timezone }: Place) => {
  const { day, hour } = clockIn(timezone, new Date(until));
  return ({ as_of, hour: own }: ToldFigure) => as_of < day || (as_of === day && (own === null || own <= hour));
};

/** Of figures told at the same moment the one written into the report holds, then that of the card. */
function newestOf(sourced: readonly Sourced[], metric: Metric): ReportFigure | null {
  const held = sourced
    .filter(({ figure }) => figure.metric === metric)
    .toSorted((one, other) => compareFigures(one.figure, other.figure))
    .at(-1);
  if (!held) return null;
  const { value, qualifier, currency, as_of, hour, source } = held.figure;
  return { metric, value, qualifier, currency, as_of, hour, source, origin: held.origin };
}

/** Metrics that tell how many are without a service. */
const cutOf: Partial<Record<(typeof services)[number], Metric>> = { power: "power_cut", water: "water_cut" };

const instantOf = (figure: ReportFigure | null, { timezone }: Place): string | null =>
  figure?.hour ? instantIn(timezone, figure.as_of, figure.hour).toISOString() : null;

/** What was written of a service holds, with the customers of a later figure of the card. */
function servicesOf(
  written: ReportWritten["services"],
  card: Awaited<ReturnType<typeof readCard>>["card"],
  figures: readonly Sourced[],
  place: Place,
): ReportContent["services"] {
  return services.flatMap((service) => {
    const own = written.find((row) => row.service === service);
    const told = card?.services.find((row) => row.service === service);
    const metric = cutOf[service];
    const cut = metric ? newestOf(figures, metric) : null;
    const cutAt = instantOf(cut, place);
    if (own && !(cutAt !== null && own.as_of !== null && Date.parse(cutAt) > Date.parse(own.as_of))) return [own];
    if (cut && cut.value !== null && (own || told || cut.value > 0)) {
      const { state = null, since = null } = own ?? {};
      return [{ service, state, customers: cut.value, since, as_of: cutAt }];
    }
    return told ? [{ service, state: null, customers: told.users, since: null, as_of: null }] : [];
  });
}

/** As the country calls it. */
function levelOf(key: EmergencyLevel | null, rules: CountryRules | null): ReportContent["emergency_level"] {
  if (key === null) return null;
  const name = rules?.emergency_levels.find((level) => level.key === key)?.name;
  return { key, es: name?.es ?? wordsIn("es")(`level.${key}`), en: name?.en ?? wordsIn("en")(`level.${key}`) };
}

/** What the report of an event says at `until`. */
export async function assemble(
  db: Db | Tx,
  event_id: number,
  written: ReportWritten,
  until: string,
  rules: CountryRules | null,
): Promise<ReportContent> {
  const source = await readCard(db, event_id);
  const { event, place, card } = source;
  const template = templateOf(rules);
  const isTold = isUntil(until, place);
  const shelters = await readShelters(db, place, event.observed_on, until);
  const damage = await readDamage(db, event_id, place, until);
  const sourced: Sourced[] = [
    ...(shelters ? [{ figure: shelters, origin: "shelters" as const }] : []),
    ...(damage ? [{ figure: damage, origin: "recovery" as const }] : []),
    ...source.figures.filter(isTold).map((figure) => ({ figure, origin: "card" as const })),
    ...written.figures.filter(isTold).map((figure) => ({ figure, origin: "report" as const })),
  ];
  const asked = askedIn(template).map(({ metric }) => metric);
  const metrics: Metric[] = hasPart(template, "amount") ? [...asked, "loss_local"] : asked;
  const log = await readLog(db, event_id, until);
  const isKept = ({ id }: { id: number | null }) => id === null || !written.left_out.includes(id);
  const own = written.actions
    .filter(({ at }) => Date.parse(at) <= Date.parse(until))
    .map((row) => ({ id: null, number: null, ...row }));
  const actions = [...log.actions.filter(isKept), ...own].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  return {
    template,
    event: {
      ...event,
      glide: card?.glide ?? null,
      began_at: written.began_at ?? (await firstHour(db, event_id, source)),
      place_text: written.place_text ?? ([source.address, source.locality].filter(Boolean).join(", ") || null),
    },
    place,
    figures: metrics.flatMap((metric) => newestOf(sourced, metric) ?? []),
    breakdowns: currentBreakdowns(source.breakdowns).filter(({ metric }) => asked.includes(metric)),
    services: hasPart(template, "services") ? servicesOf(written.services, card, sourced, place) : [],
    actions: actions.slice(-mostActions),
    actions_before: Math.max(0, actions.length - mostActions),
    requests: log.requests.filter(isKept).slice(-mostRequests),
    resources: written.resources,
    needs: written.needs,
    capacity: written.capacity,
    emergency_level: levelOf(written.emergency_level ?? card?.emergency_level ?? null, rules),
    remarks: written.remarks,
    responsible_name: written.responsible_name,
    responsible_position: written.responsible_position,
  };
}

/** By which what is sent is known to be what was read: the same for the same content. */
export const digestOf = (content: ReportContent): string =>
  createHash("sha256").update(canonicalize(content)!).digest("hex");
