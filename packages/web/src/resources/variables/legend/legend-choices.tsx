// How many classes a legend has, and which ramp colours them.
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { Icon } from "../../../ui/icon.tsx";
import { useWords } from "../../../ui/words.ts";
import { rampColors, rampNames, type RampName } from "../colors/color-ramps.ts";

const numbers = [2, 3, 4, 5, 6, 7, 8, 9];

type ClassCountChoiceProps = { value: number; onChange: (count: number) => void };

export function ClassCountChoice({ value, onChange }: ClassCountChoiceProps) {
  const t = useWords();
  return (
    <TextField
      select
      id="legend-count"
      label={t("legend_count")}
      value={numbers.includes(value) ? value : ""}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ inputLabel: { htmlFor: "legend-count" } }}
    >
      {numbers.map((number) => (
        <MenuItem key={number} value={number}>
          {number}
        </MenuItem>
      ))}
    </TextField>
  );
}

type RampChoiceProps = {
  /** Null for colours chosen one by one. */
  value: { name: RampName; isReversed: boolean } | null;
  count: number;
  onChange: (name: RampName, isReversed: boolean) => void;
};

export function RampChoice({ value, count, onChange }: RampChoiceProps) {
  const t = useWords();
  return (
    <Box sx={{ display: "flex", alignItems: "flex-end", gap: "2px" }}>
      <TextField
        select
        id="legend-ramp"
        label={t("legend_ramp")}
        value={value?.name ?? ""}
        onChange={(event) => onChange(event.target.value as RampName, value?.isReversed ?? false)}
        slotProps={{ inputLabel: { htmlFor: "legend-ramp" }, select: { displayEmpty: true } }}
      >
        {value === null && <MenuItem value="">{t("legend_ramp_own")}</MenuItem>}
        {rampNames.map((name) => (
          <MenuItem key={name} value={name}>
            <Bar colors={rampColors(name, count, value?.isReversed)} label={t(`ramp.${name}`)} />
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={t("legend_ramp_reverse")}>
        <span>
          <IconButton
            aria-label={t("legend_ramp_reverse")}
            disabled={value === null}
            onClick={() => value && onChange(value.name, !value.isReversed)}
          >
            <Icon name="exchange" />
          </IconButton>
        </span>
      </Tooltip>
    </Box>
  );
}

const Bar = ({ colors, label }: { colors: string[]; label: string }) => (
  <Box
    component="span"
    role="img"
    aria-label={label}
    sx={{ display: "flex", width: 96, height: 14, borderRadius: "3px", overflow: "hidden" }}
  >
    {colors.map((color, index) => (
      <Box key={index} component="span" sx={{ flex: 1 }} style={{ background: color }} />
    ))}
  </Box>
);
