// What many properties may be given at once.
import { properties, type manyProperties } from "@atalaya/contract/resources/properties.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import type { BulkNoun, SharedInputs } from "../../screens/bulk/bulk-noun.ts";
import { useWords } from "../../ui/words.ts";
import { usePropertyChoices } from "./property-words.ts";
import { propertyFilters } from "./use-properties.ts";

const { Text, Choice, YesNo } = fieldsOf(properties);

function Inputs({ children }: SharedInputs<typeof manyProperties>) {
  const t = useWords();
  const choices = usePropertyChoices();
  const emptyLabel = t("value_unknown");
  return children({
    kind: <Choice name="kind" options={choices.kind} />,
    use: <Choice name="use" options={choices.use} />,
    sector: <Choice name="sector" options={choices.sector} emptyLabel={emptyLabel} />,
    is_critical: <YesNo name="is_critical" />,
    structure_material: (
      <Choice name="structure_material" options={choices.structure_material} emptyLabel={emptyLabel} />
    ),
    condition: <Choice name="condition" options={choices.condition} emptyLabel={emptyLabel} />,
    owner: <Text name="owner" help={t("property_owner_help")} />,
  });
}

export const propertyBulk: BulkNoun = {
  resource: properties,
  openKey: "property",
  permission: "properties",
  filters: propertyFilters,
  words: "property",
  Inputs,
};
