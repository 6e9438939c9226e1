// How a variable will look: on the map, in the legend, and as a field of the record's form.
import { useState, type ReactNode } from "react";
import Box from "@mui/material/Box";
import { useColorScheme } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useWatch, type Control } from "react-hook-form";
import type { Scheme } from "../../ui/tokens.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { FieldPreview } from "./field-preview.tsx";
import { MapPreview } from "./map-preview.tsx";
import { validColor } from "./safe-colors.ts";
import { takesUnit, type Draft } from "./variable-draft.ts";

/** Map above legend and form; beside them where the preview stands below the fields. */
const columns = {
  display: "grid",
  alignItems: "start",
  gap: "12px",
  "@container (min-width: 460px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
};

export function VariablePreview({ control }: { control: Control<Draft> }) {
  const t = useWords();
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const [scheme, setScheme] = useState<Scheme>(colorScheme ?? "light");
  const draft = useWatch({ control }) as Draft;
  const color = validColor(draft.color);
  const name = pick(language, draft.name_es, draft.name_en) || t("variable_untitled");
  const unit =
    draft.value_type === "percent"
      ? "%"
      : takesUnit(draft.value_type)
        ? pick(language, draft.unit_es ?? "", draft.unit_en)
        : null;
  return (
    <Box sx={{ display: "flex", flexDirection: "column", gap: "12px", containerType: "inline-size" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
        <Typography variant="h4" component="h2" sx={{ flex: 1 }}>
          {t("variable_preview")}
        </Typography>
        <Segmented
          label={t("theme_scheme")}
          value={scheme}
          segments={(["light", "dark"] as const).map((value) => ({ value, label: t(`scheme.${value}`) }))}
          onChange={setScheme}
        />
      </Box>
      <Box sx={columns}>
        {draft.geometry_type === "none" ? (
          <Typography variant="caption" color="textSecondary">
            {t("variable_preview_no_geometry")}
          </Typography>
        ) : (
          <MapPreview geometry={draft.geometry_type} color={color} icon={draft.icon} scheme={scheme} />
        )}
        <Box sx={{ display: "grid", gap: "12px" }}>
          <Card title={t("variable_preview_legend")}>
            <Box sx={{ display: "flex", alignItems: "center", gap: "8px" }}>
              <Swatch icon={draft.icon} color={color} size={20} />
              <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: "anywhere" }}>
                {name}
              </Box>
              <Typography variant="caption" color="textSecondary">
                {unit}
              </Typography>
            </Box>
          </Card>
          <Card title={t("variable_preview_form")}>
            <FieldPreview
              key={`${draft.value_type} ${language}`}
              type={draft.value_type}
              name={name}
              unit={unit}
              picture={<Swatch icon={draft.icon} color={color} size={20} />}
            />
          </Card>
        </Box>
      </Box>
    </Box>
  );
}

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ padding: "12px", border: 1, borderColor: "divider", borderRadius: "8px", bgcolor: "background.paper" }}>
    <Typography variant="caption" component="h3" color="textSecondary" sx={{ m: 0, mb: "8px", fontWeight: 550 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
