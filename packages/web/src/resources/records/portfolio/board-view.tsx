// The works by phase, side by side: of each phase the most urgent, with how far they are and what is late. A work opens in the list.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { recoveryPhases } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import { noStage } from "@atalaya/contract/resources/records.ts";
import type { PortfolioWork, RecoveryWorks } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { usePlace } from "../../../api/places.ts";
import { Bar } from "../../../ui/chart/bar.tsx";
import { Line } from "../../../ui/chart/line.tsx";
import { CountMark } from "../../../ui/count-mark.tsx";
import { formatNumber, unknown } from "../../../ui/format.ts";
import { Tag } from "../../../ui/tag.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { LateMark } from "../recovery/late-mark.tsx";
import { Answered } from "../sums/answered.tsx";
import { said } from "./answered-sums.tsx";
import { useRecoveryWorks } from "./use-portfolio.ts";
import { useListLink } from "./use-work-links.ts";

export const BoardView = () => (
  <Answered asked={useRecoveryWorks()} isEmpty={({ total }) => total === 0} said={said}>
    {(works) => <Board {...works} />}
  </Answered>
);

type Phase = PortfolioWork["phase"];

const columns = {
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(248px, 1fr)",
  gap: "12px",
  alignItems: "start",
  overflowX: "auto",
  pb: "4px",
  [phoneQuery]: { gridAutoFlow: "row", gridTemplateColumns: "minmax(0, 1fr)" },
} as const;

function Board({ phases, works }: RecoveryWorks) {
  const t = useWords();
  const hasUntold = phases.some(({ phase }) => phase === null);
  const shown: Phase[] = [...recoveryPhases, ...(hasUntold ? [null] : [])];
  return (
    <Box role="group" aria-label={t("recovery_view.board")} sx={columns}>
      {shown.map((phase) => (
        <Column
          key={phase ?? noStage}
          phase={phase}
          items={phases.find((it) => it.phase === phase)?.items ?? 0}
          works={works.filter((work) => work.phase === phase)}
        />
      ))}
    </Box>
  );
}

type ColumnProps = { phase: Phase; items: number; works: readonly PortfolioWork[] };

function Column({ phase, items, works }: ColumnProps) {
  const t = useWords();
  const [language] = useLanguage();
  const linkOf = useListLink();
  const title = phase ? t(`recovery_phase.${phase}`) : t("recovery_sums_untold");
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0, p: "8px", borderRadius: "8px", bgcolor: "sunken" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 32, px: "6px" }}>
        <Typography variant="h4" component="h2">
          {title}
        </Typography>
        <CountMark count={formatNumber(items, language)} />
      </Box>
      {works.length === 0 && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, p: "4px 6px 8px" }}>
          {t("recovery_board_none")}
        </Typography>
      )}
      <Box component="ul" sx={{ display: "grid", gap: "8px", m: "6px 0 0", p: 0, listStyle: "none" }}>
        {works.map((work) => (
          <li key={work.id}>
            <Work work={work} />
          </li>
        ))}
      </Box>
      {items > works.length && (
        <Line {...linkOf({ phase: phase ?? noStage })} sx={{ mt: "6px", minHeight: 36, padding: "4px 6px" }}>
          {t("recovery_board_more", { count: formatNumber(items - works.length, language) })}
        </Line>
      )}
    </Box>
  );
}

const card = {
  display: "block",
  padding: "10px 12px",
  borderRadius: "6px",
  border: 1,
  borderColor: "divider",
  bgcolor: "background.paper",
} as const;

function Work({ work }: { work: PortfolioWork }) {
  const t = useWords();
  const [language] = useLanguage();
  const linkOf = useListLink();
  const { places } = usePlace();
  const { sector, progress_status, progress_pct, need_amount, currency, priority } = work;
  const place = places.find(({ id }) => id === work.company_id)?.reason_social;
  const where = [place, sector && t(`sector.${sector}`)].filter(Boolean).join(" · ");
  const need =
    need_amount !== null &&
    `${formatNumber(need_amount, language, { notation: "compact", maximumFractionDigits: 1 })} ${currency ?? ""}`;
  return (
    <Line {...linkOf({ record: work.id })} sx={card}>
      <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
        {work.title}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: "block" }}>
        {where}
      </Typography>
      <Box component="span" sx={{ display: "flex", alignItems: "center", gap: "8px", m: "6px 0" }}>
        <Box component="span" sx={{ flex: 1 }}>
          <Bar share={(progress_pct ?? 0) / 100} color="var(--mui-palette-primary-main)" />
        </Box>
        <Box component="b" className="tn">
          {progress_pct === null ? unknown : `${formatNumber(progress_pct, language)} %`}
        </Box>
      </Box>
      <Box component="span" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "6px" }}>
        {progress_status && <Tag label={t(`progress_status.${progress_status}`)} />}
        <LateMark work={work} />
        {priority !== null && <Tag label={t("recovery_priority", { priority })} />}
        <Typography component="span" variant="caption" className="tn" sx={{ ml: "auto" }}>
          {need && t("recovery_need_short", { need })}
        </Typography>
      </Box>
    </Line>
  );
}
