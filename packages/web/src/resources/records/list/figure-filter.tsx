// Disasters by their figures: a metric and between which numbers its figure in force lies, several at once.
import { useState } from "react";
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { metrics, type Metric } from "@atalaya/contract/domain/losses.ts";
import {
  boundsOfFigure,
  figureEntry,
  metricOfSort,
  type FigureBounds,
} from "@atalaya/contract/resources/records/figure-filter.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useChoiceManners } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { matches } from "../../../forms/choices/option-words.ts";
import { parseNumber, typedNumber } from "../../../forms/numbers/number-text.ts";
import { useTypedNumber } from "../../../forms/numbers/use-typed-number.ts";
import { FilterTitle, useFilterMenu } from "../../../screens/filter-bar.tsx";
import { FilterChip } from "../../../ui/filter-chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { figuresIn, figureText } from "./figure-words.ts";

/** The bounds in the address, and a way to put others in their place. */
function useFigures() {
  const { search, change } = useUrlState();
  const set = (figures: readonly FigureBounds[]) => change({ figure: figures.map(figureEntry), page: null });
  return { figures: figuresIn(search.figure), set };
}

export function FigureFilter() {
  const t = useWords();
  const { figures, set } = useFigures();
  const [isAdding, setAdding] = useState(false);
  const isBlankShown = isAdding || figures.length === 0;
  const free = metrics.filter((metric) => figures.every((it) => it.metric !== metric));
  return (
    <Box role="group" aria-label={t("figure_filter")} sx={{ mt: "12px" }}>
      <FilterTitle>{t("figure_filter")}</FilterTitle>
      <Box sx={{ display: "grid", gap: "12px" }}>
        {figures.map((bounds, at) => (
          <FigureRow
            key={bounds.metric}
            bounds={bounds}
            free={free}
            onChange={(changed) => set(changed ? figures.with(at, changed) : figures.toSpliced(at, 1))}
          />
        ))}
        {isBlankShown && (
          <MetricChoice
            value={null}
            free={free}
            onChange={(metric) => {
              setAdding(false);
              if (metric) set([...figures, { metric, least: null, most: null }]);
            }}
          />
        )}
        {!isBlankShown && (
          <Button
            variant="text"
            startIcon={<Icon name="plus" size={11} />}
            sx={{ justifySelf: "start", ml: "-8px" }}
            onClick={() => setAdding(true)}
          >
            {t("figure_filter_add")}
          </Button>
        )}
      </Box>
    </Box>
  );
}

type RowProps = {
  bounds: FigureBounds;
  /** The metrics that no row has yet. */
  free: readonly Metric[];
  onChange: (changed: FigureBounds | null) => void;
};

function FigureRow({ bounds, free, onChange }: RowProps) {
  const t = useWords();
  const isCrossed = bounds.least !== null && bounds.most !== null && bounds.least > bounds.most;
  const fits = (changed: FigureBounds) => boundsOfFigure(figureEntry(changed)) !== null;
  return (
    <Box role="group" aria-label={t(`loss.${bounds.metric}`)} sx={{ display: "grid", gap: "6px" }}>
      <MetricChoice
        value={bounds.metric}
        free={free}
        onChange={(metric) => onChange(metric && { ...bounds, metric })}
      />
      <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "12px" }}>
        {(["least", "most"] as const).map((side) => (
          <Bound
            key={side}
            label={t(`figure_${side}`)}
            value={bounds[side]}
            fits={(value) => fits({ ...bounds, [side]: value })}
            problem={side === "most" && isCrossed ? t("figure_order") : undefined}
            onChange={(value) => onChange({ ...bounds, [side]: value })}
          />
        ))}
      </Box>
    </Box>
  );
}

type BoundProps = {
  label: string;
  value: number | null;
  /** Whether the address has room for such a number. */
  fits: (value: number | null) => boolean;
  problem: string | undefined;
  onChange: (value: number | null) => void;
};

/** Takes effect when it is confirmed or left; what is no number stays as typed and says so. */
function Bound({ label, value, fits, problem, onChange }: BoundProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [text, setText] = useTypedNumber(value, language);
  const read = parseNumber(text, language);
  const number = typeof read === "string" || !fits(read) ? undefined : read;
  const confirm = () => {
    if (number === undefined) return;
    setText(typedNumber(number, language));
    if (number !== value) onChange(number);
  };
  const said = number === undefined ? t("issue.number") : problem;
  return (
    <TextField
      label={label}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={confirm}
      onKeyDown={(event) => event.key === "Enter" && confirm()}
      error={said !== undefined}
      helperText={said}
      slotProps={{ htmlInput: { inputMode: "decimal", className: "tn", style: { textAlign: "right" } } }}
    />
  );
}

type MetricChoiceProps = {
  value: Metric | null;
  free: readonly Metric[];
  onChange: (metric: Metric | null) => void;
};

function MetricChoice({ value, free, onChange }: MetricChoiceProps) {
  const t = useWords();
  const manners = useChoiceManners();
  const offered = metrics.filter((metric) => metric === value || free.includes(metric));
  const wordsOf = (metric: Metric) => ({ label: t(`loss.${metric}`) });
  return (
    <Autocomplete
      {...manners}
      options={offered}
      value={value}
      onChange={(_, metric) => onChange(metric)}
      getOptionLabel={(metric) => wordsOf(metric).label}
      filterOptions={(all, { inputValue }) => all.filter((metric) => matches(wordsOf(metric), inputValue))}
      renderOption={(line, metric, { inputValue }) => (
        <OptionLine key={line.key} line={line} option={wordsOf(metric)} typed={inputValue} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps?.htmlInput, "aria-label": t("label.records.figures.metric") },
          }}
        />
      )}
    />
  );
}

/** The figures in force as chips, and the order by a figure, which leaves out what has none. */
export function FigureChips() {
  const t = useWords();
  const [language] = useLanguage();
  const openMenu = useFilterMenu();
  const { search, change } = useUrlState();
  const { figures, set } = useFigures();
  // Sums have no order of cards.
  const sorted = search.sums ? null : metricOfSort(search.sort);
  return (
    <>
      {figures.map((bounds, at) => (
        <FilterChip
          key={bounds.metric}
          label={figureText(bounds, t, language)}
          onClick={openMenu}
          onRemove={() => set(figures.toSpliced(at, 1))}
        />
      ))}
      {sorted && (
        <FilterChip
          label={t("figure_sorted", { metric: t(`loss.${sorted}`) })}
          onRemove={() => change({ sort: null, page: null })}
        />
      )}
    </>
  );
}
