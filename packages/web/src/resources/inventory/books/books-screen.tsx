// The ledger of all resources of a place, as the comptroller reads it: `?ledger=all`, its question and filters in the address.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { useNavigate } from "@tanstack/react-router";
import { linkTo } from "../../../api/addresses.ts";
import { useMay } from "../../../api/may.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SheetMenu } from "../../../screens/list-tools/sheet-menu.tsx";
import { Way } from "../../../screens/way.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { Pager } from "../../../ui/table/pager.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import { MovementLine } from "../movement-line.tsx";
import { MovementMenu } from "../movement-menu.tsx";
import { BookFilters } from "./book-filters.tsx";
import { useBookTables } from "./book-rows.ts";
import { BookTotals } from "./book-totals.tsx";
import { PaperScreen } from "./paper-screen.tsx";
import { bookQuestions, questionOf, useBookQuery, useBookTotals, useBooks } from "./use-books.ts";

export function BooksScreen() {
  const { search } = useUrlState();
  return search.ledger === "paper" ? <PaperScreen /> : <Books />;
}

function Books() {
  const t = useWords();
  const { change } = useUrlState();
  const trail = useContext(TrailContext);
  const navigate = useNavigate();
  const query = useBookQuery();
  return (
    <TrailContext value={{ group: trail.title, title: t("ledger_all") }}>
      <Page
        isFilling
        actions={
          <>
            <Way icon="print" label={t("ledger_print")} onClick={() => change({ ledger: "paper" })} />
            <SheetMenu path="inventory/movements/export" query={query} />
            <Way icon="arrow-left" label={t("ledger_resources")} onClick={() => void navigate(linkTo("/inventario"))} />
          </>
        }
      >
        <BookFilters />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "16px 20px",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          <Question />
          <Book />
        </Box>
      </Page>
    </TrailContext>
  );
}

/** What a comptroller asks, a press each. */
function Question() {
  const t = useWords();
  const { search, change } = useUrlState();
  return (
    <Box sx={{ overflowX: "auto", mb: "12px" }}>
      <Segmented
        label={t("ledger_ask")}
        value={questionOf(search)}
        onChange={(ask) => change({ ask: ask === "all" ? null : ask, page: null })}
        segments={bookQuestions.map((value) => ({ value, label: t(`ledger_ask.${value}`) }))}
      />
    </Box>
  );
}

function Book() {
  const t = useWords();
  const may = useMay();
  const { search, change } = useUrlState();
  const list = useBooks();
  const totals = useBookTotals();
  const question = questionOf(search);
  const tables = useBookTables(totals.data, question);
  const movements = list.data?.data;
  if (list.isError && !movements)
    return <ErrorState error={list.error} title={t("ledger_failed")} onRetry={() => void list.refetch()} />;
  if (!movements) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      <BookTotals tables={tables} />
      {movements.length === 0 && <Typography color="textSecondary">{t("ledger_none_match")}</Typography>}
      <Box component="ul" aria-label={t("ledger_all")} sx={{ listStyle: "none", m: 0, p: 0 }}>
        {movements.map((movement) => (
          <MovementLine
            key={movement.id}
            movement={movement}
            isNamed
            menu={may("inventory.update", movement.company_id) && <MovementMenu movement={movement} />}
          />
        ))}
      </Box>
      <Pager meta={list.data?.meta} onTurn={(page) => change({ page })} />
    </>
  );
}
