// Records of the four domains: a value of a variable, at a place, on a day, with a geometry.
import { z } from "zod";
import { recordDomains } from "../domain/domains.ts";
import { EventCard, emergencyLevels } from "../domain/event-card.ts";
import { Geometry, StoredGeometry } from "../values/geometry.ts";
import { Bbox, MapTotals, TileParameter } from "../map-query.ts";
import {
  answerOf,
  AsOf,
  CalendarDay,
  Day,
  Id,
  idList,
  Instant,
  listOf,
  listQuery,
  PastDay,
  patchOf,
  recordFields,
} from "../record.ts";
import { AssetDamages, StoredDamage } from "../domain/asset-damage.ts";
import { Breakdown, Figure, LossesInForce, metrics, StoredBreakdown, StoredFigure } from "../domain/losses.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { RecoveryItem, RecoveryWork, workSorts } from "../domain/recovery/recovery-item.ts";
import { riskClasses, RiskAssessment, steps } from "../domain/risk-assessment.ts";
import { Attributes, TypedValue } from "../domain/typed-values.ts";
import { FigureFilter } from "./records/figure-filter.ts";
import { ClassFilter, PlaceKindQuery, Within } from "./records/map.ts";
import { periodFindings } from "./records/period.ts";
import { longestReason } from "./records/reason.ts";
import { noStage, recoveryFilters } from "./records/recovery-filters.ts";
import { Warning } from "../domain/warnings.ts";

export { noStage };

/** Review states of a record (V13). */
export const recordStatuses = [
  "draft",
  "waiting_for_validation",
  "needs_revision",
  "validated",
  "published",
  "archived",
] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** How much of `observed_on` is known: only the year, the month, or the day (V3). */
export const datePrecisions = ["day", "month", "year"] as const;
export const confidences = ["high", "medium", "low", "unverified"] as const;
export const geometryMethods = ["gps", "digitised", "imported", "geocoded", "centroid", "satellite"] as const;

const longestDuration = 36_500;
const mostTags = 30;
const mostFigures = 500;

const Tags = z
  .array(requiredText(40))
  .max(mostTags)
  .transform((tags) => [...new Set(tags)]);

const WebAddress = optionalText(500).refine((text) => text === null || /^https?:\/\/\S+$/i.test(text), {
  params: { code: "url" },
});

/** The fields of a record, without the rules over several of them. */
export const RecordFields = z.object({
  company_id: Id,
  variable_id: Id,
  title: requiredText(200),
  /** In the type of the variable. */
  value: TypedValue.default(null),
  /** Unique in its place (V11); null lets the server make one. */
  code: optionalText(40),
  /** Values of the variable's own fields, by key. */
  attributes: Attributes.default({}),
  /** When it was seen or began. */
  observed_on: PastDay,
  date_precision: z.enum(datePrecisions).default("day"),
  /** When an event ended, or until when something holds. */
  ended_on: Day.nullable().default(null),
  duration_days: z.int().min(0).max(longestDuration).nullable().default(null),
  source: optionalText(200),
  source_url: WebAddress,
  source_date: Day.nullable().default(null),
  confidence: z.enum(confidences).nullable().default(null),
  tags: Tags.default([]),
  locality: optionalText(120),
  address: optionalText(200),
  description: optionalText(5000),
  /** The event card of a disaster; only for variables of the kind `event_type`, as the losses below. */
  event: EventCard.nullable().default(null),
  /** Losses of a disaster, each as published at a time; only for variables of the kind `event_type`. */
  figures: z.array(Figure).max(mostFigures).default([]),
  breakdowns: z.array(Breakdown).max(mostFigures).default([]),
  damages: AssetDamages.default([]),
  /**
   * Of a disaster: the wider one of the same place or one above that it is a part of, whose sums are then those of its parts; and the one
   * that set it off. Neither is what the card says: they are no part of the public's copy, and changing them sends nothing back to revision.
   */
  umbrella_id: Id.nullable().default(null),
  triggered_by_id: Id.nullable().default(null),
  /** The recovery item; only for variables of the kind `recovery_type`. */
  recovery: RecoveryItem.nullable().default(null),
  /** What a risk is judged to be; only for variables of the kind `assessment`. */
  assessment: RiskAssessment.nullable().default(null),
  geometry_method: z.enum(geometryMethods).nullable().default(null),
  geometry_accuracy_m: z.number().min(0).max(100_000).nullable().default(null),
  is_public: z.boolean().default(true),
  geometry: Geometry.nullable().default(null),
});

export const RecordDraft = RecordFields.superRefine((record, context) => {
  for (const [field, { code, parameters }] of Object.entries(periodFindings(record)))
    context.addIssue({ code: "custom", path: [field], params: { code, ...parameters } });
});
export type RecordDraft = z.infer<typeof RecordDraft>;

/** A new record may bring the `uid` that it got where there was no network: sent twice, it is one record. */
export const RecordCreation = RecordDraft.safeExtend({ uid: z.uuid().optional() });
export type RecordCreation = z.infer<typeof RecordCreation>;

/** `reason`: why something published is changed, which goes back to revision by it (V13). */
export const RecordPatch = patchOf(RecordFields.extend({ reason: optionalText(longestReason) }));
export type RecordPatch = z.infer<typeof RecordPatch>;
export const RecordVersion = z.object({ version: z.coerce.number().int().positive() });

/** Its score is the product of both, which makes its class (`riskAt`). */
const StoredRisk = z.object({ likelihood: z.int(), impact: z.int() });

const Stored = z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]).nullable();

/** One row of the list: everything but the full geometry, of which it carries the kind and an anchor [lon, lat]. */
export const RecordSummary = z.object({
  ...recordFields,
  uid: z.string(),
  domain: z.enum(recordDomains),
  company_id: Id,
  variable_id: Id,
  code: z.string(),
  title: z.string(),
  value: Stored,
  attributes: z.record(z.string(), Stored),
  observed_on: z.string(),
  date_precision: z.enum(datePrecisions),
  ended_on: z.string().nullable(),
  source: z.string().nullable(),
  confidence: z.enum(confidences).nullable(),
  tags: z.array(z.string()),
  locality: z.string().nullable(),
  is_public: z.boolean(),
  /** Whether the public sees it: as it is, or as it was when it was last published while a revision waits. */
  has_published: z.boolean(),
  status: z.enum(recordStatuses),
  /** Of a disaster with figures: those in force. */
  losses: LossesInForce.nullable(),
  /** Of an assessment that judges both: where it stands in the matrix. */
  risk: StoredRisk.nullable(),
  /** Of a record with a recovery item: what a portfolio tells of it. */
  work: RecoveryWork.nullable(),
  geometry_type: z.string().nullable(),
  anchor: z.tuple([z.number(), z.number()]).nullable(),
  /** Only in a list that is asked for with `geometry=full`. */
  geometry: StoredGeometry.nullable().optional(),
  deleted_at: Instant.nullable(),
});
export type RecordSummary = z.infer<typeof RecordSummary>;

export const DomainRecord = RecordSummary.extend({
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
  description: z.string().nullable(),
  duration_days: z.int().nullable(),
  source_url: z.string().nullable(),
  source_date: z.string().nullable(),
  address: z.string().nullable(),
  event: z.object(answerOf(EventCard)).nullable(),
  figures: z.array(StoredFigure),
  breakdowns: z.array(StoredBreakdown),
  damages: z.array(StoredDamage),
  umbrella_id: Id.nullable(),
  triggered_by_id: Id.nullable(),
  recovery: z.object(answerOf(RecoveryItem)).nullable(),
  assessment: z.object(answerOf(RiskAssessment)).nullable(),
  geometry_method: z.enum(geometryMethods).nullable(),
  geometry_accuracy_m: z.number().nullable(),
  /** The reason that was given with the last step of the review. */
  review_note: z.string().nullable(),
  validated_at: Instant.nullable(),
  published_at: Instant.nullable(),
  geometry: StoredGeometry.nullable(),
  /** The record that this one, in the trash, was merged into. */
  merged_into: z.object({ id: Id, code: z.string() }).nullable(),
  /** What looks wrong and does not refuse it (V7). */
  warnings: z.array(Warning),
});
export type DomainRecord = z.infer<typeof DomainRecord>;
/** A record as it is kept, before anything is remarked on it. */
export type StoredRecord = Omit<DomainRecord, "warnings">;

/** What a disaster is related to, beside what its card says. */
export const relationFields = ["umbrella_id", "triggered_by_id"] as const;

/** A record as the public sees it, which may be older than the record itself. */
export const PublishedRecord = z.object({
  ...answerOf(RecordFields.omit({ umbrella_id: true, triggered_by_id: true })),
  published_at: Instant,
  /** Name of the person who published it. */
  published_by: z.string().nullable(),
});
export type PublishedRecord = z.infer<typeof PublishedRecord>;

/** By a metric: only the disasters whose figure in force has a number of it (`metricOfSort`). */
export const recordSorts = ["observed_on", "title", "value", "updated_at", ...workSorts, ...metrics] as const;

/** `none`: no record of any variable, as the map is while all its layers are switched off. */
const VariableFilter = z
  .literal("none")
  .transform((): number[] => [])
  .or(idList);

/** The likelihood or every impact is open. */
export const openRisk = "open";

const Step = z.coerce.number().pipe(z.literal(steps));

const hazardFilter = /^(?:[A-Z]{2}\d{4}|other)$/;

const filters = {
  variable: VariableFilter,
  status: listOf(z.enum(recordStatuses)),
  observed_from: CalendarDay.optional(),
  observed_to: CalendarDay.optional(),
  /** Of the year, 1 to 12, in any year: of what is known to the month. */
  month: listOf(z.coerce.number().pipe(z.int().min(1).max(12))),
  has_geometry: z.stringbool().optional(),
  /** west,south,east,north in degrees: records whose anchor lies inside. */
  bbox: Bbox.optional(),
  class: ClassFilter,
  within: Within.optional(),
  confidence: listOf(z.enum(confidences)),
  /** Any of these. */
  tag: listOf(requiredText(40)),
  /** Part of a code, or of the one by which the bank of public projects knows a work. */
  code: z.string().trim().max(40).optional(),
  has_published: z.stringbool().optional(),
  /** Disasters that nobody has ended (room.ts). */
  running: z.stringbool().optional(),
  ...recoveryFilters,
  /** Where an assessment stands in the matrix. */
  likelihood: listOf(Step),
  impact: listOf(Step),
  risk_class: listOf(z.enum([...riskClasses, openRisk])),
  /** Assessments that are to be looked at again on this day or before. */
  review_to: CalendarDay.optional(),
  /** Assessments that hold no longer. */
  lapsed: z.stringbool().optional(),
  figure: FigureFilter,
  /** HIP codes of the hazards of their variables,; `other`: the catalogue has none. */
  hazard: listOf(z.string().regex(hazardFilter)),
  emergency_level: listOf(z.enum(emergencyLevels)),
  /** Part of a GLIDE number. */
  glide: z.string().trim().max(30).optional(),
  /** A disaster: itself with all that is a part of it, or the recovery items that follow any of these. */
  event: z.coerce.number().pipe(Id).optional(),
  /** A user who last changed what the record says, or asked for its validation; and one who did neither. */
  author: z.coerce.number().pipe(Id).optional(),
  not_author: z.coerce.number().pipe(Id).optional(),
  /** Only what was deleted and can be restored. */
  trash: z.stringbool().optional(),
};

/** Filters that list, total, tiles and export share; sorting and paging are the list's own. */
export const RecordQuery = listQuery(recordSorts, filters);
export type RecordQuery = z.infer<typeof RecordQuery>;

/** The same, of the records as they stood at a moment. */
export const RecordsAtQuery = RecordQuery.extend(AsOf);
export type RecordsAtQuery = z.infer<typeof RecordsAtQuery>;

export const RecordsByPlaceQuery = RecordsAtQuery.extend(PlaceKindQuery);
export type RecordsByPlaceQuery = z.infer<typeof RecordsByPlaceQuery>;

export const DomainParameter = z.object({ domain: z.enum(recordDomains) });
export const RecordParameter = DomainParameter.extend({ id: z.coerce.number().pipe(Id) });

/** Whether something is read from the trash. */
export const TrashParameter = z.object({ trash: z.stringbool().optional() });
export const RecordMoment = TrashParameter.extend(AsOf);

/** Tags in use, the most frequent first. */
export const RecordTags = z.object({ data: z.array(z.string()) });

export const RecordTileParameter = DomainParameter.extend(TileParameter.shape);

/** Counts per variable under a query, and per class where the variable's legend has classes (`noClass` for the rest). */
export const RecordTotals = MapTotals.extend({
  by_variable: z.array(z.object({ variable_id: Id, count: z.int() })),
  by_class: z.array(z.object({ variable_id: Id, class: z.string(), count: z.int() })),
});
