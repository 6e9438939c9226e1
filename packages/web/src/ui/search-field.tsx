// Search as you type: "/" focuses it, Escape empties it, and the screen hears of it after a short pause.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { Icon } from "./icon.tsx";
import { Keys } from "./keys.tsx";
import { ariaKeysOf, isPressed, useShortcut } from "./shortcuts.ts";
import { fingerQuery, size } from "./theme/theme-global.ts";
import { useWords } from "./words.ts";

const pause = 300;

type SearchFieldProps = {
  value: string;
  onChange: (text: string) => void;
  /** Shown while empty, and the accessible name: "Buscar título, fuente…". */
  placeholder: string;
  width?: number | string;
};

/** The typed text, told to the screen after a pause; a value that the screen sets itself (Back, "clear") is taken over. */
function useDebounced(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (value !== told.current) setText((told.current = value));
  }, [value]);
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => tell((told.current = text)), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}

/** The search box of a list. */
export function SearchField({ value, onChange, placeholder, width = 212 }: SearchFieldProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useDebounced(value, onChange);
  useShortcut("search", () => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <OutlinedInput
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => isPressed(event.nativeEvent, "close") && setText("")}
      placeholder={placeholder}
      inputRef={input}
      sx={{
        width,
        height: size("bar"),
        minHeight: size("bar"),
        pl: "10px",
        pr: "6px",
        "& input": { px: "6px", textOverflow: "ellipsis" },
      }}
      inputProps={{
        type: "search",
        "aria-label": placeholder,
        "aria-keyshortcuts": ariaKeysOf("search"),
        enterKeyHint: "search",
      }}
      startAdornment={<Icon name="search" color="var(--mui-palette-text-disabled)" />}
      endAdornment={
        <InputAdornment position="end" sx={{ m: 0 }}>
          {text ? (
            <IconButton aria-label={t("clear_search")} onClick={() => setText("")} sx={{ width: 24, height: 24 }}>
              <Icon name="times" />
            </IconButton>
          ) : (
            <KeyHint />
          )}
        </InputAdornment>
      }
    />
  );
}

/** Only where there is a keyboard to press it on. */
function KeyHint() {
  return (
    <Box component="span" aria-hidden sx={{ display: "inline-flex", [fingerQuery]: { display: "none" } }}>
      <Keys of="search" />
    </Box>
  );
}
