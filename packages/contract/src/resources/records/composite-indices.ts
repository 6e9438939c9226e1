// Composite indices: variables of places, weighted and put together in one number, which ranks the places of a territory.
import { z } from "zod";
import {
  cutsBy,
  indexAggregations,
  indexClasses,
  indexScales,
  weightsFit,
  type IndexScale,
} from "../../domain/composite-index.ts";
import type { RecordDomain } from "../../domain/domains.ts";
import { sheetFormat } from "../../list-columns.ts";
import { allOf, answerOf, defineResource, Id, Instant, patchOf, PlaceParameter, recordFields } from "../../record.ts";
import { optionalText, requiredText } from "../../values/plain-text.ts";
import { companyKinds } from "../companies.ts";
import { Edition, EditionQuery, Seal } from "../editions.ts";
import { valueTypes } from "../../domain/typed-values.ts";
import { aggregations, directions } from "../variables.ts";

/** The domains whose variables may be a member. */
export const indexDomains = ["vulnerability", "situation"] as const satisfies readonly RecordDomain[];

const fewestMembers = 2;
const mostMembers = 30;

const IndexMember = z.object({ variable_id: Id, weight: z.number().gt(0).max(1) });
export type IndexMember = z.infer<typeof IndexMember>;

/** Each variable once; their weights are one in all. */
const IndexMembers = z
  .array(IndexMember)
  .max(mostMembers)
  .superRefine((members, context) => {
    const report = (code: string, path: (string | number)[] = [], parameters = {}) =>
      context.addIssue({ code: "custom", path, params: { code, ...parameters } });
    for (const [index, { variable_id }] of members.entries())
      if (members.findIndex((member) => member.variable_id === variable_id) < index)
        report("taken", [index, "variable_id"]);
    if (members.length < fewestMembers) report("list_small", [], { minimum: fewestMembers });
    else if (!weightsFit(members.map(({ weight }) => weight))) report("weights_sum");
  });

const cutCount = indexClasses.length - 1;

const fields = z.object({
  name_es: requiredText(120),
  name_en: optionalText(120),
  description_es: optionalText(1000),
  description_en: optionalText(1000),
  /** The territory whose places of `place_kind` are compared: this place with all below it; null: everywhere. */
  company_id: Id.nullable(),
  place_kind: z.enum(companyKinds).default("municipality"),
  members: IndexMembers,
  aggregation: z.enum(indexAggregations).default("arithmetic"),
  scale: z.literal(indexScales).default(100),
  /** Which share of the weight must be known of a place for it to have a value: 0 to 1. */
  least_weight: z.number().min(0).max(1).default(0.7),
  /** Where the second to the fifth class begin, on the scale; null cuts it into fifths. */
  cuts: z.array(z.number()).length(cutCount).nullable().default(null),
  is_active: z.boolean().default(true),
});

export const CompositeIndexDraft = fields.superRefine(({ cuts, scale }, context) => {
  const bounds = cuts && [0, ...cuts, scale];
  if (bounds?.some((cut, at) => at > 0 && !(cut > bounds[at - 1]!)))
    context.addIssue({ code: "custom", path: ["cuts"], params: { code: "index_cuts", maximum: scale } });
});
export type CompositeIndexDraft = z.infer<typeof fields>;

export const CompositeIndexPatch = patchOf(fields);
export type CompositeIndexPatch = z.infer<typeof CompositeIndexPatch>;

/** `editions`: how many are frozen. */
export const CompositeIndex = z.object({
  ...recordFields,
  ...answerOf(fields),
  members: z.array(z.object({ variable_id: Id, weight: z.number() })),
  editions: z.int(),
});
export type CompositeIndex = z.infer<typeof CompositeIndex>;

export const cutsOf = ({ cuts, scale }: { cuts: number[] | null; scale: IndexScale }): number[] =>
  cuts ?? cutsBy("equal", scale);

/** A member as it was reckoned with. `min`, `max` and `count`: of the places of the whole territory that have a value. */
const ReckonedMember = z.object({
  variable_id: Id,
  domain: z.enum(indexDomains),
  name_es: z.string(),
  name_en: z.string().nullable(),
  value_type: z.enum(valueTypes),
  unit_es: z.string().nullable(),
  unit_en: z.string().nullable(),
  decimals: z.int().nullable(),
  direction: z.enum(directions).nullable(),
  aggregation: z.enum(aggregations),
  weight: z.number(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  count: z.int(),
});
export type ReckonedMember = z.infer<typeof ReckonedMember>;

/** `members`: in their order; `normalised` is 0 for the best place of the territory and 1 for the worst. */
const IndexRow = z.object({
  company_id: Id,
  name: z.string(),
  value: z.number().nullable(),
  class: z.enum(indexClasses).nullable(),
  rank: z.int().nullable(),
  weight_known: z.number(),
  members: z.array(z.object({ value: z.number().nullable(), normalised: z.number().nullable() })),
});
export type IndexRow = z.infer<typeof IndexRow>;

/** What is sealed of an index: how it was reckoned, and all its places. */
export const IndexContent = z.object({
  index: z.object({
    name_es: z.string(),
    name_en: z.string().nullable(),
    /** The place whose territory it is; null: everywhere. */
    territory: z.string().nullable(),
    place_kind: z.enum(companyKinds),
    aggregation: z.enum(indexAggregations),
    scale: z.literal(indexScales),
    least_weight: z.number(),
    cuts: z.array(z.number()),
  }),
  reckoned_at: Instant,
  members: z.array(ReckonedMember),
  /** The worst first; those without a value last. */
  rows: z.array(IndexRow),
  /** Of the whole territory: how many places there are, and how many of them have a value. */
  places: z.int(),
  ranked: z.int(),
});
export type IndexContent = z.infer<typeof IndexContent>;

/** `rows` are those of the caller's places alone; positions, spreads and counts are of the whole territory. `edition`: null is of now. */
export const CompositeResult = IndexContent.extend({
  edition: Seal.extend({ reason: z.string().nullable() }).nullable(),
});
export type CompositeResult = z.infer<typeof CompositeResult>;

export const CompositeIndexQuery = z.object({ place: PlaceParameter.optional() });

/** `edition`: as it was frozen under this number; of now without one. */
export const CompositeResultQuery = EditionQuery.extend(CompositeIndexQuery.shape);

export const CompositeExportQuery = CompositeResultQuery.extend({ format: sheetFormat });

/** What the edition is of, such as a year. */
export const IndexEditionDraft = z.object({ reason: requiredText(200) });
export type IndexEditionDraft = z.infer<typeof IndexEditionDraft>;

export const compositeIndices = defineResource({
  path: "composite-indices",
  title: { es: "Índices compuestos", en: "Composite indices" },
  draft: CompositeIndexDraft,
  patch: CompositeIndexPatch,
  detail: CompositeIndex,
  query: CompositeIndexQuery,
  row: CompositeIndex,
  answers: { ":id/result": CompositeResult, ":id/editions": allOf(Edition) },
  acts: { editions: { body: IndexEditionDraft, answer: Edition } },
  labels: {
    name_es: { es: "Nombre", en: "Name (Spanish)" },
    name_en: { es: "Nombre en inglés", en: "Name (English)" },
    description_es: { es: "Descripción", en: "Description (Spanish)" },
    description_en: { es: "Descripción en inglés", en: "Description (English)" },
    company_id: { es: "Territorio", en: "Territory" },
    place_kind: { es: "Compara", en: "Compares" },
    members: { es: "Variables y pesos", en: "Variables and weights" },
    aggregation: { es: "Cómo se juntan", en: "How they are put together" },
    scale: { es: "Escala", en: "Scale" },
    least_weight: { es: "Peso mínimo con dato", en: "Least weight with a value" },
    cuts: { es: "Cortes de las clases", en: "Cuts of the classes" },
    is_active: { es: "Activo", en: "Active" },
    "members.variable_id": { es: "Variable", en: "Variable" },
    "members.weight": { es: "Peso", en: "Weight" },
  },
});
