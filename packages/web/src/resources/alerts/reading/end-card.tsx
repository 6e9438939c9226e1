// How an alert ends: the text that was prepared with it, and the one press that asks for its end.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { cancelReasons, type Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import type { CancelReason } from "./use-alert-acts.ts";

type EndCardProps = {
  alert: Alert;
  /** Null where the reader may not, or where something waits already. */
  onCancel: ((reason: CancelReason) => void) | null;
  isBusy: boolean;
};

export function EndCard({ alert, onCancel, isBusy }: EndCardProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [reason, setReason] = useState<CancelReason>("ended");
  const { cancellation } = alert;
  const text = cancellation
    ? pick(language, cancellation.text_es ?? "", cancellation.text_en)
    : pick(language, alert.all_clear_es ?? "", alert.all_clear_en);
  if (!text && !onCancel) return null;
  return (
    <PaperCard title={t(alert.kind === "exercise" ? "exercise_end" : "alert_end")}>
      <Typography sx={{ whiteSpace: "pre-line" }} color={text ? undefined : "textSecondary"}>
        {text || t("alert_end_no_text")}
      </Typography>
      {onCancel && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 12px" }}>
          {alert.kind === "alert" && (
            <Segmented
              label={t("alert_end_reason")}
              value={reason}
              onChange={setReason}
              segments={cancelReasons.map((value) => ({ value, label: t(`alert_cancel_reason.${value}`) }))}
            />
          )}
          <Button
            variant="outlined"
            color="error"
            startIcon={<Icon name="ban" />}
            disabled={isBusy}
            onClick={() => onCancel(reason)}
          >
            {t(alert.kind === "exercise" ? "exercise_step.cancel" : "alert_step.cancel")}
          </Button>
          <Typography variant="caption" color="textSecondary">
            {t("alert_end_help")}
          </Typography>
        </Box>
      )}
    </PaperCard>
  );
}
