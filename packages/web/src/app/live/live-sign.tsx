// A calm sign in the toolbar where changes of others have not come by themselves for a while. Nothing while all works.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import { useIsOffline } from "../../api/connection.ts";
import { useLive } from "../../api/live/live-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { visuallyHidden } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";

/** A short cut is mended before anybody would miss something. */
const patienceMs = 10_000;

const noRoom = "@media (max-width: 899.95px)";

export function LiveSign() {
  const t = useWords();
  const cutSince = useLive((state) => state.cutSince);
  const isOffline = useIsOffline();
  const [missed, setMissed] = useState<number | null>(null);
  useEffect(() => {
    if (cutSince === null) return;
    const timer = setTimeout(() => setMissed(cutSince), cutSince + patienceMs - Date.now());
    return () => clearTimeout(timer);
  }, [cutSince]);
  // Without any connection there is a band that says so.
  if (cutSince === null || missed !== cutSince || isOffline) return null;
  return (
    <Tooltip title={t("live_cut_text")}>
      <Box
        role="status"
        tabIndex={0}
        sx={(theme) => ({
          display: "flex",
          flex: "none",
          alignItems: "center",
          gap: "6px",
          px: "8px",
          fontSize: "0.75rem",
          color: theme.vars.palette.text.secondary,
        })}
      >
        <Icon name="plug" size={13} />
        <Box component="span" sx={{ [noRoom]: visuallyHidden }}>
          {t("live_cut")}
        </Box>
      </Box>
    </Tooltip>
  );
}
