// The hour of an alert in a row: how long it is still in force, or since when it is over.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { expiringHours } from "@atalaya/contract/resources/alerts.ts";
import { inForce, type AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import { useShownNow } from "../../../screens/as-of/use-moment.ts";
import { formatInstant } from "../../../ui/format.ts";
import { spanText } from "../../../ui/time/span-text.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { timeLeft } from "../../../ui/time/time-left.ts";

const everyHalfMinute = 30_000;
const soon = expiringHours * 3_600_000;

export function TimeCell({ alert }: { alert: AlertSummary }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useShownNow(everyHalfMinute);
  const left = timeLeft(alert.expires_at, now);
  const isOn = inForce.includes(alert.status) && left !== null && left > 0;
  return (
    <Box component="span" sx={{ display: "block", textAlign: "right" }}>
      <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
        {isOn ? t("alert_expires_in") : t(`alert_status.${alert.status}`)}{" "}
      </Typography>
      <Box
        component="span"
        className="tn"
        sx={{
          display: "block",
          ...(isOn ? { fontWeight: 600, color: left < soon ? "error.main" : undefined } : { color: "text.secondary" }),
        }}
      >
        {isOn ? spanText(left, t) : formatInstant(whenOf(alert), language)}
      </Box>
    </Box>
  );
}

/** What happened last to one that is not in force. */
const whenOf = ({ status, expires_at, last_sent_at, updated_at }: AlertSummary) =>
  status === "expired" ? expires_at : status === "cancelled" ? last_sent_at : updated_at;
