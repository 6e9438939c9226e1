// The map of a record screen: the list's twin, with layers, popup, and the drawing of the record being edited.
import { useMemo, useState } from "react";
import { useColorScheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { Bbox, Geometry, GeometryType } from "@atalaya/contract/geometry.ts";
import { recordsOf, type DomainRecord } from "@atalaya/contract/resources/records.ts";
import type { Domain } from "@atalaya/contract/domains.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { pageConfig } from "../../api/page-config.ts";
import { usePlace } from "../../api/places.ts";
import { requestHeaders } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { Drawing as DrawingTools } from "../../map/drawing.tsx";
import { RecordMap } from "../../map/record-map.tsx";
import type { MapPadding } from "../../map/use-map-view.ts";
import { phoneQuery } from "../../ui/theme-global.ts";
import { pick, useLanguage } from "../../ui/words.ts";
import { LayerPanel, layerPanelWidth } from "./layer-panel.tsx";
import { mapText, mapTextAround, mapViewOf } from "./record-query.ts";
import { RecordPopupCard } from "./record-popup-card.tsx";
import { useRecordTotals, useTilesUrl } from "./use-records.ts";

/** The geometry being drawn or edited, and where its changes go. */
export type Drawing = {
  /** Null for a new record. */
  id: number | null;
  geometryType: GeometryType;
  value: Geometry | null;
  onChange: (geometry: Geometry | null) => void;
};

/** In a narrower window the open layers would leave little of the map: they begin folded. */
const roomForLayers = 1200;

type RecordsMapProps = {
  domain: Domain;
  label: string;
  variables: readonly Variable[];
  revision: number;
  drawing: Drawing | null;
  onOpen: (id: number) => void;
  /** Pixels that the screen's own panels cover. */
  covered: MapPadding;
};

export function RecordsMap({ domain, label, variables, revision, drawing, onOpen, covered }: RecordsMapProps) {
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const scheme = colorScheme === "dark" ? "dark" : "light";
  const isPhone = useMediaQuery(phoneQuery.replace("@media ", ""));
  const { search, change } = useUrlState();
  const { places } = usePlace();
  const { totals, counts } = useRecordTotals(domain);
  const tilesUrl = useTilesUrl(domain, revision);
  const selectedId = search["selected"] ? Number(search["selected"]) : null;
  const { data: selected } = useRecord<DomainRecord>(recordsOf(domain), selectedId);
  const shown = drawing ? null : selected?.id === selectedId ? selected : null;
  const [areLayersOpen, setAreLayersOpen] = useState(() => window.innerWidth >= roomForLayers);
  const hasLayers = !isPhone && !search["record"];
  const padding = hasLayers && areLayersOpen ? { ...covered, left: layerPanelWidth } : covered;
  const mapVariables = useMemo(
    () => variables.map((it) => ({ ...it, name: pick(language, it.name_es, it.name_en) })),
    [variables, language],
  );
  const select = (id: number | null) => change({ selected: id });

  return (
    <RecordMap
      label={label}
      tilesUrl={tilesUrl}
      headers={requestHeaders}
      variables={mapVariables}
      places={places}
      settings={pageConfig().map}
      scheme={scheme}
      language={language}
      padding={padding}
      view={mapViewOf(search)}
      onViewChange={(view) => change({ map: mapText(view) }, { isReplacing: true })}
      fitTo={(totals?.extent ?? null) as Bbox | null}
      selectedId={drawing ? null : selectedId}
      onSelect={select}
      isSelectable={!drawing}
      editedId={drawing?.id ?? null}
      selectedGeometry={shown?.geometry ?? null}
      selectedVariableId={shown?.variable_id ?? null}
      popup={
        shown && !isPhone ? (
          <RecordPopupCard
            record={shown}
            variable={variables.find(({ id }) => id === shown.variable_id)}
            onZoom={() => shown.geometry && change({ map: mapTextAround(shown.geometry) })}
            onOpen={() => onOpen(shown.id)}
            onClose={() => select(null)}
          />
        ) : undefined
      }
    >
      {drawing ? (
        <DrawingTools {...drawing} scheme={scheme} language={language} padding={padding} isCompact={isPhone} />
      ) : (
        hasLayers && (
          <LayerPanel
            variables={variables}
            counts={counts}
            isOpen={areLayersOpen}
            onToggle={() => setAreLayersOpen(!areLayersOpen)}
          />
        )
      )}
    </RecordMap>
  );
}
