// Somebody else saved this variable first: both versions, field by field, in words.
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import type { SearchOption } from "../../forms/search-choice.tsx";
import type { ResourceForm } from "../../forms/use-resource-form.ts";
import { useWords } from "../../ui/words.ts";
import type { Draft } from "./variable-draft.ts";

type VariableConflictProps = {
  controller: ResourceForm<Draft>;
  places: readonly SearchOption[];
  labelOf: (field: string) => string;
};

export function VariableConflict({ controller, places, labelOf }: VariableConflictProps) {
  const t = useWords();
  const show = (field: string, value: unknown): string => {
    if (field === "company_id" && value === null) return t("variable_shared");
    if (value === null || value === undefined || value === "") return t("empty_value");
    if (field === "company_id") return places.find(({ id }) => id === value)?.label ?? t("variable_from_above");
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    if (field === "geometry_type") return t(`geometry.${value as Draft["geometry_type"]}`);
    if (field === "value_type") return t(`value.${value as Draft["value_type"]}`);
    return String(value);
  };
  return <FormConflict controller={controller} labelOf={labelOf} show={show} />;
}
