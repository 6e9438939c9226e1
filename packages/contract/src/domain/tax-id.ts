// Tax and national ids: how each kind is written, and the check digit of the Chilean RUT (V2).
import type { z } from "zod";

/** RUT (Chile), NIT (Colombia), RUC (Ecuador, Peru), RFC (Mexico). */
export const taxIdTypes = ["rut", "nit", "ruc", "rfc", "other"] as const;
type TaxIdType = (typeof taxIdTypes)[number];
export const nationalIdTypes = ["rut", "cedula", "dni", "curp", "passport", "other"] as const;

/** An id and its kind, as two fields of a person, an institution or a place hold them. */
type TypedId = { type: string | null; id: string | null };

/** mod 11: digits from the right times 2..7 in turn; 11 minus the rest, where 11 is 0 and 10 is K. */
function rutCheckDigit(digits: string): string {
  const sum = digits
    .split("")
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const check = 11 - (sum % 11);
  return check === 11 ? "0" : check === 10 ? "K" : String(check);
}

/** What people write before a RUT: "RUT", "R.U.T. N°", "RUN:". */
const announced = /^\s*r\.?\s?u\.?\s?[tn]\b\.?\s*(?:n[°º.]*|:|\s)*\s*/i;
const marks = /[\s.,'’·_]/g;
/** Hyphens and dashes of every kind, the minus sign among them. */
const dashes = /[\p{Pd}\u2212]/gu;

/** The digits and the check digit of whatever is written like a RUT; null for anything else. */
function rutParts(text: string): { digits: string; check: string } | null {
  const plain = text.normalize("NFKC").replace(announced, "").replaceAll(marks, "").replaceAll(dashes, "-");
  const match = /^0*(\d{1,8})-?([\dK])$/i.exec(plain);
  return match && /[1-9]/.test(match[1]!) ? { digits: match[1]!, check: match[2]!.toUpperCase() } : null;
}

/**
 * A RUT however it is written, "12.345.678-5", "12345678 5", "RUT 012345678–5", as it is stored, "12345678-5"; null when it is not a RUT or
 * its check digit is wrong.
 */
export function normalRut(text: string): string | null {
  const parts = rutParts(text);
  return parts && rutCheckDigit(parts.digits) === parts.check ? `${parts.digits}-${parts.check}` : null;
}

/** What is wrong with a RUT: its check digit, or that it is none; null when it is right (V2). */
export function rutFinding(text: string): "rut" | "rut_form" | null {
  if (normalRut(text) !== null) return null;
  return rutParts(text) ? "rut" : "rut_form";
}

/** A stored RUT as people write it: "12345678-5" becomes "12.345.678-5". Other ids stay as they are. */
export function writtenRut(stored: string): string {
  const match = /^(\d+)-([\dK])$/.exec(stored);
  return match ? `${match[1]!.replaceAll(/\B(?=(\d{3})+$)/g, ".")}-${match[2]}` : stored;
}

/** For lists (V20): the last three digits before the check digit and the check digit are hidden, "12.345.***-*". */
export const maskedId = (stored: string): string =>
  /^\d+-[\dK]$/.test(stored)
    ? writtenRut(stored).replace(/\d{1,3}-[\dK]$/, "***-*")
    : `${stored.slice(0, Math.max(0, stored.length - 4))}****`;

/** The finding on an id of its kind, or null; what rules of server and form ask (V2). */
export function idFinding({ type, id }: TypedId): "rut" | "rut_form" | "required" | null {
  if (id === null) return null;
  if (type === null) return "required";
  return type === "rut" ? rutFinding(id) : null;
}

/** The pair as it is stored: a RUT in its normal form, no kind without an id. */
export const storedId = ({ type, id }: TypedId): TypedId =>
  id === null ? { type: null, id: null } : { type, id: type === "rut" ? (normalRut(id) ?? id) : id };

/** The tax id of a place or an institution as it is stored. */
export const storedTaxId = ({
  tax_id_type: type,
  tax_id: id,
}: {
  tax_id_type: TaxIdType | null;
  tax_id: string | null;
}) => {
  const stored = storedId({ type, id });
  return { tax_id_type: stored.type as TaxIdType | null, tax_id: stored.id };
};

/** A draft with an id and its kind in two fields, checked together: the finding stands on the id. */
export const withTypedId = <S extends z.ZodObject>(draft: S, idField: string, typeField: string): S =>
  draft.superRefine((values: Record<string, unknown>, context) => {
    const [id, type] = [values[idField], values[typeField]].map((value) => (typeof value === "string" ? value : null));
    const finding = idFinding({ id: id ?? null, type: type ?? null });
    if (finding)
      context.addIssue({
        code: "custom",
        path: [finding === "required" ? typeField : idField],
        params: { code: finding },
      });
  });
