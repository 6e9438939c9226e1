// The active vertex with its coordinates, and how large the whole geometry is.
import { Box, ButtonBase, Typography } from "@mui/material";
import { useWords } from "../../ui/words.ts";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { areaOf, lengthOf } from "../tools/geometry-measures.ts";
import { areaText, lengthText } from "../tools/measure-text.ts";
import { LatLonFields } from "../coordinates/lat-lon-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { mapSurface } from "../view/map-surface.ts";
import type { Drawing } from "./use-drawing.ts";

type VertexCardProps = {
  drawing: Drawing;
  geometry: Geometry;
  language: Language;
  company_id: number | null | undefined;
};

export function VertexCard({ drawing, geometry, language, company_id }: VertexCardProps) {
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
      {drawing.parts > 1 && <PartRow drawing={drawing} />}
      <LatLonFields
        key={`${drawing.activePart}/${isPoint ? "point" : index}`}
        position={vertices[index] ?? null}
        onChange={(position) => moveVertex(index, position)}
        language={language}
        company_id={company_id}
      />
    </Box>
  );
}

/** Which of several parts is edited, the way to the others, and away with it. */
function PartRow({ drawing }: { drawing: Drawing }) {
  const t = useWords();
  const { parts, activePart, choosePart } = drawing;
  const step = (by: number) => choosePart((activePart + by + parts) % parts);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: "2px", mb: "6px" }}>
      <Typography component="p" variant="caption" sx={{ m: 0, whiteSpace: "nowrap" }}>
        {t("draw_part", { index: activePart + 1, count: parts })}
      </Typography>
      <Step icon="angle-left" label={t("draw_part_previous")} onClick={() => step(-1)} />
      <Step icon="angle-right" label={t("draw_part_next")} onClick={() => step(1)} />
      <Step icon="trash-o" label={t("draw_part_delete")} onClick={drawing.removePart} />
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
  const [area, length] = [areaOf(geometry), lengthOf(geometry)];
  return [area > 0 && areaText(area, "ha", language), length > 0 && lengthText(length, "km", language)]
    .filter(Boolean)
    .join(" · ");
}
