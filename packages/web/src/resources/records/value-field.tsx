// The value of a record: which field it is depends on the variable that was chosen.
import { recordsOf } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { DayInput } from "../../forms/day-input.tsx";
import { NumberInput, TextInput, YesNoInput } from "../../forms/fields.tsx";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useLanguage } from "../../ui/words.ts";
import { unitOf } from "./show-value.ts";

type ValueFieldProps = { variable: Variable | undefined; isReadOnly: boolean };

/** Nothing for a variable that only says "it is there". */
export function ValueField({ variable, isReadOnly }: ValueFieldProps) {
  const label = useLabelOf(recordsOf("situation"))("value");
  const [language] = useLanguage();
  const field = { name: "value", label, isReadOnly };
  switch (variable?.value_type) {
    case "integer":
    case "decimal":
    case "percent":
    case "currency":
    case "rating":
      return <NumberInput {...field} unit={unitOf(variable, language)} />;
    case "boolean":
      return <YesNoInput {...field} />;
    case "date":
      return <DayInput {...field} />;
    case "text":
      return <TextInput {...field} />;
    default:
      return null;
  }
}
