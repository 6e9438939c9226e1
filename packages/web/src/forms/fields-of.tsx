// The fields of a resource, typed by its draft: a name that does not exist, or is of another type, does not compile.
import type { z } from "zod";
import type { Resource } from "@atalaya/contract/record.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { useWords } from "../ui/words.ts";
import { CheckInput, ChoiceInput, NumberInput, TextInput, YesNoInput, type Option } from "./fields.tsx";
import { DayInput } from "./day-input.tsx";
import { RichTextInput } from "./rich-text/rich-text-input.tsx";
import { SearchChoice, type SearchOption } from "./choices/search-choice.tsx";
import { isRequired, takesNull } from "./validate.ts";

/** Names of the draft's fields whose value is of type V (or nothing). */
type Named<D extends z.ZodObject, V> = {
  [K in keyof z.infer<D> & string]: NonNullable<z.infer<D>[K]> extends V ? K : never;
}[keyof z.infer<D> & string];

type Common<N extends string> = {
  name: N;
  help?: string;
  isReadOnly?: boolean;
  /** What the schema demands always is marked without saying; this is for what it demands because of other fields. */
  isRequired?: boolean;
};

/** Every field of a draft has its label (`defineResource`). "records/situation" and "variables/alertMap" take their labels from "label.records" and "label.variables". */
export const labelKey = (resource: Pick<Resource, "path">, field: string) =>
  `label.${resource.path.split("/")[0]!.replaceAll("-", "_")}.${field}` as WordKey;

/** A field's label in the shown language. */
export function useLabelOf(resource: Pick<Resource, "path">): (field: string) => string {
  const t = useWords();
  return (field) => t(labelKey(resource, field));
}

/** `const { Text, Choice } = fieldsOf(users)`: labels and required marks come from the contract. */
export function fieldsOf<D extends z.ZodObject>(resource: Pick<Resource, "path"> & { draft: D }) {
  function useField<N extends string>({ name, ...rest }: Common<N>) {
    const t = useWords();
    return {
      ...rest,
      name,
      label: t(labelKey(resource, name)),
      isRequired: rest.isRequired ?? isRequired(resource.draft, name),
    };
  }
  type Strings = Named<D, string>;
  type Numbers = Named<D, number>;
  return {
    Text: (props: Common<Strings> & { type?: "email" | "password"; autoComplete?: string; placeholder?: string }) => (
      <TextInput {...useField(props)} />
    ),
    LongText: ({ lines = 3, ...props }: Common<Strings> & { lines?: number }) => (
      <TextInput {...useField(props)} lines={lines} />
    ),
    RichText: (props: Common<Strings>) => <RichTextInput {...useField(props)} />,
    Day: (props: Common<Strings>) => <DayInput {...useField(props)} />,
    Number: ({ unit, ...props }: Common<Numbers> & { unit?: string | null }) => (
      <NumberInput {...useField(props)} unit={unit} />
    ),
    Choice: ({
      options,
      emptyLabel,
      onChosen,
      ...props
    }: Common<Strings | Numbers> & {
      options: readonly Option[];
      emptyLabel?: string;
      onChosen?: (value: Option["value"] | null) => void;
    }) => <ChoiceInput {...useField(props)} options={options} emptyLabel={emptyLabel} onChosen={onChosen} />,
    Search: <K extends number | string = number>({
      options,
      emptyLabel,
      onChosen,
      ...props
    }: Common<K extends number ? Numbers : Strings> & {
      options: readonly SearchOption<K>[];
      emptyLabel?: string;
      onChosen?: (id: K | null) => void;
    }) => <SearchChoice {...useField(props)} options={options} emptyLabel={emptyLabel} onChosen={onChosen} />,
    Check: (props: Common<Named<D, boolean>>) => <CheckInput {...useField(props)} />,
    YesNo: (props: Common<Named<D, boolean>>) => (
      <YesNoInput {...useField(props)} mayBeUnknown={takesNull(resource.draft, props.name)} />
    ),
  };
}
