// The change that is being prepared, as the difference from what is in force: nothing of it holds until it is sent.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { ChangeTable } from "../../../screens/change-table.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { useWords } from "../../../ui/words.ts";
import { namesIn } from "../use-shown-alert.ts";
import { useChangeRows } from "./use-change-rows.ts";

export function PreparedCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const rows = useChangeRows(namesIn(alert), alert, alert.prepared ?? alert);
  if (!alert.prepared) return null;
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
