// How long an alert is still in force: a ring that empties, the hours that are left, and the hour of its end.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { useShownNow } from "../../../screens/as-of/use-moment.ts";
import { formatInstant } from "../../../ui/format.ts";
import { spanText } from "../../../ui/time/span-text.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { timeLeft } from "../../../ui/time/time-left.ts";

const everyTenSeconds = 10_000;
const radius = 20;
const around = 2 * Math.PI * radius;
/** The last tenth of its time is pressing. */
const pressing = 0.1;

export function Countdown({ alert }: { alert: Alert }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useShownNow(everyTenSeconds);
  const left = timeLeft(alert.expires_at, now);
  if (left === null || left <= 0) return null;
  const begun = Date.parse(alert.first_sent_at ?? alert.created_at);
  const share = Math.min(1, left / Math.max(1, left + now - begun));
  const color = share < pressing ? "error.main" : "primary.main";
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "12px" }}>
      <Box component="svg" viewBox="0 0 48 48" aria-hidden sx={{ width: 48, height: 48, flex: "none", color }}>
        <g fill="none" strokeWidth={4} transform="rotate(-90 24 24)">
          <Box component="circle" cx={24} cy={24} r={radius} sx={{ stroke: "var(--mui-palette-divider)" }} />
          <circle
            cx={24}
            cy={24}
            r={radius}
            stroke="currentColor"
            strokeLinecap="round"
            strokeDasharray={`${share * around} ${around}`}
          />
        </g>
      </Box>
      <Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
          {t("alert_expires_at", { time: formatInstant(alert.expires_at, language) })}
        </Typography>
        <Typography variant="h3" component="p" className="tn" sx={{ m: 0 }}>
          {spanText(left, t)}
        </Typography>
      </Box>
    </Box>
  );
}
