// The page of a load that was read: called by its file, with the ways out, or why it cannot be shown.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";

type LoadPageProps<L> = {
  /** What it is called until it is known. */
  title: string;
  answer: { data?: L | undefined; error: Error | null; refetch: () => unknown };
  onAnother: () => void;
  onClose: () => void;
  children: (load: L) => ReactNode;
};

export function LoadPage<L extends { file_name: string }>(props: LoadPageProps<L>) {
  const { title, answer, onAnother, onClose, children } = props;
  const t = useWords();
  const { data: load, error, refetch } = answer;
  return (
    <Page
      title={load?.file_name ?? title}
      isFilling
      actions={
        <>
          <Button variant="outlined" startIcon={<Icon name="upload" />} onClick={onAnother}>
            {t("load_another")}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {t("load_close")}
          </Button>
        </>
      }
    >
      {load
        ? children(load)
        : error && <ErrorState error={error} title={t("load_unread")} onRetry={() => void refetch()} />}
    </Page>
  );
}
