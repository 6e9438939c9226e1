// One step over many rows of a list: the same contents for some fields, into the trash, or out of it. All of them or none.
import { z } from "zod";
import { answerOf, Id, optionalParts } from "./record.ts";

/** Rows of one step. Each is judged singly: more would keep others from a database with one connection for seconds. */
export const mostRows = 200;

export const bulkActions = ["set_fields", "delete", "restore"] as const;
export type BulkAction = (typeof bulkActions)[number];

const isOnce = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id)).size === rows.length;

/**
 * Over the fields that many rows may share, all in one place: what makes a row that one, such as its name, number, place or shape, is not
 * among them. `Step` sets `fields` on every row, and a row's own `fields` over them: taking a step back gives each row what it had.
 * `Done` tells the rows with their new versions and what those fields were before.
 */
export function bulkOf<S extends Record<string, z.ZodType>>(shared: z.ZodObject<S>) {
  const fields = z.strictObject(optionalParts(shared)).optional();
  const version = z.int().positive();
  const rows = z
    .array(z.object({ id: Id, version, fields }))
    .min(1)
    .max(mostRows);
  const before = z.object(answerOf(shared)).partial();
  return {
    Step: z.object({
      action: z.enum(bulkActions),
      fields,
      rows: rows.refine(isOnce, { params: { code: "row_twice" } }),
    }),
    Done: z.object({ rows: z.array(z.object({ id: Id, version, before })) }),
  };
}

/** What a step over many rows asks for, whatever they are rows of. */
export type BulkStep = {
  action: BulkAction;
  fields?: object | undefined;
  rows: { id: number; version: number; fields?: object | undefined }[];
};

export type BulkDone = { rows: { id: number; version: number; before: Record<string, unknown> }[] };

/** The step that takes a step back: every row gets what it had, or leaves the trash, or goes back into it. */
export const wayBack = ({ action }: BulkStep, { rows }: BulkDone): BulkStep =>
  action === "set_fields"
    ? { action, rows: rows.map(({ id, version, before }) => ({ id, version, fields: before })) }
    : {
        action: action === "delete" ? "restore" : "delete",
        rows: rows.map(({ id, version }) => ({ id, version })),
      };
