// Which moment is to be seen: its day and hour, or so long ago.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { serverNow } from "../../api/server-clock.ts";
import { useUrlState } from "../../api/url-state.ts";
import { InstantPicker } from "../../ui/pickers/instant-picker.tsx";
import { useWords } from "../../ui/words.ts";
import { ofMoment, useMoment } from "./use-moment.ts";

const hour = 3_600_000;
/** In hours. */
const spans = [1, 6, 24, 7 * 24, 30 * 24] as const;

export function MomentDialog({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const { change } = useUrlState();
  const shown = useMoment();
  const [at, setAt] = useState(shown);
  const isToCome = at !== null && Date.parse(at) > serverNow();
  const show = () => {
    change(ofMoment(at));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="moment-title">
      <DialogTitle id="moment-title">{t("past_title")}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: "16px" }}>
          {t("past_help")}
        </Typography>
        <InstantPicker
          id="moment"
          label={t("past_moment")}
          value={at}
          onChange={setAt}
          error={isToCome}
          helperText={isToCome ? t("past_to_come") : undefined}
        />
        <Box role="group" aria-label={t("past_ago")} sx={{ display: "flex", flexWrap: "wrap", gap: "6px", mt: "12px" }}>
          {spans.map((span) => (
            <Chip
              key={span}
              variant="outlined"
              label={
                span < 48
                  ? t(span === 1 ? "past_hour" : "past_hours", { hours: span })
                  : t("past_days", { days: span / 24 })
              }
              onClick={() => setAt(new Date(serverNow() - span * hour).toISOString())}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t("cancel")}</Button>
        <Button variant="contained" disabled={at === null || isToCome} onClick={show}>
          {t("past_show")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
