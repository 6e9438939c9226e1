// The map of places: the list's twin, and where centre and boundary of the opened place are drawn.
import { useMemo, useState } from "react";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { Place } from "@atalaya/contract/resources/companies.ts";
import { useUrlState } from "../../api/url-state.ts";
import { Drawing } from "../../map/drawing/drawing.tsx";
import { MapTools } from "../../map/tools/map-tools.tsx";
import { MapView } from "../../map/view/map-view.tsx";
import { ApproximateNote } from "../../map/records/approximate-note.tsx";
import { approximateTexts } from "../../map/records/approximate-bounds.ts";
import { PlaceLayers } from "../../map/records/place-layers.tsx";
import type { MapParts } from "../../screens/list-and-map/feature-map.tsx";
import { mapText, mapViewOf } from "../../screens/list-and-map/map-address.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { CompanySheet } from "./company-sheet.tsx";
import { useBoundaries, usePlacesOnMap } from "./company-query.ts";
import { extentOf } from "../../map/view/places-extent.ts";
import { useMapBase } from "../../screens/use-map-base.ts";

const noNames: Place[] = [];

export function CompaniesMap({ drawing, covered, isOpen }: MapParts) {
  const t = useWords();
  const base = useMapBase();
  const { scheme, language } = base;
  const isPhone = useIsPhone();
  const { search, change } = useUrlState();
  const [isSketching, setIsSketching] = useState(false);
  const [printed, setPrinted] = useState<Bbox | null>(null);
  const places = usePlacesOnMap();
  const boundaries = useBoundaries();
  const edited = drawing?.id ?? null;
  const fitTo = useMemo(() => extentOf(places), [places]);
  const shown = useMemo(() => places.filter(({ id }) => id !== edited), [places, edited]);
  const shapes = useMemo(() => {
    const ids = new Set(shown.map(({ id }) => id));
    const features = boundaries?.features.filter(({ properties }) => ids.has(properties.id)) ?? [];
    return { type: "FeatureCollection" as const, features };
  }, [boundaries, shown]);
  const notes = useMemo(() => approximateTexts(shapes, t), [shapes, t]);
  return (
    <MapView
      label={t("company_map")}
      // Their names stand below their marks here, so the base map writes none.
      base={{ ...base, places: noNames }}
      padding={covered}
      view={mapViewOf(search)}
      onViewChange={(view) => change({ map: mapText(view) }, { isReplacing: true })}
      fitTo={fitTo}
      isDetailNoticed={!drawing}
      notes={!drawing && notes.map((text) => <ApproximateNote key={text}>{text}</ApproximateNote>)}
      controls={
        !drawing &&
        !isOpen && (
          <MapTools
            places={places}
            scheme={scheme}
            language={language}
            onSketching={setIsSketching}
            onPrint={setPrinted}
          />
        )
      }
    >
      <PlaceLayers
        places={shown}
        boundaries={shapes}
        selectedId={Number(search.selected) || null}
        onSelect={drawing || isOpen || isSketching ? undefined : (id) => change({ selected: id })}
        scheme={scheme}
      />
      {printed && <CompanySheet places={shown} boundaries={shapes} bounds={printed} onClose={() => setPrinted(null)} />}
      {drawing && (
        <Drawing
          key={drawing.geometryType}
          {...drawing}
          scheme={scheme}
          language={language}
          padding={covered}
          isCompact={isPhone}
        />
      )}
    </MapView>
  );
}
