// A share that is kept from 0 to 1 and typed in percent.
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { helpOrError, useBound, type FieldProps } from "../../../../forms/field-parts.tsx";
import { parseNumber } from "../../../../forms/numbers/number-text.ts";
import { useTypedNumber } from "../../../../forms/numbers/use-typed-number.ts";
import { useLanguage } from "../../../../ui/words.ts";

const percentOf = (share: unknown): unknown =>
  typeof share === "number" ? Number((share * 100).toFixed(6)) : (share ?? null);
const shareOf = (percent: unknown): unknown =>
  typeof percent === "number" ? Number((percent / 100).toFixed(8)) : percent;

/** What is no number stays as typed and is refused by the schema. */
export function ShareInput({ name, label, help, isRequired, isReadOnly }: FieldProps) {
  const { field, ref, error } = useBound(name);
  const [language] = useLanguage();
  const [text, setText] = useTypedNumber(percentOf(field.value), language);
  return (
    <TextField
      {...field}
      id={`field-${name}`}
      inputRef={ref}
      value={text}
      onChange={({ target: { value } }) => {
        setText(value);
        field.onChange(shareOf(parseNumber(value, language)));
      }}
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
      slotProps={{
        htmlInput: { readOnly: isReadOnly, inputMode: "decimal", className: "tn", style: { textAlign: "right" } },
        input: { endAdornment: <InputAdornment position="end">%</InputAdornment> },
      }}
    />
  );
}
