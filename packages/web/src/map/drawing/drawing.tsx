// Draws or edits one geometry on the map it stands in: toolbar at the top left, the active vertex at the bottom left.
import { Box, useTheme } from "@mui/material";
import { useEffect, useEffectEvent } from "react";
import { useWords } from "../../ui/words.ts";
import type { HexColor } from "terra-draw";
import type { Geometry, GeometryType } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { type DrawingTool, toolsFor } from "./drawing-geometry.ts";
import { MapButton, MapButtonGroup } from "../view/map-controls.tsx";
import { useMap } from "../view/map-context.ts";
import { isHint, useHintWords } from "../tools/hint-words.ts";
import { ProposedMarks } from "../coordinates/proposed-positions.tsx";
import { phoneQuery } from "../../ui/theme/theme-global.ts";
import { MapNotice } from "../view/map-notice.tsx";
import { crowdedMap, lowMap, narrowMap } from "../view/map-surface.ts";
import type { ColorScheme } from "../view/map-types.ts";
import { type Drawing as DrawingState, useDrawing } from "./use-drawing.ts";
import type { MapPadding } from "../view/use-map-view.ts";
import { VertexCard } from "./vertex-card.tsx";

export type DrawingProps = {
  geometryType: GeometryType;
  value: Geometry | null;
  onChange: (geometry: Geometry | null) => void;
  scheme: ColorScheme;
  language: Language;
  /** The place against which typed coordinates are understood; without one the active place. */
  company_id?: number | null | undefined;
  /** Pixels at each side that panels cover, as for the map. */
  padding?: MapPadding;
  /** Only the toolbar: on a phone the form below has coordinates and help. */
  isCompact?: boolean;
  /** Where nothing is drawn yet, the first click draws. */
  isBegun?: boolean;
};

const toolIcons: Record<DrawingTool, string> = { point: "map-marker", line: "minus", polygon: "square-o" };

/** Goes inside a <MapView> or <RecordMap>. Coordinates handed out have six decimals, [lon, lat]. */
export function Drawing({
  geometryType,
  value,
  onChange,
  scheme,
  language,
  company_id,
  padding = {},
  isCompact = false,
  isBegun = false,
}: DrawingProps) {
  const t = useWords();
  const map = useMap();
  const { colorSchemes, palette } = useTheme();
  // Colours by value, not as CSS variables: the map is painted, not styled.
  const color = (colorSchemes[scheme]?.palette ?? palette).primary.main as HexColor;
  const surface = scheme === "dark" ? "#10181D" : "#FFFFFF";
  const drawing = useDrawing(map, { value, onChange, color, surface, padding });
  useDrawingKeys(drawing);
  const begin = useEffectEvent(() => {
    const [tool] = toolsFor(geometryType);
    if (isBegun && value === null && tool) drawing.begin(tool);
  });
  useEffect(() => {
    if (map) begin();
  }, [map]);
  const hintWords = useHintWords();
  const hint = hintFor(drawing);

  return (
    <>
      <ProposedMarks color={color} surface={surface} />
      <Box sx={{ ...corner, top: 12 + (padding.top ?? 0), left: 12 + (padding.left ?? 0) }}>
        <Toolbar drawing={drawing} tools={toolsFor(geometryType)} hasGeometry={value !== null} />
        {(!isCompact || drawing.tool) && <MapNotice>{isHint(hint) ? hintWords(hint) : t(hint)}</MapNotice>}
      </Box>
      {!isCompact && value && drawing.vertices.length > 0 && drawing.tool === null && (
        <Box sx={{ ...corner, ...aboveScale(padding.bottom ?? 0), left: 12 + (padding.left ?? 0) }}>
          <VertexCard drawing={drawing} geometry={value} language={language} company_id={company_id} />
        </Box>
      )}
    </>
  );
}

const corner = {
  position: "absolute",
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: "8px",
  maxWidth: "calc(100% - 76px)",
  pointerEvents: "none",
};

/** Where there is no room beside them, scale and attribution take the last line; a low map has none, and the form has the coordinates too. */
const aboveScale = (covered: number) => ({
  bottom: 12 + covered,
  [crowdedMap]: { bottom: 44 + covered },
  [narrowMap]: { maxWidth: "calc(100% - 24px)" },
  [lowMap]: { display: "none" },
});

function hintFor({ tool, kind, isHandled }: DrawingState): WordKey {
  if (tool === "point") return "draw_hint_point";
  if (tool) return "draw_hint_line";
  if (!kind) return "draw_hint_start";
  if (!isHandled) return "draw_hint_many";
  return kind === "point" ? "draw_hint_edit_point" : "draw_hint_edit";
}

type ToolbarProps = { drawing: DrawingState; tools: DrawingTool[]; hasGeometry: boolean };

function Toolbar({ drawing, tools, hasGeometry }: ToolbarProps) {
  const t = useWords();
  const { tool } = drawing;
  const button = (icon: string, key: WordKey, onClick: () => void, disabled = false) => (
    <MapButton icon={icon} label={t(key)} onClick={onClick} disabled={disabled} tooltipSide="bottom" />
  );
  return (
    <MapButtonGroup label={t("draw_toolbar")} direction="row">
      {tools.map((one) => (
        // A phone has no room for the other tools beside finish and cancel.
        <Box key={one} sx={{ [phoneQuery]: { display: tool && tool !== one ? "none" : "block" } }}>
          <MapButton
            icon={toolIcons[one]}
            label={t(`draw_${one}`)}
            pressed={tool === one}
            onClick={() => (tool === one ? drawing.cancel() : drawing.begin(one))}
            tooltipSide="bottom"
          />
        </Box>
      ))}
      <Box aria-hidden sx={{ width: "1px", my: "6px", bgcolor: "divider" }} />
      {button("undo", "draw_undo", drawing.undo, !drawing.canUndo)}
      {button("repeat", "draw_redo", drawing.redo, !drawing.canRedo)}
      {tool ? (
        <>
          {tool !== "point" && button("check", "draw_finish", drawing.finish)}
          {button("times", "draw_cancel", drawing.cancel)}
        </>
      ) : (
        <>
          {button("plus-square-o", "draw_add_part", drawing.beginPart, !hasGeometry)}
          {button("trash-o", "draw_delete", drawing.remove, !hasGeometry)}
        </>
      )}
    </MapButtonGroup>
  );
}

/** Ctrl/Cmd+Z and its reverse, and Escape, while the map has the focus. Enter is terra-draw's own. */
function useDrawingKeys(drawing: DrawingState): void {
  const map = useMap();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!event.isTrusted) return;
    const isRedo = event.key.toLowerCase() === "y" || (event.shiftKey && event.key.toLowerCase() === "z");
    if (event.key === "Escape" && drawing.tool) drawing.cancel();
    else if ((event.ctrlKey || event.metaKey) && isRedo) drawing.redo();
    else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") drawing.undo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const canvas = map?.getCanvas();
    const listener = (event: KeyboardEvent) => press(event);
    canvas?.addEventListener("keydown", listener);
    return () => canvas?.removeEventListener("keydown", listener);
  }, [map]);
}
