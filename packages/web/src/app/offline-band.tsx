// The band that says that the server cannot be reached, and tries again by itself and on request.
import { useCallback, useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useOfflineSince } from "../api/connection.ts";
import { useKeepTrying } from "../api/keep-trying.ts";
import { probe } from "../api/request.ts";
import { Icon } from "../ui/icon.tsx";
import { shell } from "../ui/theme/tokens.ts";
import { useWords } from "../ui/words.ts";
import { gotNoAnswer } from "./query-client.ts";

/** In px; a screen that fills the window is lower by this much. */
export const offlineBandHeight = 36;

const clockTime = (instant: number) => new Date(instant).toTimeString().slice(0, 5);

/** Shown while requests get no answer. What is on the screen stays there. */
export function OfflineBand() {
  const t = useWords();
  const since = useOfflineSince();
  const client = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const again = useCallback(() => {
    probe();
    void client.refetchQueries({ type: "active" });
  }, [client]);
  useKeepTrying(since === null ? null : again);
  const wasOffline = useRef(false);
  useEffect(() => {
    // Whatever call was answered first, maybe before the browser knew: what failed meanwhile is asked for again.
    if (since === null && wasOffline.current)
      void client.refetchQueries({ type: "active", predicate: ({ state }) => gotNoAnswer(state.error) });
    wasOffline.current = since !== null;
  }, [client, since]);
  if (since === null) return null;
  const retry = async () => {
    setTrying(true);
    probe();
    await client.refetchQueries({ type: "active" });
    setTrying(false);
  };
  return (
    <Box
      role="status"
      sx={(theme) => ({
        position: "sticky",
        top: shell.toolbar,
        zIndex: 2,
        display: "flex",
        flex: "none",
        alignItems: "center",
        gap: "8px",
        height: offlineBandHeight,
        padding: "0 20px",
        color: theme.vars.palette.statusSoft.warning.softText,
        backgroundColor: theme.vars.palette.statusSoft.warning.soft,
        fontSize: "0.75rem",
        whiteSpace: "nowrap",
      })}
    >
      <Icon name="plug" size={14} />
      <strong>{t("offline_since", { time: clockTime(since) })}</strong>
      <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
        {t("offline_still_works")}
      </Box>
      <Button color="inherit" disabled={isTrying} onClick={() => void retry()} sx={{ ml: "auto", height: 28 }}>
        {t("retry")}
      </Button>
    </Box>
  );
}
