// The months above the line of time, and the lines below them.
import Box from "@mui/material/Box";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { formatMonth } from "../../../ui/format.ts";
import type { TimeScale } from "./time-scale.ts";
import { percent } from "./time-style.ts";

/** The year stands by January and by the first of all. */
export function TimeAxis({ scale, today }: { scale: TimeScale; today: string }) {
  const t = useWords();
  const [language] = useLanguage();
  const nameOf = (tick: string, at: number) => {
    const [year, month] = tick.split("-").map(Number);
    const name = formatMonth(month!, language, "short");
    return month === 1 || at === 0 ? `${name} ${year}` : name;
  };
  return (
    <Box sx={{ position: "relative", height: 40, typography: "caption", color: "text.secondary" }}>
      {scale.ticks.map((tick, at) => (
        <Box
          key={tick}
          component="span"
          style={{ left: percent(scale.at(tick)) }}
          sx={{
            position: "absolute",
            bottom: 0,
            pl: "4px",
            borderLeft: 1,
            borderColor: "divider",
            whiteSpace: "nowrap",
          }}
        >
          {nameOf(tick, at)}
        </Box>
      ))}
      <Box
        component="b"
        style={{ left: percent(scale.at(today)) }}
        sx={{ position: "absolute", top: 0, transform: "translateX(-50%)", color: "text.primary" }}
      >
        {t("recovery_today")}
      </Box>
    </Box>
  );
}
