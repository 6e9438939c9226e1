// Reports as they are answered: a draft as it would be sent now, and what was sent as it was sealed.
import type { EventReport, EventReportHead, EventReportSummary } from "@atalaya/contract/resources/event-reports.ts";
import {
  reportFields,
  type ReportContent,
  type ReportWritten,
} from "@atalaya/contract/resources/event-reports/content.ts";
import { templateOf } from "@atalaya/contract/domain/event-report/template.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { Scope } from "../../platform/scope.ts";
import { findEdition } from "../editions/queries.ts";
import { rulesOf } from "../packs/queries.ts";
import { assemble, digestOf } from "./assemble.ts";
import {
  findEvent,
  findLatest,
  findReport,
  listSeries,
  placesAbove,
  type FoundEvent,
  type FoundReport,
} from "./queries.ts";

const sealedContent = async (db: Db | Tx, id: number): Promise<ReportContent> => {
  const edition = await findEdition(db, { resource: "event_reports", record_id: id });
  return (JSON.parse(edition!.content) as { content: ReportContent }).content;
};

async function beforeOf(db: Db | Tx, id: number | undefined | null, scope: Scope): Promise<EventReport["before"]> {
  const found = id ? await findReport(db, scope, id) : undefined;
  if (!found) return null;
  const { number, cutoff_at } = found;
  return { number: number!, cutoff_at: cutoff_at!, content: await sealedContent(db, found.id) };
}

/** Until when a draft tells: the cut-off that was written, else now. */
export const untilOf = ({ cutoff_at }: ReportWritten): string => cutoff_at ?? new Date().toISOString();

/** The draft as it would be sent, telling until then. */
export async function draftContent(
  db: Db | Tx,
  event: FoundEvent,
  written: ReportWritten,
  until: string,
): Promise<ReportContent> {
  return assemble(db, event.id, written, until, await rulesOf(db, event.country));
}

export async function answerOf(db: Db | Tx, scope: Scope, found: FoundReport): Promise<EventReport> {
  const { record_id: _record, before_id, written, seal, ...summary } = found;
  if (summary.state === "sent") {
    const content = await sealedContent(db, found.id);
    return {
      ...summary,
      content,
      before: await beforeOf(db, before_id, scope),
      written: null,
      digest: null,
      seal,
      until: summary.cutoff_at!,
    };
  }
  const event = (await findEvent(db, scope, found.event_id))!;
  const until = untilOf(written);
  const content = await draftContent(db, event, written, until);
  const latest = await findLatest(db, event.id);
  const before = await beforeOf(db, latest?.id, scope);
  return { ...summary, cutoff_at: written.cutoff_at, content, before, written, digest: digestOf(content), seal, until };
}

export async function reportById(db: Db | Tx, scope: Scope, id: number): Promise<EventReport | undefined> {
  const found = await findReport(db, scope, id);
  return found && answerOf(db, scope, found);
}

/** What goes on from report to report: what the next one begins with. What was remarked on is of its own hour. */
export async function firstWritten(tx: Tx, event: FoundEvent): Promise<ReportWritten> {
  const latest = await findLatest(tx, event.id);
  if (latest) return { ...latest.written, cutoff_at: null, remarks: null };
  const { every_hours } = templateOf(await rulesOf(tx, event.country));
  return reportFields.parse({ next_hours: every_hours });
}

/** That the next report of an event will have, by its series; those of an event that went into it count their own. */
export const nextNumber = (reports: readonly Pick<EventReportSummary, "number" | "merged_code">[]): number =>
  1 + Math.max(0, ...reports.flatMap(({ number, merged_code }) => (merged_code === null ? (number ?? []) : [])));

type May = Pick<EventReportHead, "may_write" | "may_send"> & { seesTogether: (company_id: number) => boolean };

export async function headOf(
  db: Db,
  scope: Scope,
  { country, ...event }: FoundEvent,
  { seesTogether, ...may }: May,
): Promise<EventReportHead> {
  const reports = await listSeries(db, scope, event.id);
  const latest = reports.find(({ state }) => state === "sent");
  const above = await placesAbove(db, event.company_id);
  return {
    event,
    template: templateOf(await rulesOf(db, country)),
    reports,
    draft_id: reports.find(({ state, merged_code }) => state === "draft" && merged_code === null)?.id ?? null,
    next_number: nextNumber(reports),
    next_due_at: event.ended_on === null ? (latest?.next_due_at ?? null) : null,
    ...may,
    above: above.find(({ id }) => seesTogether(id)) ?? null,
  };
}
