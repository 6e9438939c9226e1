// Above the matrix: the hazard that it is looked at for, what its letters mean, and which keys it knows.
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { functionRoles } from "@atalaya/contract/resources/institutions/functions.ts";
import { useChoiceManners, useSteady } from "../../forms/choices/choice-manners.ts";
import { useUsualHazardOptions } from "../../forms/choices/hazard-options.ts";
import { OptionLine } from "../../forms/choices/option-line.tsx";
import { matches, type OptionWords } from "../../forms/choices/option-words.ts";
import { fingerQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { FunctionCell } from "./function-cell.tsx";

type MatrixHeadProps = {
  /** Null for what holds for every hazard. */
  hazard: string | null;
  /** Those for which somebody has a function, beside the usual ones. */
  others: readonly string[];
  onHazard: (hazard: string | null) => void;
};

type Option = OptionWords & { id: string | null };

function HazardChoice({ hazard, others, onHazard }: MatrixHeadProps) {
  const t = useWords();
  const manners = useChoiceManners();
  const every: Option = { id: null, label: t("framework_every_hazard") };
  const known = useUsualHazardOptions(hazard === null ? others : [...others, hazard]);
  const options: Option[] = [every, ...known.map(({ value, ...option }) => ({ ...option, id: value }))];
  const chosen = useSteady(options.find(({ id }) => id === hazard) ?? every)!;
  return (
    <Autocomplete
      {...manners}
      disableClearable
      size="small"
      options={options}
      value={chosen}
      onChange={(_, { id }) => onHazard(id)}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      getOptionKey={({ id }) => id ?? "every"}
      filterOptions={(all, { inputValue }) => all.filter((option) => matches(option, inputValue))}
      renderOption={(line, option, { inputValue }) => (
        <OptionLine key={line.key} line={line} option={option} typed={inputValue === chosen.label ? "" : inputValue} />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps?.htmlInput, "aria-label": t("label.institution_functions.hazard") },
          }}
        />
      )}
      sx={{ width: 240 }}
    />
  );
}

export function MatrixHead(props: MatrixHeadProps) {
  const t = useWords();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px 20px", p: "8px 20px" }}>
      <HazardChoice {...props} />
      {functionRoles.map((role) => (
        <Box key={role} sx={{ display: "flex", alignItems: "center", gap: "6px" }}>
          <FunctionCell role={role} />
          {t(`function_role.${role}`)}
        </Box>
      ))}
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{ display: { xs: "none", md: "block" }, [fingerQuery]: { display: "none" } }}
      >
        {t("framework_keys")}
      </Typography>
    </Box>
  );
}
