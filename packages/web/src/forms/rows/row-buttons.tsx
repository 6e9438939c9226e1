// The buttons of a row: more of it, up and down where the order means something, and away.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { actionWidth } from "./row-style.ts";

export type RowActions = {
  /** Null where all of the row is shown. */
  more: { isOpen: boolean; onToggle: () => void } | null;
  /** Null where the order means nothing. */
  onMove: ((steps: 1 | -1) => void) | null;
  onRemove: () => void;
};

/** How wide the buttons are, to be left free in the line of the heads. */
export const buttonsWidth = (hasMore: boolean, isOrdered: boolean): number =>
  actionWidth * (1 + Number(hasMore) + 2 * Number(isOrdered));

export function RowButtons({ index, count, more, onMove, onRemove }: RowActions & { index: number; count: number }) {
  const t = useWords();
  const number = index + 1;
  return (
    <Box sx={{ flex: "none", display: "flex" }}>
      {more && (
        <RowButton
          icon={more.isOpen ? "chevron-up" : "ellipsis-h"}
          label={t("row_more", { number })}
          isExpanded={more.isOpen}
          onClick={more.onToggle}
        />
      )}
      {onMove && (
        <>
          <RowButton icon="arrow-up" label={t("row_up", { number })} isIdle={index === 0} onClick={() => onMove(-1)} />
          <RowButton
            icon="arrow-down"
            label={t("row_down", { number })}
            isIdle={number === count}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <RowButton icon="times" label={t("row_remove", { number })} onClick={onRemove} isRemove />
    </Box>
  );
}

type RowButtonProps = {
  icon: string;
  label: string;
  onClick: () => void;
  isRemove?: boolean;
  isExpanded?: boolean;
  /** There is nowhere to go; it keeps the focus that it may have. */
  isIdle?: boolean;
};

const RowButton = ({ icon, label, onClick, isRemove = false, isExpanded, isIdle = false }: RowButtonProps) => (
  <Tooltip title={label}>
    <IconButton
      size="small"
      aria-label={label}
      aria-expanded={isExpanded}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      data-remove={isRemove || undefined}
      sx={{ width: actionWidth, ...(isIdle && { opacity: 0.3 }) }}
    >
      <Icon name={icon} />
    </IconButton>
  </Tooltip>
);
