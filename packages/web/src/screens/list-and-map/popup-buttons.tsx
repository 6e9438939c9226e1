// What a popup leads to: the thing seen nearer, and opened.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useWords } from "../../ui/words.ts";

type PopupButtonsProps = {
  onZoom: () => void;
  onOpen: () => void;
  /** Stands at the left. */
  children?: ReactNode;
};

export function PopupButtons({ onZoom, onOpen, children }: PopupButtonsProps) {
  const t = useWords();
  return (
    <Box
      sx={{
        display: "flex",
        alignItems: "center",
        justifyContent: "flex-end",
        p: "4px 4px 4px 12px",
        borderTop: 1,
        borderColor: "divider",
      }}
    >
      {children}
      <Button variant="text" onClick={onZoom}>
        {t("record_zoom")}
      </Button>
      <Button variant="text" onClick={onOpen}>
        {t("record_open")}
      </Button>
    </Box>
  );
}
