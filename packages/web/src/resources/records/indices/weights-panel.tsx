// The formula of an index with its weights, which may be moved: what the ranking depends on is seen at once, and nothing is saved.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Slider from "@mui/material/Slider";
import Typography from "@mui/material/Typography";
import type { CompositeResult, ReckonedMember } from "@atalaya/contract/resources/records/composite-indices.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { fingerQuery } from "../../../ui/theme/theme-global.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { moveWeight, type ShownRow } from "./shown-rows.ts";

type WeightsPanelProps = {
  result: CompositeResult;
  /** Null while they are those of the index. */
  weights: readonly number[] | null;
  rows: readonly ShownRow[];
  onChange: (weights: number[] | null) => void;
};

export function WeightsPanel({ result, weights, rows, onChange }: WeightsPanelProps) {
  const t = useWords();
  const { members, index } = result;
  const own = members.map(({ weight }) => weight);
  return (
    <Panel
      title={t("index_weights")}
      aside={
        weights && (
          <Button variant="text" startIcon={<Icon name="undo" />} onClick={() => onChange(null)}>
            {t("index_restore")}
          </Button>
        )
      }
    >
      <Box sx={{ p: "0 16px 12px" }}>
        <Typography sx={{ m: 0, fontWeight: 600 }}>
          {t(`index_formula_${index.aggregation}`, { scale: String(index.scale) })}
        </Typography>
        <Typography color="textSecondary" sx={{ m: "4px 0 8px" }}>
          {t("index_weights_help")}
        </Typography>
        {members.map((member, at) => (
          <WeightSlider
            key={member.variable_id}
            member={member}
            weight={(weights ?? own)[at]!}
            onChange={(percent) => onChange(moveWeight(own, weights, at, percent))}
          />
        ))}
        <Typography role="status" sx={{ m: "8px 0 0", minHeight: 20, fontWeight: 600 }}>
          {weights && <Changed rows={rows} />}
        </Typography>
      </Box>
    </Panel>
  );
}

function Changed({ rows }: { rows: readonly ShownRow[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const count = rows.filter(({ steps }) => steps).length;
  if (count === 0) return t("index_changed_none");
  return t(count === 1 ? "index_changed_one" : "index_changed", { count: formatNumber(count, language) });
}

type WeightSliderProps = { member: ReckonedMember; weight: number; onChange: (percent: number) => void };

function WeightSlider({ member, weight, onChange }: WeightSliderProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { name_es, name_en, direction } = member;
  const name = pick(language, name_es, name_en);
  const said = (percent: number) =>
    t("index_percent", { value: formatNumber(percent, language, { maximumFractionDigits: 1 }) });
  return (
    <Box sx={{ py: "4px" }}>
      <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
        <Typography sx={{ m: 0, flex: 1, minWidth: 0 }}>
          {name}{" "}
          <Typography component="span" variant="caption" color="textSecondary">
            {t(direction === "higher_is_better" ? "index_better" : "index_worse")}
          </Typography>
        </Typography>
        <Typography component="span" className="tn" sx={{ fontWeight: 600 }}>
          {said(weight * 100)}
        </Typography>
      </Box>
      <Box sx={{ px: "8px" }}>
        <Slider
          size="small"
          min={0}
          max={100}
          value={weight * 100}
          aria-label={t("index_weight_of", { name })}
          getAriaValueText={said}
          onChange={(_, percent) => onChange(Math.round(percent as number))}
          sx={{ display: "block", p: "8px 0", [fingerQuery]: { p: "16px 0" } }}
        />
      </Box>
    </Box>
  );
}
