// A number of the table opened to its calculation: what was divided by what, what is wrong with it, and the records that add up to it.
import { useCallback, useId, useRef, type RefObject } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Popover, { type PopoverActions } from "@mui/material/Popover";
import Typography from "@mui/material/Typography";
import { sendaiIndicator } from "@atalaya/contract/domain/sendai.ts";
import type { SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { useWords } from "../../../ui/words.ts";
import { CellCalculation } from "./cell-calculation.tsx";
import { CellCards } from "./cell-cards.tsx";
import { CellFoot } from "./cell-foot.tsx";
import { CellYearly } from "./cell-yearly.tsx";
import { cellId, type OpenCell } from "./columns.ts";

type CellPopoverProps = { open: OpenCell; report: SendaiReport; onClose: () => void };

export function CellPopover({ open, report, onClose }: CellPopoverProps) {
  const t = useWords();
  const titleId = useId();
  const { code, title, column, cell } = open;
  const actions = useRef<PopoverActions>(null);
  const content = useKeepInside(actions);
  const { made } = sendaiIndicator(code);
  const isOfCards = "sums" in made || "adds" in made;
  return (
    <Popover
      open
      action={actions}
      onClose={onClose}
      anchorEl={() => document.getElementById(cellId(open.key))!}
      anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
      transformOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{
        paper: {
          role: "dialog",
          "aria-labelledby": titleId,
          sx: {
            mt: "6px",
            outline: "none",
            width: 460,
            maxWidth: "calc(100vw - 32px)",
            maxHeight: "calc(100dvh - 32px)",
          },
        },
      }}
    >
      <Box ref={content}>
        <Box sx={{ p: "12px 16px" }}>
          <Box sx={{ display: "flex", alignItems: "center", gap: "4px 8px" }}>
            <Box sx={{ flex: 1, display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 8px", minWidth: 0 }}>
              <Typography variant="h4" component="h2" id={titleId}>
                {code} {title}, {column.told}
              </Typography>
              {cell.basis && cell.value !== null && <Tag label={t(`sendai_basis.${cell.basis}`)} />}
            </Box>
            <IconButton aria-label={t("close")} onClick={onClose} sx={{ mr: "-8px" }}>
              <Icon name="times" />
            </IconButton>
          </Box>
          <CellCalculation open={open} report={report} />
        </Box>
        {isOfCards ? <CellCards open={open} currency={report.currency} /> : <CellYearly open={open} />}
        <CellFoot open={open} isOfCards={isOfCards} />
      </Box>
    </Popover>
  );
}

/** What grows while its records arrive is placed anew, or it would reach below the window. */
const useKeepInside = (actions: RefObject<PopoverActions | null>) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      const observer = new ResizeObserver(() => actions.current?.updatePosition());
      observer.observe(element);
      return () => observer.disconnect();
    },
    [actions],
  );
