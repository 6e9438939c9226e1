// The foot of a load of cards: how far a step is, what writing would do or did, and the button for what comes next.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { DesInventarLoad } from "@atalaya/contract/resources/records/desinventar.ts";
import { StepFoot } from "../../../screens/import/step-foot.tsx";
import { StepProgress, type LoadStep } from "../../../screens/loads/step-progress.tsx";
import type { Running } from "../../../screens/loads/use-steps.ts";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

type CardFootProps = {
  load: DesInventarLoad;
  running: Running<LoadStep> | null;
  onRun: (step: LoadStep) => void;
  onClose: () => void;
};

export function CardFoot({ load, running, onRun, onClose }: CardFootProps) {
  const t = useWords();
  const [language] = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { cards, written, refused, taken_back, kept, events, places } = load;
  const isTakenBack = taken_back > 0 || kept > 0;
  const waiting = cards - written - refused - taken_back - kept;
  const said = () => {
    if (kept > 0) return t("cards_undone_partly", { kept: number(kept) });
    if (isTakenBack) return t("cards_undone", { count: number(taken_back) });
    if (written > 0) return t("cards_done", { written: number(written), refused: number(refused) });
    return t("cards_ready", {
      waiting: number(waiting),
      refused: number(refused),
      events: number(events.filter(({ variable }) => !variable).length),
      places: number(places.filter(({ place }) => !place).length),
    });
  };
  return (
    <StepFoot
      state={
        running ? (
          <StepProgress running={running} />
        ) : (
          <Box role="status">
            <Typography>{said()}</Typography>
          </Box>
        )
      }
    >
      {written > 0 && (
        <Button variant="outlined" disabled={running !== null} onClick={() => onRun("undoing")}>
          {t("load_undo")}
        </Button>
      )}
      {waiting > 0 && !isTakenBack ? (
        <Button variant="contained" disabled={running !== null} onClick={() => onRun("writing")}>
          {written > 0 ? t("load_go_on") : t("cards_write", { count: number(waiting) })}
        </Button>
      ) : (
        <Button variant="contained" onClick={onClose}>
          {t("cards_see")}
        </Button>
      )}
    </StepFoot>
  );
}
