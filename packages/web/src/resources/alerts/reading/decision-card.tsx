// What the second person approves: exactly what will be said, before the one press that says it.
import Skeleton from "@mui/material/Skeleton";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { PaperCard } from "../../../screens/paper/paper-view.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { CopyBlock } from "../preview/copy-block.tsx";
import { usePreview } from "../preview/alert-preview.tsx";

export function DecisionCard({ alert }: { alert: Alert }) {
  const t = useWords();
  const [language] = useLanguage();
  const { data, error, isError, refetch } = usePreview(alert);
  if (isError) return <ErrorState error={error} title={t("alert_preview_failed")} onRetry={() => void refetch()} />;
  // What is said of another version than the one that would be signed is not shown above its button.
  const preview = data?.version === alert.version ? data : null;
  return (
    <PaperCard
      title={t(alert.kind === "exercise" ? "exercise_will_say" : "alert_will_say")}
      note={t("alert_will_say_note")}
    >
      {preview ? (
        <CopyBlock text={language === "en" ? preview.long_en : preview.long_es} language={language} />
      ) : (
        <Skeleton variant="rounded" height={120} />
      )}
    </PaperCard>
  );
}
