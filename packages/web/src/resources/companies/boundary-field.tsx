// The boundary in the form: what there is, and a file that replaces it, chosen or dropped.
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useFormState } from "react-hook-form";
import type { MendedBoundary } from "@atalaya/contract/resources/boundary-loads.ts";
import type { Company } from "@atalaya/contract/resources/companies.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { approximateText } from "../../map/records/approximate-bounds.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { useDropTarget } from "../../ui/use-drop-target.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { formatHectares } from "./boundaries/feature-words.ts";
import { ShapeChoice } from "./shape-choice.tsx";
import { positionsIn, type FormBoundary } from "./shape-store.ts";
import { useBoundaryReader } from "./use-boundary-reader.ts";

const fileEndings = ".json,.geojson,.topojson,.zip,application/geo+json,application/zip";

type BoundaryFieldProps = { company: Company | null; label: string; isReadOnly: boolean; onRead: () => void };

export function BoundaryField({ company, label, isReadOnly, onRead }: BoundaryFieldProps) {
  const t = useWords();
  const { field, ref, error } = useBound("boundary");
  const value = field.value as FormBoundary | null;
  const { read, isReading, problem, mended, asked, choose, cancel } = useBoundaryReader((boundary) => {
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
      {asked && (
        <ShapeChoice
          shapes={asked.shapes}
          likely={asked.likely}
          onShape={(shape) => choose(shape.boundary)}
          onAll={() => choose(asked.all)}
          onCancel={cancel}
        />
      )}
      <Box aria-live="polite">
        {mended && value && <MendedNote mended={mended} />}
        {(problem ?? error) && (
          <Typography variant="caption" component="p" color="error" sx={{ m: "6px 0 0" }}>
            {helpOrError(undefined, problem ?? error)}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function MendedNote({ mended: { fault, given_ha, shape_ha } }: { mended: MendedBoundary }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <Typography variant="caption" component="p" color="textSecondary" sx={{ m: "6px 0 0" }}>
      <Icon name="wrench" size={12} />{" "}
      {t("boundaries_mended_whole", {
        fault: t(`boundaries_fault.${fault ?? "other"}`),
        before: formatHectares(given_ha, language),
        after: formatHectares(shape_ha, language),
      })}
    </Typography>
  );
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
