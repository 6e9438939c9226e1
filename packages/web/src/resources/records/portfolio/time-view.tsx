// The works in time: what was planned, what really happened, their milestones, and today. Whatever is drawn is also said in words.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PortfolioWork, RecoveryWorks } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { Panel } from "../../../ui/panel.tsx";
import { dayHere, formatNumber } from "../../../ui/format.ts";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { Notes } from "../../../screens/list-tools/answered.tsx";
import { Answered } from "../sums/answered.tsx";
import { said } from "./answered-sums.tsx";
import { TimeAxis } from "./time-axis.tsx";
import { TimeKey, TimeTrack } from "./time-track.tsx";
import { timeScale, toldDays } from "./time-scale.ts";
import { trackRow } from "./time-style.ts";
import { WorkLine } from "./work-line.tsx";
import { useRecoveryWorks } from "./use-portfolio.ts";

const minute = 60_000;

export const TimeView = () => (
  <Answered asked={useRecoveryWorks()} isEmpty={({ total }) => total === 0} said={said}>
    {(works) => <Shown {...works} />}
  </Answered>
);

const begins = (work: PortfolioWork) => toldDays(work).toSorted()[0] ?? "9999";

function Shown({ total, works }: RecoveryWorks) {
  const t = useWords();
  const [language] = useLanguage();
  const today = dayHere(new Date(useNow(minute)));
  const told = works.filter((work) => toldDays(work).length > 0);
  const inOrder = told.toSorted((one, other) => begins(one).localeCompare(begins(other)) || one.id - other.id);
  const scale = timeScale(told, today);
  const untold = total - told.length;
  return (
    <>
      <Panel title={t("recovery_view.time")} count={formatNumber(told.length, language)}>
        <Box sx={{ p: "0 16px 8px" }}>
          <TimeKey />
        </Box>
        <Box tabIndex={0} role="region" aria-label={t("recovery_view.time")} sx={{ overflowX: "auto" }}>
          <Box sx={{ minWidth: 640, position: "relative", pb: "8px" }}>
            <Box sx={trackRow} aria-hidden>
              <span />
              <TimeAxis scale={scale} today={today} />
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {inOrder.map((work) => (
                <li key={work.id}>
                  <WorkLine work={work} today={today}>
                    <TimeTrack work={work} scale={scale} today={today} />
                  </WorkLine>
                </li>
              ))}
            </Box>
          </Box>
        </Box>
        {told.length === 0 && (
          <Typography color="textSecondary" sx={{ p: "8px 16px 16px" }}>
            {t("recovery_time_none")}
          </Typography>
        )}
      </Panel>
      {untold > 0 && <Notes texts={[t("recovery_time_untold", { count: formatNumber(untold, language) })]} />}
    </>
  );
}
