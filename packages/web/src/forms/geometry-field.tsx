// Where something is: typed coordinates here, or drawn on the map beside, both over the same value.
import { useState } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { Geometry, GeometryType } from "@atalaya/contract/values/geometry.ts";
import { CoordinateFields } from "../map/coordinates/coordinate-fields.tsx";
import { toolsFor, type DrawingTool } from "../map/drawing/drawing-geometry.ts";
import { toolOf } from "../map/drawing/drawing-parts.ts";
import { showGeometry } from "../map/records/show-geometry.ts";
import { Segmented } from "../ui/segmented.tsx";
import { useLanguage, useWords } from "../ui/words.ts";
import { helpOrError, useBound } from "./field-parts.tsx";

type GeometryFieldProps = {
  name?: string;
  /** Which shapes may be chosen. */
  geometryType: GeometryType;
  isReadOnly?: boolean;
};

/** The value is a geometry, or null. */
export function GeometryField({ name = "geometry", geometryType, isReadOnly = false }: GeometryFieldProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { field, ref, error } = useBound(name);
  const value = field.value as Geometry | null;
  const company_id = useWatch<{ company_id?: number | null }, "company_id">({ name: "company_id" });
  const tools = toolsFor(geometryType);
  const [wanted, setWanted] = useState<DrawingTool | null>(null);
  const tool = wanted && tools.includes(wanted) ? wanted : ((value && toolOf(value)) ?? tools[0]);
  if (!tool) return null;
  if (isReadOnly) return <Typography className="tn">{showGeometry(value, t)}</Typography>;
  return (
    <Box
      id={`field-${name}`}
      ref={ref}
      tabIndex={-1}
      sx={{ display: "grid", gap: "8px", "&:focus": { outline: "none" } }}
    >
      {tools.length > 1 && (
        <Segmented
          label={t("location_shape")}
          value={tool}
          onChange={setWanted}
          segments={tools.map((one) => ({ value: one, label: t(`geometry.${one}`) }))}
        />
      )}
      <CoordinateFields
        tool={tool}
        value={value}
        onChange={field.onChange}
        language={language}
        company_id={company_id}
      />
      <Typography variant="caption" component="p" color={error ? "error" : "textDisabled"} sx={{ m: 0 }}>
        {helpOrError(t("location_help"), error)}
      </Typography>
    </Box>
  );
}
