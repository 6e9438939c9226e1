// A colour: its code as text, and a swatch that opens the panel; rows of a table have the swatch alone.
import { useState } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import Popover from "@mui/material/Popover";
import TextField from "@mui/material/TextField";
import { helpOrError, useBound } from "../../../forms/field-parts.tsx";
import { size } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import { settledHex } from "./color-model.ts";
import { ColorPanel } from "./color-panel.tsx";
import { isFaint, validColor } from "./safe-colors.ts";

/** The label above a field, with the gap below it. */
const labelHeight = 20;

type ColorFieldProps = {
  name: string;
  label: string;
  isReadOnly: boolean;
  /** May be left empty, held as null; what is drawn then is said in the empty field. */
  emptyLabel?: string;
};

export function ColorField({ name, label, isReadOnly, emptyLabel }: ColorFieldProps) {
  const t = useWords();
  const { field, ref, error } = useBound(name);
  const value = String(field.value ?? "");
  const isOptional = emptyLabel !== undefined;
  return (
    <Box sx={{ position: "relative" }}>
      <TextField
        {...field}
        value={value}
        onChange={({ target }) => field.onChange(target.value || (isOptional ? null : ""))}
        onBlur={() => {
          const hex = settledHex(value);
          if (hex && hex !== value) field.onChange(hex);
          field.onBlur();
        }}
        id={`field-${name}`}
        inputRef={ref}
        label={label}
        required={!isReadOnly && !isOptional}
        placeholder={emptyLabel}
        error={error !== undefined}
        helperText={helpOrError(isFaint(value) ? t("color_faint") : undefined, error)}
        slotProps={{ htmlInput: { readOnly: isReadOnly, maxLength: 9, spellCheck: false, className: "tn" } }}
        sx={{ "& input": { paddingLeft: "40px" } }}
      />
      <Box sx={{ position: "absolute", left: 8, top: `calc(${labelHeight}px + (${size("field")} - 24px) / 2)` }}>
        <ColorButton
          label={t("color_pick_for", { label })}
          value={value}
          onChange={field.onChange}
          isReadOnly={isReadOnly}
        />
      </Box>
    </Box>
  );
}

type ColorButtonProps = {
  label: string;
  /** Empty where no colour is chosen. */
  value: string;
  onChange: (color: string) => void;
  isReadOnly: boolean;
};

/** A swatch that opens the panel; Escape closes it and gives the focus back. */
export function ColorButton({ label, value, onChange, isReadOnly }: ColorButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ButtonBase
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={isReadOnly}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={(theme) => ({
          width: 24,
          height: 24,
          borderRadius: "5px",
          border: `1px solid ${theme.vars.palette.borderStrong}`,
          ...(value === "" && { borderStyle: "dashed" }),
        })}
        style={value ? { backgroundColor: validColor(value) } : undefined}
      />
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { mt: "4px" } } as object }}
      >
        {anchor && <ColorPanel value={value} onChange={onChange} />}
      </Popover>
    </>
  );
}
