// The layers over the map: legend and filter in one, with how many records each variable has.
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../api/url-state.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { idsOf } from "./record-query.ts";

type LayerPanelProps = {
  variables: readonly Variable[];
  counts: ReadonlyMap<number, number>;
  isOpen: boolean;
  onToggle: () => void;
};

/** Pixels that the open panel covers at the map's left. */
export const layerPanelWidth = 240;

/** Unchecking leaves the others; with none left, all are shown again. Variables without records are left out. */
export function LayerPanel({ variables, counts, isOpen, onToggle }: LayerPanelProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search, change } = useUrlState();
  const shown = variables.filter(({ id }) => counts.has(id));
  const chosen = idsOf(search["variable"]) ?? shown.map(({ id }) => id);
  const choose = (ids: number[]) =>
    change({ variable: ids.length === 0 || ids.length === shown.length ? null : ids, page: null });
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
            control={
              <Checkbox
                checked={isAll}
                indeterminate={!isAll}
                onChange={() => choose(isAll ? [] : shown.map(({ id }) => id))}
              />
            }
          />
          {shown.map((variable) => {
            const isChosen = chosen.includes(variable.id);
            const others = chosen.filter((id) => id !== variable.id);
            return (
              <FormControlLabel
                key={variable.id}
                sx={{ display: "flex", mr: 0, ml: 0, "& .MuiFormControlLabel-label": { flex: 1, minWidth: 0 } }}
                label={
                  <Box sx={{ display: "flex", alignItems: "center", gap: "8px", opacity: isChosen ? 1 : 0.6 }}>
                    <Swatch icon={variable.icon} color={variable.color} size={18} />
                    <Typography noWrap sx={{ flex: 1 }}>
                      {pick(language, variable.name_es, variable.name_en)}
                    </Typography>
                    <Typography variant="caption" color="textDisabled" className="tn">
                      {formatNumber(counts.get(variable.id) ?? 0, language)}
                    </Typography>
                  </Box>
                }
                control={
                  <Checkbox checked={isChosen} onChange={() => choose(isChosen ? others : [...chosen, variable.id])} />
                }
              />
            );
          })}
        </Box>
      )}
    </Box>
  );
}
