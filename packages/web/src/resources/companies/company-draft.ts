// The draft of a place as the form holds it, and what it must satisfy.
import type { z } from "zod";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { CompanyDraft, type Company, type Place } from "@atalaya/contract/resources/companies.ts";
import { pageConfig } from "../../api/page-config.ts";
import { FormBoundarySchema, sentBoundary, type FormBoundary } from "./shape-store.ts";

export type Draft = Omit<CompanyDraft, "boundary"> & { boundary: FormBoundary | null };

/** The contract's rules; of a large boundary the form holds only a token. */
export const draftSchema = CompanyDraft.safeExtend({ boundary: FormBoundarySchema } as object) as z.ZodObject;

/** The part of a saved place that the form edits. */
export function draftOf(company: Company): Draft {
  const fields = Object.keys(CompanyDraft.shape) as (keyof Company & keyof Draft)[];
  const draft = Object.fromEntries(fields.map((field) => [field, company[field]])) as unknown as Draft;
  const { boundary, boundary_positions: positions } = company;
  return { ...draft, boundary: boundary ?? (positions === null ? null : { stored: true, positions }) };
}

const within: Partial<Record<Place["kind"], Place["kind"]>> = {
  country: "region",
  region: "municipality",
  province: "municipality",
};

/** What a new place starts with: in the active place, at its centre, of the kind that usually lies in it. */
export function newDraft(parent: Place | null): Draft {
  const at: Position | null = parent && [parent.lon, parent.lat];
  return {
    reason_social: "",
    kind: (parent && within[parent.kind]) ?? (parent ? "other" : "region"),
    short_name: null,
    acronym: null,
    tax_id_type: null,
    tax_id: null,
    activity_code: null,
    activity: null,
    country: "CL",
    territorial_code: null,
    pcode: null,
    parent_company_id: parent?.id ?? null,
    // A form begins with nothing where the draft must have something.
    centroid: (at && { type: "Point", coordinates: at }) as Draft["centroid"],
    boundary: null,
    area_km2: null,
    address: null,
    phone: null,
    email: null,
    website: null,
    timezone: parent?.timezone ?? pageConfig().timezone ?? "America/Santiago",
    currency: pageConfig().currency ?? "CLP",
    locale: "es-CL",
    is_active: true,
    stats: [],
  };
}

/** What is sent of the form's values. */
export function sentOf<T extends Partial<Draft>>({ boundary, ...values }: T) {
  if (boundary === undefined) return values;
  const sent = sentBoundary(boundary);
  return { ...values, ...(sent !== undefined && { boundary: sent }) };
}
