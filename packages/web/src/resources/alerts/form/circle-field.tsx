// A circle: where its centre is, and how far it reaches.
import { useState } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import FormHelperText from "@mui/material/FormHelperText";
import InputAdornment from "@mui/material/InputAdornment";
import TextField from "@mui/material/TextField";
import { useWatch } from "react-hook-form";
import type { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import type { AlertCircle } from "@atalaya/contract/resources/alerts/fields.ts";
import { helpOrError, useBound } from "../../../forms/field-parts.tsx";
import { parseNumber, typedNumber } from "../../../forms/numbers/number-text.ts";
import { CoordinateFields } from "../../../map/coordinates/coordinate-fields.tsx";
import { useUrlState } from "../../../api/url-state.ts";
import { mapViewOf } from "../../../screens/list-and-map/map-address.ts";
import { Icon } from "../../../ui/icon.tsx";
import { useLanguage, useWords } from "../../../ui/words.ts";

/** Kilometres, until somebody says how many. */
const usualRadius = 5;

/** Holds centre and radius, or null while it has no centre. */
export function CircleField() {
  const t = useWords();
  const [language] = useLanguage();
  const { field, ref, error } = useBound("area_circle");
  const company_id = useWatch<AlertDraft, "company_id">({ name: "company_id" });
  const { search } = useUrlState();
  const view = mapViewOf(search);
  const circle = field.value as AlertCircle | null;
  const [radius, setRadius] = useState(() => typedNumber(circle?.radius_km ?? usualRadius, language));
  const read = (text: string) => parseNumber(text, language) as number;
  return (
    <Box id="field-area_circle" ref={ref} tabIndex={-1} sx={{ display: "grid", gap: "8px" }}>
      <CoordinateFields
        tool="point"
        value={circle && { type: "Point", coordinates: circle.centre }}
        onChange={(centre) =>
          centre.type === "Point" && field.onChange({ centre: centre.coordinates, radius_km: read(radius) })
        }
        language={language}
        company_id={company_id}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px" }}>
        <TextField
          id="field-area_circle-radius"
          label={t("alert_radius")}
          value={radius}
          onChange={({ target }) => {
            setRadius(target.value);
            if (circle) field.onChange({ ...circle, radius_km: read(target.value) });
          }}
          onBlur={field.onBlur}
          slotProps={{
            htmlInput: { inputMode: "decimal", className: "tn" },
            input: { endAdornment: <InputAdornment position="end">km</InputAdornment> },
          }}
        />
        {view && (
          <Button
            variant="outlined"
            startIcon={<Icon name="crosshairs" />}
            onClick={() => field.onChange({ centre: [view.lng, view.lat], radius_km: read(radius) })}
          >
            {t("alert_circle_here")}
          </Button>
        )}
        {circle && (
          <Button variant="outlined" startIcon={<Icon name="times" />} onClick={() => field.onChange(null)}>
            {t("alert_circle_remove")}
          </Button>
        )}
      </Box>
      <FormHelperText error={error !== undefined} sx={{ m: 0 }}>
        {helpOrError(undefined, error)}
      </FormHelperText>
    </Box>
  );
}
