// The paper that a statement of the chosen day becomes, or why there is none of that day.
import { useMemo } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { lossStatementPaper } from "@atalaya/contract/resources/records/loss-statement-paper.ts";
import { ApiError } from "../../../api/request.ts";
import { Notice } from "../../../forms/notice.tsx";
import { FormSheet } from "../../../screens/paper/form-sheet.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useSealed, type useStatement } from "./use-statements.ts";

type StatementPaperProps = { id: number; statement: ReturnType<typeof useStatement> };

export function StatementPaper({ id, statement }: StatementPaperProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { data, error, isError, isPlaceholderData, refetch } = statement;
  const sealed = useSealed(id).data?.data.find(({ number }) => number === data?.number) ?? null;
  const paper = useMemo(
    () => data && lossStatementPaper(data.content, sealed, { t, language }),
    [data, sealed, t, language],
  );
  if (isError) {
    const refusal = error instanceof ApiError ? error.errors["on"]?.[0] : undefined;
    if (refusal)
      return (
        <Notice status="warning" icon="exclamation-triangle" role="alert">
          {refusal}
        </Notice>
      );
    return <ErrorState error={error} title={t("statement_failed")} onRetry={() => void refetch()} />;
  }
  if (!data || !paper) return <Skeleton variant="rounded" height={420} />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1, "& > article": { minHeight: 0 } }}>
      {data.number !== null && !isPlaceholderData && (
        <Notice status="success" icon="lock">
          {t("statement_there", { number: data.number })}
        </Notice>
      )}
      <FormSheet paper={paper} />
    </Box>
  );
}
