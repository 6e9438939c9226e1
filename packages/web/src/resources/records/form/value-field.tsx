// The value of a record: which field it is depends on the variable that was chosen.
import { recordsOf } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { TypedInput } from "../../../forms/typed-input.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { unitOf } from "../show-value.ts";

type ValueFieldProps = { variable: Variable };

/** Nothing for a variable that only says "it is there". */
export function ValueField({ variable }: ValueFieldProps) {
  const t = useWords();
  const labelOf = useLabelOf(recordsOf("situation"));
  const [language] = useLanguage();
  return (
    <TypedInput
      name="value"
      label={labelOf("value")}
      type={variable.value_type}
      options={variable.options}
      unit={unitOf(variable, language)}
      help={variable.required_value ? t("required_to_submit_help") : undefined}
    />
  );
}
