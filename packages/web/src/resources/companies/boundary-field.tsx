// The boundary in the form: what there is, and a file that replaces it, chosen or dropped.
import { useRef, useState, type DragEvent } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { readBoundary, ShapeProblem } from "./read-shapes.ts";
import { asFormBoundary, positionsIn, type FormBoundary } from "./shape-store.ts";

type BoundaryFieldProps = { label: string; isReadOnly: boolean; onRead: () => void };

export function BoundaryField({ label, isReadOnly, onRead }: BoundaryFieldProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { field, ref, error } = useBound("boundary");
  const value = field.value as FormBoundary | null;
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();

  const read = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    setProblem(undefined);
    try {
      field.onChange(asFormBoundary(await readBoundary(file)));
      onRead();
    } catch (failure) {
      setProblem(t(`shape_${failure instanceof ShapeProblem ? failure.reason : "unreadable"}`));
    } finally {
      setReading(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };

  const text = isReading
    ? t("company_boundary_reading")
    : value
      ? t("company_boundary_vertices", { count: formatNumber(positionsIn(value), language) })
      : isReadOnly
        ? t("empty_value")
        : t("company_boundary_none");
  return (
    <Box
      role="group"
      aria-label={label}
      onDragOver={(event) => {
        if (isReadOnly) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={isReadOnly ? undefined : drop}
      sx={{
        mb: "12px",
        p: "10px 12px",
        border: "1px dashed",
        borderColor: isOver ? "primary.main" : "divider",
        borderRadius: "8px",
        bgcolor: isOver ? "action.hover" : undefined,
      }}
    >
      <Typography variant="caption" component="p" sx={{ fontWeight: 550, m: "0 0 4px" }}>
        {label}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" }}>
        <Typography role="status" color={value ? undefined : "textSecondary"} sx={{ flex: "1 1 180px" }}>
          {text}
        </Typography>
        {!isReadOnly && (
          <>
            <Button
              ref={ref}
              variant="outlined"
              startIcon={<Icon name="upload" />}
              disabled={isReading}
              onClick={() => input.current?.click()}
            >
              {t("company_boundary_choose")}
            </Button>
            {value && (
              <Button variant="text" color="inherit" onClick={() => field.onChange(null)}>
                {t("company_boundary_remove")}
              </Button>
            )}
          </>
        )}
      </Box>
      {value && !("coordinates" in value) && !isReadOnly && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "6px 0 0" }}>
          {t("company_boundary_large")}
        </Typography>
      )}
      <Box aria-live="polite">
        {(problem ?? error) && (
          <Typography variant="caption" component="p" color="error" sx={{ m: "6px 0 0" }}>
            {helpOrError(undefined, problem ?? error)}
          </Typography>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t("company_boundary_choose")}
        accept=".json,.geojson,.zip,application/geo+json,application/zip"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </Box>
  );
}
