// Settings that can be changed while the server runs: what is set in the database, unless the environment says otherwise.
import type { Selectable } from "kysely";
import type { Ground } from "@atalaya/contract/domain/grounds.ts";
import type { InstallationField } from "@atalaya/contract/resources/installation.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { Db } from "./database/database.ts";
import type { Installation } from "./database/schema.ts";
import { mailAddressOf } from "./people/mail-address.ts";
import type { Settings } from "./settings.ts";

/** Which variable of the environment decides a field. What has none is set in the database alone. */
const variableOf = {
  app_name: "APP_NAME",
  organisation: "ORGANISATION",
  organisation_unit: "ORGANISATION_UNIT",
  public_url: "PUBLIC_URL",
  locale: "LOCALE",
  validator_may_be_author: "VALIDATOR_MAY_BE_AUTHOR",
  mail_host: "SMTP_URL",
  mail_port: "SMTP_URL",
  mail_security: "SMTP_URL",
  mail_user: "SMTP_URL",
  mail_password: "SMTP_URL",
  mail_from: "MAIL_FROM",
  backup_to: "BACKUP_TO",
  backup_at: "BACKUP_AT",
  backup_keep_days: "BACKUP_KEEP",
  backup_keep_weeks: "BACKUP_KEEP",
  backup_keep_months: "BACKUP_KEEP",
  backup_key: "BACKUP_KEY",
  is_in_maintenance: "MAINTENANCE",
} as const satisfies Partial<Record<InstallationField, keyof Settings>>;

/** One ground at a time: where the environment names any, it decides all of them. */
const groundVariables = ["MAP_STYLE_URL", "MAP_PMTILES_URL", "MAP_RASTER_URL"] as const;
const groundFields = [
  "ground",
  "map_style_url",
  "map_style_dark_url",
  "map_raster_url",
  "map_raster_attribution",
  "map_pmtiles_url",
  "ground_id",
] as const satisfies InstallationField[];

type Changeable =
  | (typeof variableOf)[keyof typeof variableOf]
  | (typeof groundVariables)[number]
  | "MAP_STYLE_DARK_URL"
  | "MAP_RASTER_ATTRIBUTION";

/** What stays as it was when the server began. */
export type StartSettings = Omit<Settings, Changeable>;

/** The row of the installation, without the picture. */
export type Stored = Omit<Selectable<Installation>, "logo" | "locale" | "ground" | "mail_security"> & {
  locale: Language | null;
  ground: Ground | null;
  mail_security: "tls" | "starttls" | "none" | null;
};

/** What holds now. Names in capitals are those of the environment; the others are in the database alone. */
export type SettingsInForce = Settings &
  Pick<
    Stored,
    | "timezone"
    | "currency"
    | "own_place_id"
    | "ground_id"
    | "logo_sha256"
    | "maintenance_message_es"
    | "maintenance_message_en"
    | "maintenance_until"
  >;

/** Fields that cannot be changed, each with the variable that decides it. */
export function lockedFields({ given }: Pick<Settings, "given">): Partial<Record<InstallationField, string>> {
  const locked = Object.entries(variableOf).filter(([, variable]) => given.has(variable));
  const ground = groundVariables.find((variable) => given.has(variable));
  return { ...Object.fromEntries(locked), ...(ground && Object.fromEntries(groundFields.map((it) => [it, ground]))) };
}

/** The chosen ground alone: addresses of another one may still stand there. */
function groundOf(stored: Stored): Partial<Settings> {
  if (stored.ground === "style")
    return {
      MAP_STYLE_URL: stored.map_style_url ?? undefined,
      MAP_STYLE_DARK_URL: stored.map_style_dark_url ?? undefined,
    };
  if (stored.ground === "raster")
    return {
      MAP_RASTER_URL: stored.map_raster_url ?? undefined,
      MAP_RASTER_ATTRIBUTION: stored.map_raster_attribution ?? undefined,
    };
  if (stored.ground === "pmtiles") return { MAP_PMTILES_URL: stored.map_pmtiles_url ?? undefined };
  return {};
}

/** As variables of the environment would say it; what nobody said is left out. */
function storedSettings(stored: Stored, { BACKUP_KEEP }: Settings): Partial<Settings> {
  const said = {
    APP_NAME: stored.app_name,
    ORGANISATION: stored.organisation,
    ORGANISATION_UNIT: stored.organisation_unit,
    PUBLIC_URL: stored.public_url,
    LOCALE: stored.locale,
    VALIDATOR_MAY_BE_AUTHOR: stored.validator_may_be_author,
    SMTP_URL: mailAddressOf(stored),
    MAIL_FROM: stored.mail_from,
    BACKUP_TO: stored.backup_to,
    BACKUP_KEY: stored.backup_key,
    MAINTENANCE: stored.is_in_maintenance,
  };
  return {
    ...(Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)) as Partial<Settings>),
    ...(stored.backup_at !== null && { BACKUP_AT: stored.backup_at === "off" ? null : stored.backup_at }),
    BACKUP_KEEP: {
      days: stored.backup_keep_days ?? BACKUP_KEEP.days,
      weeks: stored.backup_keep_weeks ?? BACKUP_KEEP.weeks,
      months: stored.backup_keep_months ?? BACKUP_KEEP.months,
    },
  };
}

/** The environment's settings, and what is stored where it says nothing. */
export function inForce(settings: Settings, stored: Stored): SettingsInForce {
  const isGroundGiven = groundVariables.some((variable) => settings.given.has(variable));
  const said = { ...storedSettings(stored, settings), ...(!isGroundGiven && groundOf(stored)) };
  const free = Object.entries(said).filter(([name]) => !settings.given.has(name));
  const { timezone, currency, own_place_id, logo_sha256 } = stored;
  // A file that stays to be chosen again is not in force.
  const ground_id = !isGroundGiven && stored.ground === "file" ? stored.ground_id : null;
  const { maintenance_message_es, maintenance_message_en, maintenance_until } = stored;
  const beside = { timezone, currency, own_place_id, ground_id, logo_sha256 };
  const notice = { maintenance_message_es, maintenance_message_en, maintenance_until };
  return { ...settings, ...Object.fromEntries(free), ...beside, ...notice };
}

/** Every column but the picture. */
export const storedColumns = [
  "id",
  "version",
  "app_name",
  "organisation",
  "organisation_unit",
  "public_url",
  "locale",
  "timezone",
  "currency",
  "own_place_id",
  "validator_may_be_author",
  "ground",
  "map_style_url",
  "map_style_dark_url",
  "map_raster_url",
  "map_raster_attribution",
  "map_pmtiles_url",
  "ground_id",
  "mail_host",
  "mail_port",
  "mail_security",
  "mail_user",
  "mail_password",
  "mail_password_set_at",
  "mail_from",
  "backup_to",
  "backup_at",
  "backup_keep_days",
  "backup_keep_weeks",
  "backup_keep_months",
  "backup_key",
  "skipped_steps",
  "is_in_maintenance",
  "maintenance_message_es",
  "maintenance_message_en",
  "maintenance_until",
  "logo_sha256",
  "created_at",
  "created_by",
  "updated_at",
  "updated_by",
] as const satisfies (keyof Stored)[];

/** The row that a migration made. */
export const readStored = (db: Pick<Db, "selectFrom">): Promise<Stored> =>
  db.selectFrom("installation").select(storedColumns).executeTakeFirstOrThrow() as Promise<Stored>;

/** The organisation's picture, a PNG; null where there is none. */
export const readLogo = async (db: Pick<Db, "selectFrom">): Promise<Buffer | null> =>
  (await db.selectFrom("installation").select("logo").executeTakeFirstOrThrow()).logo;

/** A setting that was changed takes effect within this time on every server process. */
const freshFor = 1000;

export type SettingsReader = {
  /** What the environment says, with its defaults. */
  environment: Settings;
  /** The same object as long as nothing changes. While the database does not answer, what held last. */
  now(): Promise<SettingsInForce>;
  /** Drops what is kept, so that a change made here is seen here at once. */
  forget(): void;
};

export function settingsReader(
  read: () => Promise<Stored>,
  settings: Settings,
  onError: (error: unknown) => void,
): SettingsReader {
  let kept: { until: number; of: Promise<SettingsInForce> } | undefined;
  let last: { text: string; settings: SettingsInForce } | undefined;
  const renew = async () => {
    try {
      const stored = await read();
      const text = JSON.stringify(stored);
      if (last?.text !== text) last = { text, settings: inForce(settings, stored) };
    } catch (error) {
      if (!last) throw error;
      onError(error);
    }
    return last.settings;
  };
  return {
    environment: settings,
    now() {
      if (kept && kept.until > Date.now()) return kept.of;
      const of = renew();
      kept = { until: Date.now() + freshFor, of };
      of.catch(() => (kept = undefined));
      return of;
    },
    forget: () => (kept = undefined),
  };
}
