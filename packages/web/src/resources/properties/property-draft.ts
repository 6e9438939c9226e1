// The fields of a property that a form edits: of a saved one, and those that a new one starts with.
import { PropertyDraft, type Property } from "@atalaya/contract/resources/properties.ts";
import { useOnlyPlace } from "../../forms/place-options.ts";
import { useUrlState } from "../../api/url-state.ts";
import { fieldsFrom } from "../../forms/fields-from.ts";
import { valuesOf } from "../../screens/filters.ts";

export const draftOf = (property: Property): PropertyDraft => fieldsFrom<PropertyDraft>(PropertyDraft, property);

/** What a new property starts with: the active place, and the only kind that is shown. */
export function useBlank(): PropertyDraft {
  const { search } = useUrlState();
  const [kind, ...others] = valuesOf(search.kind);
  const company_id = useOnlyPlace("properties.create");
  return {
    ...fieldsFrom<PropertyDraft>(PropertyDraft, {}),
    company_id,
    name: "",
    kind: others.length === 0 ? (kind ?? null) : null,
    is_critical: false,
  } as unknown as PropertyDraft; // A form begins with nothing where the draft must have something.
}
