// How far the recovery has come: the mean, the items by stage, and what money is still missing.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { noStage } from "@atalaya/contract/resources/records.ts";
import type { RecoveryProgress } from "@atalaya/contract/resources/records/room.ts";
import { linkTo } from "../../api/addresses.ts";
import { formatNumber } from "../../ui/format.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { StackedBar } from "../../ui/chart/bar.tsx";
import { Nothing, RoomCard } from "./room/room-card.tsx";
import { useRecoveryProgress } from "./room/use-room.ts";
import { Line } from "../../ui/chart/line.tsx";

const height = 190;

/** Stages that say the same to who asks how it goes. */
const groups = [
  { name: "completed", stages: ["completed"] },
  { name: "under_way", stages: ["tendered", "in_progress"] },
  { name: "funded", stages: ["approved", "funded"] },
  { name: "to_begin", stages: ["identified", "formulated", noStage] },
  { name: "suspended", stages: ["suspended"] },
  { name: "cancelled", stages: ["cancelled"] },
] as const;

type Group = (typeof groups)[number];

/** Progress is one colour that grows stronger; what stands still has another. */
const colors: Record<Group["name"], string> = {
  completed: "var(--mui-palette-primary-dark)",
  under_way: "color-mix(in srgb, var(--mui-palette-primary-main) 75%, var(--mui-palette-background-paper))",
  funded: "color-mix(in srgb, var(--mui-palette-primary-main) 35%, var(--mui-palette-background-paper))",
  to_begin: "var(--mui-palette-control)",
  suspended: "#B36B00",
  cancelled: "var(--mui-palette-text-secondary)",
};

const line = { minHeight: 26, padding: "0 16px", [phoneQuery]: { minHeight: 44 } };

export function RecoveryCard() {
  const t = useWords();
  const [language] = useLanguage();
  const asked = useRecoveryProgress();
  const count = asked.data?.count;
  return (
    <RoomCard
      asked={asked}
      failed={t("room_recovery_failed")}
      height={height}
      title={t("domain.recovery")}
      aside={
        count !== undefined && (
          <Typography component="span" color="textSecondary" className="tn">
            {count === 1 ? t("room_recovery_item") : t("room_recovery_items", { count: formatNumber(count, language) })}
          </Typography>
        )
      }
    >
      {(progress) => (progress.count === 0 ? <Nothing>{t("room_recovery_none")}</Nothing> : <Body {...progress} />)}
    </RoomCard>
  );
}

const countOf = ({ stages }: RecoveryProgress, group: Group): number =>
  stages
    .filter(({ status }) => group.stages.some((it) => it === (status ?? noStage)))
    .reduce((sum, { count }) => sum + count, 0);

function Body(all: RecoveryProgress) {
  const t = useWords();
  const [language] = useLanguage();
  const { count, told, progress } = all;
  const shown = groups.map((group) => ({ ...group, count: countOf(all, group) })).filter((it) => it.count > 0);
  return (
    <>
      <Box sx={{ p: "0 16px 8px" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", gap: "0 8px", pb: "4px" }}>
          <Typography variant="h1" component="b" className="tn">
            {progress === null ? "—" : `${formatNumber(Math.round(progress), language)} %`}
          </Typography>{" "}
          <Typography component="span" color="textSecondary">
            {t("room_recovery_mean")}
            {told < count && ` ${t("room_recovery_told", { count: formatNumber(told, language) })}`}
          </Typography>
        </Box>
        <StackedBar parts={shown.map(({ name, count: of }) => ({ name, count: of, color: colors[name] }))} />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {shown.map(({ name, stages, count: of }) => (
          <li key={name}>
            <Line sx={line} {...linkTo("/records/recovery", { stage: stages })}>
              <Box
                component="span"
                aria-hidden
                data-colour
                style={{ backgroundColor: colors[name] }}
                sx={{ flex: "none", width: 10, height: 10, borderRadius: "2px" }}
              />
              <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0 }}>
                {t(`room_stage.${name}`)}
              </Typography>
              <Box component="b" className="tn">
                {formatNumber(of, language)}
              </Box>
            </Line>
          </li>
        ))}
      </Box>
      <Box sx={{ flex: 1 }} />
      <Gaps money={all.money} />
    </>
  );
}

/** By currency: sums across them would be wrong. */
function Gaps({ money }: Pick<RecoveryProgress, "money">) {
  const t = useWords();
  const [language] = useLanguage();
  const missing = money.filter(({ gap }) => gap > 0);
  if (missing.length === 0) return null;
  const short = { notation: "compact", maximumFractionDigits: 1 } as const;
  return (
    <Box sx={{ m: "8px 16px 0", p: "8px 0 10px", borderTop: 1, borderColor: "divider", display: "flex", gap: "8px" }}>
      <Typography component="span" color="textSecondary" sx={{ flex: 1 }}>
        {t("room_recovery_gap")}
      </Typography>
      <Box component="span" className="tn" sx={{ textAlign: "right", fontWeight: 600 }}>
        {missing.map(({ currency, gap }) => (
          <Box
            key={currency}
            component="span"
            sx={{ display: "block" }}
            title={`${formatNumber(gap, language)} ${currency}`}
          >
            {formatNumber(gap, language, short)} {currency}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
