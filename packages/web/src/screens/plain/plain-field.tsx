// One field of a plain noun's form, drawn as its kind is: words, required mark and choices come from the contract.
import Box from "@mui/material/Box";
import { kindOf } from "@atalaya/contract/plain/field-kinds.ts";
import { useMay } from "../../api/may.ts";
import { DayInput } from "../../forms/day-input.tsx";
import { CheckInput, ChoiceInput, NumberInput, TextInput, YesNoInput } from "../../forms/fields.tsx";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { GeometryField } from "../../forms/geometry-field.tsx";
import { useHazardOptions } from "../../forms/choices/hazard-options.ts";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { InstantInput } from "../../forms/instant-input.tsx";
import { SearchChoice } from "../../forms/choices/search-choice.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { isRequired, takesNull } from "../../forms/validate.ts";
import { Swatch } from "../../ui/swatch.tsx";
import { useWords } from "../../ui/words.ts";
import type { PlainScreen } from "./plain-screen.ts";
import { useChoicesOf } from "./use-plain.ts";

type PlainFieldProps = {
  screen: PlainScreen;
  name: string;
  isReadOnly?: boolean;
  /** Of something that is not there yet, or of one that is: who may do which decides the places. */
  action?: "create" | "update";
  /** Of a step over many: yes and no are chosen, nothing is ticked yet. */
  isShared?: boolean;
};

export function PlainField({ screen, name, isReadOnly = false, action = "update", isShared = false }: PlainFieldProps) {
  const t = useWords();
  const { noun, units } = screen;
  const labelOf = useLabelOf(noun);
  const choices = useChoicesOf(noun);
  const help = screen.helps?.[name];
  const field = {
    name,
    label: labelOf(name),
    isReadOnly,
    isRequired: isRequired(noun.draft, name),
    ...(help && { help: t(help) }),
  };
  const Drawn = screen.drawn?.[name];
  if (Drawn) return <Drawn {...field} />;
  const unit = units?.[name];
  const isOptional = takesNull(noun.draft, name);
  switch (kindOf(name, noun.draft.shape[name]!)) {
    case "geometry":
      return <GeometryField geometryType="any" isReadOnly={isReadOnly} />;
    case "place":
      return <PlaceField {...field} permission={`${noun.path}.${action}`} />;
    case "choice":
      return (
        <ChoiceInput
          {...field}
          {...(isOptional && { emptyLabel: t("value_unknown") })}
          options={choices[name]!.map((option) =>
            name === noun.symbol
              ? { ...option, picture: <Swatch {...screen.looks[option.value]!} size={18} /> }
              : option,
          )}
        />
      );
    case "hazard":
      return <HazardField {...field} />;
    case "boolean":
      if (isShared) return <YesNoInput {...field} mayBeUnknown={isOptional} />;
      return (
        <Box sx={{ pt: "18px" }}>
          <CheckInput {...field} />
        </Box>
      );
    case "integer":
    case "number":
      return <NumberInput {...field} {...(unit && { unit: t(unit) })} />;
    case "date":
      return <DayInput {...field} />;
    case "datetime":
      return <InstantInput {...field} />;
    case "list":
      return <TextListInput {...field} isOfSentences />;
    case "long_text":
      return <TextInput {...field} lines={3} />;
    default:
      return <TextInput {...field} />;
  }
}

function HazardField(field: FieldOf) {
  const hazards = useHazardOptions({ withOther: true }).map(({ value, ...option }) => ({ ...option, id: value }));
  return <SearchChoice<string> {...field} options={hazards} />;
}

type FieldOf = { name: string; label: string; isReadOnly: boolean; isRequired: boolean };

function PlaceField({ permission, ...field }: FieldOf & { permission: Parameters<ReturnType<typeof useMay>>[0] }) {
  const may = useMay();
  const places = usePlaceOptions((id) => field.isReadOnly || may(permission, id));
  return <SearchChoice {...field} options={places} />;
}
