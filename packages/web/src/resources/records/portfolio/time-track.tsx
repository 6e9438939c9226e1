// One work on the line of time: the planned stretch as an outline, the real one filled, milestones as diamonds. Only looked at: its line says
// the same in words.
import Box from "@mui/material/Box";
import type { PortfolioWork } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { useWords } from "../../../ui/words.ts";
import type { TimeScale } from "./time-scale.ts";
import { percent } from "./time-style.ts";

type MilestoneState = "done" | "due" | "late";

const looks: Record<MilestoneState, object> = {
  done: { bgcolor: "text.primary", borderColor: "text.primary" },
  due: { bgcolor: "background.paper", borderColor: "text.primary" },
  late: {
    bgcolor: "background.paper",
    borderColor: "error.main",
    boxShadow: "inset 0 0 0 2px var(--mui-palette-error-main)",
  },
};

const diamond = { width: 11, height: 11, border: "1.5px solid", transform: "rotate(45deg)" } as const;

const planned = { height: 10, borderRadius: "3px", border: "1.5px solid", borderColor: "text.secondary" } as const;
const real = { height: 6, borderRadius: "2px", bgcolor: "primary.main" } as const;

export const isOver = ({ progress_status }: PortfolioWork): boolean =>
  progress_status === "completed" || progress_status === "cancelled";

/** A milestone of what is over is late no more. */
export function milestoneState(
  { due_on, done_on }: PortfolioWork["milestones"][number],
  work: PortfolioWork,
  today: string,
): MilestoneState {
  if (done_on !== null) return "done";
  return due_on !== null && due_on < today && !isOver(work) ? "late" : "due";
}

type TimeTrackProps = { work: PortfolioWork; scale: TimeScale; today: string };

export function TimeTrack({ work, scale, today }: TimeTrackProps) {
  const { planned_start_on, planned_end_on, actual_start_on, actual_end_on, milestones } = work;
  const goesOn = actual_start_on !== null && actual_start_on <= today && !isOver(work);
  return (
    <Box aria-hidden sx={{ position: "relative", alignSelf: "stretch", minHeight: 44 }}>
      {scale.ticks.map((tick) => (
        <Mark key={tick} at={scale.at(tick)} color="divider" />
      ))}
      <Stretch from={planned_start_on} to={planned_end_on} scale={scale} top={9} look={planned} />
      <Stretch
        from={actual_start_on}
        to={actual_end_on ?? (goesOn ? today : null)}
        scale={scale}
        top={25}
        look={real}
      />
      {milestones.map((milestone, at) => {
        const on = milestone.done_on ?? milestone.due_on;
        return (
          on && (
            <Box
              key={at}
              component="span"
              data-colour
              title={milestone.title}
              style={{ left: percent(scale.at(on)) }}
              sx={{
                ...diamond,
                position: "absolute",
                top: 22,
                ml: "-6px",
                zIndex: 1,
                ...looks[milestoneState(milestone, work, today)],
              }}
            />
          )
        );
      })}
      <Mark at={scale.at(today)} color="text.primary" />
    </Box>
  );
}

const Mark = ({ at, color }: { at: number; color: string }) => (
  <Box
    component="span"
    style={{ left: percent(at) }}
    sx={{ position: "absolute", top: 0, bottom: 0, borderLeft: 1, borderColor: color }}
  />
);

type StretchProps = { from: string | null; to: string | null; scale: TimeScale; top: number; look: object };

/** Of which only one end is known is drawn as that day. */
function Stretch({ from, to, scale, top, look }: StretchProps) {
  const [first, last] = [from ?? to, to ?? from];
  if (first === null || last === null) return null;
  const [left, right] = [scale.at(first), scale.at(last)];
  return (
    <Box
      component="span"
      data-colour
      style={{ left: percent(left), width: percent(Math.max(0, right - left)) }}
      sx={{ position: "absolute", top, minWidth: 4, ...look }}
    />
  );
}

export function TimeKey() {
  const t = useWords();
  const signs = [
    ["planned", { ...planned, width: 26 }],
    ["real", { ...real, width: 26 }],
    ["done", { ...diamond, ...looks.done }],
    ["due", { ...diamond, ...looks.due }],
    ["late", { ...diamond, ...looks.late }],
  ] as const;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: "4px 18px", typography: "caption", color: "text.secondary" }}>
      {signs.map(([name, look]) => (
        <Box key={name} component="span" sx={{ display: "inline-flex", alignItems: "center", gap: "8px" }}>
          <Box component="span" aria-hidden data-colour sx={look} />
          {t(`recovery_time_key.${name}`)}
        </Box>
      ))}
    </Box>
  );
}
