// What disasters cost year by year, as a chart or as a table that says the same; a year leads to its disasters.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useColorScheme } from "@mui/material/styles";
import { lossTitles } from "@atalaya/contract/domain/losses.ts";
import { dayHere } from "../../../ui/format.ts";
import { categories } from "../../../ui/theme/data-colors.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { Nothing, RoomCard } from "../room/room-card.tsx";
import { useDisasterYears } from "../room/use-room.ts";
import { lastYears, yearMetrics, type ShownYear, type YearMetric } from "./shown-years.ts";
import { YearsChart } from "./years-chart.tsx";
import { YearsTable } from "./years-table.tsx";

const height = 192;
const legendHeight = 18;

/** What a series is drawn with: its shape tells it apart without its colour. */
export type Series = { metric: YearMetric; name: string; color: string; shape: "circle" | "square" };

function useSeries(): Series[] {
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const colors = categories[colorScheme === "dark" ? "dark" : "light"];
  return yearMetrics.map((metric, at) => ({
    metric,
    name: lossTitles[metric][language],
    color: colors[at]!,
    shape: at === 0 ? "circle" : "square",
  }));
}

const isTold = (years: readonly ShownYear[]) => years.some((it) => yearMetrics.some((metric) => it[metric] !== null));

export function YearsCard() {
  const t = useWords();
  const asked = useDisasterYears();
  const [isTable, setTable] = useState(false);
  const series = useSeries();
  const years = asked.data && lastYears(asked.data.years, Number(dayHere().slice(0, 4)));
  const hasData = years !== undefined && isTold(years);
  return (
    <RoomCard
      asked={asked}
      failed={t("room_years_failed")}
      height={height}
      title={t("room_years")}
      aside={
        hasData && (
          <Button variant="text" onClick={() => setTable(!isTable)} sx={{ mr: "-12px" }}>
            {t(isTable ? "room_years_chart" : "room_years_table")}
          </Button>
        )
      }
    >
      {() =>
        !hasData ? (
          <Nothing>{t("room_years_none")}</Nothing>
        ) : isTable ? (
          <YearsTable years={years} series={series} />
        ) : (
          <>
            <Legend series={series} />
            <YearsChart years={years} series={series} height={height - legendHeight} />
          </>
        )
      }
    </RoomCard>
  );
}

/** Of each line how it is drawn, and that the scale is none of even steps. */
function Legend({ series }: { series: readonly Series[] }) {
  const t = useWords();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "0 14px", minHeight: legendHeight, p: "0 16px" }}>
      {series.map(({ metric, name, color, shape }) => (
        <Typography key={metric} variant="caption" component="span" noWrap color="textSecondary">
          <Box
            component="span"
            aria-hidden
            data-colour
            style={{ backgroundColor: color }}
            sx={{
              display: "inline-block",
              width: 9,
              height: 9,
              mr: "6px",
              borderRadius: shape === "circle" ? "50%" : 0,
            }}
          />
          {name}
        </Typography>
      ))}
      <Typography variant="caption" component="span" noWrap color="textSecondary" sx={{ ml: "auto" }}>
        {t("room_years_scale")}
      </Typography>
    </Box>
  );
}
