// Losses of people divided by sex, age, disability and poverty, and what remains undivided.
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import {
  currentBreakdowns,
  currentFigures,
  divisions,
  figuresOn,
  losses,
  metrics,
  parts,
} from "@atalaya/contract/domain/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { rowsOf } from "../../../forms/rows/rows-of.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";

const ofPeople = metrics.filter((metric) => losses[metric].unit === "persons");

const { Rows, choice, day, number } = rowsOf(recordsOf("risk"), "breakdowns");

const whole = { sex: "all", age: "all", disability: "all", poverty: "all", count: null, as_of: null } as const;

export function BreakdownsField() {
  const t = useWords();
  return (
    <>
      <RowsTitle>{t("breakdown")}</RowsTitle>
      <Rows
        addLabel={t("breakdown_add")}
        template="repeat(4, minmax(0, 1fr))"
        // The parts of one metric follow each other.
        begin={(before) => ({ ...whole, metric: before?.metric ?? ofPeople[0]!, as_of: before?.as_of ?? null })}
        columns={[
          choice("metric", {}, { options: ofPeople.map((value) => ({ value, label: t(`loss.${value}`) })) }),
          ...divisions.map((division) =>
            choice(
              division,
              { isShort: true },
              { options: parts[division].map((value) => ({ value, label: t(`part.${value}`) })) },
            ),
          ),
          number("count", { isShort: true }),
          day("as_of", { isShort: true }),
        ]}
      />
      <Undivided />
    </>
  );
}

/** How many of each metric's persons the division by sex leaves out: the gap is told, never guessed. */
function Undivided() {
  const t = useWords();
  const [language] = useLanguage();
  const figures = useWatch<RecordDraft, "figures">({ name: "figures" }) ?? [];
  const rows = useWatch<RecordDraft, "breakdowns">({ name: "breakdowns" }) ?? [];
  const current = currentBreakdowns(rows);
  const gaps = [...currentFigures(figures).keys()].flatMap((metric) => {
    const bySex = current.filter((row) => row.metric === metric && row.sex !== "all" && row.age === "all");
    const day = bySex[0]?.as_of;
    const value = (day ? figuresOn(figures, day) : currentFigures(figures)).get(metric)?.value;
    const sum = bySex.reduce((total, { count }) => total + (Number(count) || 0), 0);
    return bySex.length > 0 && typeof value === "number" && sum < value ? [{ metric, rest: value - sum }] : [];
  });
  return gaps.map(({ metric, rest }) => (
    <Typography key={metric} variant="caption" color="textSecondary" component="p" sx={{ m: "4px 0" }}>
      {t("breakdown_rest", { metric: t(`loss.${metric}`), rest: formatNumber(rest, language) })}
    </Typography>
  ));
}
