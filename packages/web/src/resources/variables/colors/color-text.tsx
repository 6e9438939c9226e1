// The colour as text: hexadecimal digits, and alpha as a number that the arrow keys move.
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { parseNumber, typedNumber } from "../../../forms/numbers/number-text.ts";
import { useFollowing } from "../../../ui/use-following.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { settledHex, steppedAlpha, tidyAlpha, typedHex } from "./color-model.ts";

const longestHex = 9;

/** Typed text that follows the value from outside, until it is typed in. */
function useTyped(shown: string) {
  const [text, setText] = useFollowing<string | null>(shown, () => null);
  return [text ?? shown, setText] as const;
}

type HexTextProps = { value: string; onChange: (hex: string) => void };

export function HexText({ value, onChange }: HexTextProps) {
  const t = useWords();
  const [text, setText] = useTyped(value);
  const settle = () => {
    const hex = settledHex(text);
    if (hex && hex !== value) onChange(hex);
    setText(null);
  };
  return (
    <OutlinedInput
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const hex = typedHex(target.value);
        if (hex) onChange(hex);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        settle();
      }}
      startAdornment={<InputAdornment position="start">{t("color_hex")}</InputAdornment>}
      inputProps={{ "aria-label": t("color_hex"), maxLength: longestHex, spellCheck: false, className: "tn" }}
      sx={{ flex: 1, minWidth: 0, pl: "8px", "& input": { px: "2px" }, "& .MuiInputAdornment-root": { mr: "4px" } }}
    />
  );
}

type AlphaTextProps = { value: number; onChange: (alpha: number) => void };

export function AlphaText({ value, onChange }: AlphaTextProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [text, setText] = useTyped(typedNumber(value, language));
  return (
    <OutlinedInput
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        const alpha = parseNumber(target.value, language);
        if (typeof alpha === "number") onChange(tidyAlpha(alpha));
      }}
      onBlur={() => setText(null)}
      onKeyDown={(event) => {
        const { key } = event;
        if (key === "ArrowUp" || key === "ArrowDown") onChange(steppedAlpha(value, key === "ArrowUp" ? 1 : -1));
        else if (key !== "Enter") return;
        event.preventDefault();
      }}
      startAdornment={<InputAdornment position="start">{t("color_alpha")}</InputAdornment>}
      inputProps={{ "aria-label": t("color_alpha"), inputMode: "decimal", className: "tn" }}
      sx={{
        flex: "none",
        width: 78,
        pl: "8px",
        "& .MuiInputAdornment-root": { mr: 0 },
        "& input": { px: "6px", textAlign: "right" },
      }}
    />
  );
}
