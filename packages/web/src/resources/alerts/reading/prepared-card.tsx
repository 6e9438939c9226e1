// The change that is being prepared, as the difference from what is in force: nothing of it holds until it is sent.
import { AlertContent, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { ChangeTable } from "../../../screens/change-table.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useWords } from "../../../ui/words.ts";
import { useShownAlert } from "../use-shown-alert.ts";

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/** The fields in which the prepared content differs from what is in force. */
const changedIn = (alert: Alert, prepared: AlertContent) =>
  (Object.keys(AlertContent.shape) as (keyof AlertContent)[]).filter(
    (field) => JSON.stringify(alert[field]) !== JSON.stringify(prepared[field]),
  );

export function PreparedCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const show = useShownAlert(alert);
  const { prepared } = alert;
  if (!prepared) return null;
  const rows = changedIn(alert, prepared).map((field) => {
    const [before, after] = [alert[field], prepared[field]];
    return {
      key: field,
      label: labelOf(field),
      kind: isEmpty(before) ? ("added" as const) : isEmpty(after) ? ("removed" as const) : ("changed" as const),
      before: isEmpty(before) ? null : show(field, before),
      after: isEmpty(after) ? null : show(field, after),
    };
  });
  return (
    <PaperCard title={t("alert_prepared")} note={t("alert_prepared_note")}>
      {rows.length === 0 ? (
        t("alert_prepared_same")
      ) : (
        <ChangeTable rows={rows} beforeTitle={t("alert_in_force_now")} afterTitle={t("alert_next_message")} />
      )}
    </PaperCard>
  );
}
