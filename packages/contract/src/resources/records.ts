// Records of the five domains: a value of a variable, at a place, on a day, with a geometry.
import { z } from "zod";
import { domains, domainTitles, type Domain } from "../domains.ts";
import { Geometry } from "../geometry.ts";
import { Bbox, MapTotals, TileParameter } from "../map-query.ts";
import { Day, defineResource, Id, idList, Instant, listOf, listQuery, patchOf, recordFields } from "../record.ts";
import { optionalText, requiredText } from "../plain-text.ts";

/** Review states of a record (V13). */
export const recordStatuses = [
  "draft",
  "waiting_for_validation",
  "needs_revision",
  "validated",
  "published",
  "archived",
] as const;
export type RecordStatus = (typeof recordStatuses)[number];

const oneDay = 86_400_000;

/** Not in the future; one day of tolerance, because it may already be tomorrow where the officer stands (V3). */
const ObservedOn = Day.refine((day) => !(Date.parse(day) > Date.now() + oneDay), { params: { code: "day_future" } });

/** What the variable's value type allows: a number, a yes/no, a text or a day; null is "unknown", never zero (V1). */
export const RecordValue = z.union([z.number(), z.boolean(), requiredText(1000)]).nullable();
export type RecordValue = z.infer<typeof RecordValue>;

export const RecordDraft = z.object({
  company_id: Id,
  variable_id: Id,
  title: requiredText(200),
  value: RecordValue.default(null),
  observed_on: ObservedOn,
  source: optionalText(200),
  description: optionalText(5000),
  status: z.enum(recordStatuses).default("draft"),
  geometry: Geometry.nullable().default(null),
});
export type RecordDraft = z.infer<typeof RecordDraft>;

export const RecordPatch = patchOf(RecordDraft);
export type RecordPatch = z.infer<typeof RecordPatch>;
export const RecordVersion = z.object({ version: z.coerce.number().int().positive() });

/** One row of the list: everything but the full geometry, of which it carries the kind and an anchor [lon, lat]. */
export const RecordSummary = z.object({
  ...recordFields,
  uid: z.string(),
  domain: z.enum(domains),
  company_id: Id,
  variable_id: Id,
  title: z.string(),
  value: z.union([z.number(), z.boolean(), z.string()]).nullable(),
  observed_on: z.string(),
  source: z.string().nullable(),
  status: z.enum(recordStatuses),
  geometry_type: z.string().nullable(),
  anchor: z.tuple([z.number(), z.number()]).nullable(),
  deleted_at: Instant.nullable(),
});
export type RecordSummary = z.infer<typeof RecordSummary>;

export const DomainRecord = RecordSummary.extend({
  /** Name of the person who changed it last. */
  updated_by: z.string().nullable(),
  description: z.string().nullable(),
  geometry: z.object({ type: z.string(), coordinates: z.array(z.unknown()) }).nullable(),
});
export type DomainRecord = Omit<z.infer<typeof DomainRecord>, "geometry"> & { geometry: Geometry | null };

export const recordSorts = ["observed_on", "title", "value", "updated_at"] as const;

const filters = {
  variable: idList,
  status: listOf(z.enum(recordStatuses)),
  observed_from: Day.optional(),
  observed_to: Day.optional(),
  has_geometry: z.stringbool().optional(),
  /** west,south,east,north in degrees: records whose anchor lies inside. */
  bbox: Bbox.optional(),
  /** Only what was deleted and can be restored. */
  trash: z.stringbool().optional(),
};

/** Filters that list, total, tiles and export share; sorting and paging are the list's own. */
export const RecordQuery = listQuery(recordSorts, filters);
export type RecordQuery = z.infer<typeof RecordQuery>;

export const DomainParameter = z.object({ domain: z.enum(domains) });
export const RecordParameter = DomainParameter.extend({ id: z.coerce.number().pipe(Id) });

export const RecordTileParameter = DomainParameter.extend(TileParameter.shape);

/** Counts per variable under a query. */
export const RecordTotals = MapTotals.extend({
  by_variable: z.array(z.object({ variable_id: Id, count: z.int() })),
});

export const recordsOf = (domain: Domain) =>
  defineResource({
    path: `records/${domain}`,
    permission: `records.${domain}`,
    title: domainTitles[domain],
    draft: RecordDraft,
    labels: {
      company_id: { es: "Lugar", en: "Place" },
      variable_id: { es: "Variable", en: "Variable" },
      title: { es: "Título", en: "Title" },
      value: { es: "Valor", en: "Value" },
      observed_on: { es: "Fecha de observación", en: "Observation date" },
      source: { es: "Fuente", en: "Source" },
      description: { es: "Descripción", en: "Description" },
      status: { es: "Estado", en: "Status" },
      geometry: { es: "Ubicación", en: "Location" },
    },
  });
