// The small map itself: still, so that the page around it scrolls on. Loaded by itself, because the figures are read without it too.
import { useMemo } from "react";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { useTerritory } from "../../../map/coordinates/use-territory.ts";
import { CurrentLayers, type CurrentMark } from "../../../map/records/current-layers.tsx";
import { boxAround } from "../../../map/tools/geometry-measures.ts";
import type { MapSymbol } from "../../../map/view/map-types.ts";
import { MapView } from "../../../map/view/map-view.tsx";
import { extentOfMost } from "../../../map/view/places-extent.ts";
import { useMapBase } from "../../../screens/use-map-base.ts";
import { shelterColor } from "../shelters-card.tsx";
import type { Situation } from "./use-situation.ts";

/** The legend covers as much of the map's head, in px. */
const covered = { top: 90 };

const shelterMark = "shelter";
const shelterSymbol: MapSymbol = { key: shelterMark, color: shelterColor, icon: "bed" };

const pointAt = (coordinates: [number, number]): Geometry => ({ type: "Point", coordinates });

function marksOf({ events, shelters }: Situation): CurrentMark[] {
  return [
    ...shelters.flatMap(({ anchor }) => (anchor ? [{ symbol: shelterMark, at: anchor, isRinged: false }] : [])),
    ...events.flatMap(({ variable_id, anchor }) =>
      anchor ? [{ symbol: String(variable_id), at: anchor, isRinged: true }] : [],
    ),
  ];
}

/** What a place above warns of reaches far beyond what is looked at here. */
const fittedAreas = ({ areas }: Situation): Geometry[] =>
  areas.filter(({ alert }) => !alert.is_of_above).map(({ alert }) => alert.area);

export function SituationMap({ label, situation }: { label: string; situation: Situation }) {
  const base = useMapBase();
  const { own } = useTerritory(null);
  const { areas, events } = situation;
  const marks = useMemo(() => marksOf(situation), [situation]);
  const shapes = useMemo(() => areas.map(({ alert, color }) => ({ color, geometry: alert.area })), [areas]);
  const symbols = useMemo(
    () => [
      shelterSymbol,
      ...new Map(events.map(({ variable_id: id, color, icon }) => [id, { key: String(id), color, icon }])).values(),
    ],
    [events],
  );
  const extent = useMemo(() => {
    const shown = [...fittedAreas(situation), ...marks.map(({ at }) => pointAt(at))];
    return shown.length > 0 ? boxAround(shown) : extentOfMost(own);
  }, [situation, marks, own]);
  return (
    <MapView label={label} base={base} fitTo={extent} padding={covered} isDetailNoticed={false} isStill>
      <CurrentLayers areas={shapes} marks={marks} symbols={symbols} language={base.language} scheme={base.scheme} />
    </MapView>
  );
}
