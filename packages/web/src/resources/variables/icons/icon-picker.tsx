// A search over the icons, and a grid that is walked with the arrow keys.
import { useEffect, useId, useMemo, useRef, useState } from "react";
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { findIcons, iconEntries, isSameIcon } from "./icon-catalog.ts";

const columns = 8;
const cell = 36;

type IconPickerProps = { value: string; onPick: (icon: string) => void };

/** Enter in the search takes the first icon found; down goes into the grid. */
export function IconPicker({ value, onPick }: IconPickerProps) {
  const t = useWords();
  const [typed, setTyped] = useState("");
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const found = useMemo(() => findIcons(typed), [typed]);
  const chosen = found.findIndex(({ name }) => isSameIcon(name, value));
  useEffect(() => {
    // The popover is invisible, and takes no focus, until its first frame.
    const frame = requestAnimationFrame(() => search.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const focusCell = (index: number) => (grid.current?.children[index] as HTMLElement | undefined)?.focus();
  return (
    <Box sx={{ width: columns * cell + 24 + 4, padding: "12px" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: "12px", mb: "8px" }}>
        <OutlinedInput
          fullWidth
          inputRef={search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && found[0]) onPick(found[0].name);
            else if (event.key === "ArrowDown") focusCell(Math.max(chosen, 0));
            else return;
            event.preventDefault();
          }}
          placeholder={t("icon_search_hint")}
          startAdornment={<Icon name="search" color="var(--mui-palette-text-disabled)" />}
          inputProps={{ "aria-label": t("icon_search"), "aria-controls": listId }}
          sx={{ pl: "10px" }}
        />
        <Typography variant="caption" color="textSecondary" className="tn" noWrap role="status" sx={{ flex: "none" }}>
          {found.length === 0 ? t("icon_none") : t("icon_found", { count: found.length, total: iconEntries.length })}
        </Typography>
      </Box>
      <Box
        id={listId}
        ref={grid}
        role="listbox"
        aria-label={t("icon_list")}
        onClick={(event) => {
          const name = (event.target as HTMLElement).dataset["name"];
          if (name) onPick(name);
        }}
        onKeyDown={(event) => {
          const at = [...event.currentTarget.children].indexOf(event.target as Element);
          const next = neighbour(event.key, at, found.length);
          if (next === null) return;
          event.preventDefault();
          if (next < 0) search.current?.focus();
          else focusCell(next);
        }}
        sx={(theme) => ({
          display: "grid",
          gridTemplateColumns: `repeat(${columns}, ${cell}px)`,
          alignContent: "start",
          height: cell * 6.5,
          overflowY: "auto",
          "& > button": {
            width: cell,
            height: cell,
            padding: 0,
            border: 0,
            borderRadius: "6px",
            background: "none",
            color: theme.vars.palette.text.secondary,
            font: "16px/1 FontAwesome",
            cursor: "pointer",
          },
          "& > button:hover": { backgroundColor: theme.vars.palette.hover },
          "& > button[aria-selected=true]": {
            backgroundColor: theme.vars.palette.soft,
            color: theme.vars.palette.softText,
          },
          "& > button:focus-visible": { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
        })}
      >
        {found.map(({ name }, index) => (
          <button
            key={name}
            type="button"
            role="option"
            aria-label={name}
            title={name}
            data-name={name}
            aria-selected={index === chosen}
            tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          >
            {iconCodePoints[name]}
          </button>
        ))}
      </Box>
    </Box>
  );
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };

/** Where a key leads from a cell: an index, -1 for the search above the grid, null for nowhere. */
function neighbour(key: string, at: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  if (step === undefined) return null;
  const next = at + step;
  if (next < 0) return key === "ArrowUp" ? -1 : 0;
  return Math.min(next, count - 1);
}
