// Municipalities on the map, each in the colour of the class of one of its figures. Loaded by itself: the table is read without a map.
import { useState } from "react";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import Typography from "@mui/material/Typography";
import { companies, type Place } from "@atalaya/contract/resources/companies.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { MapTooltip } from "../../../map/records/map-tooltip.tsx";
import { ValueLayers, valueLayerIds } from "../../../map/records/value-layers.tsx";
import { MapView } from "../../../map/view/map-view.tsx";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { placeClasses, placeFeatures, type Boundaries } from "../../../map/records/place-values.ts";
import { comparedText, comparedTitle } from "./comparison-columns.tsx";
import { comparedBy, type Compared, type ComparedBy } from "./use-compared.ts";

/** Municipalities by one figure; what is nowhere needs no number on the map. */
function featuresOf(
  rows: readonly Compared[],
  by: ComparedBy,
  places: readonly Place[],
  boundaries: Boundaries | undefined,
  language: Language,
) {
  const answer = { aggregation: by, rows: rows.map((row) => ({ company_id: row.id, count: 1, value: row[by] })) };
  const texts = new Map(rows.map((row) => [row[by], comparedText(by, row, language)]));
  const label = (value: number | null) => (value ? (texts.get(value) ?? "") : "");
  return placeFeatures(answer, placeClasses(answer, undefined), places, boundaries, label);
}

export function ComparisonMap({ rows }: { rows: readonly Compared[] }) {
  const t = useWords();
  const [language] = useLanguage();
  const base = useMapBase();
  const may = useMay();
  const { place, places, setPlace } = usePlace();
  const known = comparedBy.filter((by) => rows.some((row) => row[by] !== null));
  const [chosen, setChosen] = useState<ComparedBy>("people");
  const by = known.includes(chosen) ? chosen : (known[0] ?? "covered");
  const { data: boundaries } = useAnswer(companies, "boundaries", { place }, { isEnabled: may("companies.index") });
  const own = places.filter(({ id }) => rows.some((row) => row.id === id));
  const features = featuresOf(rows, by, own, boundaries, language);
  const nameOf = (id: number) => rows.find((row) => row.id === id);
  return (
    <Box sx={{ position: "relative", height: 460, borderTop: 1, borderColor: "divider" }}>
      <MapView label={`${t("compared_title")}: ${comparedTitle(by, t)}`} base={base} isDetailNoticed={false}>
        <ValueLayers values={features} scheme={base.scheme} onSelect={(id) => id !== null && setPlace(id)} />
        <MapTooltip
          layers={valueLayerIds}
          text={({ properties }) => {
            const row = nameOf(Number(properties["id"]));
            return row
              ? `${row.name}: ${row[by] === null ? t("compared_unknown") : comparedText(by, row, language)}`
              : "";
          }}
        />
      </MapView>
      <Box
        sx={{
          position: "absolute",
          top: 12,
          left: 12,
          zIndex: 1,
          display: "flex",
          alignItems: "center",
          gap: "8px",
          p: "6px 10px",
          bgcolor: "background.paper",
          border: 1,
          borderColor: "divider",
          borderRadius: "8px",
        }}
      >
        <Typography variant="caption" component="span" aria-hidden>
          {t("compared_by")}
        </Typography>
        <Select
          size="small"
          value={by}
          onChange={(event) => setChosen(event.target.value)}
          slotProps={{ input: { "aria-label": t("compared_by") } }}
        >
          {known.map((one) => (
            <MenuItem key={one} value={one}>
              {comparedTitle(one, t)}
            </MenuItem>
          ))}
        </Select>
      </Box>
    </Box>
  );
}
