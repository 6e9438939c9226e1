// A panel whose content is loading or could not be loaded. It can be closed all the same.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { ErrorState } from "../ui/error-state.tsx";
import { useWords } from "../ui/words.ts";
import { SheetContext } from "./paper/reading-frame.tsx";
import { PanelHead } from "./panel-head.tsx";
import { Sheet } from "./sheet.tsx";

type WaitingPanelProps = {
  title?: string;
  /** What went wrong; null while it loads. */
  error: Error | null;
  errorTitle?: string;
  onRetry: () => void;
  onClose: () => void;
};

export function WaitingPanel({ title = "", error, errorTitle, onRetry, onClose }: WaitingPanelProps) {
  const t = useWords();
  const sheet = useContext(SheetContext);
  const panel = (
    <Box data-opened sx={{ height: "100%", bgcolor: "background.paper", p: "12px 20px" }}>
      <PanelHead title={title || (error ? "" : t("loading"))} onClose={onClose} />
      {error ? <ErrorState error={error} title={errorTitle} onRetry={onRetry} onBack={onClose} /> : <PanelSkeleton />}
    </Box>
  );
  if (!sheet) return panel;
  return (
    <Sheet {...sheet} label={t("loading")}>
      {panel}
    </Sheet>
  );
}

const PanelSkeleton = () => (
  <Box aria-hidden>
    {[180, 320, 320, 240].map((width, index) => (
      <Skeleton key={index} variant="rounded" width={width} height={32} sx={{ my: "16px" }} />
    ))}
  </Box>
);
