// What is happening: the place's most frequent types of event as large tiles, the others in a list behind them.
import Autocomplete from "@mui/material/Autocomplete";
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import TextField from "@mui/material/TextField";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useHazardNames } from "../../../api/hazard-names.ts";
import { useChoiceManners, useSteady } from "../../../forms/choices/choice-manners.ts";
import { OptionLine } from "../../../forms/choices/option-line.tsx";
import { matches } from "../../../forms/choices/option-words.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";

const tileCount = 8;
/** Where nothing was recorded yet: what most often needs a quick entry. */
const usual = ["EN0205", "TL0305", "GH0101", "MH0705", "MH0604", "GH0303", "MH0703", "MH0301"];

/** The most frequent first, then the usual ones, then by name as they come. */
export function byFrequency(variables: readonly Variable[]): Variable[] {
  const rank = ({ hip_code }: Variable) => (usual.indexOf(hip_code ?? "") + usual.length + 1) % (usual.length + 1);
  return variables.toSorted((one, other) => other.record_count - one.record_count || rank(one) - rank(other));
}

type HazardTilesProps = {
  variables: readonly Variable[];
  value: number | null;
  onChange: (id: number) => void;
};

export function HazardTiles({ variables, value, onChange }: HazardTilesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const sorted = byFrequency(variables);
  const tiles = sorted.slice(0, tileCount);
  const others = sorted.slice(tileCount);
  return (
    <>
      <Box
        role="radiogroup"
        aria-label={t("quick_what")}
        sx={{ display: "grid", gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: "8px" }}
      >
        {tiles.map((variable) => (
          <ButtonBase
            key={variable.id}
            role="radio"
            aria-checked={value === variable.id}
            onClick={() => onChange(variable.id)}
            sx={(theme) => ({
              flexDirection: "column",
              gap: "6px",
              height: 68,
              padding: "4px",
              border: "1px solid",
              borderColor: theme.vars.palette.borderStrong,
              borderRadius: "8px",
              fontSize: 11.5,
              fontWeight: 550,
              lineHeight: "14px",
              overflow: "hidden",
              "&[aria-checked=true]": {
                borderColor: theme.vars.palette.primary.main,
                boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
                bgcolor: theme.vars.palette.soft,
              },
            })}
          >
            <Swatch icon={variable.icon} color={variable.color} size={26} />
            {pick(language, variable.name_es, variable.name_en)}
          </ButtonBase>
        ))}
      </Box>
      {others.length > 0 && <MoreTypes variables={sorted} others={others} value={value} onChange={onChange} />}
    </>
  );
}

type MoreTypesProps = HazardTilesProps & { others: readonly Variable[] };

/** Offers the others; whoever types what people call a hazard is led to its tile's type as well. */
function MoreTypes({ variables, others, value, onChange }: MoreTypesProps) {
  const t = useWords();
  const [language] = useLanguage();
  const hazardNames = useHazardNames();
  const manners = useChoiceManners();
  const options = variables.map((it) => ({
    id: it.id,
    label: pick(language, it.name_es, it.name_en),
    called: hazardNames(it.hip_code),
    picture: <Icon name={it.icon} />,
  }));
  const isOther = (id: number | null) => others.some((it) => it.id === id);
  const chosen = useSteady(options.find(({ id }) => id === value && isOther(id)) ?? null);
  return (
    <Autocomplete
      {...manners}
      id="quick-other"
      options={options}
      value={chosen}
      disableClearable={chosen !== null}
      blurOnSelect="touch"
      onChange={(_, option) => option && onChange(option.id)}
      isOptionEqualToValue={(option, other) => option.id === other.id}
      getOptionKey={({ id }) => id}
      filterOptions={(all, { inputValue }) =>
        all.filter((option) => (inputValue.trim() ? matches(option, inputValue) : isOther(option.id)))
      }
      renderOption={(line, option, { inputValue }) => (
        <OptionLine key={line.key} line={line} option={option} typed={inputValue === chosen?.label ? "" : inputValue} />
      )}
      renderInput={(params) => <TextField {...params} label={t("quick_more_types")} />}
      sx={{ mt: "10px" }}
    />
  );
}
