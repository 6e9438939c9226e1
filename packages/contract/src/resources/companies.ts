// Places ("companies"): municipalities, regions, agencies. Every record belongs to one.
import { z } from "zod";
import { bulkOf } from "../bulk.ts";
import { Boundaries, Boundary } from "../values/boundary.ts";
import { optionalEmail, optionalPhone, optionalWebsite } from "../values/contact.ts";
import { countryCodes, isCurrency, isLocale, isTimezone } from "../domain/countries.ts";
import { PointGeometry } from "../values/geometry.ts";
import { defineResource, Id, Instant, listOf, listQuery, pageOf, patchOf, recordFields } from "../record.ts";
import { requiredText, optionalText } from "../values/plain-text.ts";
import { taxIdTypes, withTypedId } from "../domain/tax-id.ts";
import { CompanyOption, LinkedPerson, PersonOption, RelatedCompany } from "./companies/links.ts";
import { Taxpayer } from "./companies/taxpayers.ts";

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
export type CompanyKind = (typeof companyKinds)[number];

const firstYear = 1800;
const lastYear = 2100;

/** V1: amounts are zero or more; unknown is null, and -0 is neither. */
const amount = z
  .number()
  .min(0)
  .refine((number) => !Object.is(number, -0), { params: { code: "invalid" } })
  .nullable()
  .default(null);
const count = amount.pipe(z.int().nullable());
const score = amount.pipe(z.number().max(1).nullable());

const oneOf = (fits: (text: string) => boolean) => requiredText(60).refine(fits, { params: { code: "choice" } });

/**
 * What a place counted in a year: what the Sendai indicators are divided by and modelled with, and those that it tells itself. Money in the
 * place's currency, rate per US dollar; `warned_population`: how many are reached by warnings (G-3); scores of 0 to 1 (E-1, G-2).
 */
export const StatsDraft = z.object({
  year: z.int().min(firstYear).max(lastYear),
  population: count,
  households: count,
  gdp_local: amount,
  workers_per_ha: amount,
  exchange_rate_usd: amount,
  warned_population: count,
  drr_strategy_score: score,
  monitoring_score: score,
  source: optionalText(200),
});
const StatsAnswer = StatsDraft.extend({ source: z.string().nullable() });
export type CompanyStats = z.infer<typeof StatsAnswer>;

/** What is counted, beside the year and who says so. */
export const yearlyFigures = Object.keys(StatsDraft.omit({ year: true, source: true }).shape) as Exclude<
  keyof CompanyStats,
  "year" | "source"
>[];

const YearlyStats = z
  .array(StatsDraft)
  .max(lastYear - firstYear + 1)
  .superRefine((rows, context) => {
    const seen = new Set<number>();
    for (const [index, { year }] of rows.entries()) {
      if (seen.has(year)) context.addIssue({ code: "custom", path: [index, "year"], params: { code: "taken" } });
      seen.add(year);
    }
  });

const Centroid = PointGeometry.refine(({ coordinates: [lon, lat] }) => lon !== 0 || lat !== 0, {
  params: { code: "null_island" },
});

const fields = z.object({
  reason_social: requiredText(200),
  kind: z.enum(companyKinds),
  short_name: optionalText(80),
  acronym: optionalText(20),
  tax_id_type: z.enum(taxIdTypes).nullable().default(null),
  tax_id: optionalText(30),
  activity_code: optionalText(20),
  activity: optionalText(200),
  country: z.enum(countryCodes).default("CL"),
  /** Official code: ISO 3166-1 for a country, ISO 3166-2 for a region, CUT for a Chilean municipality (text: zeros lead). */
  territorial_code: optionalText(20),
  pcode: optionalText(20),
  parent_company_id: Id.nullable(),
  centroid: Centroid,
  /** Left out it stays as it is; null takes it away. */
  boundary: Boundary.nullable().optional(),
  area_km2: amount,
  address: optionalText(300),
  phone: optionalPhone,
  email: optionalEmail,
  website: optionalWebsite,
  timezone: oneOf(isTimezone).default("America/Santiago"),
  currency: oneOf(isCurrency).default("CLP"),
  locale: oneOf(isLocale).default("es-CL"),
  is_active: z.boolean().default(true),
  stats: YearlyStats.default([]),
});

/** A RUT has the right check digit, and an id says of which kind it is (V2). */
export const CompanyDraft = withTypedId(fields, "tax_id", "tax_id_type");
export type CompanyDraft = z.infer<typeof CompanyDraft>;

export const CompanyPatch = patchOf(fields);
export type CompanyPatch = z.infer<typeof CompanyPatch>;

/** What many places may be given in one step. */
export const manyCompanies = bulkOf(
  fields.pick({ kind: true, country: true, timezone: true, currency: true, locale: true, is_active: true }),
);

/** Of the latest year whose population is known. */
const latest = {
  population: z.int().nullable(),
  population_year: z.int().nullable(),
  households: z.int().nullable(),
};

/** One row of the list. `parent_name`, short where it has a short one, is answered even where the parent is not the caller's. */
export const CompanySummary = z.object({
  ...recordFields,
  ...latest,
  reason_social: z.string(),
  short_name: z.string().nullable(),
  acronym: z.string().nullable(),
  kind: z.enum(companyKinds),
  country: z.string(),
  territorial_code: z.string().nullable(),
  parent_company_id: Id.nullable(),
  parent_name: z.string().nullable(),
  centroid: PointGeometry,
  is_active: z.boolean(),
  has_boundary: z.boolean(),
  deleted_at: Instant.nullable(),
});
export type CompanySummary = z.infer<typeof CompanySummary>;

/** Shapes come from the database as it checked them: looking at each position again would cost more than reading them. */
const Shape = z.custom<Boundary>().nullable();

const text = z.string().nullable();

/**
 * A whole place. `adm1_code` to `adm3_code` are the codes of the region, province and municipality that it is or lies in.
 * `boundary` is there up to `editablePositions`, `boundary_display` always, `boundary_area_km2` is measured on the ellipsoid.
 * `boundary_source` is where it comes from, null for one of an officer's own; an approximate one only gives an idea of the place.
 */
export const Company = z.object({
  ...CompanySummary.shape,
  tax_id_type: z.enum(taxIdTypes).nullable(),
  tax_id: text,
  activity_code: text,
  activity: text,
  pcode: text,
  adm1_code: text,
  adm2_code: text,
  adm3_code: text,
  area_km2: z.number().nullable(),
  address: text,
  phone: text,
  email: text,
  website: text,
  timezone: z.string(),
  currency: z.string(),
  locale: z.string(),
  stats: z.array(StatsAnswer),
  boundary: Shape,
  boundary_display: Shape,
  boundary_positions: z.int().nullable(),
  boundary_area_km2: z.number().nullable(),
  boundary_source: text,
  boundary_is_approximate: z.boolean(),
  persons: z.array(LinkedPerson),
  companies: z.array(RelatedCompany),
  /** The versions of both lists, by which they are changed. */
  persons_version: z.int(),
  companies_version: z.int(),
});
export type Company = z.infer<typeof Company>;

export const companySorts = ["reason_social", "kind", "territorial_code", "population"] as const;

/** `type=select` answers only id and reason_social; `type=tree` adds what the place selector and the map need. Both take the filters. */
export const CompanyQuery = listQuery(companySorts, {
  type: z.enum(["select", "tree"]).optional(),
  kind: listOf(z.enum(companyKinds)),
  is_active: z.stringbool().optional(),
  /** Only what lies directly in this place. */
  parent: z.coerce.number().pipe(Id).optional(),
  trash: z.stringbool().optional(),
});
export type CompanyQuery = z.infer<typeof CompanyQuery>;

export const PlaceOption = z.object({ id: Id, reason_social: z.string() });

/** A place as the selector and the map show it. `lon`, `lat` in degrees. */
export const Place = PlaceOption.extend({
  kind: z.enum(companyKinds),
  country: z.string(),
  territorial_code: z.string().nullable(),
  parent_company_id: Id.nullable(),
  lon: z.number(),
  lat: z.number(),
  area_km2: z.number().nullable(),
  /** IANA name, in which its days and hours are shown. */
  timezone: z.string(),
});
export type Place = z.infer<typeof Place>;

export const companies = defineResource({
  path: "companies",
  title: { es: "Compañías", en: "Companies" },
  draft: CompanyDraft,
  patch: CompanyPatch,
  detail: Company,
  query: CompanyQuery,
  summary: CompanySummary,
  row: Place,
  answers: {
    boundaries: Boundaries,
    persons: pageOf(PersonOption),
    companies: pageOf(CompanyOption),
    "siichile/:id": Taxpayer,
  },
  labels: {
    reason_social: { es: "Razón social", en: "Legal name" },
    kind: { es: "Tipo", en: "Type" },
    short_name: { es: "Nombre corto", en: "Short name" },
    acronym: { es: "Sigla", en: "Acronym" },
    tax_id_type: { es: "Tipo de identificación", en: "Type of tax ID" },
    tax_id: { es: "RUT o identificación tributaria", en: "RUT or tax ID" },
    activity_code: { es: "Código de giro", en: "Activity code" },
    activity: { es: "Giro", en: "Activity" },
    country: { es: "País", en: "Country" },
    territorial_code: { es: "Código territorial", en: "Territorial code" },
    pcode: { es: "Código P", en: "P-code" },
    parent_company_id: { es: "Pertenece a", en: "Belongs to" },
    centroid: { es: "Centro", en: "Centre" },
    boundary: { es: "Límite", en: "Boundary" },
    area_km2: { es: "Superficie (km²)", en: "Area (km²)" },
    address: { es: "Dirección", en: "Address" },
    phone: { es: "Teléfono", en: "Telephone" },
    email: { es: "Correo electrónico", en: "E-mail" },
    website: { es: "Sitio web", en: "Website" },
    timezone: { es: "Zona horaria", en: "Time zone" },
    currency: { es: "Moneda", en: "Currency" },
    locale: { es: "Formato regional", en: "Regional format" },
    is_active: { es: "Activo", en: "Active" },
    stats: { es: "Cifras anuales", en: "Yearly figures" },
    "stats.year": { es: "Año", en: "Year" },
    "stats.population": { es: "Población", en: "Population" },
    "stats.households": { es: "Hogares", en: "Households" },
    "stats.gdp_local": { es: "PIB local", en: "Local GDP" },
    "stats.workers_per_ha": { es: "Trabajadores/ha", en: "Workers/ha" },
    "stats.exchange_rate_usd": { es: "Moneda por US$", en: "Currency per US$" },
    "stats.warned_population": { es: "Cubiertos por alerta", en: "Covered by warnings" },
    "stats.drr_strategy_score": { es: "Estrategia RRD (0–1)", en: "DRR strategy (0–1)" },
    "stats.monitoring_score": { es: "Monitoreo (0–1)", en: "Monitoring (0–1)" },
    "stats.source": { es: "Fuente", en: "Source" },
    persons: { es: "Personas", en: "Persons" },
    "persons.person_id": { es: "Persona", en: "Person" },
    "persons.role": { es: "Función", en: "Role" },
    "persons.from_on": { es: "Desde", en: "From" },
    "persons.to_on": { es: "Hasta", en: "To" },
    "persons.is_primary": { es: "Contacto principal", en: "Primary contact" },
    companies: { es: "Lugares relacionados", en: "Related places" },
    "companies.company_id": { es: "Lugar", en: "Place" },
    "companies.relation": { es: "Es para este lugar", en: "To this place it is" },
  },
});
