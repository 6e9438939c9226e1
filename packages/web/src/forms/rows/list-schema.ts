// What the contract's schema says of a list of rows: what a row is, and how many there may be.
import { z } from "zod";

const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodDefault || schema instanceof z.ZodNullable ? bare(schema.unwrap()) : schema;

/** The list that a dotted name leads to: "agreements", "recovery.milestones". */
export function listIn(draft: z.ZodObject, name: string): z.ZodArray<z.ZodObject> {
  const list = name
    .split(".")
    .reduce<z.core.$ZodType>((at, part) => bare((at as z.ZodObject).shape[part] as z.core.$ZodType), draft);
  if (!(list instanceof z.ZodArray && list.element instanceof z.ZodObject))
    throw new Error(`${name} is no list of rows`);
  return list as z.ZodArray<z.ZodObject>;
}

/** Infinity where the schema sets no limit. */
export function mostRows(list: z.ZodArray): number {
  const limits = (list.def.checks ?? []).map(({ _zod: { def } }) => def as { check: string; maximum?: number });
  return Math.min(...limits.flatMap(({ check, maximum }) => (check === "max_length" && maximum ? [maximum] : [])));
}
