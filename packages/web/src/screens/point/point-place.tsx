// Where something happened, in a form that is no form of a thing on the map: the position of the device, a point on a small map, or coordinates
// that are typed.
import { Suspense, useCallback, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { companies } from "@atalaya/contract/resources/companies.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import { useRecord } from "../../api/use-resource.ts";
import { CoordinateFields } from "../../map/coordinates/coordinate-fields.tsx";
import { formatDecimal } from "../../map/coordinates/coordinate-text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { lazyOr } from "../outbox/lazy-or.ts";
import { usePosition } from "./use-position.ts";

const PointMap = lazyOr(async () => (await import("./point-map.tsx")).PointMap, NoMap);

function NoMap() {
  const t = useWords();
  return <Typography color="textSecondary">{t("quick_no_map")}</Typography>;
}

type PointPlaceProps = {
  /** What the map is there for, for assistive technology. */
  label: string;
  /** The place in whose territory it is. */
  company_id: number;
  position: Position | null;
  onChange: (position: Position | null) => void;
};

export function PointPlace({ label, company_id, position, onChange }: PointPlaceProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isMapOpen, setMapOpen] = useState(false);
  const point: Geometry | null = position && { type: "Point", coordinates: position };
  const take = (shape: Geometry | null) => onChange(shape?.type === "Point" ? shape.coordinates : null);
  const place = useRecord(companies, isMapOpen ? company_id : null).data;
  const { state, locate } = usePosition(
    useCallback(({ point }: { point: Position }) => onChange(point), [onChange]),
    false,
  );
  return (
    <Box role="group" aria-label={t("log_position")}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" }}>
        <Button size="small" variant="outlined" startIcon={<Icon name="location-arrow" />} onClick={locate}>
          {t(state === "asking" ? "quick_locating" : "log_position_here")}
        </Button>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="map-marker" />}
          aria-expanded={isMapOpen}
          onClick={() => setMapOpen(!isMapOpen)}
        >
          {t("log_position_none")}
        </Button>
        {position && (
          <>
            <Typography variant="caption" className="tn" color="textSecondary">
              {formatDecimal(position[1], language)}; {formatDecimal(position[0], language)}
            </Typography>
            <Button size="small" variant="text" onClick={() => onChange(null)}>
              {t("log_position_remove")}
            </Button>
          </>
        )}
      </Box>
      {isMapOpen && (
        <>
          <Box sx={{ mt: "8px", containerType: "inline-size" }}>
            <CoordinateFields tool="point" value={point} onChange={take} language={language} company_id={company_id} />
          </Box>
          <Suspense fallback={<Box sx={{ height: 268 }} />}>
            <PointMap
              label={label}
              value={point}
              onChange={take}
              near={place?.centroid?.type === "Point" ? place.centroid.coordinates : null}
              nearKey={place?.id ?? null}
            />
          </Suspense>
        </>
      )}
    </Box>
  );
}
