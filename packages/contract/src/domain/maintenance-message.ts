// What the operator says of maintenance. Apart from its schemas, so that the login page stays light.
import type { Maintenance } from "../resources/maintenance.ts";
import type { Language } from "../text.ts";

/** In a language, or in the other where there is none in it; null where nothing is said. */
export const messageIn = (
  language: Language,
  { message_es, message_en }: Pick<NonNullable<Maintenance>, "message_es" | "message_en">,
): string | null => (language === "en" ? (message_en ?? message_es) : (message_es ?? message_en));
