// The losses of a disaster: for each metric the figure in force with its day, hour and source, and a table to type the figures of a bulletin.
import { useImperativeHandle, useState, type Ref } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useFormState, useWatch } from "react-hook-form";
import { compareFigures, metrics, untoldFigure, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Arrangement } from "../../../forms/rows/row-table.tsx";
import { Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { BreakdownsField } from "./breakdowns-field.tsx";
import { FigureRows, useFigureColumns, type AddFigure } from "./figure-columns.tsx";
import { useFigureMoment } from "./figure-moment.ts";
import { LossRow } from "./loss-row.tsx";

/** `adder` is given what adds a figure, for as long as one can be added. */
export function LossesSection({ adder }: { adder: Ref<AddFigure> }) {
  const t = useWords();
  const figures = useWatch<RecordDraft, "figures">({ name: "figures" }) ?? [];
  const moment = useFigureMoment();
  return (
    <Section title={t("losses")}>
      <Typography variant="caption" color="textSecondary" component="p" sx={{ m: "-4px 0 8px" }}>
        {t(figures.length === 0 ? "losses_none" : "losses_rule")}
      </Typography>
      <FigureRows
        addLabel={t("losses_add")}
        columns={useFigureColumns(moment)}
        wideFrom={480}
        // The figures of one bulletin have its day, its hour and its source.
        begin={(before) => ({
          ...untoldFigure,
          metric: null,
          ...moment.begin(before),
          source: before?.source ?? null,
        })}
        more={(add) => <Lend to={adder} add={(row) => add(row, { takesFocus: false })} />}
        arrange={(table) => <ByMetric figures={figures} {...table} />}
      />
      <BreakdownsField />
    </Section>
  );
}

function Lend({ to, add }: { to: Ref<AddFigure>; add: AddFigure }) {
  useImperativeHandle(to, () => add);
  return null;
}

/** What was saved, folded by metric; what is being added, row by row below. */
function ByMetric({ figures, heads, line, count, isNew }: Arrangement & { figures: readonly Figure[] }) {
  const [open, setOpen] = useState<Metric | null>(null);
  const { errors } = useFormState<RecordDraft>({ name: "figures" });
  const indexes = Array.from({ length: count }, (_, index) => index);
  // A row that was added a moment ago is not watched yet.
  const isAdded = (index: number) => isNew(index) || !figures[index]?.metric;
  const added = indexes.filter(isAdded);
  /** The position of each row stays what the form calls it by. */
  const rowsOf = (metric: Metric) =>
    indexes
      .filter((index) => !isAdded(index) && figures[index]!.metric === metric)
      .map((index) => ({ ...figures[index]!, index }))
      .toSorted((one, other) => compareFigures(other, one) || other.index - one.index);
  return (
    <>
      {metrics.map((metric) => {
        const rows = rowsOf(metric);
        if (rows.length === 0) return null;
        const isOpen = open === metric || rows.some(({ index }) => errors.figures?.[index]);
        return (
          <LossRow
            key={metric}
            metric={metric}
            rows={rows}
            isOpen={isOpen}
            onToggle={() => setOpen(isOpen ? null : metric)}
          >
            {heads}
            {rows.map(({ index }) => line(index))}
          </LossRow>
        );
      })}
      {added.length > 0 && (
        <Box sx={{ borderTop: added.length < indexes.length ? 1 : 0, borderColor: "divider", pt: "12px" }}>
          {heads}
          {added.map(line)}
        </Box>
      )}
    </>
  );
}
