// The map of the file's shapes beside their list: the chosen one is brought into view.
import { useMemo } from "react";
import type { FeatureCollection } from "geojson";
import type { BoundaryFeature } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Bbox, Position } from "@atalaya/contract/values/geometry.ts";
import { BoundaryShapes } from "../../../map/records/boundary-shapes.tsx";
import { boxAround } from "../../../map/tools/geometry-measures.ts";
import { MapView } from "../../../map/view/map-view.tsx";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { useWords } from "../../../ui/words.ts";
import { toneOf } from "./feature-words.ts";
import { useLoadShapes } from "./use-boundary-load.ts";

type BoundaryMapProps = {
  load: number;
  features: readonly BoundaryFeature[];
  chosen: BoundaryFeature | null;
  /** Whether to show where its fault is, and not all of the chosen one. */
  isAtFault: boolean;
  onChoose: (index: number) => void;
};

/** Degrees around a fault. */
const nearby = 0.004;

const nothing: FeatureCollection = { type: "FeatureCollection", features: [] };

const around = ([lon, lat]: Position): Bbox => [lon - nearby, lat - nearby, lon + nearby, lat + nearby];

export function BoundaryMap({ load, features, chosen, isAtFault, onChoose }: BoundaryMapProps) {
  const t = useWords();
  const base = useMapBase();
  const { data } = useLoadShapes(load);
  const shapes = useMemo((): FeatureCollection => {
    if (!data) return nothing;
    const byIndex = new Map(features.map((it) => [it.index, it]));
    return {
      type: "FeatureCollection",
      features: data.features.flatMap((it) => {
        const feature = byIndex.get(it.properties.index);
        return feature ? [{ ...it, properties: { id: feature.index, tone: toneOf(feature) } }] : [];
      }),
    };
  }, [data, features]);
  const fault = chosen?.fault_at ?? null;
  const index = chosen?.index;
  const fitTo = useMemo(() => {
    if (isAtFault && fault) return around(fault);
    const shown = data?.features.filter((it) => index === undefined || it.properties.index === index) ?? [];
    return shown.length > 0 ? boxAround(shown.map(({ geometry }) => geometry as never)) : null;
  }, [data, index, isAtFault, fault]);
  return (
    <MapView label={t("boundaries_map")} base={base} fitTo={fitTo} isDetailNoticed={false}>
      <BoundaryShapes shapes={shapes} chosen={index ?? null} fault={fault} onChoose={onChoose} scheme={base.scheme} />
    </MapView>
  );
}
