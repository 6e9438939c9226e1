// Filters in force as chips that can be taken away, and the dashed chip that adds one.
import Chip from "@mui/material/Chip";
import { Icon } from "./icon.tsx";
import { fingerQuery, phoneQuery } from "./theme/theme-global.ts";
import { useWords } from "./words.ts";

type FilterChipProps = {
  /** "Estado: 4", "Fecha: desde 2010". */
  label: string;
  /** Absent on a filter that cannot be removed. */
  onRemove?: () => void;
  onClick?: () => void;
};

/** A filter in force. Delete and Backspace remove it too. */
export function FilterChip({ label, onRemove, onClick }: FilterChipProps) {
  const t = useWords();
  return (
    <Chip
      label={label}
      onClick={onClick}
      onDelete={onRemove}
      deleteIcon={
        <span title={t("remove_filter")}>
          <Icon name="times" />
        </span>
      }
      sx={(theme) => ({
        backgroundColor: theme.vars.palette.soft,
        color: theme.vars.palette.softText,
        "& .MuiChip-deleteIcon": { color: "inherit", margin: "0 6px 0 -4px", display: "inline-flex" },
        [fingerQuery]: { "& .MuiChip-deleteIcon": { margin: "0 -2px 0 -14px", padding: "15px" } },
        "&.MuiChip-clickable:hover, &.Mui-focusVisible": { backgroundColor: theme.vars.palette.soft },
        [phoneQuery]: { height: 32 },
      })}
    />
  );
}

/** Opens the choice of another filter. */
export function AddFilterChip({
  label,
  onClick,
}: {
  label?: string;
  onClick: (event: React.MouseEvent<HTMLElement>) => void;
}) {
  const t = useWords();
  return (
    <Chip
      label={label ?? t("filter")}
      icon={<Icon name="plus" size={11} />}
      onClick={onClick}
      variant="outlined"
      sx={(theme) => ({
        borderStyle: "dashed",
        borderColor: theme.vars.palette.borderStrong,
        color: theme.vars.palette.text.secondary,
        "& .MuiChip-icon": { marginLeft: "8px", marginRight: "-4px", color: "inherit" },
        [phoneQuery]: { height: 32 },
      })}
    />
  );
}
