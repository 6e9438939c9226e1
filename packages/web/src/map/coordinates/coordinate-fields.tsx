// A whole geometry typed by keyboard: two fields for a point, one pair per line for lines and polygons.
import { Box, Button, OutlinedInput, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useWords } from "../../ui/words.ts";
import type { Geometry, Position } from "@atalaya/contract/values/geometry.ts";
import type { Language } from "@atalaya/contract/text.ts";
import { type CoordinateFormat, formatDms, formatPair } from "./coordinate-text.ts";
import { parseLines } from "./coordinates.ts";
import { type DrawingTool, geometryFrom } from "../drawing/drawing-geometry.ts";
import { geometryOf, type Part, partsOf, toolOf } from "../drawing/drawing-parts.ts";
import { LatLonFields } from "./lat-lon-fields.tsx";
import { UtmFields } from "./utm-fields.tsx";
import { useTerritory } from "./use-territory.ts";
import { formatUtm, zoneOf } from "./utm.ts";
import { Icon } from "../../ui/icon.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { useFollowing } from "../../ui/use-following.ts";

export type CoordinateFieldsProps = {
  /** What the typed coordinates become. */
  tool: DrawingTool;
  value: Geometry | null;
  onChange: (geometry: Geometry) => void;
  language: Language;
  /** The place against which what is typed is understood; without one the active place. */
  company_id?: number | null | undefined;
};

export function CoordinateFields({ tool, value, onChange, language, company_id }: CoordinateFieldsProps) {
  const t = useWords();
  const [format, setFormat] = useState<CoordinateFormat>("decimal");
  const parts = value && toolOf(value) === tool ? partsOf(value) : [];
  return (
    <Box role="group" aria-label={t("coordinates_title")} sx={{ display: "grid", gap: "8px" }}>
      <Segmented
        label={t("coordinates_format")}
        value={format}
        segments={[
          { value: "decimal", label: t("coordinates_decimal") },
          { value: "dms", label: t("coordinates_dms") },
          { value: "utm", label: "UTM" },
        ]}
        onChange={setFormat}
      />
      {tool === "point" && parts.length < 2 ? (
        <PointFields
          position={parts[0]?.vertices[0] ?? null}
          onChange={(position) => onChange({ type: "Point", coordinates: position })}
          language={language}
          format={format}
          company_id={company_id}
        />
      ) : (
        <VertexLines {...{ tool, parts, format, language, onChange, company_id }} />
      )}
    </Box>
  );
}

type PointFieldsProps = {
  position: Position | null;
  onChange: (position: Position) => void;
  language: Language;
  format: CoordinateFormat;
  company_id: number | null | undefined;
};

const PointFields = ({ format, position, onChange, ...rest }: PointFieldsProps) =>
  format === "utm" ? (
    <UtmFields position={position} onChange={onChange} company_id={rest.company_id} />
  ) : (
    <LatLonFields {...rest} position={position} onChange={onChange} format={format} />
  );

type VertexLinesProps = {
  tool: DrawingTool;
  parts: Part[];
  format: CoordinateFormat;
  language: Language;
  onChange: (geometry: Geometry) => void;
  company_id: number | null | undefined;
};

function lineOf(position: Position, format: CoordinateFormat, language: Language): string {
  if (format === "utm") return formatUtm(position, zoneOf(position), language === "es" ? "," : ".");
  if (format === "decimal") return formatPair(position);
  return `${formatDms(position[1], "lat", language)} ${formatDms(position[0], "lon", language)}`;
}

/** Points stand one below the other; parts of lines and polygons have an empty line between them. */
const separator: Record<DrawingTool, string> = { point: "\n", line: "\n\n", polygon: "\n\n" };

/** Texts of the parts, each with the number of its first line. */
function partTexts(text: string, tool: DrawingTool): { text: string; before: number }[] {
  const lines = text.split(/\r?\n/);
  const starts = lines.flatMap((line, index) => {
    const isFirst = line.trim() && (tool === "point" || !lines[index - 1]?.trim());
    return isFirst ? [index] : [];
  });
  return starts.map((start, index) => ({ text: lines.slice(start, starts[index + 1]).join("\n"), before: start }));
}

/** Applied on leaving it, on saving, or with the button: a list is half-finished most of the time one types it. */
function VertexLines({ tool, parts, format, language, onChange, company_id }: VertexLinesProps) {
  const t = useWords();
  const { area } = useTerritory(company_id);
  const id = useId();
  const written = parts
    .map(({ vertices }) => vertices.map((position) => lineOf(position, format, language)).join("\n"))
    .join(separator[tool]);
  const [{ text, problem }, setTyped] = useFollowing(written, () => ({
    text: written,
    problem: null as string | null,
  }));
  const setProblem = (next: string | null) => setTyped({ text, problem: next });

  const apply = () => {
    if (text === written) return setProblem(null);
    const typed: Part[] = [];
    for (const [index, one] of partTexts(text, tool).entries()) {
      const read = parseLines(one.text, area);
      if ("problem" in read) {
        const problem = t(`coordinates_${read.problem}`);
        return setProblem(t("coordinates_at_line", { line: one.before + read.line, problem }));
      }
      if (!geometryFrom(read.positions, tool) && tool !== "point") return setProblem(t(`coordinates_too_few_${tool}`));
      typed.push({ vertices: read.positions, holes: parts[index]?.holes ?? [] });
    }
    const geometry = geometryOf(tool, typed);
    setProblem(geometry ? null : t("coordinates_missing"));
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
        onChange={(event) => setTyped({ text: event.target.value, problem })}
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
