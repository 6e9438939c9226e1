// The fields of an alert that are not what they were: how it stands, what waits, and all that it says.
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { AlertSince, AlertStanding } from "@atalaya/contract/resources/alerts/since.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { rowOf } from "../../../screens/as-of/row-of.ts";
import type { ChangeRow } from "../../../screens/change-table.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { useChangeRows } from "../reading/use-change-rows.ts";
import { useShownAlert, type AlertNames } from "../use-shown-alert.ts";

/** What is told of one that the list did not have then. */
const told = ["level", "expires_at", "area_description"] as const;

export function useSinceRows({ before, after, became }: AlertSince, names: AlertNames): ChangeRow[] {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(alerts);
  const show = useShownAlert(names);
  const alert = (after ?? before)!;
  const said = useChangeRows(names, before ?? alert, after ?? alert);
  const status = (which: AlertSince["became"] | undefined) =>
    which === "deleted" ? t("past_deleted") : which ? t(`alert_status.${which}`) : null;
  const stands = rowOf("status", t("alert_status"), status(before?.status), status(became ?? after?.status));
  if (!after) return stands;
  if (!before) {
    const first = told.flatMap((field) =>
      rowOf(field, labelOf(field), null, alert[field] === null ? null : show(field, alert[field])),
    );
    return [...stands, ...first];
  }
  return [...stands, ...waitingRows(before, after, t, language), ...said];
}

/** What waits for a second person, and what was sent back. */
function waitingRows(before: AlertStanding, after: AlertStanding, t: Translate, language: Language): ChangeRow[] {
  const row = (key: string, label: string, show: (alert: AlertStanding) => string | null) =>
    rowOf(key, label, show(before), show(after));
  return [
    ...row("submission", t("audit_label.submission"), ({ submission }) => submission && t(`alert_waits.${submission}`)),
    ...row("submitted_at", t("audit_label.submitted_at"), ({ submitted_at: at }) => at && formatInstant(at, language)),
    ...row("return_note", t("audit_label.return_note"), ({ return_note }) => return_note),
    ...row("prepared", t("audit_label.prepared"), ({ is_prepared }) => (is_prepared ? t("yes") : null)),
    ...row("ratification", t("alert_unratified"), ({ ratification }) => ratification && t("yes")),
  ];
}
