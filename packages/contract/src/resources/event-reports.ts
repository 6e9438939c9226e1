// The numbered reports of an emergency to who is above (in Chile after the Informe ALFA): one draft at a time per event, filled from what is
// recorded, sealed when it is sent. Numbers of an event have no gap.
import { z } from "zod";
import { emergencyLevels } from "../domain/event-card.ts";
import { ReportTemplate } from "../domain/event-report/template.ts";
import { metrics, qualifiers } from "../domain/losses.ts";
import {
  answerOf,
  Id,
  Instant,
  listOf,
  listQuery,
  patchOf,
  PlaceParameter,
  StoredDay,
  type Resource,
} from "../record.ts";
import type { Text } from "../text.ts";
import { Seal } from "./editions.ts";
import { ReportContent, reportFields } from "./event-reports/content.ts";

/** So long before it is due, a report is called to mind. */
export const remindMinutes = 30;

export const reportStates = ["draft", "sent"] as const;

/** Opens the draft of an event's next report, or the one that is open. */
export const EventReportDraft = z.object({ event_id: Id });

export const EventReportPatch = patchOf(reportFields);
export type EventReportPatch = z.infer<typeof EventReportPatch>;

/** `seen`: the digest of what was read before it was sent. What changed since is shown first. */
export const EventReportSending = z.object({ version: z.int().positive(), seen: z.string().length(64) });
export type EventReportSending = z.infer<typeof EventReportSending>;

export const EventReportQuery = listQuery(["created_at"], {
  event: z.coerce.number().pipe(Id).optional(),
  state: listOf(z.enum(reportStates)),
  /** The last report of a running event, where the next one is due within `remindMinutes` or was due before. */
  due: z.stringbool().optional(),
});
export type EventReportQuery = z.infer<typeof EventReportQuery>;

/** `number`, `sent_at`, `sent_by` and `changes` (against the report before) are null of a draft. */
export const EventReportSummary = z.object({
  id: Id,
  version: z.int(),
  event_id: Id,
  event_title: z.string(),
  company_id: Id,
  company_name: z.string(),
  /** Of the event that was merged into this one later, whose report it was: its numbers are its own. */
  merged_code: z.string().nullable(),
  state: z.enum(reportStates),
  number: z.int().nullable(),
  cutoff_at: Instant.nullable(),
  next_due_at: Instant.nullable(),
  changes: z.int().nullable(),
  created_at: Instant,
  created_by: z.string().nullable(),
  updated_at: Instant,
  sent_at: Instant.nullable(),
  sent_by: z.string().nullable(),
});
export type EventReportSummary = z.infer<typeof EventReportSummary>;

/**
 * `until`: to when it tells: its cut-off, or of a draft without one the moment at which it was put together. `before`: the sent report
 * with which it is compared. `written` and `digest` are of a draft alone. */
export const EventReport = EventReportSummary.extend({
  until: Instant,
  content: ReportContent,
  before: z.object({ number: z.int(), cutoff_at: Instant, content: ReportContent }).nullable(),
  written: z.object(answerOf(reportFields)).nullable(),
  digest: z.string().nullable(),
  seal: Seal.nullable(),
});
export type EventReport = z.infer<typeof EventReport>;

export const EventReportHeadQuery = z.object({ event: z.coerce.number().pipe(Id) });

/** The series of an event, the newest first, and what the caller may do. */
export const EventReportHead = z.object({
  event: z.object({
    id: Id,
    code: z.string(),
    title: z.string(),
    company_id: Id,
    company_name: z.string(),
    timezone: z.string(),
    variable_id: Id,
    ended_on: StoredDay.nullable(),
  }),
  template: ReportTemplate,
  reports: z.array(EventReportSummary),
  draft_id: Id.nullable(),
  next_number: z.int(),
  /** When the next one is due; null where none is. */
  next_due_at: Instant.nullable(),
  may_write: z.boolean(),
  may_send: z.boolean(),
  /** The nearest place above whose municipalities the caller may see together. */
  above: z.object({ id: Id, name: z.string() }).nullable(),
});
export type EventReportHead = z.infer<typeof EventReportHead>;

export const ConsolidatedQuery = z.object({
  place: PlaceParameter.optional(),
  /** Only events of this type. */
  variable: z.coerce.number().pipe(Id).optional(),
});

const ConsolidatedFigure = z.object({
  metric: z.enum(metrics),
  value: z.number().nullable(),
  qualifier: z.enum(qualifiers),
});

/** A running event with its latest report; `report_id` and what belongs to it null where it has sent none. */
const ConsolidatedEvent = z.object({
  event_id: Id,
  event_title: z.string(),
  company_id: Id,
  company_name: z.string(),
  variable_id: Id,
  variable_es: z.string(),
  variable_en: z.string().nullable(),
  observed_on: StoredDay,
  report_id: Id.nullable(),
  number: z.int().nullable(),
  short: z.object({ es: z.string(), en: z.string() }),
  cutoff_at: Instant.nullable(),
  next_due_at: Instant.nullable(),
  is_late: z.boolean(),
  has_draft: z.boolean(),
  emergency_level: z.enum(emergencyLevels).nullable(),
  figures: z.array(ConsolidatedFigure),
});
export type ConsolidatedEvent = z.infer<typeof ConsolidatedEvent>;

/**
 * The sum of a metric over the latest report of each running event: of `told` of them, `is_at_least` where one of these says "at least",
 * or "some, not counted", or where one that reports says nothing of it.
 */
const ConsolidatedSum = z.object({
  metric: z.enum(metrics),
  value: z.number(),
  told: z.int(),
  is_at_least: z.boolean(),
});
export type ConsolidatedSum = z.infer<typeof ConsolidatedSum>;

/**
 * `reported` of `total` running events have sent a report. `is_cut`: there are more events, of which nothing is
 * said here. Money is not added: it is of several currencies and days.
 */
export const ConsolidatedReport = z.object({
  total: z.int(),
  reported: z.int(),
  late: z.int(),
  is_cut: z.boolean(),
  events: z.array(ConsolidatedEvent),
  sums: z.array(ConsolidatedSum),
  at: Instant,
});
export type ConsolidatedReport = z.infer<typeof ConsolidatedReport>;

export const eventReports = {
  path: "event-reports" as const,
  title: { es: "Informes", en: "Reports" },
  draft: EventReportDraft,
  patch: EventReportPatch,
  detail: EventReport,
  query: EventReportQuery,
  summary: EventReportSummary,
  answers: { head: EventReportHead, consolidated: ConsolidatedReport },
  acts: { sending: { body: EventReportSending, answer: EventReport } },
  labels: {
    event_id: { es: "Evento", en: "Event" },
    cutoff_at: { es: "Hora de corte", en: "Cut-off" },
    next_hours: { es: "El siguiente, en horas", en: "Next one, in hours" },
    began_at: { es: "Comenzó", en: "Began" },
    place_text: { es: "Lugar", en: "Place" },
    figures: { es: "Cifras", en: "Figures" },
    services: { es: "Servicios", en: "Services" },
    "services.service": { es: "Servicio", en: "Service" },
    "services.state": { es: "Estado", en: "State" },
    "services.customers": { es: "Clientes", en: "Customers" },
    "services.since": { es: "Desde", en: "Since" },
    "services.as_of": { es: "Al", en: "As of" },
    left_out: { es: "Líneas que no van", en: "Lines left out" },
    actions: { es: "Decisiones y acciones", en: "Decisions and actions" },
    "actions.at": { es: "Hora", en: "Time" },
    "actions.text": { es: "Qué se hizo", en: "What was done" },
    resources: { es: "Recursos usados", en: "Resources used" },
    "resources.name": { es: "Recurso", en: "Resource" },
    "resources.amount": { es: "Cantidad", en: "Amount" },
    "resources.cost": { es: "Costo", en: "Cost" },
    "resources.currency": { es: "Moneda", en: "Currency" },
    needs: { es: "Necesidades", en: "Needs" },
    "needs.name": { es: "Qué falta", en: "What is missing" },
    "needs.amount": { es: "Cantidad", en: "Amount" },
    "needs.unit": { es: "Unidad", en: "Unit" },
    "needs.source": { es: "Cómo se calculó", en: "How it was found" },
    capacity: { es: "Capacidad local", en: "Local capacity" },
    emergency_level: { es: "Nivel de emergencia", en: "Level of emergency" },
    remarks: { es: "Observaciones", en: "Remarks" },
    responsible_name: { es: "Responsable", en: "Responsible" },
    responsible_position: { es: "Cargo", en: "Position" },
  },
} satisfies Resource & { labels: Record<string, Text> };
