// Somebody else saved this variable first: both versions, field by field, in words.
import type { VariableGroup } from "@atalaya/contract/resources/variable-groups.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { FormConflict } from "../../../forms/conflict-dialog.tsx";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import type { ResourceForm } from "../../../forms/use-resource-form.ts";
import { useWords } from "../../../ui/words.ts";
import type { Draft } from "./variable-draft.ts";

/** Fields whose values are words of the interface, and how those words begin. */
const worded: Record<string, string> = {
  geometry_type: "geometry",
  value_type: "value",
  kind: "variable_kind",
  legend_method: "legend_method",
  dash: "dash",
  direction: "direction",
  normalisation: "normalisation",
  aggregation: "aggregation",
  periodicity: "periodicity",
  cap_category: "cap_category",
  sector_code: "sector",
};

type VariableConflictProps = {
  controller: ResourceForm<Draft>;
  groups: readonly VariableGroup[];
  places: readonly SearchOption[];
  labelOf: (field: string) => string;
};

export function VariableConflict({ controller, groups, places, labelOf }: VariableConflictProps) {
  const t = useWords();
  const show = (field: string, value: unknown): string => {
    if (field === "company_id" && value === null) return t("variable_shared");
    if (value === null || value === undefined || value === "") return t("empty_value");
    if (field === "company_id") return places.find(({ id }) => id === value)?.label ?? t("variable_from_above");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (Array.isArray(value)) return value.map(({ label_es }: { label_es: string }) => label_es).join(", ");
    const prefix = worded[field];
    if (prefix) return t(`${prefix}.${value as string}` as WordKey);
    if (field === "group_id") return groups.find(({ id }) => id === value)?.name_es ?? t("group_none");
    return String(value);
  };
  return <FormConflict controller={controller} labelOf={labelOf} show={show} />;
}
