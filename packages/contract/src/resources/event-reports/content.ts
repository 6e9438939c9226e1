// What a report of an emergency says: the event, its figures each with hour and source, services, what was done, what is there and what is
// missing. A draft is put together anew whenever it is read; what was sent is sealed and never changes.
import { z } from "zod";
import { isCurrency } from "../../domain/countries.ts";
import { emergencyLevels, services } from "../../domain/event-card.ts";
import { ReportTemplate } from "../../domain/event-report/template.ts";
import { Breakdown, Figure, metrics, qualifiers } from "../../domain/losses.ts";
import { answerOf, GivenInstant, Id, Instant, StoredDay } from "../../record.ts";
import { optionalCount } from "../../values/amounts.ts";
import { optionalText, requiredText } from "../../values/plain-text.ts";

/** The capacity that the emergency asks for, by which its level is decided (Ley 21.364, art. 2 of Chile; others know the same). */
export const capacities = ["own", "exceeded"] as const;

const mostRows = 40;
/** So many actions stand on the paper, the newest; earlier ones stand in the reports before. */
export const mostActions = 12;

const Money = z.object({
  cost: z.number().min(0).max(1e15).nullable().default(null),
  /** ISO 4217. */
  currency: z
    .string()
    .refine(isCurrency, { params: { code: "choice" } })
    .nullable()
    .default(null),
});

const ServiceRow = z.object({
  service: z.enum(services),
  /** In words: "Interrumpida, Cerro La Cruz". */
  state: optionalText(200),
  customers: optionalCount(),
  since: GivenInstant.nullable().default(null),
  as_of: GivenInstant.nullable().default(null),
});

const ResourceRow = z
  .object({ name: requiredText(200), amount: optionalCount(), ...Money.shape })
  .superRefine(({ cost, currency }, context) => {
    if (cost !== null && currency === null)
      context.addIssue({ code: "custom", path: ["currency"], params: { code: "currency" } });
  });

/** `source`: by what the amount was found, such as a standard and its formula. */
const NeedRow = z.object({
  name: requiredText(200),
  amount: z.number().min(0).max(1e12).nullable().default(null),
  unit: optionalText(60),
  source: optionalText(200),
});

const OwnAction = z.object({ at: GivenInstant, text: requiredText(500) });

/**
 * What a person wrote into a draft; all else comes from the event card, the shelters and the log. A figure that was written holds until
 * the card has a later one of the same metric.
 */
export const reportFields = z.object({
  /** Until when the report tells; null is until it is sent. */
  cutoff_at: GivenInstant.nullable().default(null),
  /** After so many hours from its cut-off the next one is due; null where none will follow. */
  next_hours: z.int().min(1).max(168).nullable().default(null),
  began_at: GivenInstant.nullable().default(null),
  place_text: optionalText(300),
  figures: z.array(Figure).max(metrics.length).default([]),
  services: z.array(ServiceRow).max(services.length).default([]),
  /** Lines of the log, by their ids, that are not for the report. */
  left_out: z.array(Id).max(2000).default([]),
  actions: z.array(OwnAction).max(mostRows).default([]),
  resources: z.array(ResourceRow).max(mostRows).default([]),
  needs: z.array(NeedRow).max(mostRows).default([]),
  capacity: z.enum(capacities).nullable().default(null),
  emergency_level: z.enum(emergencyLevels).nullable().default(null),
  remarks: optionalText(4000),
  /** Who answers for the report. */
  responsible_name: optionalText(120),
  responsible_position: optionalText(120),
});
export type ReportWritten = z.output<typeof reportFields>;

/** From the event card, from the counts of the shelters, from the items of recovery that follow it, or written into the report itself. */
export const figureOrigins = ["card", "shelters", "recovery", "report"] as const;

const ReportFigure = z.object({
  metric: z.enum(metrics),
  value: z.number().nullable(),
  qualifier: z.enum(qualifiers),
  currency: z.string().nullable(),
  /** On the clock of the event's place. */
  as_of: StoredDay,
  hour: z.string().nullable(),
  source: z.string().nullable(),
  origin: z.enum(figureOrigins),
});
export type ReportFigure = z.infer<typeof ReportFigure>;

/** `number` and `id` of the line of the log that it is; null of what was written into the report. `to`: of whom it is asked. */
const ReportAction = z.object({
  id: Id.nullable(),
  number: z.int().nullable(),
  at: Instant,
  text: z.string(),
});
export type ReportAction = z.infer<typeof ReportAction>;

const ReportRequest = ReportAction.extend({ to: z.string().nullable(), state: z.string() });
export type ReportRequest = z.infer<typeof ReportRequest>;

export const ReportContent = z.object({
  template: ReportTemplate,
  event: z.object({
    id: Id,
    code: z.string(),
    title: z.string(),
    variable_es: z.string(),
    variable_en: z.string().nullable(),
    hip_code: z.string().nullable(),
    glide: z.string().nullable(),
    observed_on: StoredDay,
    began_at: Instant.nullable(),
    ended_on: StoredDay.nullable(),
    place_text: z.string().nullable(),
    /** [lon, lat], WGS 84. */
    anchor: z.tuple([z.number(), z.number()]).nullable(),
  }),
  place: z.object({
    id: Id,
    name: z.string(),
    territorial_code: z.string().nullable(),
    timezone: z.string(),
    country: z.string(),
  }),
  /** The newest until the cut-off of every metric of which something is known; what is not here is not known. */
  figures: z.array(ReportFigure),
  breakdowns: z.array(Breakdown),
  services: z.array(z.object(answerOf(ServiceRow))),
  /** By their hour; `actions_before`: how many earlier ones do not stand here. */
  actions: z.array(ReportAction),
  actions_before: z.int(),
  /** Requests of the log that are not done. */
  requests: z.array(ReportRequest),
  resources: z.array(z.object(answerOf(z.object(ResourceRow.shape)))),
  needs: z.array(z.object(answerOf(NeedRow))),
  capacity: z.enum(capacities).nullable(),
  emergency_level: z.object({ key: z.enum(emergencyLevels), es: z.string(), en: z.string() }).nullable(),
  remarks: z.string().nullable(),
  responsible_name: z.string().nullable(),
  responsible_position: z.string().nullable(),
});
export type ReportContent = z.infer<typeof ReportContent>;
