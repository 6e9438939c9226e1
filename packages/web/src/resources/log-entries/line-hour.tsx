// The hour at which it happened: now, unless one is typed; an hour that is still to come was yesterday's.
import { Suspense } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { formatDay } from "../../ui/format.ts";
import { lazyOr } from "../../screens/outbox/lazy-or.ts";
import { useNow } from "../../ui/time/use-now.ts";
import { PlainHour } from "../../ui/pickers/plain-hour.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { clockAt } from "../../ui/zone.ts";
import { happenedAt, type TypedLine } from "./typed-line.ts";

const HourField = lazyOr(async () => (await import("../../ui/pickers/hour-field.tsx")).HourField, PlainHour);

const aMinute = 60_000;

type LineHourProps = { line: TypedLine; onChange: (part: Partial<TypedLine>) => void };

export function LineHour({ line, onChange }: LineHourProps) {
  const t = useWords();
  const [language] = useLanguage();
  const now = useNow(aMinute);
  const { day } = clockAt(happenedAt(line, now));
  const today = clockAt(new Date(now)).day;
  const said =
    line.hour === null && line.day === null
      ? t("log_now")
      : day === today
        ? t("log_today")
        : line.day === null
          ? t("log_yesterday")
          : formatDay(day, language);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
      <Box sx={{ width: 104 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={32} />}>
          <HourField label={t("log_hour")} value={line.hour} onChange={(hour) => onChange({ hour })} />
        </Suspense>
      </Box>
      <Typography variant="caption" color="textSecondary" role="status">
        {said}
      </Typography>
    </Box>
  );
}
