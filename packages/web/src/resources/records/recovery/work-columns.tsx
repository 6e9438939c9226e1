// What an item of recovery says as columns of the list: the portfolio of works as a table.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { gapOf, type RecoveryWork } from "@atalaya/contract/domain/recovery/recovery-item.ts";
import type { WorkColumn } from "@atalaya/contract/resources/records/columns.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import { formatDay, formatNumber, unknown } from "../../../ui/format.ts";
import { truncate } from "../../../ui/truncate.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { LateMark } from "./late-mark.tsx";

const mostLetters = 24;
/** In px: a list as narrow as a phone keeps its titles and how far each work is. */
const leastForMore = 420;

/** By the name of the column, which a sheet of the list has too. */
export function useWorkColumns(): ReadonlyMap<WorkColumn, Column<RecordSummary>> {
  const t = useWords();
  const [language] = useLanguage();
  const text = (key: WorkColumn, said: (work: RecoveryWork) => string | null | false): Column<RecordSummary> => ({
    key,
    title: t(key),
    from: leastForMore,
    render: ({ work }) => truncate((work && said(work)) || unknown, mostLetters),
  });
  const money = (key: WorkColumn, amount: (work: RecoveryWork) => number | null): Column<RecordSummary> => ({
    key,
    title: t(key),
    align: "right",
    from: leastForMore,
    render: ({ work }) => <Amount amount={work && amount(work)} currency={work?.currency ?? null} />,
  });
  const columns: Column<RecordSummary>[] = [
    text("recovery.sector", ({ sector }) => sector && t(`sector.${sector}`)),
    text("recovery.phase", ({ phase }) => phase && t(`recovery_phase.${phase}`)),
    text("recovery.progress_status", (it) => it.progress_status && t(`progress_status.${it.progress_status}`)),
    {
      ...money("recovery.need_amount", ({ need_amount }) => need_amount),
      isSortable: true,
      isLargestFirst: true,
    },
    money("recovery.funded_amount", ({ funded_amount }) => funded_amount),
    money("recovery.spent_amount", ({ spent_amount }) => spent_amount),
    money("recovery.gap", gapOf),
    {
      key: "recovery.planned_end_on",
      title: t("recovery.planned_end_on"),
      isSortable: true,
      from: leastForMore,
      render: ({ work }) => (
        <>
          {formatDay(work?.planned_end_on, language)}
          {work && <LateMark work={work} />}
        </>
      ),
    },
    text("recovery.responsible_institution_id", ({ institution }) => institution),
    text("recovery.external_code", ({ external_code }) => external_code),
  ];
  return new Map(columns.map((column) => [column.key as WorkColumn, column]));
}

/** Short, with its currency below; pointed at, in full. Nothing missing stands back. */
function Amount({ amount, currency }: { amount: number | null; currency: string | null }) {
  const [language] = useLanguage();
  if (amount === null) return <Box sx={{ color: "text.disabled" }}>{unknown}</Box>;
  const short = formatNumber(amount, language, { notation: "compact", maximumFractionDigits: 1 });
  return (
    <Box
      component="span"
      className="tn"
      title={`${formatNumber(amount, language)} ${currency ?? ""}`}
      sx={{ color: amount === 0 ? "text.disabled" : undefined }}
    >
      {short}
      <Typography variant="overline" component="span" color="textDisabled" sx={{ display: "block" }}>
        {currency}
      </Typography>
    </Box>
  );
}
