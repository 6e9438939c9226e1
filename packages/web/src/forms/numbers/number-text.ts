// Numbers as people type them, and as a field shows them.
import type { Language } from "@atalaya/contract/text.ts";

/** Three digits after each mark of the language that groups them: "12.345" in Spanish is twelve thousand. */
const grouped: Record<Language, RegExp> = {
  es: /^-?[1-9]\d{0,2}(\.\d{3})+$/,
  en: /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/,
};

/** "1.234,5", "1234.5", "12.345" and "−3" as people type them; null when nothing was typed, the text itself when it is no number. */
export function parseNumber(text: string, language: Language): number | string | null {
  const plain = text
    .trim()
    .replaceAll(/[\s\u00a0]/g, "")
    .replace("\u2212", "-");
  if (plain === "") return null;
  const decimal = grouped[language].test(plain)
    ? plain.replaceAll(language === "es" ? "." : ",", "")
    : /,\d*$/.test(plain)
      ? plain.replaceAll(".", "").replace(",", ".")
      : plain;
  return /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : plain;
}

/** A number as a person would type it: no grouping, the language's decimal mark. */
export const typedNumber = (value: unknown, language: Language): string =>
  typeof value === "number" ? String(value).replace(".", language === "es" ? "," : ".") : String(value ?? "");
