// Measuring on the map: a line or an area, in the unit one chooses.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Language } from "@atalaya/contract/text.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useWords } from "../../ui/words.ts";
import { useHintWords } from "./hint-words.ts";
import { areaOf, lengthOf } from "./geometry-measures.ts";
import { useMap } from "../view/map-context.ts";
import { areaText, areaUnits, lengthText, lengthUnits, type AreaUnit, type LengthUnit } from "./measure-text.ts";
import { leastCorners } from "./sketch-geometry.ts";
import { ToolCard } from "./tool-card.tsx";
import { useSketch } from "./use-sketch.ts";

type MeasureCardProps = { language: Language; color: string; surface: string; onClose: () => void };

export function MeasureCard({ language, color, surface, onClose }: MeasureCardProps) {
  const t = useWords();
  const hintWords = useHintWords();
  const map = useMap();
  const [kind, setKind] = useState<"line" | "polygon">("line");
  const [lengthUnit, setLengthUnit] = useState<LengthUnit>("km");
  const [areaUnit, setAreaUnit] = useState<AreaUnit>("ha");
  const sketch = useSketch(map, { kind, color, surface, onFinish: () => {}, onCancel: onClose });
  const { geometry } = sketch;
  return (
    <ToolCard title={t("measure")} onClose={onClose} hint={sketch.isFinished ? null : hintWords("sketch_hint")}>
      <Segmented
        label={t("measure_what")}
        isFullWidth
        value={kind}
        segments={[
          { value: "line", label: t("measure_length") },
          { value: "polygon", label: t("measure_area") },
        ]}
        onChange={setKind}
      />
      <Box aria-live="polite">
        {kind === "polygon" && (
          <Typography variant="h4" component="p" className="tn" sx={{ m: 0 }}>
            {areaText(geometry ? areaOf(geometry) : 0, areaUnit, language)}
          </Typography>
        )}
        <Typography variant={kind === "line" ? "h4" : "body2"} component="p" className="tn" sx={{ m: 0 }}>
          {kind === "polygon" && `${t("measure_perimeter")}: `}
          {lengthText(geometry ? lengthOf(geometry) : 0, lengthUnit, language)}
        </Typography>
      </Box>
      <Box sx={{ display: "flex", gap: "8px", flexWrap: "wrap" }}>
        <Segmented
          label={t("measure_length_unit")}
          value={lengthUnit}
          segments={lengthUnits.map((value) => ({ value, label: value }))}
          onChange={setLengthUnit}
        />
        {kind === "polygon" && (
          <Segmented
            label={t("measure_area_unit")}
            value={areaUnit}
            segments={areaUnits.map((value) => ({ value, label: value }))}
            onChange={setAreaUnit}
          />
        )}
      </Box>
      {sketch.corners.length >= leastCorners[kind] && !sketch.isFinished && (
        <Button variant="contained" onClick={sketch.finish}>
          {t("sketch_finish")}
        </Button>
      )}
      <Button variant="outlined" disabled={sketch.corners.length === 0} onClick={sketch.begin}>
        {t("measure_again")}
      </Button>
    </ToolCard>
  );
}
