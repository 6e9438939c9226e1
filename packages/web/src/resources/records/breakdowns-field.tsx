// Losses of people divided by sex, age, disability and poverty, and what remains undivided.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useFieldArray, useWatch } from "react-hook-form";
import { currentFigures, divisions, losses, metrics, parts, type Metric } from "@atalaya/contract/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { ChoiceInput, NumberInput } from "../../forms/fields.tsx";
import { Row } from "../../forms/section.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";

const ofPeople = metrics.filter((metric) => losses[metric].unit === "persons");

export function BreakdownsField({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useWords();
  const { fields, append, remove } = useFieldArray<RecordDraft, "breakdowns">({ name: "breakdowns" });
  const first = ofPeople[0] as Metric;
  if (isReadOnly && fields.length === 0) return null;
  return (
    <Box sx={{ mt: "12px" }} role="group" aria-label={t("breakdown")}>
      <Typography variant="caption" component="h3" sx={{ m: 0, fontWeight: 550 }}>
        {t("breakdown")}
      </Typography>
      {fields.map((field, index) => (
        <Box key={field.id} sx={{ display: "flex", gap: "4px", pt: "8px" }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Row columns={3}>
              <ChoiceInput
                name={`breakdowns.${index}.metric`}
                label={t("losses_metric")}
                isReadOnly={isReadOnly}
                options={ofPeople.map((value) => ({ value, label: t(`loss.${value}`) }))}
              />
              {divisions.map((division) => (
                <ChoiceInput
                  key={division}
                  name={`breakdowns.${index}.${division}`}
                  label={t(`breakdown_of.${division}`)}
                  isReadOnly={isReadOnly}
                  options={parts[division].map((value) => ({ value, label: t(`part.${value}`) }))}
                />
              ))}
              <NumberInput
                name={`breakdowns.${index}.count`}
                label={t("breakdown_count")}
                isRequired
                isReadOnly={isReadOnly}
              />
            </Row>
          </Box>
          {!isReadOnly && (
            <IconButton
              aria-label={t("breakdown_remove")}
              onClick={() => remove(index)}
              sx={{ mt: "18px", alignSelf: "start" }}
            >
              <Icon name="trash-o" />
            </IconButton>
          )}
        </Box>
      ))}
      <Undivided />
      {!isReadOnly && (
        <Button
          startIcon={<Icon name="plus" />}
          sx={{ ml: "-8px" }}
          onClick={() =>
            append({
              metric: first,
              sex: "all",
              age: "all",
              disability: "all",
              poverty: "all",
              count: null as unknown as number, // A form begins with nothing where the draft must have something.
            })
          }
        >
          {t("breakdown_add")}
        </Button>
      )}
    </Box>
  );
}

/** How many of each metric's persons the division by sex leaves out: the gap is told, never guessed. */
function Undivided() {
  const t = useWords();
  const [language] = useLanguage();
  const figures = useWatch<RecordDraft, "figures">({ name: "figures" }) ?? [];
  const rows = useWatch<RecordDraft, "breakdowns">({ name: "breakdowns" }) ?? [];
  const gaps = [...currentFigures(figures)].flatMap(([metric, { value }]) => {
    const bySex = rows.filter((row) => row.metric === metric && row.sex !== "all" && row.age === "all");
    const sum = bySex.reduce((total, { count }) => total + (Number(count) || 0), 0);
    return bySex.length > 0 && typeof value === "number" && sum < value ? [{ metric, rest: value - sum }] : [];
  });
  return gaps.map(({ metric, rest }) => (
    <Typography key={metric} variant="caption" color="textSecondary" component="p" sx={{ m: "4px 0" }}>
      {t("breakdown_rest", { metric: t(`loss.${metric}`), rest: formatNumber(rest, language) })}
    </Typography>
  ));
}
