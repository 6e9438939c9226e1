// What is done to an alert, and what is said of it: each act names the version that was read.
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts, type AlertCancellation } from "@atalaya/contract/resources/alerts.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { ApiError } from "../../../api/request.ts";
import { keyOf, useAct } from "../../../api/use-resource.ts";
import { useWords } from "../../../ui/words.ts";

/** Why it ends, and what is said of it; without texts, what was prepared. */
export type AlertEnd = Omit<AlertCancellation, "version">;

/** `error`: why the last one was refused. */
export function useAlertActs(alert: Alert, onDone: (after: Alert) => void) {
  const t = useWords();
  const client = useQueryClient();
  const [error, setError] = useState<ApiError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const says = (word: WordKey) => ({ message: () => t(word) });
  const isExercise = alert.kind === "exercise";
  const approved: WordKey = `${alert.kind}_${alert.submission === "cancellation" ? "ended" : "issued"}`;
  const submission = useAct(alerts, "submission", says("alert_submitted"));
  const approval = useAct(alerts, "approval", says(approved));
  const sentBack = useAct(alerts, "return", says("alert_sent_back"));
  const emergency = useAct(alerts, "emergency", says(isExercise ? "exercise_issued" : "alert_issued_alone"));
  const cancellation = useAct(alerts, "cancellation", says("alert_end_submitted"));
  const ratification = useAct(alerts, "ratification", says("alert_ratified"));
  const discard = useAct(alerts, "discard", says("alert_discarded"));
  const reissue = useAct(alerts, "reissue", says("alert_reissued"));
  const signed = { id: alert.id, version: alert.version };
  const run = (act: Promise<Alert>) => {
    setIsPending(true);
    void act.then(
      (after) => {
        setIsPending(false);
        setError(null);
        onDone(after);
      },
      (failure: ApiError) => {
        setIsPending(false);
        setError(failure);
        // Somebody else was faster: what is there now is read before one decides again.
        if (failure.status === 409) void client.invalidateQueries({ queryKey: keyOf(alerts) });
      },
    );
  };
  return {
    error,
    isPending,
    submit: () => run(submission.mutateAsync(signed)),
    approve: () => run(approval.mutateAsync(signed)),
    sendBack: (note: string) => run(sentBack.mutateAsync({ ...signed, note })),
    issueAlone: (reason: string) => run(emergency.mutateAsync({ ...signed, reason })),
    cancel: (end: AlertEnd) => run(cancellation.mutateAsync({ ...signed, ...end })),
    ratify: (note: string) => run(ratification.mutateAsync({ id: alert.id, note })),
    discard: () => run(discard.mutateAsync(signed)),
    reissue: () => run(reissue.mutateAsync({ id: alert.id })),
  };
}

export type AlertActs = ReturnType<typeof useAlertActs>;
