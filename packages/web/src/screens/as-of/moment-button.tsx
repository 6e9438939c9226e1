// The way to how a screen stood at a moment, as a picture among other buttons.
import { lazy, Suspense, useState } from "react";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

const MomentDialog = lazy(async () => ({ default: (await import("./moment-dialog.tsx")).MomentDialog }));

export function MomentButton() {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={t("past_open")}>
        <IconButton aria-label={t("past_open")} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="history" size={16} />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <MomentDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
