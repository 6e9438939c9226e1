// The two modal alerts: the server failed, the session has expired. One at a time, however many calls failed.
import { useEffect, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { on } from "../api/events.ts";
import { Icon } from "../ui/icon.tsx";
import { statusIcons } from "../ui/theme/tokens.ts";
import { useWords } from "../ui/words.ts";
import { leaveExpired } from "./session/sign-out.ts";

type Alert = { kind: "server" | "expired"; request_id?: string };

/** An expired session outranks a failed server, because it ends the session; a second alert of a kind changes nothing. */
const next = (present: Alert | null, alert: Alert): Alert =>
  present === null || (present.kind === "server" && alert.kind === "expired") ? alert : present;

/** Shows the alert that an answer asked for. */
export function Alerts() {
  const t = useWords();
  const [alert, setAlert] = useState<Alert | null>(null);
  useEffect(() => {
    const raised = (it: Alert) => setAlert((present) => next(present, it));
    const stops = [
      on("APP_SERVER_FAILED", ({ request_id }) => raised({ kind: "server", request_id })),
      on("APP_TOKEN_EXPIRED", () => raised({ kind: "expired" })),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (!alert) return null;
  const isExpired = alert.kind === "expired";
  const status = isExpired ? "warning" : "error";
  const dismiss = () => {
    setAlert(null);
    if (isExpired) leaveExpired();
  };
  return (
    <Dialog
      open
      onClose={dismiss}
      role="alertdialog"
      aria-labelledby="alert-title"
      aria-describedby="alert-text"
      maxWidth="xs"
    >
      <DialogTitle id="alert-title" sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
        <Box component="span" sx={{ display: "inline-flex", color: `${status}.main` }}>
          <Icon name={statusIcons[status]} size={18} />
        </Box>
        {t(isExpired ? "token_expired_alert_title" : "error_alert_title")}
      </DialogTitle>
      <DialogContent>
        <Typography id="alert-text">{t(isExpired ? "token_expired_alert_text" : "error_alert_text")}</Typography>
        {alert.request_id && (
          <Typography variant="overline" component="p" color="textDisabled" sx={{ mt: "8px" }}>
            {t("request_id", { id: alert.request_id })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={dismiss} autoFocus>
          {t("accept")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
