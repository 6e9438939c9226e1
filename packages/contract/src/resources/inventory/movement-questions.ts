// What the comptroller asks of all ledgers: which movements, and what they come to: who received what, who paid, who signed.
import { z } from "zod";
import { Id, idList, Instant, listOf, listQuery } from "../../record.ts";
import { currencies } from "../../values/amounts.ts";
import { inventoryCategories, inventoryUnits } from "./choices.ts";
import { movementKinds, payers, recipientKinds } from "./movement-choices.ts";

const yes = z.stringbool().optional();
const words = z.string().trim().min(3).max(200).optional();

/** `from` and `to` are hours at which it happened: from this one, and before that one. */
export const MovementQuery = listQuery(["at"], {
  from: Instant.optional(),
  to: Instant.optional(),
  kind: listOf(z.enum(movementKinds)),
  category: listOf(z.enum(inventoryCategories)),
  payer: listOf(z.enum(payers)),
  /** Part of the name of who paid. */
  payer_name: words,
  /** Of which it is told who paid, or how much. */
  paid: yes,
  inventory: idList,
  disaster: z.coerce.number().pipe(Id).optional(),
  line: z.coerce.number().pipe(Id).optional(),
  /** Part of the name of the shelter or institution, or of the name or identifier of the person, that received. */
  recipient: words,
  /** Part of the name of who signed. Of people only those rows are asked of which the caller may read them. */
  signer: words,
  /** With a document. */
  papered: yes,
  /** Still to be papered. */
  unpapered: yes,
  /** Deliveries and loans that nobody signed. */
  unsigned: yes,
  /** Those with a photo that is attached to another movement too. */
  same_photo: yes,
  /** Assignments and loans that are not back. */
  out: yes,
});
export type MovementQuery = z.infer<typeof MovementQuery>;

/** So many who received, paid or signed are told, those with most movements first. */
export const mostTold = 200;

const name = z.string().nullable();

/** Movements that were undone, and those that undo them, are in none of these sums. */
export const MovementTotals = z.object({
  movements: z.int(),
  unpapered: z.int(),
  unsigned: z.int(),
  quantities: z.array(
    z.object({
      category: z.enum(inventoryCategories),
      unit: z.enum(inventoryUnits).nullable(),
      in: z.number(),
      out: z.number(),
      lost: z.number(),
      /** Of what these movements assigned or lent, what is not back. */
      assigned: z.number(),
      lent: z.number(),
      /** Of shifts. */
      hours: z.number(),
    }),
  ),
  /** Who paid, and how much in each currency. */
  payers: z.array(
    z.object({
      payer: z.enum(payers).nullable(),
      payer_name: name,
      currency: z.enum(currencies),
      amount: z.number(),
      movements: z.int(),
    }),
  ),
  /** Who received what by deliveries and loans. `name`: the shelter or institution, else the person; null for who may not know. */
  recipients: z.array(
    z.object({
      recipient_kind: z.enum(recipientKinds),
      name,
      category: z.enum(inventoryCategories),
      unit: z.enum(inventoryUnits).nullable(),
      quantity: z.number(),
      movements: z.int(),
    }),
  ),
  /** Who signed; null where the signature has no name, or the caller may not know it. */
  signers: z.array(z.object({ name, movements: z.int() })),
});
export type MovementTotals = z.infer<typeof MovementTotals>;
