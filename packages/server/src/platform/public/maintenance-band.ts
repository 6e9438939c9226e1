// The band of a public page while there is maintenance.
import { messageIn } from "@atalaya/contract/domain/maintenance-message.ts";
import { say, type Language } from "@atalaya/contract/text.ts";
import { maintenanceBandWords } from "@atalaya/contract/words/maintenance.ts";
import { maintenanceOf } from "../http/maintenance.ts";
import type { SettingsInForce } from "../settings-in-force.ts";
import { escaped } from "./escaped.ts";

/** Nothing while there is none. */
export function maintenanceIn(language: Language, settings: SettingsInForce): string {
  const maintenance = maintenanceOf(settings);
  if (!maintenance) return "";
  const { maintenance_band, maintenance_band_text, maintenance_band_until } = maintenanceBandWords;
  const message = messageIn(language, maintenance) ?? maintenance_band_text[language];
  const format = {
    dateStyle: "medium",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: settings.timezone ?? undefined,
  } as const;
  const time = (until: string) => new Date(until).toLocaleString(language === "es" ? "es-CL" : "en-GB", format);
  const end = maintenance.until ? ` ${say(maintenance_band_until, language, { time: time(maintenance.until) })}` : "";
  return `<p class="maintenance" role="status"><b>${maintenance_band[language]}</b> ${escaped(message + end)}</p>\n`;
}
