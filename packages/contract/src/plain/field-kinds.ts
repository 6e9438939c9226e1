// What kind a field of a draft is, read from its schema: forms, lists, sheets, filters and sorts follow from it.
import { z } from "zod";
import { HazardChoice } from "../domain/hazards.ts";

export type FieldKind =
  | "text"
  | "long_text"
  | "choice"
  | "hazard"
  | "boolean"
  | "integer"
  | "number"
  | "date"
  | "datetime"
  | "list"
  | "place"
  | "reference"
  | "geometry";

/** From this length on a text is written in several lines. */
const longText = 500;

/** The schema below what only tidies input or lets nothing be said. */
export function bare(field: z.core.$ZodType): z.core.$ZodType {
  if (field instanceof z.ZodDefault || field instanceof z.ZodNullable || field instanceof z.ZodOptional)
    return bare(field.unwrap());
  return field instanceof z.ZodPipe ? bare(field.in) : field;
}

/** A name ending in `_id` refers to another row; of these `company_id` is the place. */
export function kindOf(name: string, field: z.core.$ZodType): FieldKind {
  if (name === "geometry") return "geometry";
  if (name === "company_id") return "place";
  if (name.endsWith("_id")) return "reference";
  const schema = bare(field);
  if (schema === HazardChoice) return "hazard";
  if (schema instanceof z.ZodEnum) return "choice";
  if (schema instanceof z.ZodBoolean) return "boolean";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "integer" : "number";
  if (schema instanceof z.ZodISODate) return "date";
  if (schema instanceof z.ZodISODateTime) return "datetime";
  if (schema instanceof z.ZodArray) return "list";
  return schema instanceof z.ZodString && (schema.maxLength ?? 0) >= longText ? "long_text" : "text";
}
