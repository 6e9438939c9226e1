// Where a variable may be used: in all places, or in one and those below it.
import { useBound } from "../../../forms/field-parts.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { PlaceChoice } from "../../../forms/choices/place-choice.tsx";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import { useWords } from "../../../ui/words.ts";
import type { Draft } from "./variable-draft.ts";

type AvailabilityProps = {
  label: string;
  places: readonly SearchOption[];
  allLabel: string | undefined;
  isReadOnly: boolean;
};

export function Availability({ label, places, allLabel, isReadOnly }: AvailabilityProps) {
  const t = useWords();
  const { field, ref, error } = useBound("company_id");
  const value = field.value as Draft["company_id"];
  const place = places.find(({ id }) => id === value)?.label ?? t("variable_from_above");
  if (isReadOnly)
    return <LockedField id="field-company_id" label={label} value={value === null ? t("variable_shared") : place} />;
  return (
    <PlaceChoice
      id="field-company_id"
      label={label}
      value={value}
      onChange={field.onChange}
      places={places}
      allLabel={allLabel}
      error={error}
      inputRef={ref}
    />
  );
}
