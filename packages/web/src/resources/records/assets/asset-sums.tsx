// What the damaged assets add up to, beside the figures in force: whoever knows that these are all of them makes a sum a figure.
import { useEffect, useRef, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { sumsOfAssets, type AssetSum } from "@atalaya/contract/domain/asset-damage.ts";
import {
  currentFigures,
  untoldFigure,
  type Figure,
  type FigureBasis,
  type Metric,
} from "@atalaya/contract/domain/losses.ts";
import { showAsOf, showFigure } from "@atalaya/contract/domain/show-figure.ts";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { formatChange } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { RowsTitle } from "../form/rows-title.tsx";
import type { AddFigure } from "../losses/figure-columns.tsx";
import { useFigureMoment } from "../losses/figure-moment.ts";
import { useToldDamages } from "./damage-columns.tsx";
import { sumsStyle } from "./sums-style.ts";

/** Worked out of what each asset tells, and reported by nobody. */
const basis: FigureBasis = "derived";

/** A sum is no less than it says; where costs are missing it is at least that. */
const qualifierOf = ({ untold }: AssetSum) => (untold > 0 ? "at_least" : "quantified");

export function AssetSums({ onUse }: { onUse: AddFigure }) {
  const t = useWords();
  const moment = useFigureMoment();
  const figures = useWatch<RecordDraft, "figures">({ name: "figures" }) ?? [];
  /** Figures that are being typed are in force once they say of what and when. */
  const inForce = currentFigures(figures.filter((row) => row.metric && row.as_of));
  const sums = sumsOfAssets(useToldDamages());
  const [used, setUsed] = useState<Metric | null>(null);
  if (sums.length === 0) return null;
  const use = (sum: AssetSum) => {
    const { metric, value, currency, assets } = sum;
    onUse({
      ...untoldFigure,
      metric,
      value,
      currency,
      qualifier: qualifierOf(sum),
      basis,
      source: t(assets === 1 ? "asset_sum_source_one" : "asset_sum_source_many", { count: assets }),
      ...moment.begin(undefined),
    });
    setUsed(metric);
  };
  return (
    <>
      <RowsTitle help={t("asset_sums_rule")}>{t("asset_sums")}</RowsTitle>
      <Box component="table" aria-label={t("asset_sums")} sx={sumsStyle}>
        <thead>
          <tr>
            <th scope="col">{t("label.records.figures.metric")}</th>
            <th scope="col" className="number">
              {t("asset_sum")}
            </th>
            <th scope="col" className="number">
              {t("asset_sum_in_force")}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {sums.map((sum) => (
            <SumRow
              key={sum.metric}
              sum={sum}
              figure={inForce.get(sum.metric)}
              isJustUsed={used === sum.metric}
              onUse={() => use(sum)}
            />
          ))}
        </tbody>
      </Box>
    </>
  );
}

type SumRowProps = {
  sum: AssetSum;
  /** In force now. */
  figure: Figure | undefined;
  isJustUsed: boolean;
  onUse: () => void;
};

function SumRow({ sum, figure, isJustUsed, onUse }: SumRowProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { metric, value, currency, assets, untold } = sum;
  const of = t(assets === 1 ? "asset_sum_of_one" : "asset_sum_of_many", { count: assets });
  const isAlike = typeof figure?.value === "number" && (currency === null || figure.currency === currency);
  const change = isAlike ? value - figure.value! : null;
  const shown = (row: Pick<Figure, "qualifier" | "value" | "currency">) =>
    [showFigure(row, t, language), row.value !== null && row.currency].filter(Boolean).join(" ");
  return (
    <tr>
      <th scope="row">{t(`loss.${metric}`)}</th>
      <td className="number">
        <strong>{shown({ value, currency, qualifier: qualifierOf(sum) })}</strong>
        <span>{untold > 0 ? t("asset_sum_untold", { of, count: untold }) : of}</span>
      </td>
      <td className="number" data-head={t("asset_sum_in_force")}>
        {figure ? shown(figure) : "—"}
        {figure && <span>{showAsOf(figure, language)}</span>}
        {change !== null && change !== 0 && (
          <span>{t("asset_sum_difference", { change: formatChange(change, language) })}</span>
        )}
      </td>
      <td className="act">
        {change === 0 ? (
          <Used isJustUsed={isJustUsed} />
        ) : (
          <Button
            variant="outlined"
            size="small"
            aria-label={t("asset_sum_use_of", { metric: t(`loss.${metric}`) })}
            onClick={onUse}
          >
            {t("asset_sum_use")}
          </Button>
        )}
      </td>
    </tr>
  );
}

/** Takes the focus of the button that was pressed for it. */
function Used({ isJustUsed }: { isJustUsed: boolean }) {
  const t = useWords();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isJustUsed) box.current?.focus({ preventScroll: true });
  }, [isJustUsed]);
  return (
    <Box component="span" ref={box} tabIndex={-1} className="used">
      <Icon name="check" size={12} /> {t("asset_sum_used")}
    </Box>
  );
}
