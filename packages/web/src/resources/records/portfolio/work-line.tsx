// A line of the line of time: the work with its place and how far it is, which opens it, and all that is drawn of it in words.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { PortfolioWork } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { usePlace } from "../../../api/places.ts";
import { Line } from "../../../ui/chart/line.tsx";
import { formatDay, formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { LateMark } from "../recovery/late-mark.tsx";
import { trackRow } from "./time-style.ts";
import { milestoneState } from "./time-track.tsx";
import { useListLink } from "./use-work-links.ts";

type WorkLineProps = { work: PortfolioWork; today: string; children: ReactNode };

export function WorkLine({ work, today, children }: WorkLineProps) {
  const [language] = useLanguage();
  const linkOf = useListLink();
  const { places } = usePlace();
  const place = places.find(({ id }) => id === work.company_id)?.reason_social;
  const progress = work.progress_pct === null ? null : `${formatNumber(work.progress_pct, language)} %`;
  return (
    <Line
      {...linkOf({ record: work.id })}
      sx={{ ...trackRow, alignItems: "center", borderTop: 1, borderColor: "divider" }}
    >
      <span>
        <Typography component="span" sx={{ display: "block", overflowWrap: "anywhere" }}>
          {work.title}
        </Typography>
        <Box component="span" sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2px 6px" }}>
          <Typography component="span" variant="caption" color="textSecondary">
            {[place, progress].filter(Boolean).join(" · ")}
          </Typography>
          <LateMark work={work} />
        </Box>
        <span className="visually-hidden">{useSaid(work, today)}</span>
      </span>
      {children}
    </Line>
  );
}

/** "Programado: 1 oct 2025 – 28 ene 2027. Real: …. Hitos: Diseño aprobado, cumplido el 28 ene 2026; …" */
function useSaid(work: PortfolioWork, today: string): string {
  const t = useWords();
  const [language] = useLanguage();
  const stretch = (key: "planned" | "real", from: string | null, to: string | null) =>
    from || to ? [`${t(`recovery_time_key.${key}`)}: ${formatDay(from, language)} – ${formatDay(to, language)}`] : [];
  const milestones = work.milestones.map((milestone) => {
    const state = milestoneState(milestone, work, today);
    const day = formatDay(milestone.done_on ?? milestone.due_on, language);
    return t(`recovery_milestone.${state}`, { title: milestone.title, day });
  });
  return [
    "",
    ...stretch("planned", work.planned_start_on, work.planned_end_on),
    ...stretch("real", work.actual_start_on, work.actual_end_on),
    ...milestones,
  ].join(". ");
}
