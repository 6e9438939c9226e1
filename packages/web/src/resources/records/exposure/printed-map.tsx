// The map of an exposure as a picture for paper: drawn out of sight, and printed once it is there.
import { useMemo, useState } from "react";
import Box from "@mui/material/Box";
import type { Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { usePlace } from "../../../api/places.ts";
import { addressOf } from "../../../api/request.ts";
import { AreaShade } from "../../../map/records/area-shade.tsx";
import { RecordsOnMap } from "../../../map/records/records-on-map.tsx";
import { boundsOf } from "../../../map/tools/geometry-measures.ts";
import { StillMap, type MapPicture } from "../../../map/view/still-map.tsx";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { layersOf } from "../map/map-symbols.ts";

/** Pixels of the map: the width of a standing A4 within its margins, at 4.8 to the millimetre. */
const size = { width: 890, height: 520 };
const by = "variable_id";

type PrintedMapProps = { exposure: Exposure; variables: readonly Variable[]; onPrinted: () => void };

export function PrintedMap({ exposure, variables, onPrinted }: PrintedMapProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { place } = usePlace();
  const base = useMapBase();
  const [picture, setPicture] = useState<MapPicture | null>(null);
  const paper = useMemo(() => ({ ...base, scheme: "light" as const }), [base]);
  const legend = useMemo(
    () => ({ by, symbols: layersOf(variables, language, t("layer_no_class")) }),
    [variables, language, t],
  );
  const bounds = useMemo(() => boundsOf(exposure.shape), [exposure.shape]);
  const edges = useMemo(
    () => [exposure.shape, ...exposure.zones.flatMap(({ shape }) => shape ?? [])],
    [exposure.shape, exposure.zones],
  );
  const print = () => {
    window.print();
    if (picture) URL.revokeObjectURL(picture.address);
    onPrinted();
  };
  if (picture)
    return (
      <Box
        component="img"
        src={picture.address}
        alt={t("exposure_map")}
        onLoad={print}
        sx={{ display: "none", "@media print": { display: "block", width: "100%" } }}
      />
    );
  return (
    <StillMap base={paper} bounds={bounds} size={size} symbolBy={by} onPicture={setPicture}>
      <RecordsOnMap
        base={paper}
        tilesUrl={addressOf(`${recordsOf("situation").path}/tiles/{z}/{x}/{y}.mvt`, { place, status: "published" })}
        legend={legend}
        covered={{}}
        selectedId={null}
        onSelect={() => undefined}
        isSelectable={false}
      />
      <AreaShade outer={exposure.shape} edges={edges} scheme="light" />
    </StillMap>
  );
}
