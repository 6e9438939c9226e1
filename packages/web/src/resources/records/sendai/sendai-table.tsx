// The indicators in the order of their targets: a heading for each target, a row for each indicator, a cell that opens to its calculation.
import type { KeyboardEvent, MouseEvent } from "react";
import Box from "@mui/material/Box";
import Tooltip from "@mui/material/Tooltip";
import {
  baselineYears,
  isCompound,
  sendaiIndicators,
  sendaiTargets,
  targetOf,
  type SendaiTarget,
} from "@atalaya/contract/domain/sendai.ts";
import type { SendaiBy, SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { valueText } from "./cell-text.ts";
import { cellKey, type NamedColumn } from "./columns.ts";
import { SendaiCellView } from "./sendai-cell.tsx";
import { SendaiHead } from "./sendai-head.tsx";
import { cellClass, tableStyle } from "./table-style.ts";
import { useFits } from "./use-fits.ts";

type SendaiTableProps = {
  by: SendaiBy;
  report: SendaiReport;
  columns: readonly NamedColumn[];
  /** The cell that is open. */
  openKey: string | null;
};

/** So many columns would stand far apart in the whole width. */
const mostFew = 4;

type Row = SendaiReport["rows"][number];

export function SendaiTable({ by, report, columns, openKey }: SendaiTableProps) {
  const t = useWords();
  const targets = [...new Set(report.rows.map(({ code }) => targetOf(code)))];
  const hasBaseline = by === "year";
  const { region, isFitting } = useFits();
  const { change } = useUrlState();
  const open = ({ target }: MouseEvent) => {
    const cell = (target as Element).closest<HTMLElement>("[data-cell]")?.dataset["cell"];
    if (cell) change({ cell });
  };
  return (
    <Box
      ref={region}
      className={[isFitting && "fitting", columns.length <= mostFew && "few"].filter(Boolean).join(" ")}
      // What can be moved sideways can be moved with the keyboard too.
      tabIndex={isFitting ? undefined : 0}
      role="region"
      aria-label={t("sendai_title")}
      onClick={open}
      onKeyDown={moveFocus}
      sx={tableStyle}
    >
      <table aria-label={t("sendai_title")}>
        <SendaiHead by={by} columns={columns} hasBaseline={hasBaseline} />
        {targets.map((target) => (
          <tbody key={target}>
            <TargetRow target={target} columns={columns.length + Number(hasBaseline)} />
            {report.rows
              .filter(({ code }) => targetOf(code) === target)
              .map((row) => (
                <IndicatorRow key={row.code} row={row} columns={columns} hasBaseline={hasBaseline} openKey={openKey} />
              ))}
          </tbody>
        ))}
      </table>
    </Box>
  );
}

function TargetRow({ target, columns }: { target: SendaiTarget; columns: number }) {
  const [language] = useLanguage();
  return (
    <tr className="target">
      <th scope="rowgroup">
        <span>
          <b>{target}</b> {sendaiTargets[target][language]}
        </span>
      </th>
      <td colSpan={columns} />
    </tr>
  );
}

type IndicatorRowProps = Omit<SendaiTableProps, "by" | "report"> & { row: Row; hasBaseline: boolean };

function IndicatorRow({ row, columns, hasBaseline, openKey }: IndicatorRowProps) {
  const [language] = useLanguage();
  const { code } = row;
  const title = sendaiIndicators[code].title[language];
  return (
    <tr className={isCompound(code) ? "compound" : undefined}>
      <th scope="row">
        <span className="name">
          <span className="code">{code}</span> {title}
        </span>
      </th>
      {hasBaseline && <Baseline row={row} />}
      {columns.map((column, at) => (
        <SendaiCellView
          key={column.key}
          code={code}
          title={title}
          column={column}
          cell={row.cells[at]!}
          isOpen={openKey === cellKey(code, column)}
        />
      ))}
    </tr>
  );
}

function Baseline({ row: { baseline } }: { row: Row }) {
  const t = useWords();
  const [language] = useLanguage();
  const value = valueText(baseline?.value ?? null, baseline?.is_open ?? false, language);
  const { from, to } = baselineYears;
  const told =
    baseline &&
    baseline.value !== null &&
    t("sendai_baseline_told", { from: String(from), to: String(to), value, count: String(baseline.years) });
  return (
    <td className="baseline">
      <Tooltip title={told ?? ""}>
        <span>
          <span aria-hidden={Boolean(told)}>{value}</span>
          {told && <span className="visually-hidden">{told}</span>}
        </span>
      </Tooltip>
    </td>
  );
}

const steps: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** From cell to cell with the arrows; what is not known is passed over. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const [down, right] = steps[event.key] ?? [];
  const from = (event.target as HTMLElement).closest<HTMLElement>(`.${cellClass}`)?.closest("td");
  if (down === undefined || right === undefined || !from) return;
  const rows = [...event.currentTarget.querySelectorAll("tr")];
  let row = rows.indexOf(from.closest("tr")!);
  let column = from.cellIndex;
  for (;;) {
    row += down;
    column += right;
    const at = rows[row];
    if (!at || column < 1 || column > at.cells.length + Number(down !== 0)) return;
    const button = at.cells[column]?.querySelector<HTMLElement>(`.${cellClass}`);
    if (!button) continue;
    event.preventDefault();
    button.focus();
    return;
  }
}
