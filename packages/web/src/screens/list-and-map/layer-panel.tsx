// The layers over the map: legend and filter in one, with how many each layer has.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useUrlState } from "../../api/url-state.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { valuesOf } from "../filters.ts";

export type Layer = { key: string; name: string; color: string; icon: string };

type LayerPanelProps = {
  /** The filter in the address that chooses among them. */
  name: string;
  layers: readonly Layer[];
  counts: ReadonlyMap<string, number>;
  isOpen: boolean;
  onToggle: () => void;
};

/** Pixels that the open panel covers at the map's left. */
export const layerPanelWidth = 240;

/** Unchecking leaves the others; with none left, all are shown again. Those with nothing in them are left out. */
export function LayerPanel({ name, layers, counts, isOpen, onToggle }: LayerPanelProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const shown = layers.filter(({ key }) => counts.has(key));
  const keys = shown.map(({ key }) => key);
  const chosen = search[name] ? valuesOf(search[name]) : keys;
  const choose = (wanted: string[]) =>
    change({ [name]: wanted.length === 0 || wanted.length === shown.length ? null : wanted, page: null });
  const isAll = chosen.length >= shown.length;
  if (shown.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t("layers")}
      sx={(theme) => ({
        position: "absolute",
        zIndex: 1,
        top: 12,
        left: 12,
        width: isOpen ? layerPanelWidth : "auto",
        // Never over the map's own buttons.
        maxWidth: "calc(100% - 72px)",
        maxHeight: "calc(100% - 116px)",
        display: "flex",
        flexDirection: "column",
        borderRadius: "8px",
        backgroundColor: theme.vars.palette.raised,
        boxShadow: theme.shadows[1],
        ...theme.applyStyles("dark", { border: `1px solid ${theme.vars.palette.divider}` }),
      })}
    >
      <Box sx={{ display: "flex", alignItems: "center", minHeight: 36, pl: isOpen ? "12px" : "4px", pr: "4px" }}>
        {isOpen && (
          <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }}>
            {t("layers")}
          </Typography>
        )}
        <IconButton aria-label={t(isOpen ? "layers_fold" : "layers_unfold")} aria-expanded={isOpen} onClick={onToggle}>
          <Icon name={isOpen ? "angle-double-left" : "list-ul"} />
        </IconButton>
      </Box>
      {isOpen && (
        <Box
          role="group"
          aria-label={t("layers")}
          sx={{ overflowY: "auto", borderTop: 1, borderColor: "divider", p: "4px 12px 8px 6px" }}
        >
          <FormControlLabel
            sx={{ display: "flex", mr: 0, ml: 0, fontWeight: 600 }}
            label={t("layers_all")}
            control={<Checkbox checked={isAll} indeterminate={!isAll} onChange={() => choose(isAll ? [] : keys)} />}
          />
          {shown.map((layer) => {
            const isChosen = chosen.includes(layer.key);
            const others = chosen.filter((key) => key !== layer.key);
            return (
              <FormControlLabel
                key={layer.key}
                sx={{ display: "flex", mr: 0, ml: 0, "& .MuiFormControlLabel-label": { flex: 1, minWidth: 0 } }}
                label={
                  <Box sx={{ display: "flex", alignItems: "center", gap: "8px", opacity: isChosen ? 1 : 0.6 }}>
                    <Swatch icon={layer.icon} color={layer.color} size={18} />
                    <Typography noWrap sx={{ flex: 1 }}>
                      {layer.name}
                    </Typography>
                    <Typography variant="caption" color="textDisabled" className="tn">
                      {formatNumber(counts.get(layer.key) ?? 0, language)}
                    </Typography>
                  </Box>
                }
                control={
                  <Checkbox checked={isChosen} onChange={() => choose(isChosen ? others : [...chosen, layer.key])} />
                }
              />
            );
          })}
        </Box>
      )}
    </Box>
  );
}
