// Preparing a report and sending it: what is sent is what was read, is numbered without a gap and sealed.
import type { EventReport, EventReportPatch, EventReportSending } from "@atalaya/contract/resources/event-reports.ts";
import type { ReportWritten } from "@atalaya/contract/resources/event-reports/content.ts";
import { differencesIn, reportPaper } from "@atalaya/contract/resources/event-reports/paper.ts";
import { wordsIn } from "@atalaya/contract/words.ts";
import type { Tx } from "../../platform/database/database.ts";
import { held, isThere } from "../../platform/database/rows.ts";
import { FieldProblem, orNotFound, Problem } from "../../platform/http/problem.ts";
import type { Scope } from "../../platform/scope.ts";
import { findEdition, insertEdition } from "../editions/queries.ts";
import { digestOf } from "./assemble.ts";
import {
  findEvent,
  findLatest,
  findReport,
  markSent,
  openDraft,
  updateWritten,
  type FoundEvent,
  type FoundReport,
} from "./queries.ts";
import { draftContent, firstWritten, reportById, untilOf } from "./reports.ts";

/** Clocks differ a little (V3). */
const tolerance = 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

/** Held until all is written: it does not move, end up in the trash or become part of another meanwhile. */
async function heldEvent(tx: Tx, scope: Scope, id: number): Promise<FoundEvent> {
  const event = await findEvent(tx, scope, id);
  if (!event || !(await isThere(tx, "records", event.id))) throw new FieldProblem({ event_id: { code: "missing" } });
  return event;
}

/** The draft of the event's next report; where one is open it is that one. */
export async function prepareReport(tx: Tx, scope: Scope, event_id: number): Promise<EventReport> {
  const event = await heldEvent(tx, scope, event_id);
  const id = await openDraft(tx, event, await firstWritten(tx, event));
  return orNotFound(await reportById(tx, scope, id));
}

async function heldDraft(tx: Tx, scope: Scope, id: number, version: number): Promise<FoundReport> {
  const found = await held(tx, "event_reports", id, () => findReport(tx, scope, id));
  if (found.state === "sent") throw new Problem("report_sent");
  if (found.version !== version) throw new Problem("conflict", { current: await reportById(tx, scope, id) });
  return found;
}

/** A report tells of no hour to come, and not of an earlier one than the report before it. */
async function checkCutoff(tx: Tx, { event_id }: FoundReport, { cutoff_at }: ReportWritten): Promise<void> {
  if (cutoff_at === null) return;
  if (Date.parse(cutoff_at) > Date.now() + tolerance) throw new FieldProblem({ cutoff_at: { code: "day_future" } });
  const latest = await findLatest(tx, event_id);
  if (latest && Date.parse(cutoff_at) < Date.parse(latest.cutoff_at))
    throw new FieldProblem({ cutoff_at: { code: "report_order", parameters: { number: latest.number } } });
}

export async function changeDraft(tx: Tx, scope: Scope, id: number, patch: EventReportPatch): Promise<EventReport> {
  const { version, ...changes } = patch;
  const found = await heldDraft(tx, scope, id, version);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const written = { ...found.written, ...given } as ReportWritten;
  await checkCutoff(tx, found, written);
  await updateWritten(tx, id, written);
  return orNotFound(await reportById(tx, scope, id));
}

/** In how many places the paper says something else than the one before. */
const countChanges = (report: EventReport): number =>
  differencesIn(reportPaper(report, { t: wordsIn("es"), language: "es" })).length;

/** The seal of the report before stands in it too: the series cannot be rewritten in between. */
async function sealReport(tx: Tx, report: FoundReport, { content }: EventReport, before_id: number | null) {
  const before = before_id ? await findEdition(tx, { resource: "event_reports", record_id: before_id }) : undefined;
  await insertEdition(tx, {
    kind: "report",
    resource: "event_reports",
    record_id: report.id,
    company_id: report.company_id,
    approved_in_session_id: null,
    reason: null,
    content: {
      format: "atalaya-event-report-1",
      number: report.number,
      cutoff_at: report.cutoff_at,
      next_due_at: report.next_due_at,
      before_sha256: before?.sha256 ?? null,
      content,
    },
  });
}

/**
 * 409 with its present state where the draft says something else than what was `seen`; 422 where nobody answers for it. The cut-off that is
 * not told is the moment of sending.
 */
export async function sendReport(
  tx: Tx,
  scope: Scope,
  id: number,
  { version, seen }: EventReportSending,
): Promise<EventReport> {
  const found = await heldDraft(tx, scope, id, version);
  const { written } = found;
  if (written.responsible_name === null) throw new FieldProblem({ responsible_name: { code: "required" } });
  await checkCutoff(tx, found, written);
  const event = await heldEvent(tx, scope, found.event_id);
  const until = untilOf(written);
  const content = await draftContent(tx, event, written, until);
  const current = orNotFound(await reportById(tx, scope, id));
  if (digestOf(content) !== seen) throw new Problem("report_changed", { current });
  const latest = await findLatest(tx, event.id);
  const { next_hours } = written;
  const isFollowed = next_hours !== null && event.ended_on === null;
  await markSent(tx, id, {
    record_id: found.record_id,
    before_id: latest?.id ?? null,
    changes: latest ? countChanges({ ...current, content }) : null,
    cutoff_at: until,
    next_due_at: isFollowed ? new Date(Date.parse(until) + next_hours * hour).toISOString() : null,
  });
  const sent = orNotFound(await findReport(tx, scope, id));
  await sealReport(tx, sent, { ...current, content }, latest?.id ?? null);
  return orNotFound(await reportById(tx, scope, id));
}
