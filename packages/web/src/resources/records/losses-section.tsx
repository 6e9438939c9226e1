// The losses of a disaster: for each metric the figure in force with its day and source, and how it came to it.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import { hasNumber, metrics, type Figure, type Metric } from "@atalaya/contract/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { helpOrError } from "../../forms/field-parts.tsx";
import { Section } from "../../forms/section.tsx";
import { dayHere } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { BreakdownsField } from "./breakdowns-field.tsx";
import { FigureFields } from "./figure-fields.tsx";
import { LossRow } from "./loss-row.tsx";

const newestFirst = (one: Figure, other: Figure) => other.as_of.localeCompare(one.as_of);

export function LossesSection({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<Metric | null>(null);
  const { append, remove } = useFieldArray<RecordDraft, "figures">({ name: "figures" });
  const figures = useWatch<RecordDraft, "figures">({ name: "figures" }) ?? [];
  const { errors } = useFormState<RecordDraft>({ name: "figures" });
  const shown = metrics.filter((metric) => figures.some((row) => row.metric === metric));
  /** The position of each row stays what the form calls it by. */
  const rowsOf = (metric: Metric) =>
    figures
      .map((row, index) => ({ ...row, index }))
      .filter((row) => row.metric === metric)
      .toSorted((one, other) => newestFirst(one, other) || other.index - one.index);
  const isWrong = (metric: Metric) => rowsOf(metric).some(({ index }) => errors.figures?.[index]);
  const add = (metric: Metric) => {
    const [before] = rowsOf(metric);
    append({
      metric,
      value: null,
      qualifier: before && hasNumber(before.qualifier) ? before.qualifier : "quantified",
      as_of: dayHere(),
      source: before?.source ?? null,
      currency: before?.currency ?? null,
      note: null,
    });
    setOpen(metric);
    setAnchor(null);
  };
  const error = errors.figures?.message ?? errors.figures?.root?.message;
  return (
    <Section title={t("losses")}>
      <Box id="field-figures" tabIndex={-1} sx={{ outline: "none" }}>
        <Typography variant="caption" color="textSecondary" component="p" sx={{ m: "-4px 0 8px" }}>
          {t(shown.length === 0 ? "losses_none" : "losses_rule")}
        </Typography>
        {shown.map((metric) => {
          const rows = rowsOf(metric);
          const isOpen = open === metric || isWrong(metric);
          return (
            <LossRow
              key={metric}
              metric={metric}
              rows={rows}
              isOpen={isOpen}
              onToggle={() => setOpen(isOpen ? null : metric)}
            >
              {rows.map(({ index }) => (
                <FigureFields
                  key={index}
                  index={index}
                  metric={metric}
                  isReadOnly={isReadOnly}
                  onRemove={() => remove(index)}
                />
              ))}
              {!isReadOnly && (
                <Button startIcon={<Icon name="plus" />} onClick={() => add(metric)} sx={{ mb: "8px" }}>
                  {t("losses_add_of", { metric: t(`loss.${metric}`) })}
                </Button>
              )}
            </LossRow>
          );
        })}
        {error && <FormHelperText error>{helpOrError(undefined, error)}</FormHelperText>}
      </Box>
      {!isReadOnly && (
        <Button
          variant="outlined"
          startIcon={<Icon name="plus" />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ mt: "8px" }}
        >
          {t("losses_add")}
        </Button>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { sx: { maxHeight: 360 } } }}
      >
        {metrics.map((metric) => (
          <MenuItem key={metric} onClick={() => add(metric)}>
            {t(`loss.${metric}`)}
          </MenuItem>
        ))}
      </Menu>
      <BreakdownsField isReadOnly={isReadOnly} />
    </Section>
  );
}
