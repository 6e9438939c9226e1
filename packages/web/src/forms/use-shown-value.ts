// A field's value as a person reads it, where two versions are compared.
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { usePlace } from "../api/places.ts";
import { showGeometry } from "../map/records/show-geometry.ts";
import { formatDay, formatNumber } from "../ui/format.ts";
import { useLanguage, useWords } from "../ui/words.ts";

/** What can be chosen in a field: by value, or by the id of what is named. */
export type ShownChoice = { label: string } & ({ value: string } | { id: number });

/** By field: its choices, or how one of its values is said. Of a list each item is said. */
export type ShownFields = Record<string, readonly ShownChoice[] | ((value: unknown) => string)>;

/** Places, days, figures, yes and no and shapes are said alike in every form; `fields` says what is the noun's own. */
export function useShownValue(fields: ShownFields = {}): (field: string, value: unknown) => string {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const one = (field: string, value: unknown): string => {
    const known = fields[field];
    if (typeof known === "function") return known(value);
    if (known) return known.find((it) => ("id" in it ? it.id : it.value) === value)?.label ?? String(value);
    if (field === "company_id") return places.find(({ id }) => id === value)?.reason_social ?? String(value);
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (typeof value === "number") return formatNumber(value, language);
    if (field.endsWith("_on")) return formatDay(String(value), language);
    if (typeof value === "object") return showGeometry(value as Geometry, t);
    return String(value);
  };
  return (field, value) => {
    if (value === null || value === undefined || value === "") return t("empty_value");
    if (!Array.isArray(value)) return one(field, value);
    // Rows without words of their own are counted.
    const isSaid = field in fields || value.every((it) => typeof it !== "object");
    return isSaid ? value.map((it) => one(field, it)).join(", ") || t("empty_value") : String(value.length);
  };
}
