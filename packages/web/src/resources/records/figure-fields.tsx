// One figure of a disaster's losses, as fields: what is known, the number, its day, its source.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { useWatch } from "react-hook-form";
import { currencies } from "@atalaya/contract/amounts.ts";
import { hasNumber, losses, qualifiers, type Metric } from "@atalaya/contract/losses.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { DayInput } from "../../forms/day-input.tsx";
import { ChoiceInput, NumberInput, TextInput } from "../../forms/fields.tsx";
import { Row } from "../../forms/section.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";

type FigureFieldsProps = { index: number; metric: Metric; isReadOnly: boolean; onRemove: () => void };

export function FigureFields({ index, metric, isReadOnly, onRemove }: FigureFieldsProps) {
  const t = useWords();
  const name = `figures.${index}` as const;
  const qualifier = useWatch<RecordDraft>({ name: `${name}.qualifier` }) as RecordDraft["figures"][number]["qualifier"];
  const { unit } = losses[metric];
  const isMoney = unit === "money";
  return (
    <Box sx={{ display: "flex", gap: "4px", pt: "8px" }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Row columns={3}>
          <ChoiceInput
            name={`${name}.qualifier`}
            label={t("losses_qualifier")}
            isReadOnly={isReadOnly}
            options={qualifiers.map((value) => ({ value, label: t(`qualifier.${value}`) }))}
          />
          {hasNumber(qualifier) && (
            <NumberInput
              name={`${name}.value`}
              label={t("losses_value")}
              unit={isMoney ? null : t(`loss_unit.${unit}`)}
              isRequired
              isReadOnly={isReadOnly}
            />
          )}
          {isMoney && hasNumber(qualifier) && (
            <ChoiceInput
              name={`${name}.currency`}
              label={t("losses_currency")}
              isRequired
              isReadOnly={isReadOnly}
              emptyLabel=""
              options={currencies.map((value) => ({ value, label: value }))}
            />
          )}
          <DayInput name={`${name}.as_of`} label={t("losses_as_of")} isRequired isReadOnly={isReadOnly} />
          <TextInput name={`${name}.source`} label={t("losses_source")} isReadOnly={isReadOnly} />
          <TextInput name={`${name}.note`} label={t("losses_note")} isReadOnly={isReadOnly} />
        </Row>
      </Box>
      {!isReadOnly && (
        <Tooltip title={t("losses_remove")}>
          <IconButton aria-label={t("losses_remove")} onClick={onRemove} sx={{ mt: "18px", alignSelf: "start" }}>
            <Icon name="trash-o" />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
