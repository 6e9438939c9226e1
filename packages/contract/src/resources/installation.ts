// The installation: what is set once for all of it, how far setting up has come, and how it does. An environment variable wins over what is set here.
import { z } from "zod";
import { isCurrency, isTimezone } from "../domain/countries.ts";
import { grounds } from "../domain/grounds.ts";
import { Id, Instant, answerOf, patchOf } from "../record.ts";
import { languages, type Text } from "../text.ts";
import { optionalEmail, optionalWebsite } from "../values/contact.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { MaintenanceDraft } from "./maintenance.ts";

/** What setting up consists of, in its order; each can be skipped. */
export const setupSteps = ["organisation", "country", "place", "ground", "mail", "backup", "people"] as const;
export type SetupStep = (typeof setupSteps)[number];

/** `tls` from the first byte (port 465), `starttls` after a greeting (587), `none` only within the own network. */
export const mailSecurities = ["tls", "starttls", "none"] as const;

/** Nobody needs a larger picture on a page or on paper; what is sent is made smaller. */
export const logoBytes = 2 * 1024 * 1024;

const given = (longest: number, code: string, isRight: (text: string) => boolean) =>
  requiredText(longest).refine(isRight, { params: { code } }).nullable().default(null);

const isWebAddress = (text: string) => z.url({ protocol: /^https?$/ }).safeParse(text).success;
/** The braces of a template are not legal in an address, so they are filled first. */
const isTiles = (text: string) => isWebAddress(text.replaceAll(/\{[zxy]\}/g, "0")) && /\{z\}.*\{[xy]\}/.test(text);
const isFileOrAddress = (text: string) => isWebAddress(text) || /^\/[^/\\]/.test(text);
const isHost = (text: string) => /^[\p{L}\d]([\p{L}\d.-]*[\p{L}\d])?$/u.test(text) || /^[\da-f:]+$/i.test(text);
/** A whole path of this or another system, or a bucket. */
const isBackupPlace = (text: string) => /^(\/|[A-Za-z]:[\\/]|\\\\|s3:\/\/[^/]+)/.test(text);
/** Hours and minutes, or never. */
const isTimeOfDay = (text: string) => /^(([01]\d|2[0-3]):[0-5]\d|off)$/.test(text);
/** An X25519 public key in the format of the age tool: `age1` and 58 signs of bech32. */
export const isRecipient = (text: string): boolean => /^age1[02-9ac-hj-np-z]{58}$/.test(text);

const kept = z.int().min(0).max(999).nullable().default(null);

/** Null is nothing said: then the server's default is in force. */
export const InstallationDraft = z.object({
  app_name: optionalText(60),
  organisation: optionalText(120),
  organisation_unit: optionalText(120),
  /** Where users reach the console: what links in letters begin with. */
  public_url: optionalWebsite,
  /** Of whoever has chosen none: the login page, public pages, people that are invited. */
  locale: z.enum(languages).nullable().default(null),
  /** IANA name: of new places, and of the clock that backups follow. */
  timezone: given(60, "choice", isTimezone),
  /** ISO 4217: of new places. */
  currency: given(3, "choice", isCurrency),
  /** The place that the console opens with. */
  own_place_id: Id.nullable().default(null),
  /** Whether somebody may validate what he wrote himself: for an office of one person. */
  validator_may_be_author: z.boolean().nullable().default(null),
  ground: z.enum(grounds).nullable().default(null),
  map_style_url: given(500, "url", isFileOrAddress),
  /** In the dark look; the other one where there is none. */
  map_style_dark_url: given(500, "url", isFileOrAddress),
  map_raster_url: given(500, "tiles_url", isTiles),
  map_raster_attribution: optionalText(200),
  map_pmtiles_url: given(500, "url", isFileOrAddress),
  /** Of a file that was handed in (resources/grounds.ts), and is no relief. */
  ground_id: Id.nullable().default(null),
  mail_host: given(253, "host", isHost),
  mail_port: z.int().min(1).max(65_535).nullable().default(null),
  mail_security: z.enum(mailSecurities).nullable().default(null),
  mail_user: optionalText(254),
  /** Never answered: `has_mail_password` says whether there is one. */
  mail_password: z.string().max(500).nullable().default(null),
  mail_from: optionalEmail,
  backup_to: given(1000, "backup_place", isBackupPlace),
  backup_at: given(5, "time_of_day", isTimeOfDay),
  backup_keep_days: kept,
  backup_keep_weeks: kept,
  backup_keep_months: kept,
  backup_key: given(62, "backup_key", isRecipient),
  skipped_steps: z.array(z.enum(setupSteps)).max(setupSteps.length).default([]),
  ...MaintenanceDraft.shape,
});
export type InstallationDraft = z.infer<typeof InstallationDraft>;
export type InstallationField = keyof InstallationDraft;

/** Maintenance has a call of its own, which is taken while it is on. */
export const InstallationPatch = patchOf(
  InstallationDraft.omit({
    is_in_maintenance: true,
    maintenance_message_es: true,
    maintenance_message_en: true,
    maintenance_until: true,
  }),
);

/** Which variable of the environment decides a field, so that it cannot be changed here. */
const Locked = z.partialRecord(z.enum(Object.keys(InstallationDraft.shape) as [InstallationField]), z.string());

/** What is in force: set by the environment, here, or by default. `logo`: the address of the picture, which anybody may read. */
export const Installation = z.object({
  version: z.int().positive(),
  updated_at: Instant,
  ...answerOf(InstallationDraft.omit({ mail_password: true })),
  has_mail_password: z.boolean(),
  locked: Locked,
  logo: z.string().nullable(),
});
export type Installation = z.infer<typeof Installation>;

/** A PNG, JPEG, WebP or GIF in base64. */
export const LogoDraft = z.object({
  content: z.base64().max(Math.ceil((logoBytes * 4) / 3) + 4),
});

/**
 * `open`: nobody has decided. `warning`: what was decided, or was not, can cost data. A step that was skipped counts as settled and can be
 * taken up again.
 */
export const stepStates = ["done", "open", "skipped", "warning"] as const;

const OwnPlace = z.object({
  id: Id,
  reason_social: z.string(),
  kind: z.string(),
  territorial_code: z.string().nullable(),
  /** Degrees, WGS 84. */
  lon: z.number(),
  lat: z.number(),
  area_km2: z.number().nullable(),
  has_boundary: z.boolean(),
  is_approximate: z.boolean(),
});

const SetupPerson = z.object({ id: Id, name: z.string(), state: z.enum(["active", "invited"]), invited_at: Instant });

/** How far setting up has come, and what each step says of itself. */
export const Setup = z.object({
  steps: z.array(z.object({ key: z.enum(setupSteps), state: z.enum(stepStates) })),
  packs: z.array(z.object({ title_es: z.string(), title_en: z.string(), version: z.string() })),
  place_count: z.int(),
  own_place: OwnPlace.nullable(),
  has_mail: z.boolean(),
  /** When a letter of ours was last taken by the mail server that is set now, and how long that took. */
  mail_tested_at: Instant.nullable(),
  mail_seconds: z.number().nullable(),
  backup_place: z.string(),
  backup_is_on_data_disk: z.boolean(),
  /** When the latest verified backup began. */
  backup_good_at: Instant.nullable(),
  /** Bytes on the disk of the data. */
  free_bytes: z.number().nullable(),
  /** The latest five, without whoever asks. */
  people: z.array(SetupPerson),
  active_count: z.int(),
  invited_count: z.int(),
});
export type Setup = z.infer<typeof Setup>;

/** Why a letter did not leave: nobody answers there, the encryption does not fit, the password is wrong, or the letter was refused. */
export const mailFailures = ["unreachable", "encryption", "sign_in", "refused"] as const;

/** `detail`: what the mail server or the system said, in its words. */
export const LetterTest = z.object({
  to: z.string(),
  seconds: z.number(),
  failure: z.enum(mailFailures).nullable(),
  detail: z.string().nullable(),
});
export type LetterTest = z.infer<typeof LetterTest>;

/** Something was written there, read back and removed. `room_bytes` null: nobody can say. `failure`: what the system said. */
export const BackupPlaceTest = z.object({
  place: z.string(),
  failure: z.string().nullable(),
  room_bytes: z.number().nullable(),
  is_on_data_disk: z.boolean(),
});
export type BackupPlaceTest = z.infer<typeof BackupPlaceTest>;

/** `look`: it works, and somebody should know; `bad`: it does not, or will not. */
export const findingStates = ["ok", "look", "bad"] as const;

/** What there is to look at, in groups. */
export const healthGroups = ["machine", "data", "outside", "safekeeping"] as const;

/** `text` in the language of the request. */
export const HealthFinding = z.object({
  key: z.string(),
  group: z.enum(healthGroups),
  state: z.enum(findingStates),
  text: z.string(),
});
export const Health = z.object({ looked_at: Instant, findings: z.array(HealthFinding) });
export type Health = z.infer<typeof Health>;

export const installation = {
  path: "installation",
  answers: { "": Installation, setup: Setup, health: Health },
  labels: {
    app_name: { es: "Nombre de la aplicación", en: "Name of the application" },
    organisation: { es: "Organización", en: "Organisation" },
    organisation_unit: { es: "Unidad", en: "Unit" },
    public_url: { es: "Dirección de la consola", en: "Address of the console" },
    locale: { es: "Idioma", en: "Language" },
    timezone: { es: "Zona horaria", en: "Time zone" },
    currency: { es: "Moneda", en: "Currency" },
    own_place_id: { es: "Lugar propio", en: "Own place" },
    validator_may_be_author: {
      es: "Quien valida puede ser quien escribió",
      en: "The validator may be the author",
    },
    ground: { es: "Suelo del mapa", en: "Ground of the map" },
    map_style_url: { es: "Dirección del estilo", en: "Address of the style" },
    map_style_dark_url: { es: "Dirección del estilo oscuro", en: "Address of the dark style" },
    map_raster_url: { es: "Dirección de las teselas", en: "Address of the tiles" },
    map_raster_attribution: { es: "Crédito", en: "Credit" },
    map_pmtiles_url: { es: "Dirección del archivo PMTiles", en: "Address of the PMTiles file" },
    ground_id: { es: "Archivo del suelo", en: "File of the ground" },
    mail_host: { es: "Servidor de correo", en: "Mail server" },
    mail_port: { es: "Puerto", en: "Port" },
    mail_security: { es: "Cifrado", en: "Encryption" },
    mail_user: { es: "Usuario", en: "User" },
    mail_password: { es: "Contraseña", en: "Password" },
    mail_from: { es: "Remitente", en: "Sender" },
    backup_to: { es: "Carpeta o bucket", en: "Folder or bucket" },
    backup_at: { es: "Hora", en: "Hour" },
    backup_keep_days: { es: "Diarios", en: "Daily" },
    backup_keep_weeks: { es: "Semanales", en: "Weekly" },
    backup_keep_months: { es: "Mensuales", en: "Monthly" },
    backup_key: { es: "Clave pública", en: "Public key" },
    skipped_steps: { es: "Pasos saltados", en: "Skipped steps" },
    is_in_maintenance: { es: "En mantenimiento", en: "In maintenance" },
    maintenance_message_es: { es: "Aviso en español", en: "Notice in Spanish" },
    maintenance_message_en: { es: "Aviso en inglés", en: "Notice in English" },
    maintenance_until: { es: "Término previsto", en: "Expected end" },
  } satisfies Record<InstallationField, Text>,
} as const;
