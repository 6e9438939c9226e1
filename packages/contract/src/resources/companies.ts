// Places ("companies"): municipalities, regions, agencies. Every record belongs to one.
import { z } from "zod";
import { PointGeometry } from "../geometry.ts";
import { Id, listQuery, recordFields } from "../record.ts";
import { requiredText, optionalText } from "../plain-text.ts";

export const companyKinds = [
  "country",
  "region",
  "province",
  "municipality",
  "national_agency",
  "utility",
  "company",
  "ngo",
  "academia",
  "community",
  "other",
] as const;

export const CompanyDraft = z.object({
  reason_social: requiredText(200),
  kind: z.enum(companyKinds),
  /** Official code: ISO 3166-1 for a country, ISO 3166-2 for a region, CUT for a Chilean municipality (text: zeros lead). */
  territorial_code: optionalText(20),
  parent_company_id: Id.nullable(),
  centroid: PointGeometry,
});

export const Company = CompanyDraft.extend({ ...recordFields, territorial_code: z.string().nullable() });
export type Company = z.infer<typeof Company>;

/** `type=select` answers only id and reason_social; `type=tree` adds what the place selector and the map need. */
export const CompanyQuery = listQuery(["reason_social"], { type: z.enum(["select", "tree"]).optional() });

export const PlaceOption = z.object({ id: Id, reason_social: z.string() });

/** A place as the selector and the map show it. `lon`, `lat` in degrees. */
export const Place = PlaceOption.extend({
  kind: z.enum(companyKinds),
  territorial_code: z.string().nullable(),
  parent_company_id: Id.nullable(),
  lon: z.number(),
  lat: z.number(),
});
export type Place = z.infer<typeof Place>;
