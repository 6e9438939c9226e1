// Parts of the rows of classes and options: a short text without a label above it, an icon, and removal.
import { useState } from "react";
import ButtonBase from "@mui/material/ButtonBase";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { useBound } from "../../../forms/field-parts.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { IconPicker } from "../icons/icon-picker.tsx";

type CellProps = { name: string; label: string; isReadOnly: boolean; placeholder?: string };

/** Its error is marked here and said below the table. */
export function TextCell({
  name,
  label,
  isReadOnly,
  placeholder,
  onTyped,
}: CellProps & { onTyped?: (text: string) => void }) {
  const { field, ref, error } = useBound(name);
  return (
    <Tooltip title={error ?? ""}>
      <OutlinedInput
        {...field}
        fullWidth
        inputRef={ref}
        value={field.value ?? ""}
        onChange={({ target }) => {
          field.onChange(target.value);
          onTyped?.(target.value);
        }}
        error={error !== undefined}
        placeholder={placeholder}
        inputProps={{ "aria-label": label, readOnly: isReadOnly }}
      />
    </Tooltip>
  );
}

type IconButtonCellProps = {
  label: string;
  /** Null draws the variable's own. */
  value: string | null;
  onChange: (icon: string) => void;
  isReadOnly: boolean;
};

export function IconCell({ label, value, onChange, isReadOnly }: IconButtonCellProps) {
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
          width: 28,
          height: 28,
          borderRadius: "6px",
          border: `1px ${value ? "solid" : "dashed"} ${theme.vars.palette.borderStrong}`,
          color: value ? "text.primary" : "text.disabled",
        })}
      >
        <Icon name={value ?? "plus"} size={value ? 14 : 11} />
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableAutoFocus
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label, sx: { mt: "4px" } } as object }}
      >
        <IconPicker
          value={value ?? ""}
          onPick={(icon) => {
            onChange(icon);
            setAnchor(null);
          }}
        />
      </Popover>
    </>
  );
}

export function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  const t = useWords();
  return (
    <Tooltip title={t("variable_row_remove")}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        <Icon name="trash-o" />
      </IconButton>
    </Tooltip>
  );
}
