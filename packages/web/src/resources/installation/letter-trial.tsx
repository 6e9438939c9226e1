// A letter to oneself, and what the mail server said.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { installation, type LetterTest } from "@atalaya/contract/resources/installation.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import { Notice } from "../../forms/notice.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import type { StepForm } from "./use-step-form.ts";

/** What is typed is saved first. `hasMail`: a server is saved. */
export function LetterTrial({ form, hasMail }: { form: StepForm; hasMail: boolean }) {
  const t = useWords();
  const client = useQueryClient();
  const trial = useMutation<LetterTest, ApiError>({
    mutationFn: () => call("POST installation/test-letter", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [...keyOf(installation), "setup"] }),
  });
  const isReady = hasMail || form.isDirty;
  const begin = () => (form.isDirty ? form.save(() => trial.mutate()) : trial.mutate());
  return (
    <Box sx={{ display: "flex", flexDirection: "column", alignItems: "flex-start", gap: "8px" }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "4px 12px" }}>
        <Button
          variant="outlined"
          startIcon={<Icon name="envelope-o" />}
          disabled={!isReady || trial.isPending || form.isSending}
          onClick={begin}
        >
          {t(trial.isPending ? "setup_letter_sending" : form.isDirty ? "setup_letter_save" : "setup_letter")}
        </Button>
        {!isReady && (
          <Typography variant="caption" color="textSecondary">
            {t("setup_letter_first")}
          </Typography>
        )}
      </Box>
      <Box sx={{ width: "100%" }}>
        {trial.isError && (
          <Notice status="error" icon="exclamation-circle" role="alert">
            {trial.error.message || t("save_failed")}
          </Notice>
        )}
        {trial.data && <Outcome outcome={trial.data} />}
      </Box>
    </Box>
  );
}

function Outcome({ outcome: { to, seconds, failure, detail } }: { outcome: LetterTest }) {
  const t = useWords();
  const [language] = useLanguage();
  if (failure === null)
    return (
      <Notice status="success" icon="check-circle">
        {t("setup_letter_sent", { to, seconds: formatNumber(seconds, language, { maximumFractionDigits: 1 }) })}
      </Notice>
    );
  return (
    <Notice status="error" icon="exclamation-circle" role="alert">
      {t(`mail_failure.${failure}`)}
      {detail && (
        <Typography variant="caption" component="p" lang="en" sx={{ m: "4px 0 0", overflowWrap: "anywhere" }}>
          {detail}
        </Typography>
      )}
    </Notice>
  );
}
