// The choice of an icon: a field that opens a searchable grid.
import { useState } from "react";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import Popover from "@mui/material/Popover";
import { helpOrError, useBound } from "../../../forms/field-parts.tsx";
import { LockedField } from "../../../forms/locked-field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { size } from "../../../ui/theme/theme-global.ts";
import { IconPicker } from "./icon-picker.tsx";

type IconFieldProps = { name: string; label: string; isReadOnly: boolean };

export function IconField({ name, label, isReadOnly }: IconFieldProps) {
  const { field, ref, error } = useBound(name);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const value = String(field.value ?? "");
  const id = `field-${name}`;
  if (isReadOnly) return <LockedField id={id} label={label} value={value} />;
  const pick = (icon: string) => {
    field.onChange(icon);
    setAnchor(null);
  };
  return (
    <FormControl fullWidth required error={error !== undefined}>
      <InputLabel id={`${id}-label`} htmlFor={id}>
        {label}
      </InputLabel>
      <ButtonBase
        id={id}
        ref={ref}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-labelledby={`${id}-label ${id}-value`}
        onClick={(event) => setAnchor(event.currentTarget)}
        onBlur={field.onBlur}
        sx={(theme) => ({
          justifyContent: "flex-start",
          gap: "8px",
          width: "100%",
          height: size("field"),
          padding: "0 10px",
          border: `1px solid ${theme.vars.palette.borderStrong}`,
          borderRadius: "6px",
          fontSize: "0.8125rem",
          backgroundColor: theme.vars.palette.background.paper,
          "&:hover": { borderColor: theme.vars.palette.text.secondary },
        })}
      >
        <Icon name={value} size={14} />
        <Box component="span" id={`${id}-value`} sx={{ flex: 1, textAlign: "left" }}>
          {value}
        </Box>
        <Icon name={anchor ? "angle-up" : "angle-down"} size={16} color="var(--mui-palette-text-disabled)" />
      </ButtonBase>
      <FormHelperText>{helpOrError(undefined, error)}</FormHelperText>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableAutoFocus
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { mt: "4px" } } as object }}
      >
        <IconPicker value={value} onPick={pick} />
      </Popover>
    </FormControl>
  );
}
