// Icons in a grid that is walked with the arrow keys; one of them is in the tab order.
import type { RefObject } from "react";
import Box from "@mui/material/Box";
import type { SxProps, Theme } from "@mui/material/styles";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import { useWords } from "../../../ui/words.ts";
import type { iconEntries } from "./icon-catalog.ts";

const columns = 8;
const cell = 36;
/** In pixels, without a scroll bar. */
export const gridWidth = columns * cell;

/** Moves the focus to the icon at this place. */
export const focusCell = (grid: Element | null, index: number): void =>
  (grid?.children[index] as HTMLElement | undefined)?.focus();

type IconGridProps = {
  id: string;
  ref: RefObject<HTMLDivElement | null>;
  icons: typeof iconEntries;
  /** The place of the icon that is in use; -1 where it is not among them. */
  chosen: number;
  onPick: (icon: string) => void;
  /** Up from the first line. */
  onLeave: () => void;
};

export function IconGrid({ id, ref, icons, chosen, onPick, onLeave }: IconGridProps) {
  const t = useWords();
  return (
    <Box
      id={id}
      ref={ref}
      role="listbox"
      aria-label={t("icon_list")}
      onClick={(event) => {
        const name = (event.target as HTMLElement).dataset["name"];
        if (name) onPick(name);
      }}
      onKeyDown={(event) => {
        const at = [...event.currentTarget.children].indexOf(event.target as Element);
        const next = neighbour(event.key, at, icons.length);
        if (next === null) return;
        event.preventDefault();
        if (next < 0) onLeave();
        else focusCell(event.currentTarget, next);
      }}
      sx={gridStyle}
    >
      {icons.map(({ name }, index) => (
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
  );
}

const gridStyle: SxProps<Theme> = (theme) => ({
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
});

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
