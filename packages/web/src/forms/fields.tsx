// The plain fields: text, number, day, choice, switch. Bound to the form by name.
import type { ReactNode } from "react";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useLanguage, useWords } from "../ui/words.ts";
import { helpOrError, useBound, type FieldProps } from "./field-parts.tsx";
import { LockedField } from "./locked-field.tsx";
import { parseNumber, typedNumber } from "./numbers/number-text.ts";
import { useTypedNumber } from "./numbers/use-typed-number.ts";

type TextFieldProps = FieldProps & {
  lines?: number;
  type?: "text" | "email" | "password";
  autoComplete?: string;
  /** Emptied, it holds null: for values whose schema does not turn "" into it. */
  isNullable?: boolean;
  placeholder?: string | undefined;
  /** What else follows from the text. */
  onTyped?: (text: string) => void;
};

/** Text, long text, e-mail or password. Emptied, it holds "", which the schema of an optional text turns into null. */
export function TextInput({
  name,
  label,
  help,
  isRequired,
  isReadOnly,
  lines,
  type = "text",
  autoComplete = "off",
  isNullable = false,
  placeholder,
  onTyped,
}: TextFieldProps) {
  const { field, ref, error } = useBound(name);
  if (isReadOnly && lines === undefined)
    return <LockedField id={`field-${name}`} label={label} value={field.value ?? ""} help={help} />;
  return (
    <TextField
      {...field}
      id={`field-${name}`}
      inputRef={ref}
      value={field.value ?? ""}
      onChange={({ target: { value } }) => {
        field.onChange(isNullable && value === "" ? null : value);
        onTyped?.(value);
      }}
      label={label}
      placeholder={placeholder}
      type={type}
      required={isRequired}
      multiline={lines !== undefined}
      minRows={lines}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
      slotProps={{ htmlInput: { readOnly: isReadOnly } }}
    />
  );
}

type NumberFieldProps = FieldProps & { unit?: string | null };

/** A number with its unit inside at the end. What is no number stays as typed and is refused by the schema. */
export function NumberInput({ name, label, help, isRequired, isReadOnly, unit }: NumberFieldProps) {
  const { field, ref, error } = useBound(name);
  const [language] = useLanguage();
  const [text, setText] = useTypedNumber(field.value, language);
  return (
    <TextField
      {...field}
      id={`field-${name}`}
      inputRef={ref}
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        field.onChange(parseNumber(event.target.value, language));
      }}
      onBlur={() => {
        field.onBlur();
        // What was understood is seen before it is saved.
        setText(typedNumber(field.value, language));
      }}
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
      slotProps={{
        htmlInput: { readOnly: isReadOnly, inputMode: "decimal", className: "tn", style: { textAlign: "right" } },
        input: unit ? { endAdornment: <InputAdornment position="end">{unit}</InputAdornment> } : {},
      }}
    />
  );
}

export type Option = { value: string | number; label: string; picture?: ReactNode };
type ChoiceProps = FieldProps & {
  options: readonly Option[];
  emptyLabel?: string;
  /** What else follows from a choice. */
  onChosen?: (value: Option["value"] | null) => void;
};

/** One of few. With `emptyLabel` the choice may be none, held as null. */
export function ChoiceInput(props: ChoiceProps) {
  const { name, label, help, isRequired, isReadOnly, options, emptyLabel, onChosen } = props;
  const { field, ref, error } = useBound(name);
  const hasPictures = options.some(({ picture }) => picture !== undefined);
  if (isReadOnly) {
    const chosen = options.find((option) => option.value === field.value);
    return <LockedField id={`field-${name}`} label={label} value={chosen?.label ?? emptyLabel ?? ""} help={help} />;
  }
  return (
    <TextField
      {...field}
      id={`field-${name}`}
      inputRef={ref}
      select
      value={field.value ?? ""}
      onChange={(event) => {
        const value = event.target.value === "" ? null : event.target.value;
        field.onChange(value);
        onChosen?.(value);
      }}
      label={label}
      required={isRequired}
      error={error !== undefined}
      helperText={helpOrError(help, error)}
      // Beside no picture a long word ends in dots, which it does not in a row of parts.
      sx={hasPictures ? { "& .MuiSelect-select": { display: "flex", alignItems: "center", gap: "8px" } } : {}}
      slotProps={{
        select: { displayEmpty: emptyLabel !== undefined },
        inputLabel: { htmlFor: `field-${name}` },
      }}
    >
      {emptyLabel !== undefined && <MenuItem value="">{emptyLabel}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value} sx={{ gap: "8px" }}>
          {option.picture}
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Yes or no. `on` and `off` are the values it holds: true and false, or 1 and 0. */
export function CheckInput({
  name,
  label,
  isReadOnly,
  on = true,
  off = false,
}: FieldProps & { on?: unknown; off?: unknown }) {
  const { field, ref } = useBound(name);
  return (
    <FormControlLabel
      label={label}
      control={
        <Checkbox
          name={field.name}
          slotProps={{ input: { ref } }}
          checked={field.value === on}
          disabled={isReadOnly}
          onChange={(event) => field.onChange(event.target.checked ? on : off)}
          onBlur={field.onBlur}
        />
      }
    />
  );
}

/** Yes, no, or unknown, which is not no, unless the field may not be unknown. */
export function YesNoInput({ mayBeUnknown = true, ...props }: FieldProps & { mayBeUnknown?: boolean }) {
  const t = useWords();
  const { field, ref, error } = useBound(props.name);
  return (
    <TextField
      id={`field-${props.name}`}
      name={field.name}
      inputRef={ref}
      select
      label={props.label}
      value={field.value === null || field.value === undefined ? "" : String(field.value)}
      onChange={(event) => field.onChange(event.target.value === "" ? null : event.target.value === "true")}
      onBlur={field.onBlur}
      error={error !== undefined}
      helperText={helpOrError(props.help, error)}
      slotProps={{ select: { readOnly: props.isReadOnly, displayEmpty: mayBeUnknown } }}
    >
      {mayBeUnknown && <MenuItem value="">{t("value_unknown")}</MenuItem>}
      <MenuItem value="true">{t("yes")}</MenuItem>
      <MenuItem value="false">{t("no")}</MenuItem>
    </TextField>
  );
}
