// The level as large choices: mark, name, and what it means in this country.
import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import InputLabel from "@mui/material/InputLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { helpOrError, useBound } from "../../../forms/field-parts.tsx";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { LevelMark } from "../../../ui/level-mark.tsx";
import { useLanguage } from "../../../ui/words.ts";
import { useLevels, type ShownLevel } from "../../../api/use-levels.ts";

export function LevelField() {
  const labelOf = useLabelOf(alerts);
  const { field, ref, error } = useBound("level");
  const company_id = useWatch<{ company_id: number | null }, "company_id">({ name: "company_id" });
  const levels = useLevels()(company_id);
  const chosen = (field.value ?? "") as string;
  return (
    <Box sx={{ mb: "8px" }}>
      <InputLabel component="span" id="label-level" required error={error !== undefined} sx={{ display: "block" }}>
        {labelOf("level")}
      </InputLabel>
      <RadioGroup
        id="field-level"
        aria-labelledby="label-level"
        name="level"
        value={chosen}
        onChange={(_, value) => field.onChange(value)}
        onBlur={field.onBlur}
        sx={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(150px, 1fr))", gap: "8px" }}
      >
        {levels.map((level, at) => (
          <LevelChoice
            key={level.key}
            level={level}
            isChosen={level.key === chosen}
            inputRef={level.key === chosen || (chosen === "" && at === 0) ? ref : undefined}
          />
        ))}
      </RadioGroup>
      <FormHelperText error={error !== undefined}>{helpOrError(undefined, error)}</FormHelperText>
    </Box>
  );
}

type LevelChoiceProps = {
  level: ShownLevel;
  isChosen: boolean;
  inputRef: ((element: HTMLInputElement | null) => void) | undefined;
};

const LevelChoice = ({ level, isChosen, inputRef }: LevelChoiceProps) => {
  const [language] = useLanguage();
  return (
    <Box
      component="label"
      sx={(theme) => ({
        display: "grid",
        gridTemplateColumns: "auto minmax(0, 1fr) auto",
        alignItems: "center",
        gap: "4px 8px",
        p: "10px",
        cursor: "pointer",
        borderRadius: "8px",
        border: `1px solid ${isChosen ? theme.vars.palette.text.primary : theme.vars.palette.control}`,
        boxShadow: isChosen ? `inset 0 0 0 1px ${theme.vars.palette.text.primary}` : "none",
        backgroundColor: isChosen ? theme.vars.palette.hover : undefined,
        "&:hover": { backgroundColor: theme.vars.palette.hover },
      })}
    >
      <LevelMark level={level.key} color={level.color} bars={level.bars} size={32} />
      <Box component="span" sx={{ fontWeight: 600 }}>
        {level.name[language]}
      </Box>
      <Radio value={level.key} slotProps={{ input: { ref: inputRef } }} sx={{ p: 0 }} />
      <Typography variant="caption" component="span" color="textSecondary" sx={{ gridColumn: "1 / -1" }}>
        {level.meaning[language]}
      </Typography>
    </Box>
  );
};
