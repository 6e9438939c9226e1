// Choosing what the map is drawn on, in its own card over the map.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Typography from "@mui/material/Typography";
import type { OwnTool } from "../../map/tools/map-tools.tsx";
import { useWords } from "../../ui/words.ts";
import { useGroundChoice } from "./ground-choice.ts";
import { useGroundOptions, type GroundOption } from "./use-grounds.ts";

/** The map's tool; none where there is nothing to choose. */
export function useGroundTool(): OwnTool[] {
  const t = useWords();
  const { options, hasRelief } = useGroundOptions();
  if (options.length === 0 && !hasRelief) return [];
  const content = <GroundCard options={options} hasRelief={hasRelief} />;
  return [{ key: "ground", icon: "map-o", label: t("ground_tool"), content }];
}

function GroundCard({ options, hasRelief }: { options: GroundOption[]; hasRelief: boolean }) {
  const t = useWords();
  const { has_relief, choose } = useGroundChoice();
  const chosen = options.findIndex(({ isChosen }) => isChosen);
  return (
    <Box sx={{ display: "grid", gap: "4px" }}>
      {options.length > 0 && (
        <RadioGroup
          aria-label={t("ground_tool")}
          value={chosen}
          onChange={(_, index) => choose({ pick: options[Number(index)]!.pick })}
        >
          {options.map(({ pick, title }, index) => (
            <FormControlLabel key={pick} value={index} label={title} control={<Radio />} />
          ))}
        </RadioGroup>
      )}
      {hasRelief && (
        <Box sx={options.length > 0 ? { borderTop: 1, borderColor: "divider", pt: "4px" } : undefined}>
          <FormControlLabel
            label={t("ground_relief")}
            control={
              <Checkbox checked={has_relief} onChange={({ target }) => choose({ has_relief: target.checked })} />
            }
          />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
            {t("ground_relief_text")}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
