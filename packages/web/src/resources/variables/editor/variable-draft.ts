// The draft of a variable as the form holds it, and what it must satisfy.
import type { z } from "zod";
import { foreignCodesOver } from "@atalaya/contract/domain/foreign-codes.ts";
import { Id } from "@atalaya/contract/record.ts";
import { VariableDraft, type Variable } from "@atalaya/contract/resources/variables.ts";
import { numericTypes, type ValueType } from "@atalaya/contract/domain/typed-values.ts";

export type Draft = z.infer<typeof VariableDraft>;

/** Only numbers are measured in something that must be said; a percentage says it itself. */
export const takesUnit = (type: ValueType): boolean => numericTypes.includes(type) && type !== "percent";

export const takesOptions = (type: ValueType): boolean => type === "category" || type === "multi_category";

/** A variable of a place, for those who may not define shared ones. */
const PlacedDraft = VariableDraft.safeExtend({ company_id: Id });

/** Codes that were stored before they were checked do not keep other fields from being changed. */
export const draftSchema = (mayShare: boolean, saved: Draft | null) => {
  const schema = mayShare ? VariableDraft : PlacedDraft;
  return saved ? schema.safeExtend(foreignCodesOver(saved)) : schema;
};

/** What a new variable starts with: a point without value, blue, shared where the user may share. */
export const newDraft = (company_id: number | null): Draft => ({
  ...VariableDraft.parse({
    name_es: "-",
    geometry_type: "point",
    value_type: "none",
    color: "#0067A3",
    icon: "map-marker",
    company_id,
  }),
  name_es: "",
});

/** The part of a saved variable that the form edits. */
export const draftOf = (variable: Variable): Draft => {
  const fields = Object.keys(VariableDraft.shape) as (keyof Draft)[];
  return Object.fromEntries(fields.map((field) => [field, variable[field]])) as Draft;
};

/** What is sent: a unit that another value type left behind is taken out. */
export const withoutIdleUnit = (draft: Draft, saved: Variable | null): Draft =>
  takesUnit(draft.value_type) || draft.value_type === saved?.value_type
    ? draft
    : { ...draft, unit_es: null, unit_en: null, unit_code: null };
