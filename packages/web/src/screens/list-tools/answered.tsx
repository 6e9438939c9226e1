// An answer once it is there: waiting, failed and empty look the same in every view that is not a list.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { WordKey } from "@atalaya/contract/words.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { useWords } from "../../ui/words.ts";
import { EmptyList } from "../empty-list.tsx";
import type { Narrowing } from "../filters.ts";

export type Asked<A> = {
  data: A | undefined;
  error: Error | null;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};
/** What is said where it failed and where there is nothing. */
export type Said = { failed: WordKey; none: WordKey; noneText: WordKey };

export type AnsweredProps<A> = {
  asked: Asked<A>;
  isEmpty: (answer: A) => boolean;
  said: Said;
  /** Under which it was asked: where they leave nothing they can be cleared. */
  filters: Narrowing;
  children: (answer: A) => ReactNode;
};

export function AnsweredUnder<A>({ asked, isEmpty, said, filters, children }: AnsweredProps<A>) {
  const t = useWords();
  const { data } = asked;
  if (asked.isError && !data)
    return <ErrorState error={asked.error} title={t(said.failed)} onRetry={() => void asked.refetch()} />;
  if (!data) return <Waiting />;
  if (isEmpty(data)) return <EmptyList filters={filters} title={t(said.none)} text={t(said.noneText)} />;
  return (
    <Box
      aria-busy={asked.isPlaceholderData}
      sx={{
        display: "grid",
        gap: "16px",
        gridTemplateColumns: "minmax(0, 1fr)",
        opacity: asked.isPlaceholderData ? 0.6 : 1,
        transition: "opacity 120ms",
      }}
    >
      {children(data)}
    </Box>
  );
}

/** As high as the chart and the first rows. */
const Waiting = () => (
  <Box sx={{ display: "grid", gap: "16px" }}>
    <Skeleton variant="rounded" height={270} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);

/** What has to be known of the numbers, in small letters below them. */
export const Notes = ({ texts }: { texts: readonly string[] }) => (
  <Box component="p" sx={{ m: 0, typography: "caption", color: "text.secondary" }}>
    {texts.join(". ")}
  </Box>
);
