// The active vertex with its coordinates, and how large the whole geometry is.
import { Box, ButtonBase, Typography } from "@mui/material";
import { useWords } from "../ui/words.ts";
import type { Bbox, Geometry } from "@atalaya/contract/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { areaOf, lengthOf } from "./geometry-measures.ts";
import { LatLonFields } from "./lat-lon-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import { mapSurface } from "./map-surface.ts";
import type { Drawing } from "./use-drawing.ts";

type VertexCardProps = {
  drawing: Drawing;
  geometry: Geometry;
  language: Language;
  territory: Bbox | null;
};

export function VertexCard({ drawing, geometry, language, territory }: VertexCardProps) {
  const t = useWords();
  const { vertices, setActiveIndex, moveVertex } = drawing;
  const index = drawing.activeIndex ?? 0;
  const step = (by: number) => setActiveIndex((index + by + vertices.length) % vertices.length);
  const isPoint = vertices.length === 1;
  return (
    <Box
      data-map="vertex"
      sx={{ ...mapSurface, p: "10px 12px 12px", width: 296, maxWidth: "100%", pointerEvents: "auto" }}
    >
      <Box sx={{ display: "flex", alignItems: "center", gap: "2px", mb: "6px", minHeight: 24 }}>
        <Typography component="p" sx={{ fontSize: 12, lineHeight: "16px", fontWeight: 600, whiteSpace: "nowrap" }}>
          {isPoint ? t("draw_point_title") : t("draw_vertex", { index: index + 1, count: vertices.length })}
        </Typography>
        {!isPoint && (
          <>
            <Step icon="angle-left" label={t("draw_vertex_previous")} onClick={() => step(-1)} />
            <Step icon="angle-right" label={t("draw_vertex_next")} onClick={() => step(1)} />
            {drawing.canRemoveVertex && (
              <Step icon="trash-o" label={t("draw_vertex_delete")} onClick={() => drawing.removeVertex(index)} />
            )}
          </>
        )}
        <Typography variant="caption" sx={{ ml: "auto", color: "text.disabled", whiteSpace: "nowrap" }}>
          {measuresOf(geometry, language)}
        </Typography>
      </Box>
      <LatLonFields
        key={isPoint ? "point" : index}
        position={vertices[index] ?? null}
        onChange={(position) => moveVertex(index, position)}
        language={language}
        territory={territory}
      />
    </Box>
  );
}

function Step({ icon, label, onClick }: { icon: string; label: string; onClick: () => void }) {
  return (
    <ButtonBase
      aria-label={label}
      onClick={onClick}
      sx={{ width: 24, height: 24, borderRadius: "4px", color: "text.secondary" }}
    >
      <Icon name={icon} size={14} />
    </ButtonBase>
  );
}

/** "8.581,37 ha · 61,4 km" for an area with its perimeter, kilometres for a line, nothing for a point. */
function measuresOf(geometry: Geometry, language: Language): string {
  const number = (value: number, decimals: number) =>
    value.toLocaleString(language === "es" ? "es-CL" : "en", { maximumFractionDigits: decimals });
  const [hectares, kilometres] = [areaOf(geometry) / 10_000, lengthOf(geometry) / 1000];
  return [
    hectares > 0 && `${number(hectares, hectares < 100 ? 2 : 0)} ha`,
    kilometres > 0 && `${number(kilometres, kilometres < 100 ? 2 : 0)} km`,
  ]
    .filter(Boolean)
    .join(" · ");
}
