// How a variable will look: on the map, in the legend, and as a field of the record's form.
import { useMemo, useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useColorScheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useWatch, type Control } from "react-hook-form";
import type { Scheme } from "../../../ui/theme/tokens.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { Swatch } from "../../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { FormPreview } from "./form-preview.tsx";
import { LegendPreview } from "./legend-preview.tsx";
import { MapPreview } from "./map-preview.tsx";
import { drawable } from "./preview-samples.ts";
import { takesUnit, type Draft } from "../editor/variable-draft.ts";

/** Map above legend and form; beside them where the preview stands below the fields. */
const columns = {
  display: "grid",
  alignItems: "start",
  gap: "12px",
  "@container (min-width: 460px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};

type VariablePreviewProps = {
  control: Control<Draft>;
  /** False where something above says already what this is. */
  isTitled?: boolean;
};

export function VariablePreview({ control, isTitled = true }: VariablePreviewProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const [scheme, setScheme] = useState<Scheme>(colorScheme ?? "light");
  const typed = useWatch({ control }) as Draft;
  const draft = useMemo(() => drawable(typed), [typed]);
  const { geometry_type, value_type } = draft;
  const name = pick(language, draft.name_es, draft.name_en) || t("variable_untitled");
  const unit =
    value_type === "percent" ? "%" : takesUnit(value_type) ? pick(language, draft.unit_es ?? "", draft.unit_en) : null;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: "12px", containerType: "inline-size" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
        {isTitled && (
          <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
            {t("variable_preview")}
          </Typography>
        )}
        <Segmented
          label={t("theme_scheme")}
          value={scheme}
          segments={(["light", "dark"] as const).map((value) => ({ value, label: t(`scheme.${value}`) }))}
          onChange={setScheme}
        />
      </Box>
      <Box sx={columns}>
        {geometry_type === "none" ? (
          <Typography variant="caption" color="textSecondary">
            {t("variable_preview_no_geometry")}
          </Typography>
        ) : (
          <MapPreview draft={{ ...draft, geometry_type }} scheme={scheme} />
        )}
        <Box sx={{ display: "grid", gap: "12px" }}>
          <Card title={t("variable_preview_legend")}>
            <LegendPreview draft={draft} name={name} unit={unit} />
          </Card>
          <Card title={t("variable_preview_form")}>
            <FormPreview
              key={`${value_type} ${language}`}
              draft={draft}
              name={name}
              unit={unit}
              picture={<Swatch icon={draft.icon} color={draft.color} size={20} />}
            />
          </Card>
        </Box>
      </Box>
    </Box>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={title}
    sx={{ padding: "12px", border: 1, borderColor: "divider", borderRadius: "8px", bgcolor: "background.paper" }}
  >
    <Typography variant="caption" component="h3" color="textSecondary" sx={{ m: 0, mb: "8px", fontWeight: 550 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
