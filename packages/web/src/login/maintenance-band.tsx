// The band of the login page: one may sign in and read, and nothing is saved for now.
import { messageIn } from "@atalaya/contract/domain/maintenance-message.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { pageConfig } from "../api/page-config.ts";
import type { Say } from "./page-words.ts";

const tags: Record<Language, string> = { es: "es-CL", en: "en-GB" };
const format = { dateStyle: "medium", timeStyle: "short", hourCycle: "h23" } as const;

/** Nothing while there is no maintenance. */
export function MaintenanceBand({ say, language }: { say: Say; language: Language }) {
  const { maintenance } = pageConfig();
  if (!maintenance) return null;
  const { until } = maintenance;
  const time = until && new Date(until).toLocaleString(tags[language], format);
  return (
    <p className="maintenance" role="status">
      <strong>{say("maintenance_band")}</strong> {messageIn(language, maintenance) ?? say("maintenance_band_text")}{" "}
      {time && say("maintenance_band_until", { time })}
    </p>
  );
}
