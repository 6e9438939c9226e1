// The time slider over the map: a histogram of the days of observation whose two ends narrow what list and map show.
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Slider from "@mui/material/Slider";
import Typography from "@mui/material/Typography";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { TimelineUnit } from "@atalaya/contract/resources/records/map.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { mapSurface } from "../../../map/view/map-surface.ts";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { fingerQuery, phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { queryOf } from "../record-query.ts";
import { binsOf, daysOf, rangeOf, stepped, type Bin } from "./timeline.ts";

/** Pixels that the slider covers at the map's foot. */
const barHeight = 34;
const stepMilliseconds = 1200;

export function TimeSlider({ domain }: { domain: RecordDomain }) {
  const { search } = useUrlState();
  const { place } = usePlace();
  const query = { ...queryOf(search, place), observed_from: undefined, observed_to: undefined };
  const { data } = useAnswer(recordsOf(domain), "timeline", query);
  const bins = useMemo(() => (data ? binsOf(data) : []), [data]);
  if (!data) return null;
  if (bins.length < 2) return <NothingToTell />;
  return <Histogram key={`${data.unit}${bins[0]!.start}${bins.length}`} bins={bins} unit={data.unit} />;
}

/** Only where somebody asked for the slider: over the map nothing stands in its place. */
const NothingToTell = () => (
  <Typography color="textSecondary" sx={{ display: "none", [phoneQuery]: { display: "block" } }}>
    {useWords()("timeline_none")}
  </Typography>
);

/** "mar 2024", "2024" or the day. */
function binName({ start }: Bin, unit: TimelineUnit, language: Language): string {
  if (unit === "day") return formatDay(start, language);
  if (unit !== "month") return start.slice(0, 4);
  return new Date(start).toLocaleDateString(language === "es" ? "es-CL" : "en", {
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });
}

function Histogram({ bins, unit }: { bins: Bin[]; unit: TimelineUnit }) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const inAddress = rangeOf(bins, search.observed_from, search.observed_to);
  // While an end is being moved the address waits: every step would ask for list and map.
  const [moving, setMoving] = useState<[number, number] | null>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const range = moving ?? inAddress;
  const [low, high] = range;
  const apply = (next: [number, number]) => change({ ...daysOf(bins, next), page: null }, { isReplacing: true });

  const step = useEffectEvent(() => apply(stepped(inAddress, bins.length)));
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => step(), stepMilliseconds);
    return () => clearInterval(timer);
  }, [isPlaying]);

  const chosen = bins.slice(low, high + 1);
  const count = chosen.reduce((sum, bin) => sum + bin.count, 0);
  const names = [bins[low]!, bins[high]!].map((bin) => binName(bin, unit, language));
  const text = low === high ? names[0]! : names.join(" – ");
  return (
    <Box
      role="group"
      aria-label={t("timeline")}
      sx={{
        ...mapSurface,
        pointerEvents: "auto",
        width: 252,
        maxWidth: "100%",
        p: "8px 12px 4px 8px",
        // In the sheet of a phone, which has an edge of its own.
        [phoneQuery]: { width: "100%", p: 0, border: 0, boxShadow: "none", bgcolor: "transparent" },
      }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
        <IconButton
          aria-label={t(isPlaying ? "timeline_pause" : "timeline_play")}
          onClick={() => setIsPlaying(!isPlaying)}
          sx={{
            width: 28,
            height: 28,
            bgcolor: "sunken",
            borderRadius: "6px",
            [phoneQuery]: { width: 44, height: 44 },
          }}
        >
          <Icon name={isPlaying ? "pause" : "play"} size={11} />
        </IconButton>
        <Typography variant="caption" sx={{ flex: 1, fontWeight: 600, color: "text.primary" }} noWrap>
          {text}
        </Typography>
        <Typography variant="caption" color="textSecondary" className="tn">
          {formatNumber(count, language)}
        </Typography>
      </Box>
      <Box sx={{ position: "relative", mx: "8px" }}>
        <Bars bins={bins} range={range} />
        <Slider
          size="small"
          min={0}
          max={bins.length - 1}
          value={range}
          disableSwap
          getAriaLabel={(index) => t(index === 0 ? "timeline_from" : "timeline_to")}
          getAriaValueText={(value) => (bins[value] ? binName(bins[value], unit, language) : "")}
          onChange={(_, next) => {
            setIsPlaying(false);
            setMoving(next as [number, number]);
          }}
          onChangeCommitted={(_, next) => {
            setMoving(null);
            apply(next as [number, number]);
          }}
          sx={{ display: "block", p: "6px 0 8px", height: 2, [fingerQuery]: { p: "6px 0 14px" } }}
        />
      </Box>
    </Box>
  );
}

/** A bin with any record is seen, however small beside the largest. */
const leastHeight = 2;

function Bars({ bins, range: [low, high] }: { bins: Bin[]; range: readonly [number, number] }) {
  const most = Math.max(...bins.map(({ count }) => count));
  const width = 100 / bins.length;
  return (
    <Box
      component="svg"
      viewBox={`0 0 100 ${barHeight}`}
      preserveAspectRatio="none"
      aria-hidden
      sx={{ display: "block", width: "100%", height: barHeight, mt: "2px" }}
    >
      {bins.map(({ start, count }, index) => {
        const height = count === 0 ? 0 : Math.max(leastHeight, (count / most) * barHeight);
        const isInside = index >= low && index <= high;
        return (
          <Box
            component="rect"
            key={start}
            x={index * width + width * 0.1}
            width={width * 0.8}
            y={barHeight - height}
            height={height}
            sx={{ fill: (theme) => (isInside ? theme.vars.palette.primary.main : theme.vars.palette.text.disabled) }}
            opacity={isInside ? 1 : 0.5}
          />
        );
      })}
    </Box>
  );
}
