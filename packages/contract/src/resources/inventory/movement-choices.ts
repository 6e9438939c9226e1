// The words of the ledger: what can happen to a resource, where it came from, who received, who paid, and on what paper.
import type { Text } from "../../text.ts";
import type { movementLabels } from "./movement-labels.ts";

type MovementField = keyof typeof movementLabels;

type Titles = Record<string, Text>;
const keysOf = <T extends Titles>(titles: T) => Object.keys(titles) as [keyof T & string, ...(keyof T & string)[]];

const kind = {
  in: { es: "Entrada", en: "In" },
  out: { es: "Entrega", en: "Delivery" },
  transfer: { es: "Traspaso", en: "Transfer" },
  assign: { es: "Asignación", en: "Assignment" },
  loan: { es: "Préstamo", en: "Loan" },
  return: { es: "Devolución", en: "Return" },
  shift: { es: "Turno", en: "Shift" },
  loss: { es: "Pérdida", en: "Loss" },
} satisfies Titles;

const origin = {
  purchase: { es: "Compra", en: "Purchase" },
  donation: { es: "Donación", en: "Donation" },
  transfer_from_outside: { es: "Llegó de otro organismo", en: "Came from another body" },
  found: { es: "Sobrante de inventario", en: "Found at stocktaking" },
} satisfies Titles;

const recipientKind = {
  person: { es: "Persona", en: "Person" },
  household: { es: "Hogar", en: "Household" },
  institution: { es: "Institución", en: "Institution" },
  shelter: { es: "Albergue", en: "Shelter" },
  crew: { es: "Cuadrilla", en: "Crew" },
  other: { es: "Otro", en: "Other" },
} satisfies Titles;

const payer = {
  own_funds: { es: "Fondos propios", en: "Own funds" },
  state: { es: "Estado", en: "State" },
  donation: { es: "Donación", en: "Donation" },
  company: { es: "Empresa", en: "Company" },
  other: { es: "Otro", en: "Other" },
} satisfies Titles;

const documentKind = {
  invoice: { es: "Factura", en: "Invoice" },
  dispatch_guide: { es: "Guía de despacho", en: "Dispatch guide" },
  purchase_order: { es: "Orden de compra", en: "Purchase order" },
  receipt: { es: "Boleta o recibo", en: "Receipt" },
  donation_act: { es: "Acta de donación", en: "Donation act" },
  delivery_act: { es: "Acta de entrega", en: "Delivery act" },
  contract: { es: "Contrato", en: "Contract" },
  other: { es: "Otro documento", en: "Other document" },
} satisfies Titles;

const identifierType = {
  rut: { es: "RUT", en: "RUT" },
  cedula: { es: "Cédula", en: "Identity card" },
  dni: { es: "DNI", en: "DNI" },
  curp: { es: "CURP", en: "CURP" },
  passport: { es: "Pasaporte", en: "Passport" },
  other: { es: "Otro", en: "Other" },
} satisfies Titles;

export const movementChoices = {
  kind,
  origin,
  recipient_kind: recipientKind,
  payer,
  document_kind: documentKind,
  recipient_identifier_type: identifierType,
};

export const movementKinds = keysOf(kind);
export type MovementKind = (typeof movementKinds)[number];
export const origins = keysOf(origin);
export const recipientKinds = keysOf(recipientKind);
export const payers = keysOf(payer);
export const documentKinds = keysOf(documentKind);

/** What a movement of a kind must say, and what it may say beside what every one may; all else is refused. */
type Asked = { must: readonly MovementField[]; may: readonly MovementField[]; isPapered: boolean };

const received = [
  "recipient_name",
  "recipient_identifier_type",
  "recipient_identifier",
  "recipient_people",
  "shelter_id",
  "institution_id",
] as const;

export const askedOf: Record<MovementKind, Asked> = {
  in: { must: ["at", "quantity", "origin"], may: ["lot", "expires_on"], isPapered: true },
  out: { must: ["at", "quantity", "recipient_kind"], may: [...received, "lot", "of_id"], isPapered: true },
  transfer: { must: ["at", "quantity", "to_id"], may: ["lot"], isPapered: true },
  assign: { must: ["at", "quantity", "disaster_id"], may: ["lot"], isPapered: false },
  loan: {
    must: ["at", "quantity", "recipient_kind", "recipient_name"],
    may: [...received, "lot", "due_on"],
    isPapered: true,
  },
  return: { must: ["at", "quantity", "of_id"], may: [], isPapered: true },
  shift: { must: ["started_at", "ended_at"], may: ["litres", "odometer", "hourly_rate"], isPapered: true },
  loss: { must: ["at", "quantity", "reason"], may: ["lot", "of_id"], isPapered: false },
};

/** Kinds by which somebody receives, and so signs. */
export const signedKinds = ["out", "loan"] as const satisfies readonly MovementKind[];

/** What can happen to stock, and to what is one thing. */
export const kindsOfStock = ["in", "out", "transfer", "assign", "loan", "return", "loss"] as const;
export const kindsOfThings = ["in", "out", "assign", "loan", "return", "shift", "loss"] as const;
