// Where a record is: typed coordinates here, or drawn on the map beside, both over the same value.
import { useState } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { Geometry } from "@atalaya/contract/geometry.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { CoordinateFields } from "../../map/coordinate-fields.tsx";
import { toolOf, toolsFor, simplified, isEditable, type DrawingTool } from "../../map/drawing-geometry.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { showGeometry } from "./show-value.ts";

type GeometryFieldProps = { variable: Variable | undefined; isReadOnly: boolean };

const editableTool = (geometry: Geometry | null): DrawingTool | null => {
  const simple = geometry && simplified(geometry);
  return simple && isEditable(simple) ? toolOf(simple) : null;
};

export function GeometryField({ variable, isReadOnly }: GeometryFieldProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { field, ref, error } = useBound("geometry");
  const value = field.value as Geometry | null;
  const tools = variable ? toolsFor(variable.geometry_type) : [];
  const [wanted, setWanted] = useState<DrawingTool | null>(null);
  const tool = wanted && tools.includes(wanted) ? wanted : (editableTool(value) ?? tools[0]);
  if (!variable) return <Typography color="textDisabled">{t("location_choose")}</Typography>;
  if (!tool) return <Typography color="textDisabled">{t("location_none")}</Typography>;
  if (isReadOnly) return <Typography className="tn">{showGeometry(value, t)}</Typography>;
  return (
    <Box ref={ref} tabIndex={-1} sx={{ display: "grid", gap: "8px", "&:focus": { outline: "none" } }}>
      {tools.length > 1 && (
        <Segmented
          label={t("location_shape")}
          value={tool}
          onChange={setWanted}
          segments={tools.map((one) => ({ value: one, label: t(`geometry.${one}`) }))}
        />
      )}
      <CoordinateFields tool={tool} value={value} onChange={field.onChange} language={language} />
      <Typography variant="caption" component="p" color={error ? "error" : "textDisabled"} sx={{ m: 0 }}>
        {helpOrError(t("location_help"), error)}
      </Typography>
    </Box>
  );
}
