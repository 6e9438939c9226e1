// Which hazards struck how often in the period: the most frequent as bars, the rest in one; every bar leads to these disasters.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { DisasterYears } from "@atalaya/contract/resources/records/room.ts";
import { linkTo } from "../../api/addresses.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { Bar } from "../../ui/chart/bar.tsx";
import { usePeriod } from "./room/period.ts";
import { Nothing, RoomCard } from "./room/room-card.tsx";
import { useDisasterYears } from "./room/use-room.ts";
import { Line } from "../../ui/chart/line.tsx";

const height = 164;
const mostShown = 6;
const restColor = "#5E6B77";

type Hazard = DisasterYears["hazards"][number];

const line = {
  display: "grid",
  gridTemplateColumns: "20px minmax(0, 7fr) minmax(0, 5fr) minmax(28px, auto)",
  alignItems: "center",
  minHeight: 26,
  padding: "0 16px",
  [phoneQuery]: { minHeight: 44 },
};

const sum = (hazards: readonly Hazard[]) => hazards.reduce((total, { count }) => total + count, 0);

export function HazardsCard() {
  const t = useWords();
  const [language] = useLanguage();
  const asked = useDisasterYears();
  const total = asked.data && sum(asked.data.hazards);
  const said = (count: number) =>
    count === 1 ? t("room_hazards_one") : t("room_hazards_count", { count: formatNumber(count, language) });
  return (
    <RoomCard
      asked={asked}
      failed={t("room_hazards_failed")}
      height={height}
      title={t("room_hazards")}
      aside={
        total !== undefined && (
          <Typography component="span" color="textSecondary" className="tn">
            {said(total)}
          </Typography>
        )
      }
    >
      {({ hazards }) => (hazards.length === 0 ? <Nothing>{t("room_hazards_none")}</Nothing> : <Bars all={hazards} />)}
    </RoomCard>
  );
}

/** One more than fits is shown itself: "others" of one would say less in the same room. */
function Bars({ all }: { all: readonly Hazard[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const { from } = usePeriod();
  const shown = all.length === mostShown + 1 ? all : all.slice(0, mostShown);
  const rest = all.slice(shown.length);
  const most = Math.max(...shown.map(({ count }) => count), sum(rest));
  const listOf = (hazards: readonly Hazard[]) =>
    linkTo("/records/risk", {
      variable: hazards.map(({ variable_id }) => variable_id),
      has_published: true,
      observed_from: from,
    });
  return (
    <Box component="ul" sx={{ m: 0, p: "0 0 10px", listStyle: "none" }}>
      {shown.map((hazard) => (
        <li key={hazard.variable_id}>
          <Line sx={line} {...listOf([hazard])}>
            <Swatch icon={hazard.icon} color={hazard.color} size={18} />
            <Typography component="span" noWrap title={pick(language, hazard.name_es, hazard.name_en)}>
              {pick(language, hazard.name_es, hazard.name_en)}
            </Typography>
            <Bar share={hazard.count / most} color={hazard.color} height={8} />
            <Count count={hazard.count} />
          </Line>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Line sx={line} {...listOf(rest)}>
            <Box component="span" sx={{ textAlign: "center", color: "text.secondary" }}>
              <Icon name="ellipsis-h" />
            </Box>
            <Typography component="span" noWrap>
              {t("room_hazards_others", { count: rest.length })}
            </Typography>
            <Bar share={sum(rest) / most} color={restColor} height={8} />
            <Count count={sum(rest)} />
          </Line>
        </li>
      )}
    </Box>
  );
}

const Count = ({ count }: { count: number }) => (
  <Box component="b" className="tn" sx={{ textAlign: "right" }}>
    {formatNumber(count, useLanguage()[0])}
  </Box>
);
