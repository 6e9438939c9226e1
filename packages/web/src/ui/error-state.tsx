// What a list or panel shows when it could not be loaded: what failed, what still works, Retry, and a code to quote.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ApiError } from "../api/request.ts";
import { StateBlock } from "./empty-state.tsx";
import { Icon } from "./icon.tsx";
import { useWords } from "./words.ts";

function ScreenDrawing() {
  return (
    <Box
      component="svg"
      viewBox="0 0 88 64"
      width={88}
      height={64}
      aria-hidden
      fill="none"
      strokeWidth={1.5}
      sx={{ color: "text.disabled" }}
    >
      <rect x="18" y="7" width="52" height="37" rx="3" stroke="currentColor" />
      <path d="M18 16h52M44 44v11M34 55h20" stroke="currentColor" strokeLinecap="round" />
      <path d="M44 23v9M44 37v.5" stroke="var(--mui-palette-error-main)" strokeWidth={2} strokeLinecap="round" />
    </Box>
  );
}

type ErrorStateProps = {
  error: unknown;
  /** What could not be loaded: "No se pudieron cargar los registros". */
  title?: string;
  onRetry?: () => void;
  /** Back to the list: what does not exist is not there the next time either. */
  onBack?: () => void;
  titleAs?: "h1" | "h2";
};

/** A failed load. Without an answer it says so; otherwise it says what the server said. */
export function ErrorState({ error, title, onRetry, onBack, titleAs }: ErrorStateProps) {
  const t = useWords();
  const problem = error instanceof ApiError ? error : null;
  const isGone = problem?.status === 404 && onBack !== undefined;
  const text = problem?.status === 0 ? t("offline_still_works") : problem?.message || t("problem.internal");
  return (
    <Box role="alert">
      <StateBlock
        drawing={<ScreenDrawing />}
        title={title ?? t("load_failed")}
        text={text}
        titleAs={titleAs}
        actions={
          isGone ? (
            <Button variant="contained" startIcon={<Icon name="arrow-left" />} onClick={onBack}>
              {t("back_to_list")}
            </Button>
          ) : (
            onRetry && (
              <Button variant="contained" startIcon={<Icon name="refresh" />} onClick={onRetry}>
                {t("retry")}
              </Button>
            )
          )
        }
        foot={problem?.request_id && t("request_id", { id: problem.request_id })}
      />
    </Box>
  );
}
