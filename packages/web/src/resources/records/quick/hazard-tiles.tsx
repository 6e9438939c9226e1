// What is happening: the place's most frequent types of event as large tiles, the others in a list behind them.
import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
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
      {others.length > 0 && (
        <TextField
          select
          id="quick-other"
          label={t("quick_more_types")}
          value={others.some(({ id }) => id === value) ? value : ""}
          onChange={(event) => onChange(Number(event.target.value))}
          slotProps={{ inputLabel: { htmlFor: "quick-other" } }}
          sx={{ mt: "10px" }}
        >
          {others.map((variable) => (
            <MenuItem key={variable.id} value={variable.id} sx={{ gap: "8px" }}>
              <Icon name={variable.icon} />
              {pick(language, variable.name_es, variable.name_en)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
