// Choosing the columns of a list: which are shown, and in which order. They are held in the address.
import { useRef, useState } from "react";
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

/** `isOwn`: a field that not every row has, told apart from the others. */
export type ColumnOption = { key: string; label: string; isOwn?: boolean };

type ColumnChoiceProps = { options: readonly ColumnOption[]; chosen: readonly string[] };

export function ColumnChoice({ options, chosen }: ColumnChoiceProps) {
  const t = useWords();
  const { search, change } = useUrlState();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const set = (columns: readonly string[]) => change({ columns }, { isReplacing: true });
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
          {hidden.filter(({ isOwn }) => !isOwn).map((option) => choice(option, false))}
          {hidden.some(({ isOwn }) => isOwn) && <FilterTitle>{t("columns_own")}</FilterTitle>}
          {hidden.filter(({ isOwn }) => isOwn).map((option) => choice(option, false))}
        </Box>
        <Button variant="text" sx={{ mt: "8px" }} disabled={!search.columns} onClick={() => change({ columns: null })}>
          {t("columns_usual")}
        </Button>
      </Popover>
    </>
  );
}
