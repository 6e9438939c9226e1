// The ledger as the paper that the printer prints: `?ledger=paper`, with the filters that were in force.
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import Skeleton from "@mui/material/Skeleton";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { PaperHead } from "../../../screens/paper/paper-head.tsx";
import { PaperView } from "../../../screens/paper/paper-view.tsx";
import { PrintButton } from "../../../screens/paper/reading-buttons.tsx";
import { ReadingFrame } from "../../../screens/paper/reading-frame.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { screenHeight } from "../../../ui/page.tsx";
import { useNow } from "../../../ui/time/use-now.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { useBookWords } from "./book-choices.ts";
import { bookPaper } from "./book-paper.ts";
import { useBookTables } from "./book-rows.ts";
import { questionOf, useBookTotals, useWholeBook } from "./use-books.ts";

/** On each sheet of the printer which of how many it is. */
const pageStyle = {
  "@page": {
    size: "A4 landscape",
    margin: "12mm 12mm 14mm",
    "@bottom-right": { content: 'counter(page) " / " counter(pages)', font: "7pt sans-serif" },
  },
};

/**
 * A sum is not torn from its heading; what is longer than a sheet goes on over the next ones. A signature is shown whole, on white: it is
 * written in dark ink.
 */
const bookStyle = {
  "@media print": { "& section:has(table)": { breakInside: "avoid-page" } },
  "& figure img": { objectFit: "contain", bgcolor: "#FFFFFF" },
} as const;

const everyMinute = 60_000;

export function PaperScreen() {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const { current } = usePlace();
  const now = useNow(everyMinute);
  const filters = useBookWords();
  const question = questionOf(search);
  const totals = useBookTotals();
  const tables = useBookTables(totals.data, question === "all" ? "paper" : question);
  const book = useWholeBook();
  const failed = [book, totals].find(({ isError, data }) => isError && !data);
  if (failed)
    return <ErrorState error={failed.error} title={t("ledger_failed")} onRetry={() => void failed.refetch()} />;
  if (!book.data || !totals.data) return <Skeleton variant="rounded" height={320} sx={{ m: "20px" }} />;
  const place = current?.reason_social ?? t("map_sheet_all_places");
  const printed_at = new Date(now).toISOString();
  const paper = bookPaper({ place, printed_at, filters, tables, ...book.data }, { t, language });
  return (
    <Box sx={{ height: screenHeight }}>
      <GlobalStyles styles={pageStyle} />
      <ReadingFrame
        label={t("ledger_all")}
        head={<PaperHead paper={paper} isPage onClose={() => change({ ledger: "all" })} />}
        actions={<PrintButton />}
      >
        <Box sx={bookStyle}>
          <PaperView paper={paper} />
        </Box>
      </ReadingFrame>
    </Box>
  );
}
