// The layers over the map: legend and filter in one, with how many each layer and class has.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useUrlState } from "../../api/url-state.ts";
import { Icon } from "../../ui/icon.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useWords } from "../../ui/words.ts";
import { chosenOf, filterFor, toggled } from "./layer-choice.ts";
import { GroupRow, indent, LayerRow, touchable, type Layer } from "./layer-rows.tsx";

export type LayerGroup = { key: string; name: string };

export type LayerFilters = {
  /** The filter in the address that chooses among the layers. */
  name: string;
  layers: readonly Layer[];
  /** How many there are by layer, and by `layer:class`. */
  counts: ReadonlyMap<string, number>;
  /** The filter in the address that chooses among the classes of layers. */
  classFilter?: string;
  /** Headings of layers, in their order. */
  groups?: readonly LayerGroup[] | undefined;
};

type LayerContentsProps = LayerFilters & {
  /** Above the layers, such as what else the map may show. */
  head?: ReactNode;
  /** Instead of the layers, while the map shows something else. */
  legend?: ReactNode;
};

type LayerPanelProps = LayerContentsProps & {
  isOpen: boolean;
  onToggle: () => void;
};

/** Pixels that the open panel covers at the map's left: a large window has room for the whole names. */
export const layerPanelWidth = () => (window.innerWidth >= 1500 ? 304 : 240);

/** Whether there is any layer with something in it. */
export const hasLayerRows = ({ layers, counts }: LayerFilters): boolean => layers.some(({ key }) => counts.has(key));

/** The layers over the map, folding away. */
export function LayerPanel({ isOpen, onToggle, ...contents }: LayerPanelProps) {
  const t = useWords();
  if (!hasLayerRows(contents)) return null;
  return (
    <Box
      component="section"
      aria-label={t("layers")}
      sx={(theme) => ({
        position: "absolute",
        zIndex: 1,
        top: 12,
        left: 12,
        width: isOpen ? layerPanelWidth() : "auto",
        // Never over the map's own buttons.
        maxWidth: "calc(100% - 72px)",
        maxHeight: "calc(100% - 128px)",
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
      {isOpen && <LayerContents {...contents} />}
    </Box>
  );
}

/** Unchecking leaves the others; each can be left alone with one click. Those with nothing in them are left out. */
export function LayerContents({ head, legend, ...filters }: LayerContentsProps) {
  const t = useWords();
  return (
    <>
      {head && <Box sx={{ p: "0 12px 8px", [phoneQuery]: { px: 0 } }}>{head}</Box>}
      <Box
        role="group"
        aria-label={t("layers")}
        sx={{
          overflowY: "auto",
          borderTop: 1,
          borderColor: "divider",
          p: "4px 12px 8px 4px",
          [phoneQuery]: { px: 0 },
        }}
      >
        {legend ?? <LayerTree {...filters} />}
      </Box>
    </>
  );
}

function LayerTree({ name, layers, counts, classFilter, groups = [] }: LayerFilters) {
  const t = useWords();
  const { search, change } = useUrlState();
  const shown = layers.filter(({ key }) => counts.has(key));
  const keys = shown.map(({ key }) => key);
  const chosen = chosenOf(search[name], keys);
  const choose = (wanted: string[]) => change({ [name]: filterFor(wanted, keys), page: null });
  const isAll = chosen.length >= shown.length;
  const rows = (some: readonly Layer[]) =>
    some.map((layer) => (
      <LayerRow
        key={layer.key}
        layer={layer}
        counts={counts}
        isChosen={chosen.includes(layer.key)}
        onToggle={() => choose(toggled(chosen, layer.key))}
        onOnly={() => choose([layer.key])}
        classFilter={classFilter}
      />
    ));
  const isGrouped = (layer: Layer) => groups.some(({ key }) => key === layer.group);
  return (
    <>
      <Box sx={indent(0)}>
        <FormControlLabel
          sx={{ display: "flex", m: 0, ...touchable }}
          label={t("layers_all")}
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => choose(isAll ? [] : keys)}
              sx={{ p: "4px" }}
            />
          }
        />
      </Box>
      {groups.map((group) => {
        const own = shown.filter((layer) => layer.group === group.key);
        return (
          own.length > 0 && (
            <GroupRow
              key={group.key}
              name={group.name}
              keys={own.map(({ key }) => key)}
              count={own.reduce((sum, { key }) => sum + (counts.get(key) ?? 0), 0)}
              chosen={chosen}
              onChoose={choose}
            >
              <Box sx={{ pl: "8px" }}>{rows(own)}</Box>
            </GroupRow>
          )
        );
      })}
      {rows(shown.filter((layer) => !isGrouped(layer)))}
    </>
  );
}
