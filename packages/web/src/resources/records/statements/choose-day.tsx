// The day of a statement: typed or picked, or one of those on which figures changed.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { formatDay } from "../../../ui/format.ts";
import { DayPicker } from "../../../ui/pickers/day-picker.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

/** So many of the days with figures are offered, the newest. */
const mostOffered = 8;

type ChooseDayProps = {
  figures: DomainRecord["figures"];
  today: string;
  value: string | null;
  onChange: (day: string | null) => void;
};

export function ChooseDay({ figures, today, value, onChange }: ChooseDayProps) {
  const t = useWords();
  const [language] = useLanguage();
  const days = useMemo(
    () =>
      [...new Set(figures.map(({ as_of }) => as_of))]
        .filter((day) => day < today)
        .toSorted()
        .toReversed()
        .slice(0, mostOffered),
    [figures, today],
  );
  return (
    <Box sx={{ display: "grid", gap: "12px" }}>
      <DayPicker label={t("statement_day")} value={value} onChange={onChange} />
      <Box role="group" aria-label={t("statement_days")}>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: "6px" }}>
          {t("statement_days")}
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: "6px" }}>
          {[today, ...days].map((day) => (
            <Chip
              key={day}
              label={day === today ? t("statement_today") : formatDay(day, language)}
              variant={day === value ? "filled" : "outlined"}
              aria-pressed={day === value}
              onClick={() => onChange(day)}
              className="tn"
              sx={(theme) => ({
                ...(day === value && {
                  "&, &:hover, &.Mui-focusVisible": {
                    backgroundColor: theme.vars.palette.soft,
                    color: theme.vars.palette.softText,
                  },
                }),
                [phoneQuery]: { height: 36 },
              })}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
