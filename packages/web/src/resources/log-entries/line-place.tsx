// Where a line plays: the position of the device, or a point on the map.
import { Suspense, useCallback, useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { companies } from "@atalaya/contract/resources/companies.ts";
import type { LogHead } from "@atalaya/contract/resources/log-entries.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import { useRecord } from "../../api/use-resource.ts";
import { formatDecimal } from "../../map/coordinates/coordinate-text.ts";
import { usePosition } from "../../screens/use-position.ts";
import { Icon } from "../../ui/icon.tsx";
import { lazyOr } from "../../screens/outbox/lazy-or.ts";
import { useLanguage, useWords } from "../../ui/words.ts";

const PointMap = lazyOr(async () => (await import("../../screens/point-map.tsx")).PointMap, NoMap);

function NoMap() {
  const t = useWords();
  return <Typography color="textSecondary">{t("quick_no_map")}</Typography>;
}

type LinePlaceProps = { head: LogHead; position: Position | null; onChange: (position: Position | null) => void };

export function LinePlace({ head, position, onChange }: LinePlaceProps) {
  const t = useWords();
  const [language] = useLanguage();
  const [isMapOpen, setMapOpen] = useState(false);
  const place = useRecord(companies, isMapOpen ? head.event.company_id : null).data;
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
        <Suspense fallback={<Box sx={{ height: 268 }} />}>
          <PointMap
            label={t("log_map")}
            value={position && { type: "Point", coordinates: position }}
            onChange={(shape) => onChange(shape?.type === "Point" ? shape.coordinates : null)}
            near={place?.centroid?.type === "Point" ? place.centroid.coordinates : null}
            nearKey={place?.id ?? null}
          />
        </Suspense>
      )}
    </Box>
  );
}
