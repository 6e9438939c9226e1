// What the cards of a record say, in lines of words: for its history, conflicts and merges.
import type { EventCard } from "@atalaya/contract/event-card.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { formatDay, formatNumber } from "../../ui/format.ts";
import type { Translate } from "../../ui/words.ts";

/** A line of a card: what it is called and what it says; nothing is left out. */
type Line = [label: string, text: string | null | undefined | false];

/** "Causa: negligencia", one below the other. */
const linesOf = (lines: Line[]): string =>
  lines.flatMap(([label, text]) => (text ? `${label}: ${text}` : [])).join("\n");

/** Also of a form that is being filled in, which lacks what nobody has touched. */
export function eventText(event: EventCard, t: Translate, language: Language): string {
  const { cause, magnitude_value, magnitude_scale, emergency_level, declaration, declared_on, was_warned } = event;
  const number = (value: number | null) => typeof value === "number" && formatNumber(value, language);
  return linesOf([
    [t("event_cause"), cause && t(`cause.${cause}`)],
    [t("event_cause_text"), event.cause_text],
    [t("event_magnitude"), [number(magnitude_value), magnitude_scale].filter(Boolean).join(" ")],
    [t("event_intensity"), event.intensity],
    [t("event_level"), emergency_level && t(`level.${emergency_level}`)],
    [t("event_declaration"), declaration && t(`declaration.${declaration}`)],
    [t("event_declared_on"), declared_on && formatDay(declared_on, language)],
    [t("event_glide"), event.glide],
    [t("event_warned"), typeof was_warned === "boolean" && t(was_warned ? "yes" : "no")],
    ...(event.services ?? []).flatMap(({ service: key, hours, users }): Line[] => {
      const service = t(`service.${key}`);
      return [
        [t("event_services"), service],
        [t("event_service_hours", { service }), number(hours)],
        [t("event_service_users", { service }), number(users)],
      ];
    }),
  ]);
}
