// Choosing what lies inside an area drawn on the map.
import { useState } from "react";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../../ui/words.ts";
import { useMap } from "../view/map-context.ts";
import { useHintWords } from "./hint-words.ts";
import { cornersOf, cornersText, leastCorners, type SketchKind } from "./sketch-geometry.ts";
import { ToolCard } from "./tool-card.tsx";
import { useSketch } from "./use-sketch.ts";

type AreaCardProps = {
  /** The area in force, `lon lat;lon lat;…`. */
  area: string | undefined;
  onArea: (area: string | null) => void;
  /** What is said of what lies in it: "12 registros". */
  count: string | undefined;
  color: string;
  surface: string;
  onClose: () => void;
};

export function AreaCard({ area, onArea, count, color, surface, onClose }: AreaCardProps) {
  const t = useWords();
  const hintWords = useHintWords();
  const map = useMap();
  const [kind, setKind] = useState<Exclude<SketchKind, "line">>("rectangle");
  const sketch = useSketch(map, {
    kind,
    color,
    surface,
    onFinish: (clicked) => onArea(cornersText(cornersOf(kind, clicked))),
    onCancel: onClose,
  });
  return (
    <ToolCard
      title={t("area")}
      onClose={onClose}
      hint={area ? null : hintWords(kind === "rectangle" ? "area_hint_rectangle" : "sketch_hint")}
    >
      <Segmented
        label={t("area_shape")}
        isFullWidth
        value={kind}
        segments={[
          { value: "rectangle", label: t("area_rectangle") },
          { value: "polygon", label: t("area_polygon") },
        ]}
        onChange={setKind}
      />
      {kind === "polygon" && sketch.corners.length > 0 && !sketch.isFinished && (
        <Button variant="contained" disabled={sketch.corners.length < leastCorners.polygon} onClick={sketch.finish}>
          {t("sketch_finish")}
        </Button>
      )}
      {area && (
        <>
          <Typography variant="subtitle2" component="p" role="status" className="tn" sx={{ m: 0 }}>
            {count}
          </Typography>
          <Button
            variant="outlined"
            onClick={() => {
              sketch.begin();
              onArea(null);
            }}
          >
            {t("area_remove")}
          </Button>
        </>
      )}
    </ToolCard>
  );
}
