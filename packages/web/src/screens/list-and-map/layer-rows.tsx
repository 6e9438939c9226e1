// The rows of the layer panel: groups, layers, and under a layer its classes; each filters, counts, and folds.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import type { MapClass, MapSymbol } from "../../map/view/map-types.ts";
import { useUrlState } from "../../api/url-state.ts";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { fingerQuery, phoneQuery } from "../../ui/theme/theme-global.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { chosenClassesOf, classFilterFor, toggled } from "./layer-choice.ts";

export type LayerClass = MapClass & { name: string };

export type Layer = Omit<MapSymbol, "classes"> & {
  name: string;
  /** The key of the group it stands in. */
  group?: string | null;
  classes?: readonly LayerClass[];
  /** What falls into none of them. */
  rest?: LayerClass;
};

type RowProps = {
  label: string;
  picture?: ReactNode;
  count?: number;
  isChosen: boolean;
  isMixed?: boolean;
  isStrong?: boolean;
  onToggle: () => void;
  /** Leaves this one alone on the map. */
  onOnly?: () => void;
};

/** Room before a row for what folds it, and more where rows lie below one another; as wide as a fingertip where one comes. */
export const indent = (more: number) => ({
  pl: `${20 + more}px`,
  [phoneQuery]: { pl: `${44 + more}px` },
  [fingerQuery]: { pl: `${44 + more}px` },
});
const foldSize = { width: 20, height: 24, p: 0, [phoneQuery]: { width: 44 } };
/** On a phone a row is as high as a fingertip. */
export const touchable = { [phoneQuery]: { minHeight: 44 }, [fingerQuery]: { minHeight: 44 } };

/** "Only this one" is in sight under the pointer, with the focus, and always where there is no pointer. */
const onlyButton = {
  flex: "none",
  minWidth: 0,
  height: 24,
  p: "0 6px",
  fontSize: 12,
  opacity: 0,
  "*:hover > &, &:focus-visible": { opacity: 1 },
  "@media (hover: none)": { opacity: 1 },
  [phoneQuery]: { minWidth: 44, height: 44 },
};

function CheckRow(props: RowProps) {
  const t = useWords();
  if (!props.onOnly) return <CheckLabel {...props} />;
  return (
    <Box sx={{ display: "flex", flex: 1, minWidth: 0, alignItems: "center" }}>
      <CheckLabel {...props} />
      <Button
        variant="text"
        onClick={props.onOnly}
        aria-label={t("layer_only", { name: props.label })}
        title={t("layer_only", { name: props.label })}
        sx={onlyButton}
      >
        {t("layer_only_short")}
      </Button>
    </Box>
  );
}

function CheckLabel({ label, picture, count, isChosen, isMixed = false, isStrong = false, onToggle }: RowProps) {
  const [language] = useLanguage();
  return (
    <FormControlLabel
      sx={{
        display: "flex",
        flex: 1,
        minWidth: 0,
        m: 0,
        "& .MuiFormControlLabel-label": { flex: 1, minWidth: 0 },
        ...touchable,
      }}
      label={
        <Box sx={{ display: "flex", alignItems: "center", gap: "8px", opacity: isChosen || isMixed ? 1 : 0.6 }}>
          {picture}
          <Typography noWrap title={label} sx={{ flex: 1, fontWeight: isStrong ? 600 : undefined }}>
            {label}
          </Typography>
          {count !== undefined && (
            <Typography variant="caption" color="textDisabled" className="tn">
              {formatNumber(count, language)}
            </Typography>
          )}
        </Box>
      }
      control={<Checkbox checked={isChosen} indeterminate={isMixed} onChange={onToggle} sx={{ p: "4px" }} />}
    />
  );
}

type FoldingProps = { label: string; head: ReactNode; children: ReactNode };

/** A row whose children fold away; a row without any keeps its place in line by `noFold`. */
function Folding({ label, head, children }: FoldingProps) {
  const t = useWords();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Box>
      <Box sx={{ display: "flex", alignItems: "center" }}>
        <IconButton
          aria-label={t(isOpen ? "layer_fold" : "layer_unfold", { name: label })}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          sx={foldSize}
        >
          <Icon name={isOpen ? "caret-down" : "caret-right"} />
        </IconButton>
        {head}
      </Box>
      {isOpen && children}
    </Box>
  );
}

const noFold = { ...indent(0), display: "flex" };

type LayerRowProps = {
  layer: Layer;
  /** By layer, and by `layer:class`. */
  counts: ReadonlyMap<string, number>;
  isChosen: boolean;
  onToggle: () => void;
  onOnly: () => void;
  /** The filter in the address that chooses among classes. */
  classFilter: string | undefined;
};

export function LayerRow({ layer, counts, isChosen, onToggle, onOnly, classFilter }: LayerRowProps) {
  const { search, change } = useUrlState();
  const { classes = [], rest } = layer;
  const countOf = ({ key }: LayerClass) => counts.get(`${layer.key}:${key}`) ?? 0;
  const row = (
    <CheckRow
      label={layer.name}
      picture={<Swatch icon={layer.icon} color={layer.color} size={18} />}
      count={counts.get(layer.key) ?? 0}
      isChosen={isChosen}
      onToggle={onToggle}
      onOnly={onOnly}
    />
  );
  const shown = rest && countOf(rest) > 0 ? [...classes, rest] : classes;
  if (!classFilter || shown.length === 0 || !isChosen) return <Box sx={noFold}>{row}</Box>;
  const keys = shown.map(({ key }) => key);
  const chosen = chosenClassesOf(search[classFilter], layer.key, keys);
  const choose = (wanted: string[]) =>
    change({ [classFilter]: classFilterFor(search[classFilter], layer.key, wanted, keys), page: null });
  return (
    <Folding label={layer.name} head={row}>
      <Box role="group" aria-label={layer.name} sx={indent(24)}>
        {shown.map((one) => (
          <Box key={one.key} sx={{ display: "flex" }}>
            <CheckRow
              label={one.name}
              picture={<Swatch icon={one.icon} color={one.color} shape={one.shape} size={16} />}
              count={countOf(one)}
              isChosen={chosen.includes(one.key)}
              onToggle={() => choose(toggled(chosen, one.key))}
              onOnly={() => choose([one.key])}
            />
          </Box>
        ))}
      </Box>
    </Folding>
  );
}

type GroupRowProps = {
  name: string;
  keys: readonly string[];
  /** How many its layers have together. */
  count: number;
  chosen: readonly string[];
  onChoose: (wanted: string[]) => void;
  children: ReactNode;
};

export function GroupRow({ name, keys, count, chosen, onChoose, children }: GroupRowProps) {
  const own = keys.filter((key) => chosen.includes(key));
  const others = chosen.filter((key) => !keys.includes(key));
  const isAll = own.length === keys.length;
  return (
    <Folding
      label={name}
      head={
        <CheckRow
          label={name}
          count={count}
          isStrong
          isChosen={isAll}
          isMixed={!isAll && own.length > 0}
          onToggle={() => onChoose(isAll ? others : [...others, ...keys])}
          onOnly={() => onChoose([...keys])}
        />
      }
    >
      {children}
    </Folding>
  );
}
