// The map beside a list: the list's twin, with layers, popup, and the drawing of what is being edited.
import { useMemo, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useColorScheme } from "@mui/material/styles";
import type { Bbox, Geometry, GeometryType } from "@atalaya/contract/values/geometry.ts";
import { pageConfig } from "../../api/page-config.ts";
import { usePlace } from "../../api/places.ts";
import { addressOf, requestHeaders, type Query } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { Drawing as DrawingTools } from "../../map/drawing/drawing.tsx";
import { MapTools, type AreaChoice, type OwnTool } from "../../map/tools/map-tools.tsx";
import { MapTooltip, type Hovered } from "../../map/records/map-tooltip.tsx";
import { narrowMap } from "../../map/view/map-surface.ts";
import { clickableLayers } from "../../map/records/record-layers.ts";
import { RecordMap } from "../../map/records/record-map.tsx";
import type { MapPadding } from "../../map/view/use-map-view.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { FeatureSheet, type SheetFacts, type SheetInstead } from "./feature-sheet.tsx";
import { hasLayerRows, LayerContents, LayerPanel, layerPanelWidth, type LayerFilters } from "./layer-panel.tsx";
import { mapText, mapTextAround, mapViewOf } from "./map-address.ts";

/** The geometry being drawn or edited, and where its changes go. */
export type Drawing = {
  /** Null for something new. */
  id: number | null;
  geometryType: GeometryType;
  value: Geometry | null;
  onChange: (geometry: Geometry | null) => void;
  /** The place that it belongs to. */
  company_id?: number | null | undefined;
};

/** In a narrower window the open layers would leave little of the map: they begin folded. */
const roomForLayers = 1200;

/** What lies on the map, as a single answer has it. */
export type Item = { id: number; geometry: Geometry | null };

export type PopupActions = { onZoom: () => void; onOpen: () => void; onClose: () => void };

type FeatureMapProps<T extends Item> = {
  resource: { path: string };
  /** The query of the list, without sorting and paging. */
  query: Query;
  label: string;
  /** The property of the tiles that names a layer. */
  symbolBy: string;
  /** Symbols with their names, the filters in the address that choose among them, and how many each has. */
  filters: LayerFilters;
  extent: Bbox | null;
  symbolOf: (item: T) => string;
  /** What decides the class of its symbol. */
  valueOf?: (item: T) => unknown;
  /** Choosing by an area drawn on the map, where the resource has that filter. */
  areaChoice?: AreaChoice;
  /** In the layer panel, above the layers. */
  panelHead?: ReactNode;
  /** What the map shows instead of the single ones, with its own legend. */
  instead?: (SheetInstead & { legend: ReactNode }) | null;
  /** What stands on paper beside the map. */
  sheet: SheetFacts;
  /** What the tooltip says of what lies under the mouse. */
  tooltip?: (hovered: Hovered) => ReactNode;
  /** At the foot of the map, while nothing is opened or drawn. */
  foot?: ReactNode;
  /** What is said of the selected one. */
  popup: (item: T, actions: PopupActions) => ReactNode;
  /** Grows with each change made here, so that the map asks anew. */
  revision: number;
  drawing: Drawing | null;
  /** Something is opened beside the map, which then has no room for the layers. */
  isOpen: boolean;
  onOpen: (id: number) => void;
  /** Pixels that the screen's own panels cover. */
  covered: MapPadding;
};

/** `?selected=5` is the one with the popup. */
export function FeatureMap<T extends Item>(props: FeatureMapProps<T>) {
  const {
    resource,
    query,
    symbolBy,
    filters,
    revision,
    drawing,
    covered,
    instead = null,
    popup,
    symbolOf,
    onOpen,
  } = props;
  const t = useWords();
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const scheme = colorScheme === "dark" ? "dark" : "light";
  const isPhone = useIsPhone();
  const { search, change } = useUrlState();
  const { places } = usePlace();
  const tilesUrl = addressOf(`${resource.path}/tiles/{z}/{x}/{y}.mvt`, { ...query, revision: revision || undefined });
  const selectedId = search["selected"] ? Number(search["selected"]) : null;
  const { data: selected } = useRecord<T>(resource, selectedId);
  const shown = drawing || instead ? null : selected?.id === selectedId ? selected : null;
  const [areLayersOpen, setAreLayersOpen] = useState(() => window.innerWidth >= roomForLayers);
  const [isSketching, setIsSketching] = useState(false);
  const [printed, setPrinted] = useState<Bbox | null>(null);
  const hasTools = !props.isOpen;
  const hasLayers = hasTools && !isPhone;
  const padding = hasLayers && areLayersOpen ? { ...covered, left: layerPanelWidth() } : covered;
  const legend = useMemo(() => ({ by: symbolBy, symbols: filters.layers }), [symbolBy, filters.layers]);
  const contents = { ...filters, head: props.panelHead, legend: instead?.legend };
  const own: OwnTool[] = [
    ...(hasLayerRows(filters)
      ? [{ key: "layers", icon: "list-ul", label: t("layers"), content: <LayerContents {...contents} /> }]
      : []),
    ...(props.foot ? [{ key: "timeline", icon: "clock-o", label: t("timeline"), content: props.foot }] : []),
  ];
  /** A phone has no room for a popup: one tap opens. */
  const select = (id: number | null) => (isPhone && id !== null ? onOpen(id) : change({ selected: id }));

  return (
    <RecordMap
      label={props.label}
      tilesUrl={instead ? null : tilesUrl}
      headers={requestHeaders}
      legend={legend}
      places={places}
      settings={pageConfig().map}
      scheme={scheme}
      language={language}
      padding={padding}
      view={mapViewOf(search)}
      onViewChange={(view) => change({ map: mapText(view) }, { isReplacing: true })}
      fitTo={props.extent}
      selectedId={drawing || instead ? null : selectedId}
      onSelect={select}
      isSelectable={!drawing && !instead && !isSketching}
      controls={
        hasTools &&
        !drawing && (
          <MapTools
            places={places}
            scheme={scheme}
            language={language}
            areaChoice={props.areaChoice}
            {...(isPhone && { own })}
            onSketching={setIsSketching}
            onPrint={setPrinted}
          />
        )
      }
      editedId={drawing?.id ?? null}
      selectedGeometry={shown?.geometry ?? null}
      selectedSymbol={shown ? symbolOf(shown) : null}
      selectedValue={shown && props.valueOf?.(shown)}
      popup={
        shown && !isPhone
          ? popup(shown, {
              onZoom: () => shown.geometry && change({ map: mapTextAround(shown.geometry) }),
              onOpen: () => onOpen(shown.id),
              onClose: () => select(null),
            })
          : undefined
      }
    >
      {printed && (
        <FeatureSheet
          label={props.label}
          tilesUrl={tilesUrl}
          legend={legend}
          filters={filters}
          facts={props.sheet}
          instead={instead}
          area={props.areaChoice?.area}
          bounds={printed}
          onClose={() => setPrinted(null)}
        />
      )}
      {!drawing && instead?.layers(scheme)}
      {!drawing && !instead && !isSketching && props.tooltip && (
        <MapTooltip layers={clickableLayers} text={props.tooltip} />
      )}
      {drawing ? (
        <DrawingTools {...drawing} scheme={scheme} language={language} padding={padding} isCompact={isPhone} />
      ) : (
        hasLayers && (
          <>
            <LayerPanel {...contents} isOpen={areLayersOpen} onToggle={() => setAreLayersOpen(!areLayersOpen)} />
            <Box sx={footPlace}>{props.foot}</Box>
          </>
        )
      )}
    </RecordMap>
  );
}

const footPlace = {
  position: "absolute",
  zIndex: 1,
  left: 12,
  bottom: 10,
  // On a narrow map scale and attribution take the last line.
  [narrowMap]: { bottom: 44 },
  maxWidth: "calc(100% - 24px)",
  pointerEvents: "none",
};
