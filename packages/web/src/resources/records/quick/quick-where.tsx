// Where it happens: the place, offered from the position, and the point on the map, with what is remarked on the two together.
import { Suspense } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { companies } from "@atalaya/contract/resources/companies.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { PlaceChoice } from "../../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../../forms/choices/place-options.ts";
import { formatDecimal } from "../../../map/coordinates/coordinate-text.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";
import type { QuickEntry } from "./entry.ts";
import { Heading } from "./heading.tsx";
import { lazyOr } from "../../../screens/outbox/lazy-or.ts";
import { placeAt, remarkOn, viewOf } from "./near-place.ts";
import { usePosition } from "../../../screens/point/use-position.ts";

const PointMap = lazyOr(async () => (await import("../../../screens/point/point-map.tsx")).PointMap, NoMap);

function NoMap() {
  const t = useWords();
  return <Typography color="textSecondary">{t("quick_no_map")}</Typography>;
}

type QuickWhereProps = {
  entry: QuickEntry;
  onChange: (part: Partial<QuickEntry>) => void;
  isPlaceMissing: boolean;
};

export function QuickWhere({ entry, onChange, isPlaceMissing }: QuickWhereProps) {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { places } = usePlace();
  const mayHere = (id: number) => may("records.risk.create", id);
  const options = usePlaceOptions(mayHere);
  const boundaries = useAnswer(companies, "boundaries", { place: "all" }).data;
  const { state: position, locate, forget } = usePosition(onChange, entry.point === null);
  const { point, company_id, accuracy_m } = entry;
  const place = places.find(({ id }) => id === company_id);
  const own = places.filter(({ id }) => mayHere(id));
  const offer = point && company_id === null ? placeAt(own, boundaries, point) : null;
  const remark = place && point ? remarkOn(place, places, boundaries, point) : null;
  const km = (value: number) => formatNumber(value, language, { maximumFractionDigits: value < 10 ? 1 : 0 });
  return (
    <Box>
      <WhereHead isAsking={position === "asking"} accuracy_m={accuracy_m} hasPoint={point !== null} />
      {offer && (
        <Button
          fullWidth
          variant="outlined"
          startIcon={<Icon name="map-marker" />}
          onClick={() => onChange({ company_id: offer.place.id })}
          sx={{ minHeight: 48, mb: "10px", justifyContent: "flex-start", textAlign: "left" }}
        >
          {offer.km === null
            ? t("quick_place_in", { place: offer.place.reason_social })
            : t("quick_place_near", { place: offer.place.reason_social, km: km(offer.km) })}
        </Button>
      )}
      {options.length > 1 && (
        <PlaceChoice
          id="quick-place"
          label={t("label.records.company_id")}
          value={company_id ?? undefined}
          onChange={(chosen) => onChange({ company_id: chosen ?? null })}
          places={options}
          error={isPlaceMissing ? t("quick_choose_place") : undefined}
        />
      )}
      <Suspense fallback={<Box sx={{ height: 268 }} />}>
        <PointMap
          // The map goes to the phone's position when that is found, and stays where the officer moved it.
          key={accuracy_m === null ? "by hand" : "located"}
          label={t("quick_map")}
          value={point && { type: "Point", coordinates: point }}
          onChange={(shape) => {
            forget();
            onChange({ point: shape?.type === "Point" ? shape.coordinates : null, accuracy_m: null });
          }}
          near={place ? viewOf(place, boundaries, point) : null}
          nearKey={place?.id ?? null}
        />
      </Suspense>
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px", mt: "6px" }}>
        {point && (
          <Typography variant="caption" className="tn" color="textSecondary" sx={{ flex: 1 }}>
            {formatDecimal(point[1], language)}; {formatDecimal(point[0], language)}
          </Typography>
        )}
        {(position === "failed" || (point !== null && accuracy_m === null)) && (
          <Button size="small" startIcon={<Icon name="location-arrow" />} onClick={locate}>
            {t("quick_locate")}
          </Button>
        )}
      </Box>
      <Box aria-live="polite">
        {remark && place && (
          <Remark>
            {remark === "outside"
              ? t("warning.outside_place", { place: place.reason_social })
              : t("warning.far_from_place", { place: place.reason_social, distance: km(remark.km) })}
          </Remark>
        )}
      </Box>
    </Box>
  );
}

type WhereHeadProps = { isAsking: boolean; accuracy_m: number | null; hasPoint: boolean };

function WhereHead({ isAsking, accuracy_m, hasPoint }: WhereHeadProps) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Box sx={{ display: "flex", alignItems: "baseline", gap: "8px" }}>
      <Box sx={{ flex: 1 }}>
        <Heading>{t("quick_where")}</Heading>
      </Box>
      <Typography variant="caption" color="textSecondary" role="status">
        {isAsking
          ? t("quick_locating")
          : accuracy_m !== null
            ? t("quick_accuracy", { metres: formatNumber(accuracy_m, language) })
            : !hasPoint && t("quick_not_located")}
      </Typography>
    </Box>
  );
}

const Remark = ({ children }: { children: string }) => (
  <Box
    sx={(theme) => ({
      display: "flex",
      gap: "10px",
      mt: "6px",
      p: "8px 12px",
      borderRadius: "6px",
      color: theme.vars.palette.statusSoft.warning.softText,
      bgcolor: theme.vars.palette.statusSoft.warning.soft,
    })}
  >
    <Icon name="exclamation-triangle" />
    {children}
  </Box>
);
