// What may follow a line: a request is acknowledged, a task done, anything is corrected or followed by another line.
import { lazy, Suspense, useState, type MouseEvent } from "react";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { isAsking, type LogState, type LogStep } from "@atalaya/contract/resources/log-entries/kinds.ts";
import { useMay } from "../../api/may.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { isOpen } from "./line-facts.ts";
import type { TypedLines } from "./use-typed-line.ts";

const AssignDialog = lazy(async () => ({ default: (await import("./assigned/assign-dialog.tsx")).AssignDialog }));

type TaskStep = Exclude<LogStep, "correction">;

/** The steps that lead on from a state, the usual one first. */
const stepsFrom: Record<LogState, readonly TaskStep[]> = {
  open: ["acknowledged", "done", "started", "refused"],
  acknowledged: ["done", "started", "refused"],
  started: ["done", "refused"],
  done: ["reopened"],
  refused: ["reopened"],
};
const mostShown = 2;

const usualSteps = ({ state }: LogEntry): readonly TaskStep[] =>
  state && isOpen({ state }) ? stepsFrom[state].slice(0, mostShown) : [];

type LineStepsProps = { line: LogEntry; typed: TypedLines };

/** The usual steps of what is still to be done, a press each. */
export function LineSteps({ line, typed }: LineStepsProps) {
  const t = useWords();
  return usualSteps(line).map((step) => (
    <Button key={step} size="small" variant="outlined" onClick={() => typed.stepOn(line, step)}>
      {t(`log_do.${step}`)}
    </Button>
  ));
}

/** The other steps, and what may follow any line. */
export function LineMenu({ line, typed }: LineStepsProps) {
  const t = useWords();
  const may = useMay();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAssigning, setAssigning] = useState(false);
  const mayAssign = isAsking(line.kind) && isOpen(line) && may("inventory.update");
  const usual = usualSteps(line);
  const others = (line.state ? stepsFrom[line.state] : []).filter((step) => !usual.includes(step));
  const choose = (run: () => void) => () => {
    setAnchor(null);
    run();
  };
  return (
    <>
      <IconButton
        className="screen-only"
        aria-label={t("log_actions", { number: line.number })}
        aria-haspopup="menu"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ my: "-5px", mr: "-8px" }}
      >
        <Icon name="ellipsis-h" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayAssign && <MenuItem onClick={choose(() => setAssigning(true))}>{t("assign_open")}</MenuItem>}
        {others.map((step) => (
          <MenuItem key={step} onClick={choose(() => typed.stepOn(line, step))}>
            {t(`log_do.${step}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={choose(() => typed.follow(line))}>{t("log_follow")}</MenuItem>
        {!line.corrected_by && <MenuItem onClick={choose(() => typed.correct(line))}>{t("log_correct")}</MenuItem>}
      </Menu>
      {isAssigning && (
        <Suspense>
          <AssignDialog line={line} point={typed.event.point} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
    </>
  );
}
