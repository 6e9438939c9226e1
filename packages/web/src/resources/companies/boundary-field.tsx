// The boundary in the form: what there is, and a file that replaces it, chosen or dropped.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFormState } from "react-hook-form";
import type { Company } from "@atalaya/contract/resources/companies.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { approximateText } from "../../map/records/approximate-bounds.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDropTarget } from "../../ui/use-drop-target.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { readBoundary, ShapeProblem } from "./read-shapes.ts";
import { asFormBoundary, positionsIn, type FormBoundary } from "./shape-store.ts";

const fileEndings = ".json,.geojson,.zip,application/geo+json,application/zip";

type BoundaryFieldProps = { company: Company | null; label: string; isReadOnly: boolean; onRead: () => void };

export function BoundaryField({ company, label, isReadOnly, onRead }: BoundaryFieldProps) {
  const t = useWords();
  const { field, ref, error } = useBound("boundary");
  const value = field.value as FormBoundary | null;
  const { read, isReading, problem } = useBoundaryReader((boundary) => {
    field.onChange(boundary);
    onRead();
  });
  const origin = useOrigin(company);
  const { isOver, handlers } = useDropTarget(({ files: [file] }) => file && void read(file), isReadOnly);
  return (
    <Box
      role="group"
      aria-label={label}
      {...handlers}
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
          {isReading ? (
            t("company_boundary_reading")
          ) : (
            <BoundarySaid value={value} isReadOnly={isReadOnly} origin={origin} />
          )}
        </Typography>
        {!isReadOnly && (
          <FileButton
            ref={ref}
            variant="outlined"
            startIcon={<Icon name="upload" />}
            disabled={isReading}
            label={t("company_boundary_choose")}
            accept={fileEndings}
            onFile={(file) => void read(file)}
          />
        )}
        {!isReadOnly && value && (
          <Button variant="text" color="inherit" onClick={() => field.onChange(null)}>
            {t("company_boundary_remove")}
          </Button>
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
    </Box>
  );
}

/** Reads a file as a boundary; `problem` says why the last one could not be read. */
function useBoundaryReader(onBoundary: (boundary: FormBoundary) => void) {
  const t = useWords();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File) => {
    setReading(true);
    setProblem(undefined);
    try {
      onBoundary(asFormBoundary(await readBoundary(file)));
    } catch (failure) {
      setProblem(t(`shape_${failure instanceof ShapeProblem ? failure.reason : "unreadable"}`));
    } finally {
      setReading(false);
    }
  };
  return { read, isReading, problem };
}

/** Where the saved boundary comes from, for as long as nobody changes it here; null for an officer's own. */
function useOrigin(company: Company | null): string | null {
  const t = useWords();
  const { dirtyFields } = useFormState();
  if (!company || dirtyFields["boundary"]) return null;
  const { boundary_source: source, boundary_is_approximate: isApproximate } = company;
  return isApproximate ? approximateText(source, t) : source && t("company_boundary_source", { source });
}

type BoundarySaidProps = { value: FormBoundary | null; isReadOnly: boolean; origin: string | null };

function BoundarySaid({ value, isReadOnly, origin }: BoundarySaidProps) {
  const t = useWords();
  const [language] = useLanguage();
  const count = value && t("company_boundary_vertices", { count: formatNumber(positionsIn(value), language) });
  if (count) return origin ? `${count} · ${origin}` : count;
  return t(isReadOnly ? "empty_value" : "company_boundary_none");
}
