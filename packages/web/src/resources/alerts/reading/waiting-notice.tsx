// What has to be said before one reads on: for whom it waits, why it came back, who still has to stand by it, why a step was refused.
import Link from "@mui/material/Link";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { ApiError } from "../../../api/request.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { Notice } from "../../../forms/notice.tsx";
import { formatInstant } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import type { AlertSteps } from "./alert-steps.ts";

type NoticesProps = {
  alert: Alert;
  waitsFor: AlertSteps["waitsFor"];
  error: ApiError | null;
  /** Opens the form at a field; null for who may not change it. */
  onEdit: ((field?: string) => void) | null;
};

export function AlertNotices({ alert, waitsFor, error, onEdit }: NoticesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { submission, submitted_by, submitted_at, return_note, ratification } = alert;
  return (
    <>
      {error && <StepRefusal error={error} onEdit={onEdit} />}
      {ratification !== null && (
        <Notice status="error" icon="exclamation-triangle">
          {t(ratification === "overdue" ? "alert_unratified_overdue_text" : "alert_unratified_text")}
        </Notice>
      )}
      {submission !== null && (
        <Notice status="warning" icon="clock-o">
          {t(`alert_waits_text.${submission}`, {
            name: submitted_by ?? "",
            time: formatInstant(submitted_at, language),
          })}{" "}
          {waitsFor && t(`alert_waits_for.${waitsFor}`)}
        </Notice>
      )}
      {return_note !== null && submission === null && (
        <Notice status="warning" icon="reply">
          {t("alert_return_note", { note: return_note })}
        </Notice>
      )}
    </>
  );
}

/** Each field that is missing by its name, as the way to it. */
function StepRefusal({ error, onEdit }: Pick<NoticesProps, "onEdit"> & { error: ApiError }) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const fields = Object.entries(error.errors);
  return (
    <Notice status="error" icon="exclamation-circle" role="alert">
      {fields.length === 0 && (error.message || t("record_change_failed"))}
      {fields.map(([path, [message]]) => {
        const field = path.split(".")[0]!;
        return (
          <div key={path}>
            {onEdit ? (
              <Link component="button" type="button" color="inherit" underline="always" onClick={() => onEdit(field)}>
                {labelOf(field)}
              </Link>
            ) : (
              <b>{labelOf(field)}</b>
            )}
            : {message}
          </div>
        );
      })}
    </Notice>
  );
}
