// One loss of the places on the map: how many in all, or for 100,000 of the people who live there. Loaded by itself: sums are read without a map.
import { useMemo, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useNavigate } from "@tanstack/react-router";
import type { Metric } from "@atalaya/contract/domain/losses.ts";
import { companies } from "@atalaya/contract/resources/companies.ts";
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { MapTooltip } from "../../../map/records/map-tooltip.tsx";
import { placeClasses, placeFeatures } from "../../../map/records/place-values.ts";
import { ValueLayers, valueLayerIds } from "../../../map/records/value-layers.tsx";
import { MapView } from "../../../map/view/map-view.tsx";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { LegendRow, spanText } from "../map/by-place.tsx";
import { usePlaceKind } from "../map/place-kind.tsx";
import { mainCurrency } from "./show-sum.ts";
import { useBarRows, type BarRow } from "./use-bar-rows.ts";
import type { SumLinks } from "./use-sum-links.ts";
import type { SumRow } from "./use-sum-rows.tsx";

type LossMapProps = {
  rows: readonly SumRow[];
  total: LossSums["total"];
  drawn: Metric;
  isRate: boolean;
  linkOf: SumLinks;
  aside: ReactNode;
};

/** By place; what belongs to a place above all of them is on no map. */
export function LossMap({ rows, total, drawn, isRate, linkOf, aside }: LossMapProps) {
  const t = useWords();
  const [language] = useLanguage();
  const kind = usePlaceKind();
  const base = useMapBase();
  const navigate = useNavigate();
  const currency = mainCurrency(total, drawn);
  const bars = useBarRows(rows, { metric: drawn, currency, isRate }, linkOf);
  const barOf = new Map(rows.map(({ of }, at) => [of.company_id, bars[at]!]));
  const { features, classes } = useFeatures(rows, bars, kind.level);
  const metric = t(`loss.${drawn}`);
  const title = isRate ? t("loss_sums_rate_of", { metric }) : metric;
  const isCounted = !isRate && currency === null;
  return (
    <Panel title={title} aside={aside}>
      <Box sx={{ position: "relative", height: 320, borderTop: 1, borderColor: "divider" }}>
        <MapView label={`${t("loss_sums.place")}: ${title}`} base={base} isDetailNoticed={false}>
          <ValueLayers
            values={features}
            scheme={base.scheme}
            onSelect={(id) => {
              const link = id === null ? null : barOf.get(id)?.link;
              if (link) void navigate(link);
            }}
          />
          <MapTooltip
            layers={valueLayerIds}
            text={({ properties }) => {
              const bar = barOf.get(Number(properties["id"]));
              return bar ? `${bar.name}: ${bar.told}` : "";
            }}
          />
        </MapView>
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: "16px", p: "8px 16px" }}>
        {classes.map((one, at) => {
          const text = spanText(one, at === classes.length - 1, isCounted, language);
          const count = bars.filter(
            ({ value }) => value !== null && isIn(one, value, at === classes.length - 1),
          ).length;
          return <LegendRow key={text} color={one.color} text={text} count={formatNumber(count, language)} />;
        })}
        <LegendRow color={null} text={t("loss_sums_unshown")} count="" />
      </Box>
    </Panel>
  );
}

const isIn = ({ min, max }: { min: number; max: number }, value: number, isLast: boolean) =>
  value >= min && (isLast ? value <= max : value < max);

function useFeatures(rows: readonly SumRow[], bars: readonly BarRow[], level: string) {
  const { place, places } = usePlace();
  const may = useMay();
  const { data: boundaries } = useAnswer(companies, "boundaries", { place }, { isEnabled: may("companies.index") });
  return useMemo(() => {
    const values = rows.flatMap(({ of }, at) =>
      of.company_id ? [{ company_id: of.company_id, count: of.cards, value: bars[at]!.value }] : [],
    );
    const answer = { aggregation: "sum" as const, rows: values.filter(({ value }) => value !== null) };
    const texts = new Map(bars.map(({ value, short }) => [value, short]));
    const classes = placeClasses(answer, undefined);
    const own = places.filter(({ kind }) => kind === level);
    const features = placeFeatures(answer, classes, own, boundaries, (value) => texts.get(value) ?? "");
    return { classes, features };
  }, [rows, bars, places, level, boundaries]);
}
