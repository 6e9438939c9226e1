// How an alert ends: the text that was prepared with it, which may still be changed, and the one press that asks for its end.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { cancelReasons, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import type { AlertEnd } from "./use-alert-acts.ts";

type EndCardProps = {
  alert: Alert;
  /** Null where the reader may not, or where something waits already. */
  onCancel: ((end: AlertEnd) => void) | null;
  isBusy: boolean;
};

export function EndCard({ alert, onCancel, isBusy }: EndCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { cancellation } = alert;
  const text = cancellation
    ? pick(language, cancellation.text_es ?? "", cancellation.text_en)
    : pick(language, alert.all_clear_es ?? "", alert.all_clear_en);
  if (!text && !onCancel) return null;
  return (
    <PaperCard title={t(alert.kind === "exercise" ? "exercise_end" : "alert_end")}>
      {onCancel ? (
        <EndForm alert={alert} onCancel={onCancel} isBusy={isBusy} />
      ) : (
        <Typography sx={{ whiteSpace: "pre-line" }}>{text}</Typography>
      )}
    </PaperCard>
  );
}

/** What was prepared, until something else is typed, which no change of others takes away: who changes nothing ends it in one press. */
function EndForm({ alert, onCancel, isBusy }: EndCardProps & { onCancel: (end: AlertEnd) => void }) {
  const t = useWords();
  const labelOf = useLabelOf(alerts);
  const [typed, setTyped] = useState<Partial<AlertEnd>>({});
  const isMistake = typed.reason === "mistake";
  // What was prepared says that the danger is over: of a mistake there was none.
  const prepared = isMistake
    ? { text_es: null, text_en: null }
    : { text_es: alert.all_clear_es, text_en: alert.all_clear_en };
  const end: AlertEnd = { reason: "ended", ...prepared, ...typed };
  const textField = (name: "text_es" | "text_en", help?: string) => (
    <TextField
      id={`alert-end-${name}`}
      label={labelOf(name === "text_es" ? "all_clear_es" : "all_clear_en")}
      value={end[name] ?? ""}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      helperText={help}
      multiline
      minRows={2}
      sx={{ m: 0 }}
    />
  );
  return (
    <>
      {textField(
        "text_es",
        isMistake ? t("alert_end_mistake_help") : alert.all_clear_es ? undefined : t("alert_end_no_text"),
      )}
      {alert.all_clear_en && textField("text_en")}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
        {alert.kind === "alert" && (
          <Segmented
            label={t("alert_end_reason")}
            value={end.reason}
            onChange={(reason) => setTyped({ ...typed, reason })}
            segments={cancelReasons.map((value) => ({ value, label: t(`alert_cancel_reason.${value}`) }))}
          />
        )}
        <Button
          variant="outlined"
          color="error"
          startIcon={<Icon name="ban" />}
          disabled={isBusy}
          onClick={() => onCancel(end)}
        >
          {t(alert.kind === "exercise" ? "exercise_step.cancel" : "alert_step.cancel")}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {t("alert_end_help")}
        </Typography>
      </Box>
    </>
  );
}
