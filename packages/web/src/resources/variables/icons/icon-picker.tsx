// A search over the icons, and below it those that are found.
import { useEffect, useId, useMemo, useRef, useState } from "react";
import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import Typography from "@mui/material/Typography";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { findIcons, iconEntries, isSameIcon } from "./icon-catalog.ts";
import { focusCell, gridWidth, IconGrid } from "./icon-grid.tsx";

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
  return (
    <Box sx={{ width: gridWidth + 24 + 4, padding: "12px" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: "12px", mb: "8px" }}>
        <OutlinedInput
          fullWidth
          inputRef={search}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && found[0]) onPick(found[0].name);
            else if (event.key === "ArrowDown") focusCell(grid.current, Math.max(chosen, 0));
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
      <IconGrid
        id={listId}
        ref={grid}
        icons={found}
        chosen={chosen}
        onPick={onPick}
        onLeave={() => search.current?.focus()}
      />
    </Box>
  );
}
