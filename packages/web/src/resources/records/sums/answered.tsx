// What an answer about the records of the list is made of, once it is there: waiting, failed and empty look the same in every view.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { EmptyList } from "../../../screens/empty-list.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { useWords } from "../../../ui/words.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { recordFilters } from "../record-query.ts";

type Asked<A> = {
  data: A | undefined;
  error: Error | null;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};
/** What is said where it failed and where there is nothing. */
type Said = { failed: WordKey; none: WordKey; noneText: WordKey };
const ofLosses: Said = { failed: "room_years_failed", none: "loss_sums_none", noneText: "loss_sums_none_text" };

type AnsweredProps<A> = {
  asked: Asked<A>;
  isEmpty: (answer: A) => boolean;
  said?: Said;
  children: (answer: A) => ReactNode;
};

export function Answered<A>({ asked, isEmpty, said = ofLosses, children }: AnsweredProps<A>) {
  const t = useWords();
  const { data } = asked;
  if (asked.isError && !data)
    return <ErrorState error={asked.error} title={t(said.failed)} onRetry={() => void asked.refetch()} />;
  if (!data) return <Waiting />;
  if (isEmpty(data)) return <EmptyList filters={recordFilters} title={t(said.none)} text={t(said.noneText)} />;
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

/** Of which cards sums are, and what their signs mean. */
export function SumsNotes({ total, isRate }: { total: LossSums["total"]; isRate: boolean }) {
  const t = useWords();
  const isOpen = total.sums.some(({ open }) => open > 0);
  const rate = isRate ? [t("loss_sums_rate_note")] : [];
  return <Notes texts={[t("loss_sums_note"), ...rate, ...(isOpen ? [t("loss_sums_open")] : [])]} />;
}
