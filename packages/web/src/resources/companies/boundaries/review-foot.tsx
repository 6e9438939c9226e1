// The foot of a load: how far a step is, what writing would do or did, and the button for what comes next.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { BoundaryLoad } from "@atalaya/contract/resources/boundary-loads.ts";
import { StepFoot } from "../../../screens/import/step-foot.tsx";
import { StepProgress, type LoadStep } from "../../../screens/loads/step-progress.tsx";
import type { Running } from "../../../screens/loads/use-steps.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

type ReviewFootProps = {
  load: BoundaryLoad;
  running: Running<LoadStep> | null;
  onRun: (step: LoadStep) => void;
  onClose: () => void;
};

/** Places, each counted once though several shapes may be for it. */
function countPlaces({ features }: BoundaryLoad) {
  const placed = features.filter(({ state }) => state === "matched");
  const count = (fits: (feature: (typeof placed)[number]) => boolean) =>
    new Set(placed.filter(fits).map(({ place }) => place?.id)).size;
  return {
    matched: count(() => true),
    written: count(({ is_written }) => is_written),
    taken_back: count(({ is_taken_back }) => is_taken_back === true),
    kept: count(({ is_taken_back }) => is_taken_back === false),
    left: features.length - placed.length,
  };
}

const mostNames = 5;

export function ReviewFoot({ load, running, onRun, onClose }: ReviewFootProps) {
  const t = useWords();
  const [language] = useLanguage();
  const counts = countPlaces(load);
  const number = (value: number) => formatNumber(value, language);
  const { matched, written, taken_back, kept } = counts;
  const open = matched - written;
  const said = () => {
    if (kept > 0) return t("boundaries_kept", { count: number(kept) });
    if (taken_back > 0 && written === 0) return t("boundaries_taken_back");
    if (written > 0) return t("boundaries_done", { written: number(written) });
    const { left } = counts;
    return t("boundaries_ready", { matched: number(matched), left: number(left), missing: number(load.missing_count) });
  };
  const names = load.missing
    .slice(0, mostNames)
    .map(({ name }) => name)
    .join(", ");
  const more = load.missing_count - mostNames;
  const missing = more > 0 ? t("boundaries_and_more", { names, count: number(more) }) : names;
  return (
    <StepFoot
      state={
        running ? (
          <StepProgress running={running} />
        ) : (
          <Box role="status">
            <Typography>{said()}</Typography>
            {names && written === 0 && (
              <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
                {t("boundaries_missing", { names: missing })}
              </Typography>
            )}
          </Box>
        )
      }
    >
      {written > 0 && kept === 0 && (
        <Button variant="outlined" disabled={running !== null} onClick={() => onRun("undoing")}>
          {t("load_undo")}
        </Button>
      )}
      {open > 0 && kept === 0 ? (
        <Button variant="contained" disabled={running !== null} onClick={() => onRun("writing")}>
          {written > 0 ? t("load_go_on") : t("boundaries_write", { count: number(open) })}
        </Button>
      ) : (
        <Button variant="contained" onClick={onClose}>
          {t("load_close")}
        </Button>
      )}
    </StepFoot>
  );
}
