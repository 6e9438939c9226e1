// What something of the file is here, and how that is chosen: the choice opens in the row, one at a time.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DesInventarLoad } from "@atalaya/contract/resources/records/desinventar.ts";
import { Tag } from "../../../ui/tag.tsx";
import { useWords } from "../../../ui/words.ts";

/** Of a table of what the file names; `onChosen`: what one of them is here has changed. */
export type LoadTableProps = { load: DesInventarLoad; isReadOnly: boolean; onChosen: () => void };

type ChosenCellProps = {
  /** What the file calls it. */
  name: string;
  /** What it is here; null is left out. */
  chosen: { name: string; about: string | null } | null;
  /** Why nothing can be chosen. */
  locked?: string | null;
  isReadOnly: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onLeaveOut: () => void;
  /** The choice itself, while it is open. */
  children: ReactNode;
};

export function ChosenCell(props: ChosenCellProps) {
  const { name, chosen, locked = null, isReadOnly, isOpen, onOpen, onLeaveOut, children } = props;
  const t = useWords();
  if (isOpen && !isReadOnly)
    return (
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px", py: "4px" }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>{children}</Box>
        {chosen && (
          <Button variant="outlined" onClick={onLeaveOut}>
            {t("cards_leave_out")}
          </Button>
        )}
      </Box>
    );
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {chosen ? (
          <>
            <Typography component="span" sx={{ display: "block" }} noWrap>
              {chosen.name}
            </Typography>
            <Typography variant="caption" component="span" color="textSecondary" sx={{ whiteSpace: "normal" }}>
              {chosen.about}
            </Typography>
          </>
        ) : (
          <Tag label={locked ?? t("cards_left_out")} status={locked ? undefined : "warning"} />
        )}
      </Box>
      {!isReadOnly && !locked && (
        <Button variant="text" size="small" aria-label={t("cards_change", { name })} onClick={onOpen}>
          {t("cards_choose")}
        </Button>
      )}
    </Box>
  );
}
