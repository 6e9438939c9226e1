// The field for a value of any type that a variable may have: the value of a record, and each of its variable's own fields.
import type { Option, ValueType } from "@atalaya/contract/domain/typed-values.ts";
import { Swatch } from "../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../ui/words.ts";
import { DayInput } from "./day-input.tsx";
import type { FieldProps } from "./field-parts.tsx";
import { ChoiceInput, NumberInput, TextInput, YesNoInput } from "./fields.tsx";
import { InstantInput } from "./instant-input.tsx";
import { MultiChoiceInput } from "./choices/multi-choice-input.tsx";

type TypedInputProps = FieldProps & {
  type: ValueType;
  options: readonly Option[];
  unit?: string | null;
};

const ratings = [1, 2, 3, 4, 5];

/** Nothing for a type that only says "it is there". */
export function TypedInput({ type, options, unit, ...field }: TypedInputProps) {
  const t = useWords();
  const [language] = useLanguage();
  const choices = options.map(({ key, label_es, label_en, icon, color }) => ({
    value: key,
    label: pick(language, label_es, label_en),
    picture: color && <Swatch icon={icon ?? "circle"} color={color} size={18} />,
  }));
  switch (type) {
    case "integer":
    case "decimal":
    case "percent":
    case "currency":
      return <NumberInput {...field} unit={unit} />;
    case "rating":
      return (
        <ChoiceInput
          {...field}
          options={ratings.map((value) => ({ value, label: t("rating_of_five", { value }) }))}
          emptyLabel={t("value_unknown")}
        />
      );
    case "boolean":
      return <YesNoInput {...field} />;
    case "category":
      return <ChoiceInput {...field} options={choices} emptyLabel={t("value_unknown")} />;
    case "multi_category":
      return <MultiChoiceInput {...field} options={choices} />;
    case "date":
      return <DayInput {...field} />;
    case "datetime":
      return <InstantInput {...field} />;
    case "text":
    case "url":
      return <TextInput {...field} isNullable />;
    case "none":
      return null;
  }
}
