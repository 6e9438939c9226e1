// The buttons of an alert: the next step filled and last, the others before it.
import Button from "@mui/material/Button";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { exerciseButton } from "../exercise-band.tsx";
import type { AlertStep } from "./alert-steps.ts";

const icons: Record<AlertStep, string> = {
  approve: "check",
  return: "reply",
  ratify: "check-square-o",
  emergency: "exclamation-triangle",
  submit: "paper-plane-o",
  edit: "pencil",
  prepare: "refresh",
  cancel: "ban",
  discard: "undo",
  reissue: "repeat",
  delete: "trash-o",
};

/** What a step is called: an exercise has verbs of its own, and the end of an alert is approved as what it is. */
export const stepWord = ({ kind, submission }: Pick<Alert, "kind" | "submission">, step: AlertStep): WordKey =>
  step === "approve" && submission === "cancellation" ? `${kind}_approve_end` : `${kind}_step.${step}`;

type StepButtonProps = {
  alert: Alert;
  step: AlertStep;
  isMain: boolean;
  isBusy: boolean;
  onStep: () => void;
};

export function StepButton({ alert, step, isMain, isBusy, onStep }: StepButtonProps) {
  const t = useWords();
  const isGrave = step === "emergency" || step === "delete";
  return (
    <Button
      variant={isMain ? "contained" : "outlined"}
      color={isGrave ? "error" : "primary"}
      startIcon={<Icon name={icons[step]} />}
      disabled={isBusy}
      onClick={onStep}
      sx={isMain && alert.kind === "exercise" ? exerciseButton : undefined}
    >
      {t(stepWord(alert, step))}
    </Button>
  );
}
