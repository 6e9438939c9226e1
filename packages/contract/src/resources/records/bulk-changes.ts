// Changing many records in one step, all or none of them, and taking the step back.
import { z } from "zod";
import { DomainParameter, RecordDraft, RecordPatch } from "../records.ts";
import { optionalText } from "../../values/plain-text.ts";
import { longestReason } from "./reason.ts";
import { transitionActions, transitions } from "./transitions.ts";
import { Id, Instant, PlaceParameter } from "../../record.ts";

/** Rows that were ticked one by one. */
export const mostBulkIds = 1000;
/** Rows of one step, ticked or "all that match". */
export const mostBulkRows = 10_000;
/** Wrong rows that an answer lists; the rest is found once these are right. */
export const mostRowErrors = 200;

const { shape } = RecordPatch;

/** Fields that may be given the same content in many records; what is left out stays. Own fields are set by key. */
const BulkFields = z.object({
  source: shape.source,
  source_url: shape.source_url,
  confidence: shape.confidence,
  locality: shape.locality,
  observed_on: shape.observed_on,
  value: shape.value,
  is_public: shape.is_public,
  umbrella_id: shape.umbrella_id,
  attributes: shape.attributes,
});

const tags = RecordDraft.shape.tags.unwrap().refine((list) => list.length > 0, { params: { code: "required" } });

/** Needed for some steps, and for changing what is published (V13). */
const reason = optionalText(longestReason);

/** Steps of the review; going back to what is published is a question of each record. */
const BulkStep = z.enum(transitionActions).exclude(["discard_revision"]);

export const BulkAction = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("set_fields"),
    fields: BulkFields.refine((fields) => Object.keys(fields).length > 0, { params: { code: "required" } }),
    reason,
  }),
  z.object({ kind: z.literal("add_tags"), tags, reason }),
  z.object({ kind: z.literal("remove_tags"), tags, reason }),
  z
    .object({ kind: z.literal("transition"), step: BulkStep, reason })
    .refine(({ step, reason }) => !transitions[step].needs_reason || reason !== null, {
      path: ["reason"],
      params: { code: "required" },
    }),
  z.object({ kind: z.literal("delete") }),
]);
export type BulkAction = z.infer<typeof BulkAction>;

/**
 * Which records: those ticked, each with the version that was seen, or all that match the query of the address, with the number that
 * was seen. Another number by now is refused.
 */
export const BulkChangeDraft = z
  .object({
    rows: z
      .array(z.object({ id: Id, version: z.int().positive() }))
      .min(1)
      .max(mostBulkIds)
      .optional(),
    count: z.int().positive().optional(),
    action: BulkAction,
  })
  .refine(({ rows, count }) => (rows === undefined) !== (count === undefined), {
    path: ["rows"],
    params: { code: "required" },
  });
export type BulkChangeDraft = z.infer<typeof BulkChangeDraft>;

const bulkKinds = ["set_fields", "add_tags", "remove_tags", "transition", "delete", "import", "figures"] as const;

/** A step that was done. `fields`: the names of the fields that it set. */
export const BulkChange = z.object({
  id: Id,
  kind: z.enum(bulkKinds),
  record_count: z.int(),
  fields: z.array(z.string()),
  tags: z.array(z.string()),
  /** Of the review. */
  step: BulkStep.nullable(),
  /** Of an import of records or of figures. */
  file_name: z.string().nullable(),
  created_at: Instant,
  undone_at: Instant.nullable(),
});
export type BulkChange = z.infer<typeof BulkChange>;

/** The latest steps of the caller, newest first. */
export const BulkChangeList = z.object({ data: z.array(BulkChange) });
export const BulkChangeParameter = DomainParameter.extend({ id: z.coerce.number().pipe(Id) });
export const BulkChangeQuery = z.object({ place: PlaceParameter.optional() });

/** Rows that somebody changed since stay as they are; at most `mostRowErrors` are named. */
export const BulkUndo = z.object({
  restored: z.int(),
  refused: z.int(),
  refused_rows: z.array(z.object({ id: Id, title: z.string() })),
});
export type BulkUndo = z.infer<typeof BulkUndo>;
