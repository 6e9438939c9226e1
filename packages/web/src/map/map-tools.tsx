// Tools that do not change anything: find a place, measure, choose an area. One is open at a time, in a card beside the buttons.
import { useState } from "react";
import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import type { Language } from "@atalaya/contract/text.ts";
import { useWords } from "../ui/words.ts";
import { AreaCard } from "./area-card.tsx";
import { AreaOutline } from "./area-outline.tsx";
import { FindCard } from "./find-card.tsx";
import { MapButton, MapButtonGroup } from "./map-controls.tsx";
import type { ColorScheme, MapPlace } from "./map-types.ts";
import { MeasureCard } from "./measure-card.tsx";

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
  /** While a tool takes the clicks, they choose nothing on the map. */
  onSketching: (isSketching: boolean) => void;
};

const icons: Record<Tool, string> = { find: "search", measure: "arrows-h", area: "object-group" };

/** Goes into the `controls` of a <MapView>. */
export function MapTools({ places, scheme, language, areaChoice, onSketching }: MapToolsProps) {
  const t = useWords();
  const [open, setOpen] = useState<Tool | null>(null);
  const { colorSchemes, palette } = useTheme();
  // Colours by value, not as CSS variables: the map is painted, not styled.
  const color = (colorSchemes[scheme]?.palette ?? palette).primary.main;
  const look = { color, surface: scheme === "dark" ? "#10181D" : "#FFFFFF" };
  const change = (tool: Tool | null) => {
    setOpen(tool);
    onSketching(tool === "measure" || tool === "area");
  };
  const close = () => change(null);
  const tools: Tool[] = areaChoice ? ["find", "measure", "area"] : ["find", "measure"];
  return (
    <Box sx={{ position: "relative" }}>
      <MapButtonGroup label={t("map_tools")}>
        {tools.map((tool) => (
          <MapButton
            key={tool}
            icon={icons[tool]}
            label={t(tool)}
            pressed={open === tool}
            onClick={() => change(open === tool ? null : tool)}
          />
        ))}
      </MapButtonGroup>
      <Box sx={{ position: "absolute", top: 0, right: "calc(100% + 8px)" }}>
        {open === "find" && <FindCard places={places} onClose={close} />}
        {open === "measure" && <MeasureCard {...look} language={language} onClose={close} />}
        {open === "area" && areaChoice && <AreaCard {...areaChoice} {...look} onClose={close} />}
      </Box>
      {areaChoice && <AreaOutline area={areaChoice.area} color={color} />}
    </Box>
  );
}
