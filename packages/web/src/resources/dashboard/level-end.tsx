// How long the first alert of a level is still in force, and by the clock; heavy only where it is the gravest level.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { dayHere, formatNearDay } from "../../ui/format.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { spanText } from "../../ui/time/span-text.ts";
import { useNow } from "../../ui/time/use-now.ts";
import { useLanguage, useWords, type Translate } from "../../ui/words.ts";
import { clockAt } from "../../ui/zone.ts";
import { timeLeft } from "../../ui/time/time-left.ts";

const everyTenSeconds = 10_000;
const day = 86_400_000;

/** "vence hoy 08:00", "vence mañana 08:00", "vence mar 24 08:00". */
function endText(end: string, now: number, language: Language, t: Translate): string {
  const { day: endDay, hour: time } = clockAt(new Date(end));
  const today = dayHere(new Date(now));
  if (endDay === today) return t("room_ends_today", { time });
  if (endDay === dayHere(new Date(now + day))) return t("room_ends_tomorrow", { time });
  return t("room_ends_on", { day: formatNearDay(endDay, today, language), time });
}

export function LevelEnd({ end, count, isGrave }: { end: string; count: number; isGrave: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(everyTenSeconds);
  const left = timeLeft(end, now) ?? 0;
  const said = endText(end, now, language, t);
  return (
    <Box
      component="span"
      className="tn"
      sx={{ flex: "none", display: "flex", flexDirection: "column", textAlign: "right" }}
    >
      <Typography
        component="span"
        sx={({ vars: { palette } }) => ({
          fontWeight: 600,
          fontSize: isGrave ? "0.9375rem" : undefined,
          color: isGrave ? palette.error.main : palette.text.primary,
        })}
      >
        {left > 0 ? spanText(left, t) : t("room_ending")}{" "}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary">
        {count > 1 ? t("room_first_ends", { end: said }) : said}
      </Typography>
    </Box>
  );
}
