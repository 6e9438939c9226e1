// The two steps that need a reason: sending back to whoever wrote it, and issuing alone in an emergency.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { useWords } from "../../../ui/words.ts";
import { ReasonCard } from "./reason-card.tsx";
import { stepWord } from "./step-buttons.tsx";
import type { AlertActs } from "./use-alert-acts.ts";

export type AskingStep = "return" | "emergency";

type ReasonStepProps = { alert: Alert; step: AskingStep; acts: AlertActs; isBusy: boolean; onClose: () => void };

export function ReasonStep({ alert, step, acts, isBusy, onClose }: ReasonStepProps) {
  const t = useWords();
  const word = t(stepWord(alert, step));
  return (
    <ReasonCard
      key={step}
      title={word}
      text={t(step === "return" ? "alert_return_text" : "alert_emergency_text")}
      label={t(step === "return" ? "alert_return_label" : "alert_emergency_label")}
      submitLabel={word}
      isGrave={step === "emergency"}
      isBusy={isBusy}
      onSubmit={step === "return" ? acts.sendBack : acts.issueAlone}
      onClose={onClose}
    />
  );
}
