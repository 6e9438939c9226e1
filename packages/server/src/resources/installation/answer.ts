// The installation as it is answered: what is in force, what the environment decides, and never a password.
import type { Installation } from "@atalaya/contract/resources/installation.ts";
import { logoPath } from "../../platform/http/pages.ts";
import { mailServerIn } from "../../platform/people/mail-address.ts";
import type { Settings } from "../../platform/settings.ts";
import { inForce, lockedFields, type Stored } from "../../platform/settings-in-force.ts";

/** `settings`: those of the environment. */
export function installationOf(settings: Settings, stored: Stored): Installation {
  const now = inForce(settings, stored);
  const { version, updated_at, timezone, currency, own_place_id, skipped_steps } = stored;
  const { maintenance_message_es, maintenance_message_en, maintenance_until } = stored;
  return {
    version,
    updated_at,
    app_name: now.APP_NAME,
    organisation: now.ORGANISATION ?? null,
    organisation_unit: now.ORGANISATION_UNIT ?? null,
    public_url: now.PUBLIC_URL ?? null,
    locale: now.LOCALE,
    timezone,
    currency,
    own_place_id,
    validator_may_be_author: now.VALIDATOR_MAY_BE_AUTHOR,
    ...groundIn(settings, stored),
    ...mailIn(settings, stored),
    mail_from: now.MAIL_FROM ?? null,
    backup_to: now.BACKUP_TO ?? null,
    backup_at: now.BACKUP_AT ?? "off",
    backup_keep_days: now.BACKUP_KEEP.days,
    backup_keep_weeks: now.BACKUP_KEEP.weeks,
    backup_keep_months: now.BACKUP_KEEP.months,
    backup_key: now.BACKUP_KEY ?? null,
    skipped_steps: skipped_steps as Installation["skipped_steps"],
    is_in_maintenance: now.MAINTENANCE,
    maintenance_message_es,
    maintenance_message_en,
    maintenance_until,
    locked: lockedFields(settings),
    logo: logoPath(settings, stored.logo_sha256),
  };
}

/** Addresses of a ground that is not chosen stay to be chosen again. */
function groundIn(settings: Settings, stored: Stored) {
  if (!("ground" in lockedFields(settings))) {
    const { ground, ground_id, map_style_url, map_style_dark_url } = stored;
    const { map_raster_url, map_raster_attribution, map_pmtiles_url } = stored;
    return {
      ground,
      ground_id,
      map_style_url,
      map_style_dark_url,
      map_raster_url,
      map_raster_attribution,
      map_pmtiles_url,
    };
  }
  const { MAP_STYLE_URL, MAP_STYLE_DARK_URL, MAP_RASTER_URL, MAP_RASTER_ATTRIBUTION, MAP_PMTILES_URL } = settings;
  return {
    ground: MAP_STYLE_URL ? ("style" as const) : MAP_PMTILES_URL ? ("pmtiles" as const) : ("raster" as const),
    map_style_url: MAP_STYLE_URL ?? null,
    map_style_dark_url: MAP_STYLE_DARK_URL ?? null,
    map_raster_url: MAP_RASTER_URL ?? null,
    map_raster_attribution: MAP_RASTER_ATTRIBUTION ?? null,
    map_pmtiles_url: MAP_PMTILES_URL ?? null,
    ground_id: null,
  };
}

function mailIn({ given, SMTP_URL }: Settings, stored: Stored) {
  if (given.has("SMTP_URL") && SMTP_URL) return mailServerIn(SMTP_URL);
  const { mail_host, mail_port, mail_security, mail_user, mail_password } = stored;
  return {
    mail_host,
    mail_port,
    mail_security: mail_security ?? ("tls" as const),
    mail_user,
    has_mail_password: mail_password !== null,
  };
}
