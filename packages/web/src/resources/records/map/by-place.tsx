// The map by place: its switch in the layer panel, its legend, its areas, and what is said of the chosen place.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { classOf } from "@atalaya/contract/domain/legend.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { ApproximateLine } from "../../../map/records/approximate-note.tsx";
import { approximateTexts } from "../../../map/records/approximate-bounds.ts";
import { MapTooltip } from "../../../map/records/map-tooltip.tsx";
import type { ColorScheme } from "../../../map/view/map-types.ts";
import type { ValueClass } from "../../../map/records/value-classes.ts";
import { noData, ValueLayers, valueLayerIds } from "../../../map/records/value-layers.tsx";
import { RecordPopup } from "../../../map/records/record-popup.tsx";
import { formatNumber } from "../../../ui/format.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { pick, useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { unitOf } from "../show-value.ts";
import { PlaceKindSelect } from "./place-kind.tsx";
import type { usePlaceValues } from "./use-place-values.ts";

type PlaceValues = ReturnType<typeof usePlaceValues>;

/** Records or places, and which kind of place. */
export function ByPlaceSwitch({ isShown, kinds, level }: PlaceValues) {
  const t = useWords();
  const { change } = useUrlState();
  return (
    <Box sx={{ display: "grid", gap: "6px" }}>
      <Segmented
        label={t("map_shows")}
        isFullWidth
        value={isShown ? "place" : "record"}
        segments={[
          { value: "record", label: t("map_by_record") },
          { value: "place", label: t("map_by_place") },
        ]}
        onChange={(by) => change({ by: by === "place" ? "place" : null, selected: null })}
      />
      {isShown && <PlaceKindSelect kinds={kinds} level={level} />}
    </Box>
  );
}

/** "3 – 11": of counted ones the last that belongs to the class; of measured ones its upper bound. */
export function spanText({ min, max }: ValueClass, isLast: boolean, isCounted: boolean, language: Language): string {
  const last = isCounted && !isLast ? max - 1 : max;
  const [from, to] = [formatNumber(min, language), formatNumber(last, language)];
  return from === to ? from : `${from} – ${to}`;
}

/** What its title says, and a row for each class: what it spans, its colour (null where nothing is known), how many places. */
export function placeLegendOf({ variable, shown }: PlaceValues, t: Translate, language: Language) {
  if (!shown) return null;
  const { classes, values, features } = shown;
  const unit = variable && unitOf(variable, language);
  const title = variable
    ? `${pick(language, variable.name_es, variable.name_en)}${unit ? ` (${unit})` : ""}: ${t(`by_place.${variable.aggregation}`)}`
    : t("map_record_counts");
  const unknown = features.features.filter(({ properties }) => properties?.["color"] === null).length;
  const known = classes.map(({ color }, index) => ({
    color: color as string | null,
    text: spanText(classes[index]!, index === classes.length - 1, !variable, language),
    count: values.filter((value) => classOf(classes, value) === index).length,
  }));
  const none = { color: null, text: t(variable ? "layer_no_class" : "map_no_records"), count: unknown };
  const approximate = approximateTexts(features, t);
  return { title, rows: unknown > 0 ? [...known, none] : known, approximate, isEmpty: values.length === 0 };
}

export function PlaceLegend(values: PlaceValues) {
  const t = useWords();
  const [language] = useLanguage();
  const legend = placeLegendOf(values, t, language);
  if (!legend) return null;
  return (
    <Box sx={{ p: "4px 8px" }}>
      <Typography variant="caption" component="p" sx={{ m: "0 0 6px", fontWeight: 600 }}>
        {legend.title}
      </Typography>
      {legend.isEmpty && <Typography color="textDisabled">{t("map_no_places")}</Typography>}
      {legend.rows.map(({ color, text, count }) => (
        <LegendRow key={text} color={color} text={text} count={formatNumber(count, language)} />
      ))}
      {legend.approximate.map((text) => (
        <Box key={text} sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 24 }}>
          <ApproximateLine />
          <Typography sx={{ flex: 1 }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const stripes = (scheme: ColorScheme) => ({
  background: `repeating-linear-gradient(135deg, ${noData[scheme].stripe} 0 1.25px, ${noData[scheme].ground} 1.25px 5.66px)`,
});

/** Without a colour it is what is hatched on the map. */
export const LegendRow = ({ color, text, count }: { color: string | null; text: string; count: string }) => (
  <Box sx={{ display: "flex", alignItems: "center", gap: "8px", minHeight: 24 }}>
    <Box
      aria-hidden
      sx={(theme) => ({
        width: 22,
        height: 14,
        borderRadius: "2px",
        border: `1px solid ${theme.vars.palette.text.disabled}`,
        ...(color ? { background: color } : { ...stripes("light"), ...theme.applyStyles("dark", stripes("dark")) }),
      })}
    />
    <Typography sx={{ flex: 1 }}>{text}</Typography>
    <Typography variant="caption" color="textDisabled" className="tn">
      {count}
    </Typography>
  </Box>
);

/** Goes inside the map. */
export function PlaceValueMap({ shown, variable, scheme }: PlaceValues & { scheme: ColorScheme }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places, setPlace } = usePlace();
  const { change } = useUrlState();
  const [chosen, setChosen] = useState<number | null>(null);
  if (!shown) return null;
  const place = places.find(({ id }) => id === chosen);
  const rowOf = (id: number) => shown.rows.find(({ company_id }) => company_id === id);
  const nameOf = (id: number) => places.find((one) => one.id === id)?.reason_social ?? "";
  const said = (id: number) => {
    const row = rowOf(id);
    const unit = variable && unitOf(variable, language);
    const count = t(row?.count === 1 ? "record_count_one" : "record_count_many", {
      count: formatNumber(row?.count ?? 0, language),
    });
    const value = variable && row ? [formatNumber(row.value, language), unit].filter(Boolean).join(" ") : null;
    return [value, count].filter(Boolean).join(" · ");
  };
  return (
    <>
      <ValueLayers values={shown.features} scheme={scheme} onSelect={setChosen} />
      <MapTooltip
        layers={valueLayerIds}
        text={({ properties }) => `${nameOf(Number(properties["id"]))}: ${said(Number(properties["id"]))}`}
      />
      {place && (
        <RecordPopup at={[place.lon, place.lat]} covered={{}} onClose={() => setChosen(null)}>
          <Box sx={{ p: "12px", minWidth: 200 }}>
            <Typography variant="subtitle2" component="h2">
              {place.reason_social}
            </Typography>
            <Typography component="p" className="tn" sx={{ m: "2px 0 8px" }}>
              {said(place.id)}
            </Typography>
            <Button
              variant="text"
              onClick={() => {
                change({ by: null, page: null });
                setPlace(place.id);
              }}
            >
              {t("map_see_records")}
            </Button>
          </Box>
        </RecordPopup>
      )}
    </>
  );
}
