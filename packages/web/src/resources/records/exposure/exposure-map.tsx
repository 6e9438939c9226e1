// The map of an exposure: the base map's records, faded where they lie outside of the area, and the area as it is drawn or chosen.
import { useMemo } from "react";
import type { Exposure } from "@atalaya/contract/resources/records/exposure.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { usePlace } from "../../../api/places.ts";
import { addressOf } from "../../../api/request.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { Drawing } from "../../../map/drawing/drawing.tsx";
import { MapTooltip } from "../../../map/records/map-tooltip.tsx";
import { AreaShade } from "../../../map/records/area-shade.tsx";
import { clickableLayers } from "../../../map/records/record-layers.ts";
import { RecordsOnMap } from "../../../map/records/records-on-map.tsx";
import { boundsOf } from "../../../map/tools/geometry-measures.ts";
import { MapView } from "../../../map/view/map-view.tsx";
import { mapText, mapViewOf } from "../../../screens/list-and-map/map-address.ts";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { hoverText } from "../map/hover-text.ts";
import { layersOf } from "../map/map-symbols.ts";
import type { Area } from "./use-exposure.ts";

const nowhere = {};

type ExposureMapProps = { area: Area; exposure: Exposure | null; variables: readonly Variable[] };

export function ExposureMap({ area, exposure, variables }: ExposureMapProps) {
  const t = useWords();
  const [language] = useLanguage();
  const base = useMapBase();
  const isPhone = useIsPhone();
  const { place } = usePlace();
  const { search, change } = useUrlState();
  const layers = useMemo(() => layersOf(variables, language, t("layer_no_class")), [variables, language, t]);
  const legend = useMemo(() => ({ by: "variable_id", symbols: layers }), [layers]);
  const tilesUrl = addressOf(`${recordsOf("situation").path}/tiles/{z}/{x}/{y}.mvt`, { place, status: "published" });
  const { kind } = area.source;
  const isDrawn = kind === "draw" || kind === "distance";
  const shapes = useMemo(() => shownShapes(exposure, area.geometry, isDrawn), [exposure, area.geometry, isDrawn]);
  // What is chosen is shown whole; whoever draws has the map where he wants it.
  const fitTo = useMemo(() => (!isDrawn && shapes.outer ? boundsOf(shapes.outer) : null), [isDrawn, shapes.outer]);
  // Where the address has an area the map begins at it.
  const home = area.geometry ? boundsOf(area.geometry) : base.home;
  return (
    <MapView
      label={t("exposure_map")}
      base={{ ...base, home }}
      view={mapViewOf(search)}
      onViewChange={(view) => change({ map: mapText(view) }, { isReplacing: true })}
      fitTo={fitTo}
      isDetailNoticed={false}
    >
      <RecordsOnMap
        base={base}
        tilesUrl={tilesUrl}
        legend={legend}
        covered={nowhere}
        selectedId={null}
        onSelect={() => undefined}
        isSelectable={false}
      />
      <AreaShade {...shapes} scheme={base.scheme} />
      {!isDrawn && <MapTooltip layers={clickableLayers} text={(hovered) => hoverText(hovered, layers, language)} />}
      {isDrawn && (
        <Drawing
          key={kind}
          geometryType={kind === "draw" ? "polygon" : "point"}
          value={area.geometry}
          onChange={kind === "draw" ? area.draw : area.setPoint}
          scheme={base.scheme}
          language={base.language}
          isCompact={isPhone}
          isBegun
        />
      )}
    </MapView>
  );
}

/** The outline beyond which everything fades, and the edges inside it. What is drawn has its own edge. */
function shownShapes(exposure: Exposure | null, geometry: Geometry | null, isDrawn: boolean) {
  const isArea = geometry?.type.endsWith("Polygon") ?? false;
  const rings = (exposure?.zones ?? []).flatMap(({ to, shape }) => (to !== null && shape ? [shape] : []));
  return {
    outer: geometry ? (exposure?.shape ?? (isArea ? geometry : null)) : null,
    edges: geometry ? [...rings, ...(isDrawn ? [] : [geometry])] : [],
  };
}
