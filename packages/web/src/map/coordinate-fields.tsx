// A whole geometry typed by keyboard: two fields for a point, one pair per line for lines and polygons.
import { Box, Button, OutlinedInput, Typography } from "@mui/material";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useWords } from "../ui/words.ts";
import type { Bbox, Geometry, Position } from "@atalaya/contract/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { type CoordinateFormat, formatDms, formatPair } from "./coordinate-text.ts";
import { parseLines } from "./coordinates.ts";
import { type DrawingTool, geometryFrom, isEditable, simplified, toolOf, verticesOf } from "./drawing-geometry.ts";
import { LatLonFields } from "./lat-lon-fields.tsx";
import { Icon } from "../ui/icon.tsx";
import { Segmented } from "../ui/segmented.tsx";

export type CoordinateFieldsProps = {
  /** What the typed coordinates become. */
  tool: DrawingTool;
  value: Geometry | null;
  onChange: (geometry: Geometry) => void;
  language: Language;
  territory?: Bbox | null;
};

export function CoordinateFields({ tool, value, onChange, language, territory = null }: CoordinateFieldsProps) {
  const t = useWords();
  const [format, setFormat] = useState<CoordinateFormat>("decimal");
  const simple = value && simplified(value);
  const own = simple && isEditable(simple) && toolOf(simple) === tool ? simple : null;
  const vertices = own ? verticesOf(own) : [];
  return (
    <Box role="group" aria-label={t("coordinates_title")} sx={{ display: "grid", gap: "8px" }}>
      <Segmented
        label={t("coordinates_format")}
        value={format}
        segments={[
          { value: "decimal", label: t("coordinates_decimal") },
          { value: "dms", label: t("coordinates_dms") },
        ]}
        onChange={setFormat}
      />
      {tool === "point" ? (
        <LatLonFields
          position={vertices[0] ?? null}
          onChange={(position) => onChange({ type: "Point", coordinates: position })}
          language={language}
          format={format}
          territory={territory}
        />
      ) : (
        <VertexLines tool={tool} vertices={vertices} format={format} language={language} onChange={onChange} />
      )}
    </Box>
  );
}

type VertexLinesProps = {
  tool: "line" | "polygon";
  vertices: Position[];
  format: CoordinateFormat;
  language: Language;
  onChange: (geometry: Geometry) => void;
};

const lineOf = (position: Position, format: CoordinateFormat, language: Language) =>
  format === "decimal"
    ? formatPair(position)
    : `${formatDms(position[1], "lat", language)} ${formatDms(position[0], "lon", language)}`;

/** Applied on leaving it, on saving, or with the button: a list is half-finished most of the time one types it. */
function VertexLines({ tool, vertices, format, language, onChange }: VertexLinesProps) {
  const t = useWords();
  const id = useId();
  const write = () => vertices.map((position) => lineOf(position, format, language)).join("\n");
  const [text, setText] = useState(write);
  const [problem, setProblem] = useState<string | null>(null);

  const follow = useEffectEvent(() => {
    setText(write());
    setProblem(null);
  });
  useEffect(() => follow(), [vertices.join(), format, language]);

  const apply = () => {
    if (text === write()) return setProblem(null);
    const read = parseLines(text);
    if ("problem" in read)
      return setProblem(t("coordinates_at_line", { line: read.line, problem: t(`coordinates_${read.problem}`) }));
    const geometry = geometryFrom(read.positions, tool);
    setProblem(geometry ? null : t(`coordinates_too_few_${tool}`));
    if (geometry) onChange(geometry);
  };

  return (
    <Box sx={{ display: "grid", gap: "4px" }}>
      <Typography component="label" htmlFor={id} variant="caption" sx={{ fontWeight: 550 }}>
        {t("coordinates_line_label")}
      </Typography>
      <OutlinedInput
        id={id}
        multiline
        minRows={4}
        maxRows={12}
        size="small"
        value={text}
        error={problem !== null}
        onChange={(event) => setText(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => (event.ctrlKey || event.metaKey) && /^(enter|s)$/i.test(event.key) && apply()}
        inputRef={(input: HTMLTextAreaElement | null) => input?.setCustomValidity(problem ?? "")}
        sx={{ fontSize: 13 }}
        slotProps={{
          input: {
            "aria-describedby": `${id}-problem`,
            spellCheck: false,
            style: { fontVariantNumeric: "tabular-nums" },
          },
        }}
      />
      <Box id={`${id}-problem`} aria-live="polite">
        {problem && (
          <Typography variant="caption" component="p" sx={{ color: "error.main", display: "flex", gap: "6px" }}>
            <Icon name="exclamation-circle" size={13} />
            {problem}
          </Typography>
        )}
      </Box>
      <Button variant="outlined" onClick={apply} sx={{ justifySelf: "start" }}>
        {t("coordinates_apply")}
      </Button>
    </Box>
  );
}
