// The ledger of response resources: what came in, went out, was assigned, lent, brought back, worked or lost, to whom, on what paper, signed by
// whom. A movement is never changed: a mistake is undone by a movement that says why, and a balance is the sum of them.
import { z } from "zod";
import { idFinding, nationalIdTypes } from "../../domain/tax-id.ts";
import { answerOf, Day, GivenInstant, Id, Instant, listQuery, pageOf, type Resource } from "../../record.ts";
import { exportOf } from "../../list-columns.ts";
import type { Text } from "../../text.ts";
import { currencies, optionalCount, optionalMoney } from "../../values/amounts.ts";
import { Position } from "../../values/geometry.ts";
import { optionalText, requiredText } from "../../values/plain-text.ts";
import { inventoryCategories, inventoryKinds, inventoryUnits } from "./choices.ts";
import { movementColumns } from "./movement-columns.ts";
import { askedOf, documentKinds, movementKinds, origins, payers, recipientKinds } from "./movement-choices.ts";
import { movementLabels } from "./movement-labels.ts";
import { MovementQuery, MovementTotals } from "./movement-questions.ts";
import { Amount, Quantity } from "./quantity.ts";

/** Clocks differ a little; what is further ahead has not happened. */
const tolerance = 5 * 60_000;
const Happened = GivenInstant.refine((at) => !(Date.parse(at) > Date.now() + tolerance), {
  params: { code: "hour_future" },
});

const optionalId = Id.nullable().default(null);
const perhaps = <T extends z.ZodType>(field: T) => field.nullable().default(null);

const fields = z.object({
  /** Made where it is written down, so that one that is sent twice is one movement. */
  uid: z.uuid(),
  kind: z.enum(movementKinds),
  /** In the unit of the resource; 1 of what is one thing, nothing of a shift. */
  quantity: perhaps(Quantity),
  /** When it happened; a shift is of the hour at which it ended. */
  at: perhaps(Happened),
  lot: optionalText(60),
  expires_on: perhaps(Day),
  origin: perhaps(z.enum(origins)),
  disaster_id: optionalId,
  /** A request or task of the log of this disaster, which it answers. */
  line_id: optionalId,
  /** The resource that it is moved to. */
  to_id: optionalId,
  /** The assignment or loan that it brings back, or out of which it was delivered or lost. */
  of_id: optionalId,
  due_on: perhaps(Day),
  started_at: perhaps(Happened),
  ended_at: perhaps(Happened),
  litres: perhaps(Amount),
  odometer: perhaps(Amount),
  /** Of a shift, in `currency`: its amount is this by its hours. */
  hourly_rate: optionalMoney,
  place_name: optionalText(200),
  position: perhaps(Position),
  recipient_kind: perhaps(z.enum(recipientKinds)),
  recipient_name: optionalText(200),
  recipient_identifier_type: perhaps(z.enum(nationalIdTypes)),
  recipient_identifier: optionalText(40),
  /** For how many people. */
  recipient_people: optionalCount(),
  shelter_id: optionalId,
  institution_id: optionalId,
  payer: perhaps(z.enum(payers)),
  payer_name: optionalText(200),
  amount: optionalMoney,
  currency: perhaps(z.enum(currencies)),
  document_kind: perhaps(z.enum(documentKinds)),
  document_number: optionalText(60),
  /** There is no paper yet: it is still to be made, and comes as a fact of its own. */
  is_to_be_papered: z.boolean().default(false),
  signed_by: optionalText(200),
  reason: optionalText(1000),
  note: optionalText(2000),
});
type Fields = z.output<typeof fields>;

/** Fields that only some kinds of movements have. */
const special = [
  "quantity", "at", "lot", "expires_on", "origin", "to_id", "of_id", "due_on", "started_at", "ended_at", "litres", "odometer", "hourly_rate",
  "recipient_kind", "recipient_name", "recipient_identifier_type", "recipient_identifier", "recipient_people", "shelter_id", "institution_id",
  "reason",
] as const satisfies readonly (keyof Fields)[]; // prettier-ignore

type Add = (field: keyof Fields, code: string) => void;

function mustBeOfKind(movement: Fields, add: Add) {
  const { must, may } = askedOf[movement.kind];
  for (const field of must) if (movement[field] === null) add(field, "required");
  for (const field of special)
    if (![...must, ...may].includes(field) && movement[field] !== null) add(field, "movement_field");
}

/** Either the paper or the word that it is to be made; one of these where something changes hands. */
function mustHavePaper({ kind, document_kind, document_number, is_to_be_papered }: Fields, add: Add) {
  const hasPaper = document_kind !== null || document_number !== null;
  if (hasPaper && document_kind === null) add("document_kind", "required");
  if (hasPaper && document_number === null) add("document_number", "required");
  if (hasPaper && is_to_be_papered) add("is_to_be_papered", "movement_paper_twice");
  if (!hasPaper && !is_to_be_papered && askedOf[kind].isPapered) add("document_kind", "movement_paper");
}

function mustBeInOrder(movement: Fields, add: Add) {
  const { started_at, ended_at, amount, hourly_rate, currency, payer, payer_name, line_id, disaster_id, of_id, lot } =
    movement;
  if (started_at && ended_at && Date.parse(ended_at) <= Date.parse(started_at)) add("ended_at", "movement_shift_order");
  if (amount !== null && hourly_rate !== null) add("amount", "movement_rate");
  const isCosted = amount !== null || hourly_rate !== null;
  if (isCosted && currency === null) add("currency", "currency");
  if (!isCosted && currency !== null) add("amount", "required");
  if (payer_name !== null && payer === null) add("payer", "required");
  if (line_id !== null && disaster_id === null) add("disaster_id", "required");
  if (of_id !== null && lot !== null) add("lot", "movement_lot_of");
  const finding = idFinding({ type: movement.recipient_identifier_type, id: movement.recipient_identifier });
  if (finding) add(finding === "required" ? "recipient_identifier_type" : "recipient_identifier", finding);
}

export const MovementDraft = fields.superRefine((movement, context) => {
  const add: Add = (field, code) => context.addIssue({ code: "custom", path: [field], params: { code } });
  mustBeOfKind(movement, add);
  mustHavePaper(movement, add);
  mustBeInOrder(movement, add);
});
export type MovementDraft = z.infer<typeof MovementDraft>;

/** Undoes a whole movement, once. */
export const MovementCorrection = z.object({ uid: z.uuid(), reason: requiredText(1000) });
export type MovementCorrection = z.infer<typeof MovementCorrection>;

export const PaperDraft = z.object({ document_kind: z.enum(documentKinds), document_number: requiredText(60) });
export type PaperDraft = z.infer<typeof PaperDraft>;

const Paper = z.object({
  id: Id,
  document_kind: z.enum(documentKinds),
  document_number: z.string(),
  created_at: Instant,
  author: z.string().nullable(),
});

export const fileKinds = ["photo", "photo_before", "photo_after", "paper", "signature"] as const;
const MovementFile = z.object({
  id: Id,
  name: z.string(),
  mime_type: z.string(),
  /** `photo_before` and `photo_after`: at the start and at the end of a shift. */
  kind: z.enum(fileKinds),
  /** Shows the file for some minutes, as a FileTicket does. */
  address: z.string(),
});

const nullableName = z.string().nullable();

/** A movement with what came of it. Who received and signed is null for who may not change the ledger. */
export const Movement = z.object({
  id: Id,
  ...answerOf(fields),
  at: Instant,
  inventory_id: Id,
  inventory_name_es: z.string(),
  inventory_name_en: nullableName,
  inventory_kind: z.enum(inventoryKinds),
  category: z.enum(inventoryCategories),
  unit: z.enum(inventoryUnits).nullable(),
  company_id: Id,
  company_name: z.string(),
  disaster_title: nullableName,
  line_number: z.int().nullable(),
  to_name: nullableName,
  shelter_name: nullableName,
  institution_name: nullableName,
  /** Of an assignment or loan: how much is not back, delivered or lost; null of all else. */
  still_out: z.number().nullable(),
  /** Of a shift. */
  hours: z.number().nullable(),
  corrects_id: Id.nullable(),
  corrected_by_id: Id.nullable(),
  papers: z.array(Paper),
  is_papered: z.boolean(),
  is_signed: z.boolean(),
  files: z.array(MovementFile),
  /** Other movements that a photo of this one is attached to as well. */
  same_photo: z.array(Id),
  /** What it does to the balance of the resource whose ledger is read, and the balance after it; null where there is none. */
  delta: z.number().nullable(),
  balance: z.number().nullable(),
  created_at: Instant,
  author: nullableName,
});
export type Movement = z.infer<typeof Movement>;

/** A lot of which something is left. */
export const Lot = z.object({ lot: nullableName, balance: z.number(), expires_on: z.iso.date().nullable() });
export type Lot = z.infer<typeof Lot>;

export const LedgerQuery = listQuery(["at"], {});
export const Ledger = pageOf(Movement);

/** What is asked of the comptroller's sheet. */
export const movementSheet = exportOf(MovementQuery, movementColumns);

export const inventoryMovements = {
  path: "inventory/movements" as const,
  title: { es: "Movimientos de recursos", en: "Movements of resources" },
  detail: Movement,
  query: MovementQuery,
  summary: Movement,
  answers: { totals: MovementTotals },
  acts: {
    correction: { body: MovementCorrection, answer: Movement },
    papers: { body: PaperDraft, answer: Movement },
  },
  labels: movementLabels,
} satisfies Omit<Resource, "patch" | "draft"> & { labels: Record<keyof Fields, Text> };
