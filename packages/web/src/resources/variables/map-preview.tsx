// A scrap of map with the variable's symbol on it, drawn like the real map: mark, line or area by geometry type.
import Box from "@mui/material/Box";
import type { GeometryType } from "@atalaya/contract/geometry.ts";
import { baseMap } from "../../ui/data-colors.ts";
import { onDisc } from "../../ui/swatch.tsx";
import type { Scheme } from "../../ui/tokens.ts";
import { iconCodePoints } from "@atalaya/contract/icons.ts";

// As the map draws them.
const discRadius = 11;
const ringWidth = 2;
const lineWidth = 3;
const areaOpacity = 0.25;

const areaPath = "M150 66 206 48l44 26-6 44-40 22-50-18Z";
const linePath = "M20 132C60 120 74 92 112 96s48 40 92 34 40-40 64-48";

/** Where marks stand: the anchor of the area, points of the line, or scattered. */
const anchors: Record<Exclude<GeometryType, "none">, [x: number, y: number][]> = {
  point: [
    [96, 74],
    [178, 112],
    [222, 52],
  ],
  line: [[158, 116]],
  polygon: [[202, 92]],
  any: [
    [66, 58],
    [202, 92],
  ],
};

type MapPreviewProps = { geometry: Exclude<GeometryType, "none">; color: string; icon: string; scheme: Scheme };

export function MapPreview({ geometry, color, icon, scheme }: MapPreviewProps) {
  const ground = baseMap[scheme];
  const hasArea = geometry === "polygon" || geometry === "any";
  const hasLine = geometry === "line" || geometry === "any";
  return (
    <Box
      component="svg"
      viewBox="0 0 276 160"
      aria-hidden
      sx={{ display: "block", width: "100%", borderRadius: "8px", border: 1, borderColor: "divider" }}
    >
      <rect width="276" height="160" fill={ground.land} />
      <path d="M0 0h84c-6 20-30 22-36 40s-20 20-48 26Z" fill={ground.water} stroke={ground.shoreline} />
      <path d="M176 14h62l14 34-42 10-40-12Z" fill={ground.builtUp} />
      <g fill="none" strokeLinejoin="round" strokeLinecap="round">
        <path d="M62 0c10 40 64 44 88 78s52 50 126 54" stroke={ground.roadCasing} strokeWidth="5" />
        <path d="M62 0c10 40 64 44 88 78s52 50 126 54" stroke={ground.road} strokeWidth="3" />
        <path d="M0 112c48-8 84-34 148-36s76-42 84-76" stroke={ground.minorRoad} strokeWidth="2" />
      </g>
      {hasArea && (
        <path
          d={areaPath}
          fill={color}
          fillOpacity={areaOpacity}
          stroke={color}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
      {hasLine && <path d={linePath} fill="none" stroke={color} strokeWidth={lineWidth} strokeLinecap="round" />}
      {anchors[geometry].map(([x, y]) => (
        <Mark key={`${x} ${y}`} x={x} y={y} color={color} icon={icon} />
      ))}
    </Box>
  );
}

const Mark = ({ x, y, color, icon }: { x: number; y: number; color: string; icon: string }) => (
  <g>
    <circle cx={x} cy={y} r={discRadius + ringWidth} fill="#FFFFFF" />
    <circle cx={x} cy={y} r={discRadius} fill={color} />
    <text
      x={x}
      y={y}
      fill={onDisc(color)}
      fontFamily="FontAwesome"
      fontSize="12"
      textAnchor="middle"
      dominantBaseline="central"
    >
      {iconCodePoints[icon]}
    </text>
  </g>
);
