// A scrap of map with the variable's records on it, drawn like the real map: marks, lines or areas in the colours of the legend.
import Box from "@mui/material/Box";
import type { GeometryType } from "@atalaya/contract/values/geometry.ts";
import { iconCodePoints } from "@atalaya/contract/icons.ts";
import { symbolOf, type MapSymbol } from "@atalaya/contract/domain/legend.ts";
import { baseMap } from "../../../ui/theme/data-colors.ts";
import { onDisc } from "../../../ui/swatch.tsx";
import type { Scheme } from "../../../ui/theme/tokens.ts";
import { areaPath, cells, linePaths, points } from "./preview-shapes.ts";
import { legendSamples } from "./preview-samples.ts";
import type { Draft } from "../editor/variable-draft.ts";

const ringWidth = 2;
const dashArray = { solid: undefined, dashed: "6 4", dotted: "0.1 5" };

type Drawn = Exclude<GeometryType, "none">;
type MapPreviewProps = { draft: Draft & { geometry_type: Drawn }; scheme: Scheme };

/** Where the marks of an area, a line or a mixture stand. */
const fewMarks: Record<Drawn, number> = { point: points.length, line: 1, polygon: 1, any: 3 };

export function MapPreview({ draft, scheme }: MapPreviewProps) {
  const { geometry_type: geometry } = draft;
  const symbols = legendSamples(draft).map((value) => symbolOf(draft, value));
  const symbolAt = (index: number) => symbols[index % symbols.length] ?? symbols[0]!;
  const isMesh = geometry === "polygon" && symbols.length > 1;
  const hasArea = geometry === "polygon" || geometry === "any";
  const edge = (symbol: MapSymbol) => ({
    stroke: draft.stroke_color ?? symbol.color,
    strokeWidth: draft.stroke_width,
    strokeDasharray: dashArray[draft.dash],
    strokeLinejoin: "round" as const,
    strokeLinecap: "round" as const,
  });
  return (
    <Box
      component="svg"
      viewBox="0 0 276 160"
      aria-hidden
      data-preview="map"
      sx={{ display: "block", width: "100%", borderRadius: "8px", border: 1, borderColor: "divider" }}
    >
      <Ground scheme={scheme} />
      {isMesh &&
        cells.map(({ path, level }) => {
          const symbol = symbolAt(Math.min(symbols.length - 1, Math.floor(level * symbols.length)));
          return <path key={path} d={path} fill={symbol.color} fillOpacity={draft.fill_opacity} {...edge(symbol)} />;
        })}
      {hasArea && !isMesh && (
        <path d={areaPath} fill={symbolAt(0).color} fillOpacity={draft.fill_opacity} {...edge(symbolAt(0))} />
      )}
      {(geometry === "line" || geometry === "any") &&
        linePaths
          .slice(0, Math.max(1, Math.min(symbols.length, geometry === "any" ? 1 : 3)))
          .map((path, index) => <path key={path} d={path} fill="none" {...edge(symbolAt(index))} />)}
      {!isMesh &&
        points
          .slice(0, fewMarks[geometry])
          .map(([x, y], index) => (
            <Mark key={`${x} ${y}`} x={x} y={y} symbol={symbolAt(index)} size={draft.icon_size} />
          ))}
    </Box>
  );
}

function Ground({ scheme }: { scheme: Scheme }) {
  const ground = baseMap[scheme];
  return (
    <>
      <rect width="276" height="160" fill={ground.land} />
      <path d="M0 0h84c-6 20-30 22-36 40s-20 20-48 26Z" fill={ground.water} stroke={ground.shoreline} />
      <path d="M176 14h62l14 34-42 10-40-12Z" fill={ground.builtUp} />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d="M62 0c10 40 64 44 88 78s52 50 126 54" stroke={ground.roadCasing} strokeWidth="5" />
        <path d="M62 0c10 40 64 44 88 78s52 50 126 54" stroke={ground.road} strokeWidth="3" />
        <path d="M0 112c48-8 84-34 148-36s76-42 84-76" stroke={ground.minorRoad} strokeWidth="2" />
      </g>
    </>
  );
}

type MarkProps = { x: number; y: number; symbol: MapSymbol; size: number };

const Mark = ({ x, y, symbol: { color, icon }, size }: MarkProps) => (
  <g>
    <circle cx={x} cy={y} r={size / 2 + ringWidth / 2} fill="#FFFFFF" />
    <circle cx={x} cy={y} r={size / 2 - ringWidth / 2} fill={color} />
    <text
      x={x}
      y={y}
      fill={onDisc(color)}
      fontFamily="FontAwesome"
      fontSize={size * 0.5}
      textAnchor="middle"
      dominantBaseline="central"
    >
      {iconCodePoints[icon]}
    </text>
  </g>
);
