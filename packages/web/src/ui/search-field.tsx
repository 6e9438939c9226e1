// Search as you type: "/" focuses it, Escape empties it, and the screen hears of it after a short pause.
import { useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import OutlinedInput from "@mui/material/OutlinedInput";
import { Icon } from "./icon.tsx";
import { size } from "./theme-global.ts";
import { useWords } from "./words.ts";

const pause = 300;

type SearchFieldProps = {
  value: string;
  onChange: (text: string) => void;
  /** Shown while empty, and the accessible name: "Buscar título, fuente…". */
  placeholder: string;
  width?: number | string;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Puts the cursor into the field when "/" is pressed anywhere but in another field. */
function useSlash(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, [input]);
}

/** The typed text, told to the screen after a pause; a value that the screen sets itself (Back, "clear") is taken over. */
function useDebounced(value: string, onChange: (text: string) => void) {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (value !== told.current) setText((told.current = value));
  }, [value]);
  useEffect(() => {
    if (text === told.current) return;
    const timer = setTimeout(() => tell.current((told.current = text)), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}

/** The search box of a list. */
export function SearchField({ value, onChange, placeholder, width = 212 }: SearchFieldProps) {
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useDebounced(value, onChange);
  useSlash(input);
  return (
    <OutlinedInput
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === "Escape" && setText("")}
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
      inputProps={{ type: "search", "aria-label": placeholder, "aria-keyshortcuts": "/", enterKeyHint: "search" }}
      startAdornment={<Icon name="search" color="var(--mui-palette-text-disabled)" />}
      endAdornment={
        <InputAdornment position="end" sx={{ m: 0 }}>
          {text ? (
            <IconButton aria-label={t("clear_search")} onClick={() => setText("")} sx={{ width: 24, height: 24 }}>
              <Icon name="times" />
            </IconButton>
          ) : (
            <SlashHint />
          )}
        </InputAdornment>
      }
    />
  );
}

function SlashHint() {
  return (
    <Box
      component="kbd"
      aria-hidden
      sx={(theme) => ({
        padding: "0 5px",
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: "4px",
        font: "inherit",
        fontSize: "0.6875rem",
        lineHeight: "16px",
        color: theme.vars.palette.text.disabled,
        "@media (pointer: coarse)": { display: "none" },
      })}
    >
      /
    </Box>
  );
}
