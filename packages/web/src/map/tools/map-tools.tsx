// Tools that do not change anything: find a place, measure, choose an area. One is open at a time, in a card.
import { useRef, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { useIsPhone } from "../../ui/use-is-phone.ts";
import { useWords } from "../../ui/words.ts";
import { AreaCard } from "./area-card.tsx";
import { AreaOutline } from "../records/area-outline.tsx";
import { FindCard } from "./find-card.tsx";
import { useMap } from "../view/map-context.ts";
import { MapButton, MapButtonGroup } from "../view/map-controls.tsx";
import type { ColorScheme, MapPlace } from "../view/map-types.ts";
import { MeasureCard } from "./measure-card.tsx";
import { ToolCard } from "./tool-card.tsx";

/** Something of the screen's own that opens like a tool where there is no room for it over the map. */
export type OwnTool = { key: string; icon: string; label: string; content: ReactNode };

type Tool = "find" | "measure" | "area";

export type AreaChoice = {
  /** `lon lat;lon lat;…`, as the address holds it. */
  area: string | undefined;
  onArea: (area: string | null) => void;
  /** What is said of what lies in it: "12 registros". */
  count: string | undefined;
};

type MapToolsProps = {
  places: readonly MapPlace[];
  scheme: ColorScheme;
  language: Language;
  /** Absent where nothing can be chosen by area. */
  areaChoice?: AreaChoice;
  /** Stand before the others. */
  own?: readonly OwnTool[];
  /** While a tool takes the clicks, they choose nothing on the map. */
  onSketching: (isSketching: boolean) => void;
  /** Puts the ground that is in sight on paper. */
  onPrint: (bounds: Bbox) => void;
};

const icons: Record<Tool, string> = { find: "search", measure: "arrows-h", area: "object-group" };

const none: readonly OwnTool[] = [];

/** Goes into the `controls` of a <MapView>. On a phone the buttons stand in a row beside the map's own. */
export function MapTools({ places, scheme, language, areaChoice, own = none, onSketching, onPrint }: MapToolsProps) {
  const t = useWords();
  const map = useMap();
  const isPhone = useIsPhone();
  const buttons = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const { colorSchemes, palette } = useTheme();
  // Colours by value, not as CSS variables: the map is painted, not styled.
  const color = (colorSchemes[scheme]?.palette ?? palette).primary.main;
  const look = { color, surface: scheme === "dark" ? "#10181D" : "#FFFFFF" };
  const change = (tool: string | null) => {
    setOpen(tool);
    onSketching(tool === "measure" || tool === "area");
  };
  const close = () => {
    buttons.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus();
    change(null);
  };
  const tools: Tool[] = areaChoice ? ["find", "measure", "area"] : ["find", "measure"];
  const opened = own.find(({ key }) => key === open);
  return (
    <Box ref={buttons} sx={{ position: "relative", [phoneQuery]: besideControls }}>
      <MapButtonGroup label={t("map_tools")} direction={isPhone ? "row" : "column"} isJoined>
        {[...own, ...tools.map((key) => ({ key, icon: icons[key], label: t(key) }))].map(({ key, icon, label }) => (
          <MapButton
            key={key}
            icon={icon}
            label={label}
            pressed={open === key}
            tooltipSide={isPhone ? "bottom" : "left"}
            onClick={() => change(open === key ? null : key)}
          />
        ))}
        <MapButton
          icon="print"
          label={t("map_sheet_open")}
          tooltipSide={isPhone ? "bottom" : "left"}
          onClick={() => map && onPrint(map.getBounds().toArray().flat() as Bbox)}
        />
      </MapButtonGroup>
      <Box sx={{ position: "absolute", top: 0, right: "calc(100% + 8px)" }}>
        {opened && (
          <ToolCard title={opened.label} hint={null} takesFocus onClose={close}>
            {opened.content}
          </ToolCard>
        )}
        {open === "find" && <FindCard places={places} onClose={close} />}
        {open === "measure" && <MeasureCard {...look} language={language} onClose={close} />}
        {open === "area" && areaChoice && <AreaCard {...areaChoice} {...look} onClose={close} />}
      </Box>
      {areaChoice && <AreaOutline area={areaChoice.area} color={color} />}
    </Box>
  );
}

const besideControls = { position: "absolute", top: 0, right: "calc(100% + 8px)" };
