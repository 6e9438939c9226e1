// Safe colours side by side: one tab stop, arrows move and choose, as in a group of radio buttons.
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import type { WordKey } from "@atalaya/contract/words.ts";
import { useWords } from "../../../ui/words.ts";
import { safeColors } from "./safe-colors.ts";

type SafeColorsProps = { value: string; onPick: (color: string) => void };

const colorName = (color: string) => `safe_color.${color.slice(1)}` as WordKey;

export function SafeColors({ value, onPick }: SafeColorsProps) {
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
      sx={{ display: "flex", flexWrap: "wrap", gap: "4px", justifyContent: "space-between" }}
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
