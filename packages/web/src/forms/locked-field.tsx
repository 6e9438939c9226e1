// A field that shows its value and cannot be changed: sunken, with a lock.
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { Icon } from "../ui/icon.tsx";

type LockedFieldProps = { id?: string; label: string; value: string; help?: string | undefined };

/** It stays in the tab order, so that its value can be read and copied. A value of several lines has as many, and like other long texts no lock. */
export function LockedField({ id, label, value, help }: LockedFieldProps) {
  const isOfLines = value.includes("\n");
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      helperText={help ?? " "}
      multiline={isOfLines}
      slotProps={{
        htmlInput: { readOnly: true },
        input: {
          startAdornment: !isOfLines && (
            <InputAdornment position="start" sx={{ mr: 0 }}>
              <Icon name="lock" color="var(--mui-palette-text-disabled)" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
