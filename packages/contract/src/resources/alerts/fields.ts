// What is said in an alert: the fields of its draft (CAP 1.2; Decreto 1434 of 2017 for the levels in Chile).
import { z } from "zod";
import { capCategories, capScopes, certainties, responseTypes, severities, urgencies } from "../../domain/cap/codes.ts";
import { HipCode } from "../../domain/hazards.ts";
import { Key } from "../../domain/typed-values.ts";
import { GivenInstant, Id } from "../../record.ts";
import { optionalCount } from "../../values/amounts.ts";
import { optionalWebsite } from "../../values/contact.ts";
import { Geometry, Position } from "../../values/geometry.ts";
import { optionalText, requiredText } from "../../values/plain-text.ts";

/** An exercise is made as one and stays one: no tick turns a drill into a warning, or a warning into a drill. */
export const alertKinds = ["alert", "exercise"] as const;
export type AlertKind = (typeof alertKinds)[number];

export const coverages = ["sector", "communal", "provincial", "regional", "national"] as const;

/** By what it reaches people, beside what the product sends itself. */
export const channels = ["web", "email", "sms", "siren", "radio", "tv", "social", "cell_broadcast"] as const;

/** CAP asks for at most this many letters of a headline. */
export const longestHeadline = 160;
const longestText = 5000;
const mostAreas = 400;
const largestRadius = 2000;

/** CAP's circle: its centre [lon, lat], and its radius in kilometres. */
export const AlertCircle = z.object({ centre: Position, radius_km: z.number().positive().max(largestRadius) });
export type AlertCircle = z.infer<typeof AlertCircle>;

const optionalId = Id.nullable().default(null);
const optionalInstant = GivenInstant.nullable().default(null);
const ids = z.array(Id).max(mostAreas).default([]);

const isArea = (geometry: z.infer<typeof Geometry> | null) => geometry === null || geometry.type.endsWith("Polygon");

export const alertFields = z.object({
  /** The place that issues it. */
  company_id: Id,
  /** Its type: a variable of the catalogue of alerts. */
  variable_id: Id,
  hip_code: HipCode.nullable().default(null),
  /** Of the country's levels of civil alerts (`alert_levels` of its pack). */
  level: Key,
  /** The level of the technical body, in its own words: SERNAGEOMIN's colours, or aviso, alerta and alarma of DMC. */
  technical_level: optionalText(60),
  coverage: z.enum(coverages).default("communal"),
  scope: z.enum(capScopes).default("Public"),
  /** For whom it is, where it is not for everybody: CAP's rule of a restricted message, and the addressees of a private one. */
  restriction: optionalText(300),
  addresses: z.array(requiredText(120)).max(50).default([]),
  /** Null takes what the level usually means. */
  severity: z.enum(severities).nullable().default(null),
  urgency: z.enum(urgencies).nullable().default(null),
  certainty: z.enum(certainties).nullable().default(null),
  /** Empty takes the category of the hazard. */
  categories: z.array(z.enum(capCategories)).max(capCategories.length).default([]),
  /** Empty takes what the level usually asks for. */
  responses: z.array(z.enum(responseTypes)).max(responseTypes.length).default([]),
  headline_es: requiredText(longestHeadline),
  headline_en: optionalText(longestHeadline),
  description_es: optionalText(longestText),
  description_en: optionalText(longestText),
  instruction_es: optionalText(longestText),
  instruction_en: optionalText(longestText),
  /** What is said when it is over: prepared with the alert, so that nobody writes it in the night. */
  all_clear_es: optionalText(longestText),
  all_clear_en: optionalText(longestText),
  /** In force from; null is from when it is issued. */
  effective_at: optionalInstant,
  /** When what is warned of is expected to begin. */
  onset_at: optionalInstant,
  expires_at: optionalInstant,
  /** When somebody first told of it: from then the minutes to the message are counted. */
  reported_at: optionalInstant,
  area_description: optionalText(500),
  /** The area is all of these together: hazard zones and sectors that are kept ready, whole places, what was drawn, a circle. */
  area_record_ids: ids,
  area_company_ids: ids,
  area_drawn: Geometry.nullable()
    .refine(isArea, { params: { code: "area_polygons" } })
    .default(null),
  area_circle: AlertCircle.nullable().default(null),
  declared_by: optionalText(200),
  technical_source: optionalText(200),
  bulletin: optionalText(120),
  contact: optionalText(200),
  web: optionalWebsite,
  legal_document_id: optionalId,
  plan_id: optionalId,
  session_id: optionalId,
  event_id: optionalId,
  channels: z.array(z.enum(channels)).max(channels.length).default([]),
  population_covered: optionalCount(),
  evacuated: optionalCount(),
});

/** What is changed of an alert that was sent belongs to its next message; its place stays. */
export const alertLabels = {
  kind: { es: "Alerta o simulacro", en: "Alert or exercise" },
  company_id: { es: "Lugar que la emite", en: "Issued by" },
  variable_id: { es: "Tipo de alerta", en: "Type of alert" },
  hip_code: { es: "Amenaza", en: "Hazard" },
  level: { es: "Nivel", en: "Level" },
  technical_level: { es: "Nivel técnico", en: "Technical level" },
  coverage: { es: "Cobertura", en: "Coverage" },
  scope: { es: "Alcance del mensaje", en: "Scope" },
  restriction: { es: "A quién se restringe", en: "Restricted to" },
  addresses: { es: "Destinatarios", en: "Addressees" },
  severity: { es: "Severidad", en: "Severity" },
  urgency: { es: "Urgencia", en: "Urgency" },
  certainty: { es: "Certeza", en: "Certainty" },
  categories: { es: "Categorías", en: "Categories" },
  responses: { es: "Qué hacer", en: "What to do" },
  headline_es: { es: "Titular", en: "Headline (Spanish)" },
  headline_en: { es: "Titular en inglés", en: "Headline in English" },
  description_es: { es: "Descripción", en: "Description (Spanish)" },
  description_en: { es: "Descripción en inglés", en: "Description in English" },
  instruction_es: { es: "Instrucciones", en: "Instructions (Spanish)" },
  instruction_en: { es: "Instrucciones en inglés", en: "Instructions in English" },
  all_clear_es: { es: "Texto al terminar", en: "All-clear text (Spanish)" },
  all_clear_en: { es: "Texto al terminar en inglés", en: "All-clear text in English" },
  effective_at: { es: "Vigente desde", en: "In force from" },
  onset_at: { es: "Inicio esperado", en: "Expected onset" },
  expires_at: { es: "Vigente hasta", en: "In force until" },
  reported_at: { es: "Primer aviso recibido", en: "First report received" },
  area_description: { es: "Descripción del área", en: "Description of the area" },
  area_record_ids: { es: "Zonas y sectores", en: "Zones and sectors" },
  area_company_ids: { es: "Lugares completos", en: "Whole places" },
  area_drawn: { es: "Área dibujada", en: "Drawn area" },
  area_circle: { es: "Círculo", en: "Circle" },
  declared_by: { es: "Declarada por", en: "Declared by" },
  technical_source: { es: "Fuente técnica", en: "Technical source" },
  bulletin: { es: "Boletín o informe", en: "Bulletin or report" },
  contact: { es: "Contacto", en: "Contact" },
  web: { es: "Más información en", en: "More information at" },
  legal_document_id: { es: "Resolución o norma", en: "Resolution or law" },
  plan_id: { es: "Plan activado", en: "Plan activated" },
  session_id: { es: "Sesión del comité", en: "Session of the committee" },
  event_id: { es: "Evento", en: "Event" },
  channels: { es: "Canales", en: "Channels" },
  population_covered: { es: "Población alcanzada", en: "Population covered" },
  evacuated: { es: "Personas evacuadas", en: "People evacuated" },
};
