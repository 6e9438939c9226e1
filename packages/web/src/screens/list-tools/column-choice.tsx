// Choosing the columns of a list: which are shown, and in which order. They are held in the address.
import { Fragment, useRef, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { useUrlState } from "../../api/url-state.ts";
import { FilterTitle } from "../filter-bar.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

/** `group`: what stands under a heading of its own, because not every row has it. */
export type ColumnOption = { key: string; label: string; group?: string };

/** Each heading with its columns; those without one stand first. */
function inGroups(options: readonly ColumnOption[]) {
  const groups = [...new Set([undefined, ...options.map(({ group }) => group)])];
  return groups.map((group) => [group, options.filter((it) => it.group === group)] as const);
}

type ColumnChoiceProps = {
  options: readonly ColumnOption[];
  chosen: readonly string[];
  /** Where the address holds them. */
  name?: "columns" | "metrics";
};

export function ColumnChoice({ options, chosen, name = "columns" }: ColumnChoiceProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const set = (columns: readonly string[]) => change({ [name]: columns }, { isReplacing: true });
  const shown = chosen.flatMap((key) => options.find((it) => it.key === key) ?? []);
  const hidden = options.filter(({ key }) => !chosen.includes(key));
  const move = (key: string, by: -1 | 1) => {
    const at = chosen.indexOf(key);
    const moved = chosen.filter((it) => it !== key);
    set(moved.toSpliced(at + by, 0, key));
  };
  const choice = ({ key, label }: ColumnOption, isShown: boolean) => (
    <FormControlLabel
      key={key}
      label={label}
      sx={{ flex: 1, ml: "-6px", mr: 0 }}
      control={
        <Checkbox
          checked={isShown}
          disabled={isShown && chosen.length === 1}
          onChange={() => set(isShown ? chosen.filter((it) => it !== key) : [...chosen, key])}
        />
      }
    />
  );
  return (
    <>
      <Tooltip title={t("columns")}>
        <IconButton ref={anchor} aria-label={t("columns")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="columns" />
        </IconButton>
      </Tooltip>
      <Popover
        open={isOpen}
        onClose={() => setOpen(false)}
        anchorEl={() => anchor.current}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{ paper: { role: "dialog", "aria-label": t("columns"), sx: { p: "16px", width: 300 } } }}
      >
        <FilterTitle>{t("columns")}</FilterTitle>
        {shown.map((option, index) => (
          <Box key={option.key} sx={{ display: "flex", alignItems: "center" }}>
            {choice(option, true)}
            <IconButton
              aria-label={t("column_up", { name: option.label })}
              disabled={index === 0}
              onClick={() => move(option.key, -1)}
            >
              <Icon name="angle-up" />
            </IconButton>
            <IconButton
              aria-label={t("column_down", { name: option.label })}
              disabled={index === shown.length - 1}
              onClick={() => move(option.key, 1)}
            >
              <Icon name="angle-down" />
            </IconButton>
          </Box>
        ))}
        <Box sx={{ borderTop: 1, borderColor: "divider", my: "8px" }} />
        <Box sx={{ display: "flex", flexDirection: "column" }}>
          {inGroups(hidden).map(([group, grouped]) => (
            <Fragment key={group ?? ""}>
              {group && <FilterTitle>{group}</FilterTitle>}
              {grouped.map((option) => choice(option, false))}
            </Fragment>
          ))}
        </Box>
        <Button variant="text" sx={{ mt: "8px" }} disabled={!search[name]} onClick={() => change({ [name]: null })}>
          {t("columns_usual")}
        </Button>
      </Popover>
    </>
  );
}
