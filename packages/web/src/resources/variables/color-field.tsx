// A colour: its code, a start from the system's own picker, and a row of safe ones.
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import type { WordKey } from "@atalaya/contract/words.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { size } from "../../ui/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { isFaint, safeColors, validColor } from "./safe-colors.ts";

/** The label above a field, with the gap below it. */
const labelHeight = 20;

type ColorFieldProps = { name: string; label: string; isReadOnly: boolean };

export function ColorField({ name, label, isReadOnly }: ColorFieldProps) {
  const t = useWords();
  const { field, ref, error } = useBound(name);
  const value = String(field.value ?? "");
  return (
    <Box sx={{ position: "relative" }}>
      <TextField
        {...field}
        id={`field-${name}`}
        inputRef={ref}
        label={label}
        required={!isReadOnly}
        error={error !== undefined}
        helperText={helpOrError(isFaint(value) ? t("color_faint") : undefined, error)}
        slotProps={{ htmlInput: { readOnly: isReadOnly, maxLength: 7, spellCheck: false, className: "tn" } }}
        sx={{ "& input": { paddingLeft: "40px" } }}
      />
      <SystemPicker value={value} onPick={field.onChange} isReadOnly={isReadOnly} />
      {!isReadOnly && <SafeColors value={value} onPick={field.onChange} />}
    </Box>
  );
}

type PickerProps = { value: string; onPick: (color: string) => void };

function SystemPicker({ value, onPick, isReadOnly }: PickerProps & { isReadOnly: boolean }) {
  const t = useWords();
  return (
    <Box
      component="input"
      type="color"
      aria-label={t("color_pick")}
      title={isReadOnly ? undefined : t("color_pick")}
      value={validColor(value).toLowerCase()}
      disabled={isReadOnly}
      onChange={(event) => onPick(event.target.value.toUpperCase())}
      sx={{
        position: "absolute",
        top: `calc(${labelHeight}px + (${size("field")} - 24px) / 2)`,
        left: 8,
        width: 24,
        height: 24,
        padding: 0,
        border: 0,
        borderRadius: "4px",
        background: "none",
        cursor: isReadOnly ? "default" : "pointer",
        "&::-webkit-color-swatch-wrapper": { padding: "2px" },
        "&::-webkit-color-swatch": { border: 0, borderRadius: "4px" },
      }}
    />
  );
}

const colorName = (color: string) => `safe_color.${color.slice(1)}` as WordKey;

/** Colours side by side: one tab stop, arrows move and choose, as in a group of radio buttons. */
function SafeColors({ value, onPick }: PickerProps) {
  const t = useWords();
  const chosen = safeColors.indexOf(value.toUpperCase());
  const onKeyDown = (event: React.KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (Math.max(chosen, 0) + step + safeColors.length) % safeColors.length;
    onPick(safeColors[next] ?? "");
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  return (
    <Box
      role="radiogroup"
      aria-label={t("color_safe")}
      onKeyDown={onKeyDown}
      sx={{ display: "flex", flexWrap: "wrap", gap: "6px", mb: "12px" }}
    >
      {safeColors.map((color, index) => (
        <Tooltip key={color} title={t(colorName(color))}>
          <Box
            component="button"
            type="button"
            role="radio"
            aria-checked={index === chosen}
            aria-label={t(colorName(color))}
            tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
            onClick={() => onPick(color)}
            style={{ backgroundColor: color }}
            sx={(theme) => ({
              width: 24,
              height: 24,
              padding: 0,
              border: 0,
              borderRadius: "4px",
              cursor: "pointer",
              boxShadow:
                index === chosen
                  ? `0 0 0 2px ${theme.vars.palette.background.paper}, 0 0 0 4px ${theme.vars.palette.text.primary}`
                  : "none",
              "&:focus-visible": { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 4 },
            })}
          />
        </Tooltip>
      ))}
    </Box>
  );
}
