// Puts the file of an ended emergency together: what a person wrote, and all that was recorded of it.
import { createHash } from "node:crypto";
import canonicalize from "canonicalize";
import { services } from "@atalaya/contract/domain/event-card.ts";
import { askedIn, templateOf } from "@atalaya/contract/domain/event-report/template.ts";
import { compareFigures, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import {
  momentKeys,
  type AfterActionContent,
  type AfterActionWritten,
} from "@atalaya/contract/resources/after-actions/content.ts";
import type { ReportContent } from "@atalaya/contract/resources/event-reports/content.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { firstHour, readCard } from "../event-reports/queries.ts";
import { rulesOf } from "../packs/queries.ts";
import {
  readInstants,
  readLessons,
  readLog,
  readMessages,
  readReports,
  readSessions,
  readShelters,
} from "./sources.ts";

/** So many actions stand in the file, the newest; the log has them all. */
const mostActions = 60;

type Sent = Awaited<ReturnType<typeof readReports>>[number];
const sealedIn = ({ content }: Sent) => (JSON.parse(content) as { content: ReportContent }).content;

const newestOf = (figures: readonly Figure[], metric: Metric) =>
  figures
    .filter((figure) => figure.metric === metric)
    .toSorted(compareFigures)
    .at(-1);

/** Of each metric that was asked for or told: how it went from report to report, and what the card says in the end. */
function courseOf(
  asked: readonly Metric[],
  told: readonly { number: number; content: ReportContent }[],
  figures: readonly Figure[],
): AfterActionContent["course"] {
  const metrics = [
    ...new Set([...asked, ...told.flatMap(({ content }) => content.figures.map(({ metric }) => metric))]),
  ];
  return metrics.flatMap((metric) => {
    const points = told.flatMap(({ number, content }) => {
      const figure = content.figures.find((it) => it.metric === metric);
      return figure ? [{ number, value: figure.value, qualifier: figure.qualifier }] : [];
    });
    const last = newestOf(figures, metric);
    if (points.length === 0 && !last) return [];
    return [{ metric, points, last: last ? { value: last.value, qualifier: last.qualifier } : null }];
  });
}

/** What the file of an event says now. */
export async function assemble(
  db: Db | Tx,
  event_id: number,
  written: AfterActionWritten,
  country: string,
): Promise<AfterActionContent> {
  const source = await readCard(db, event_id);
  const { event, place, card, figures } = source;
  const template = templateOf(await rulesOf(db, country));
  const instants = await readInstants(db, event_id);
  const shelters = await readShelters(db, { event, place });
  const sent = await readReports(db, event_id);
  const told = sent.map((report) => ({ number: report.number, content: sealedIn(report) }));
  const began_at = told.findLast(({ content }) => content.event.began_at)?.content.event.began_at ?? (await firstHour(db, event_id, source)); // prettier-ignore
  const at = { ...instants, began: began_at, first_shelter: shelters[0]?.opened_at ?? null, ended: null };
  const day = { began: event.observed_on, ended: event.ended_on };
  const log = await readLog(db, event_id);
  const toldServices = new Set([
    ...told.flatMap(({ content }) => content.services.map(({ service }) => service)),
    ...(card?.services ?? []).map(({ service }) => service),
  ]);
  return {
    template,
    event: { ...event, glide: card?.glide ?? null, began_at },
    place,
    emergency_level: card?.emergency_level ?? null,
    moments: momentKeys.map((key) => ({
      key,
      at: at[key],
      day: at[key] === null && (key === "began" || key === "ended") ? day[key] : null,
    })),
    lines: log.lines,
    actions: log.actions.slice(-mostActions),
    actions_before: Math.max(0, log.actions.length - mostActions),
    open: log.open,
    messages: await readMessages(db, event_id),
    reports: sent.map(({ content: _content, ...report }) => report),
    course: courseOf(
      askedIn(template).map(({ metric }) => metric),
      told,
      figures,
    ),
    services: services.filter((service) => toldServices.has(service)),
    shelters,
    sessions: await readSessions(db, event_id),
    lessons: await readLessons(db, event_id),
    ...written,
  };
}

/** By which what is sealed is known to be what was read: the same for the same content. */
export const digestOf = (content: AfterActionContent): string =>
  createHash("sha256").update(canonicalize(content)!).digest("hex");
