// The map beside a list: the list's twin, with layers, popup, and the drawing of what is being edited.
import type { z } from "zod";
import { useMemo, useState, type ComponentProps, type ReactNode } from "react";
import Box from "@mui/material/Box";
import type { Bbox, Geometry, GeometryType } from "@atalaya/contract/values/geometry.ts";
import { addressOf, type Query } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { Drawing as DrawingTools } from "../../map/drawing/drawing.tsx";
import { MapTools, type AreaChoice, type OwnTool } from "../../map/tools/map-tools.tsx";
import { MapTooltip, type Hovered } from "../../map/records/map-tooltip.tsx";
import { crowdedMap } from "../../map/view/map-surface.ts";
import { clickableLayers } from "../../map/records/record-layers.ts";
import { RecordsOnMap } from "../../map/records/records-on-map.tsx";
import type { BaseMapOptions } from "../../map/base/use-base-style.ts";
import { MapView } from "../../map/view/map-view.tsx";
import type { MapPadding } from "../../map/view/use-map-view.ts";
import { Section } from "../../forms/section.tsx";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { useGroundTool } from "../ground/ground-card.tsx";
import { useMapBase } from "../use-map-base.ts";
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

/** What a screen tells the map of what stands beside it. `isOpen`: the map has no room for the layers then. */
export type MapParts = {
  drawing: Drawing | null;
  /** What the form beside the map names, and whose it is: its stored shape is hidden meanwhile. Null without such a form. */
  named?: { id: number | null; layers: ReactNode } | null;
  isOpen: boolean;
  onOpen: (id: number) => void;
  /** Pixels that the screen's own panels cover. */
  covered: MapPadding;
};

/** In a narrower window the open layers would leave little of the map: they begin folded. */
const roomForLayers = 1200;

/** What lies on the map, as a single answer has it. */
export type Item = { id: number; geometry: Geometry | null };

export type PopupActions = { onZoom: () => void; onOpen: () => void; onClose: () => void };

type FeatureMapProps<T extends Item> = {
  label: string;
  /** What lies on it: of which resource, with the query of the list without sorting and paging. */
  tiles: Tiles<T>;
  symbol: Symbols<T>;
  /** Symbols with their names, the filters in the address that choose among them, and how many each has. */
  filters: LayerFilters & { head?: ReactNode };
  extent: Bbox | null;
  /** Choosing by an area drawn on the map, where the resource has that filter. */
  areaChoice?: AreaChoice;
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
  /** What stands beside the map: a drawing, an opened one, panels that cover it. */
  screen: MapParts;
};

/** `revision` grows with each change made here, so that the map asks anew. */
type Tiles<T> = { resource: { path: string; detail: z.ZodType<T> }; query: Query; revision: number };

type Symbols<T> = {
  /** The property of the tiles that names a layer. */
  by: string;
  of: (item: T) => string;
  /** What decides the class of its symbol. */
  shownOf?: (item: T) => unknown;
};

export function FeatureMap<T extends Item>(props: FeatureMapProps<T>) {
  const { label, tiles, symbol, filters, instead = null, screen } = props;
  const { drawing, named, isOpen, covered } = screen;
  const base = useMapBase();
  const isPhone = useIsPhone();
  const { search, change } = useUrlState();
  const isOther = Boolean(drawing || instead || named);
  const { selectedId, selected, popup, select } = useSelected(props, isOther);
  const [areLayersOpen, setAreLayersOpen] = useState(() => window.innerWidth >= roomForLayers);
  const [isSketching, setIsSketching] = useState(false);
  const [printed, setPrinted] = useState<Bbox | null>(null);
  const hasLayers = !isOpen && !isPhone;
  const padding = hasLayers && areLayersOpen ? { ...covered, left: layerPanelWidth() } : covered;
  const legend = useMemo(() => ({ by: symbol.by, symbols: filters.layers }), [symbol.by, filters.layers]);
  const contents = { ...filters, legend: instead?.legend };
  const tilesUrl = tilesUrlOf(tiles);
  const isSelectable = !isOther && !isSketching;
  return (
    <MapView
      label={label}
      base={base}
      padding={padding}
      view={mapViewOf(search)}
      onViewChange={(view) => change({ map: mapText(view) }, { isReplacing: true })}
      fitTo={props.extent}
      isDetailNoticed={isSelectable}
      controls={
        !isOpen &&
        !drawing && (
          <FeatureTools
            base={base}
            areaChoice={props.areaChoice}
            contents={contents}
            foot={props.foot}
            onSketching={setIsSketching}
            onPrint={setPrinted}
          />
        )
      }
    >
      <RecordsOnMap
        base={base}
        tilesUrl={instead ? null : tilesUrl}
        legend={legend}
        covered={padding}
        selectedId={selectedId}
        selected={selected}
        onSelect={select}
        popup={popup}
        editedId={drawing?.id ?? named?.id ?? null}
        isSelectable={isSelectable}
      />
      {printed && (
        <FeatureSheet
          label={label}
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
      {!drawing && instead?.layers(base.scheme)}
      {named?.layers}
      {isSelectable && props.tooltip && <MapTooltip layers={clickableLayers} text={props.tooltip} />}
      {drawing && <DrawingTools {...drawing} {...base} padding={padding} isCompact={isPhone} />}
      {!drawing && hasLayers && (
        <>
          <LayerPanel {...contents} isOpen={areLayersOpen} onToggle={() => setAreLayersOpen(!areLayersOpen)} />
          <Box sx={footPlace}>{props.foot}</Box>
        </>
      )}
    </MapView>
  );
}

const tilesUrlOf = ({ resource, query, revision }: Omit<Tiles<Item>, "resource"> & { resource: { path: string } }) =>
  addressOf(`${resource.path}/tiles/{z}/{x}/{y}.mvt`, { ...query, revision: revision || undefined });

/** `?selected=5` is the one with the popup; none while the map shows something else (`isOther`). */
function useSelected<T extends Item>({ tiles, symbol, screen, popup }: FeatureMapProps<T>, isOther: boolean) {
  const isPhone = useIsPhone();
  const { search, change } = useUrlState();
  const wanted = search.selected ? Number(search.selected) : null;
  const { data } = useRecord(tiles.resource, wanted, { at: search.at });
  const { onOpen } = screen;
  /** A phone has no room for a popup: one tap opens. */
  const select = (id: number | null) => (isPhone && id !== null ? onOpen(id) : change({ selected: id }));
  const item = !isOther && data?.id === wanted ? data : null;
  const geometry = item?.geometry;
  return {
    selectedId: isOther ? null : wanted,
    selected: item && geometry ? { geometry, symbol: symbol.of(item), value: symbol.shownOf?.(item) } : null,
    popup:
      item &&
      !isPhone &&
      popup(item, {
        onZoom: () => geometry && change({ map: mapTextAround(geometry) }),
        onOpen: () => onOpen(item.id),
        onClose: () => select(null),
      }),
    select,
  };
}

type FeatureToolsProps = {
  base: BaseMapOptions;
  areaChoice: AreaChoice | undefined;
  contents: ComponentProps<typeof LayerContents>;
  foot: ReactNode;
  onSketching: (isSketching: boolean) => void;
  onPrint: (bounds: Bbox) => void;
};

/** On a phone the layers, with the ground below them, and what stands at the foot are tools too: there is no room for more buttons. */
function FeatureTools({ base, contents, foot, ...tools }: FeatureToolsProps) {
  const t = useWords();
  const isPhone = useIsPhone();
  const ground = useGroundTool();
  const hasLayers = isPhone && hasLayerRows(contents);
  const layers = (
    <>
      <LayerContents {...contents} />
      {ground.map(({ key, label, content }) => (
        <Section key={key} title={label}>
          {content}
        </Section>
      ))}
    </>
  );
  const own: OwnTool[] = [
    ...(hasLayers ? [{ key: "layers", icon: "list-ul", label: t("layers"), content: layers }] : ground),
    ...(isPhone && foot ? [{ key: "timeline", icon: "clock-o", label: t("timeline"), content: foot }] : []),
  ];
  const { places, scheme, language } = base;
  return <MapTools {...tools} places={places} scheme={scheme} language={language} own={own} />;
}

const footPlace = {
  position: "absolute",
  zIndex: 1,
  left: 12,
  bottom: 10,
  // Where there is no room beside them, scale and attribution take the last line.
  [crowdedMap]: { bottom: 44 },
  maxWidth: "calc(100% - 24px)",
  pointerEvents: "none",
};
