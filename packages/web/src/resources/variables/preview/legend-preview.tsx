// The legend as the map will show it: one symbol, a row per option, or a bar of classes with their bounds.
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { isByInterval, stopsOf, symbolsOf } from "@atalaya/contract/domain/legend.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Swatch } from "../../../ui/swatch.tsx";
import { useLanguage } from "../../../ui/words.ts";
import type { Draft } from "../editor/variable-draft.ts";

type LegendPreviewProps = { draft: Draft; name: string; unit: string | null };

export function LegendPreview({ draft, name, unit }: LegendPreviewProps) {
  const isBar = isByInterval(draft.legend_method) && draft.legend_classes.length > 0;
  return (
    <>
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
        <Swatch icon={draft.icon} color={draft.color} size={20} />
        <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere", fontWeight: 550 }}>
          {name}
        </Box>
        <Typography variant="caption" color="textSecondary">
          {unit}
        </Typography>
      </Box>
      {isBar ? <ClassBar draft={draft} /> : <OptionRows draft={draft} />}
    </>
  );
}

function OptionRows({ draft }: { draft: Draft }) {
  const [language] = useLanguage();
  const rows = symbolsOf(draft);
  if (rows.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: "8px", p: 0, listStyle: "none", display: "grid", gap: "6px" }}>
      {rows.map(({ color, icon, label }, index) => (
        <Box component="li" key={index} sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
          <Swatch icon={icon} color={color} size={16} />
          <Typography variant="caption">{label?.[language]}</Typography>
        </Box>
      ))}
    </Box>
  );
}

/** Colours side by side, or one running into the other, with every bound below its border. */
function ClassBar({ draft: { legend_method, legend_classes } }: { draft: Draft }) {
  const [language] = useLanguage();
  const [first, last] = [legend_classes[0]!, legend_classes.at(-1)!];
  const share = (value: number) => ((value - first.min) / (last.max - first.min)) * 100;
  const ramp = stopsOf(legend_classes).map(([at, color]) => `${color} ${share(at)}%`);
  const isRamp = legend_method === "continuous";
  const bounds = [first.min, ...legend_classes.map(({ max }) => max)];
  return (
    <Box sx={{ mt: "8px" }}>
      <Box
        sx={{ display: "flex", height: 12, borderRadius: "3px", overflow: "hidden" }}
        style={isRamp ? { background: `linear-gradient(to right, ${ramp.join(", ")})` } : undefined}
      >
        {!isRamp &&
          legend_classes.map(({ color }, index) => <Box key={index} sx={{ flex: 1 }} style={{ background: color }} />)}
      </Box>
      <Box sx={{ display: "flex", justifyContent: "space-between", mt: "3px" }}>
        {(isRamp ? [first.min, last.max] : bounds).map((bound, index) => (
          <Typography key={index} variant="overline" className="tn" color="textSecondary" sx={{ lineHeight: 1.4 }}>
            {formatNumber(bound, language)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
