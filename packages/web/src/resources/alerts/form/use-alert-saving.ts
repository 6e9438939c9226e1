// Saving what the form of an alert holds, and sending it to a second person at once. `created`: what a new one has become meanwhile.
import { useRef } from "react";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { AlertDraft, alerts } from "@atalaya/contract/resources/alerts.ts";
import type { AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import { useAct, useCreate, useUpdate } from "../../../api/use-resource.ts";
import { useResourceForm } from "../../../forms/use-resource-form.ts";
import { useWords } from "../../../ui/words.ts";

type SavingOptions = {
  /** Null for a new one. */
  alert: Alert | null;
  kind: AlertKind;
  saved: AlertDraft;
  onSaved: (alert: Alert) => void;
};

export function useAlertSaving({ alert, kind, saved, onSaved }: SavingOptions) {
  const t = useWords();
  const create = useCreate(alerts, { message: () => t("alert_draft_saved") });
  const update = useUpdate(alerts, { message: () => t("alert_draft_saved") });
  const submission = useAct(alerts, "submission", { message: () => t("alert_submitted") });
  const created = useRef<Alert | null>(null);
  const controller = useResourceForm<AlertDraft>({
    // What was typed for an exercise is never found again in an alert.
    path: `${alerts.path}/${kind}`,
    schema: AlertDraft,
    saved,
    subject: alert,
    save: async (values, version, changes, isFollowed) => {
      const saving = alert ?? created.current;
      const row = await (saving && version !== null
        ? update.mutateAsync({ ...changes, id: saving.id, version })
        : create.mutateAsync(values));
      created.current = row;
      if (!isFollowed) onSaved(row);
      return row;
    },
  });
  return {
    controller,
    /** What is typed is saved first; what is still missing is said on its field. */
    submit: () =>
      controller.act(async ({ version, id = created.current?.id }) => {
        const row = await submission.mutateAsync({ id: id!, version });
        onSaved(row);
      }),
    isBusy: controller.isSending || submission.isPending,
  };
}
