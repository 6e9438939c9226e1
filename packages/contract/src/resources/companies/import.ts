// The columns of a sheet of places.
import { importBody, type ImportColumn } from "../../import.ts";
import { companies } from "../companies.ts";

const { labels } = companies;

const columns = [
  {
    key: "reason_social",
    label: labels.reason_social,
    synonyms: ["nombre", "name", "comuna", "lugar", "place", "municipality", "nombre comuna"],
    isRequired: true,
    example: "Quilpué",
  },
  {
    key: "kind",
    label: labels.kind,
    synonyms: ["kind", "tipo de lugar", "clase", "nivel", "level"],
    isRequired: true,
    example: "Comuna",
  },
  {
    key: "territorial_code",
    label: labels.territorial_code,
    synonyms: ["cut", "codigo", "code", "codigo comuna", "cod comuna", "codigo unico territorial"],
    example: "05801",
  },
  {
    key: "parent_code",
    label: { es: "Código del lugar superior", en: "Code of the place above" },
    synonyms: ["parent", "pertenece a", "belongs to", "codigo superior", "region", "codigo region", "cod region"],
    example: "05",
  },
  { key: "country", label: labels.country, synonyms: ["codigo pais", "country code", "iso"], example: "CL" },
  {
    key: "lon",
    label: { es: "Longitud", en: "Longitude" },
    synonyms: ["lng", "long", "x", "longitud centro"],
    example: "-71,4435",
  },
  { key: "lat", label: { es: "Latitud", en: "Latitude" }, synonyms: ["y", "latitud centro"], example: "-33,0492" },
  { key: "tax_id_type", label: labels.tax_id_type, synonyms: ["tipo id", "tipo documento"], example: "rut" },
  {
    key: "tax_id",
    label: labels.tax_id,
    synonyms: ["rut", "nit", "ruc", "rfc", "identificacion", "tax number"],
    example: "",
  },
  { key: "short_name", label: labels.short_name, synonyms: ["corto", "alias"], example: "Quilpué" },
  { key: "acronym", label: labels.acronym, synonyms: ["abreviatura", "abbreviation"], example: "IMQ" },
  { key: "address", label: labels.address, synonyms: ["domicilio"], example: "" },
  { key: "phone", label: labels.phone, synonyms: ["fono", "phone", "celular"], example: "+56 32 213 4000" },
  { key: "email", label: labels.email, synonyms: ["correo", "email", "mail"], example: "" },
  { key: "website", label: labels.website, synonyms: ["web", "pagina web", "url"], example: "" },
  { key: "area_km2", label: labels.area_km2, synonyms: ["superficie", "area", "km2"], example: "536,9" },
  {
    key: "year",
    label: { es: "Año", en: "Year" },
    synonyms: ["ano poblacion", "censo", "census year"],
    example: "2017",
  },
  {
    key: "population",
    label: { es: "Población", en: "Population" },
    synonyms: ["habitantes", "poblacion total", "inhabitants"],
    example: "151.708",
  },
  { key: "households", label: { es: "Hogares", en: "Households" }, synonyms: ["viviendas particulares"], example: "" },
] as const satisfies readonly ImportColumn[];

export type CompanyColumn = (typeof columns)[number]["key"];

export const companyColumns: readonly ImportColumn<CompanyColumn>[] = columns;

export const CompanyImport = importBody(companyColumns);
