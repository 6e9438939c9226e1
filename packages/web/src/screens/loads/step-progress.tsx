// How far a step of a load has come.
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { formatNumber } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { Running } from "./use-steps.ts";

export type LoadStep = "examination" | "writing" | "undoing";

export function StepProgress({ running: { step, progress } }: { running: Running<LoadStep> }) {
  const t = useWords();
  const [language] = useLanguage();
  const { done, total } = progress ?? { done: 0, total: 0 };
  const label = t(`load_step.${step}`, { done: formatNumber(done, language), total: formatNumber(total, language) });
  return (
    <>
      <Typography className="tn">{label}</Typography>
      <LinearProgress
        aria-label={label}
        variant={total > 0 ? "determinate" : "indeterminate"}
        value={total > 0 ? (100 * done) / total : 0}
        sx={{ mt: "4px", height: 4, borderRadius: "2px" }}
      />
    </>
  );
}
