// Settings of a server process: environment variables, validated once at start; a bad one is named.
import { z } from "zod";
import { languages } from "@atalaya/contract/text.ts";
import { isRecipient } from "@atalaya/contract/resources/installation.ts";

const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

const HttpUrl = z.url({ protocol: /^https?$/ });
/** A template such as https://tiles.example/{z}/{x}/{y}.png: the braces are not legal in a URL, so they are filled first. */
const TileTemplate = z
  .string()
  .refine(
    (text) => HttpUrl.safeParse(text.replaceAll(/\{\w+\}/g, "0")).success,
    "must be a http(s) address with {z} {x} {y}",
  );
/** Where taxpayers are looked up: `{rut}` stands for the RUT that is asked for. */
const LookupTemplate = TileTemplate.refine((text) => text.includes("{rut}"), "must contain {rut}");
const FileOrUrl = z.union([HttpUrl, z.string().startsWith("/")]);

/** A folder, or `s3://bucket/prefix` in the service that S3_ENDPOINT, S3_REGION and the keys name. */
const BackupPlace = z
  .string()
  .refine((text) => !text.includes("://") || /^s3:\/\/[^/]+/.test(text), "must be a folder or s3://bucket/prefix");
/** Hours and minutes of the server's clock, or null for never. */
const TimeOfDay = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d|off)$/, "must be a time such as 03:00, or off")
  .transform((text) => (text === "off" ? null : text));
/** How many daily, weekly and monthly ones are kept. */
const Kept = z
  .string()
  .regex(/^\d{1,3},\d{1,3},\d{1,3}$/, "must be three numbers such as 7,5,12")
  .transform((text) => {
    const [days = 0, weeks = 0, months = 0] = text.split(",").map(Number);
    return { days, weeks, months };
  });

/** Where the console stands on its host; without the slash at its end. */
const BasePath = z
  .string()
  .transform((text) => text.replace(/\/$/, ""))
  .refine((text) => /^(\/[\w.-]+)*$/.test(text), "must be a path such as /atalaya");

const Variables = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: optional.pipe(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  DATABASE_KEEPS_PLANS: z.stringbool().default(true),
  STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(30_000),
  ADMIN_EMAIL: optional.pipe(z.email().optional()),
  ADMIN_PASSWORD: optional.pipe(z.string().min(10).optional()),
  APP_NAME: z.string().default("Atalaya"),
  ORGANISATION: optional,
  ORGANISATION_UNIT: optional,
  BASE_PATH: z.string().default("").pipe(BasePath),
  PUBLIC_URL: optional.pipe(HttpUrl.optional()),
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optional.pipe(z.email().optional()),
  SMS_URL: optional.pipe(HttpUrl.optional()),
  SMS_TOKEN: optional,
  LOCALE: z.enum(languages).default("es"),
  TRUST_PROXY: z.stringbool().default(false),
  VALIDATOR_MAY_BE_AUTHOR: z.stringbool().default(false),
  MAINTENANCE: z.stringbool().default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  METRICS_TOKEN: optional.pipe(z.string().min(10).optional()),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(0).max(10_000_000).default(6000),
  BODY_LIMIT_MB: z.coerce.number().positive().max(100).default(10),
  UPLOAD_LIMIT_MB: z.coerce.number().positive().max(100_000).default(2048),
  UPLOADS_PER_USER: z.coerce.number().int().min(1).max(10_000).default(50),
  UPLOADS_PER_USER_MB: z.coerce.number().positive().max(1_000_000).default(10_240),
  S3_BUCKET: optional,
  S3_ENDPOINT: optional.pipe(HttpUrl.optional()),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  BACKUP_TO: optional.pipe(BackupPlace.optional()),
  BACKUP_AT: z.string().default("03:00").pipe(TimeOfDay),
  BACKUP_KEEP: z.string().default("7,5,12").pipe(Kept),
  BACKUP_KEY: optional.pipe(
    z.string().refine(isRecipient, "must be a public key such as age1…: npm run atalaya -- key").optional(),
  ),
  ALLOW_DEMO: z.stringbool().default(false),
  MAP_STYLE_URL: optional.pipe(FileOrUrl.optional()),
  MAP_STYLE_DARK_URL: optional.pipe(FileOrUrl.optional()),
  MAP_RASTER_URL: optional.pipe(TileTemplate.optional()),
  MAP_RASTER_ATTRIBUTION: optional,
  MAP_PMTILES_URL: optional.pipe(FileOrUrl.optional()),
  MAP_RELIEF_URL: optional.pipe(FileOrUrl.optional()),
  MAP_HOSTS: optional,
  MAP_SERVICE_URL: optional.pipe(HttpUrl.optional()),
  MAP_SERVICE_KEY: optional,
  MAP_SERVICE_LIBRARIES: optional,
  TAX_LOOKUP_URL: optional.pipe(LookupTemplate.optional()),
  TAX_LOOKUP_TOKEN: optional,
  OUTGOING_ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform((text) =>
      text
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    ),
});

const Checked = Variables.superRefine(({ SMTP_URL, MAIL_FROM, PUBLIC_URL }, context) => {
  for (const [name, value] of Object.entries({ MAIL_FROM, PUBLIC_URL }))
    if (SMTP_URL && !value) context.addIssue({ code: "custom", path: [name], message: "is needed with SMTP_URL" });
});
/** `given`: which of them the environment sets. What it leaves open may be set in the database (settings-in-force.ts). */
export type Settings = z.infer<typeof Checked> & { given: ReadonlySet<string> };

/** Thrown at start with one line per bad setting. */
export class SettingsError extends Error {}

/** Reads settings from environment variables; an empty variable counts as not set. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value));
  const parsed = Checked.safeParse(given);
  if (parsed.success) return { ...parsed.data, given: new Set(Object.keys(given)) };
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new SettingsError(`Settings that cannot be used:\n${lines.join("\n")}`);
}

/** The environment from which the same settings are read again. */
export const asEnvironment = (settings: Settings): Record<string, string> =>
  Object.fromEntries(
    Variables.keyof().options.map((name) => [name, settings[name] === null ? "off" : textOf(settings[name])]),
  );

function textOf(value: Settings[keyof typeof Variables.shape]): string {
  if (Array.isArray(value)) return value.join(" ");
  if (typeof value === "object" && value !== null) return Object.values(value).join(",");
  return value === undefined ? "" : String(value);
}
