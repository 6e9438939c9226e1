// How records of the variable look on the map: symbol, legend by value, and the style of areas, lines and marks.
import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { dashes, variablesOf } from "@atalaya/contract/resources/variables.ts";
import { fieldsOf, useLabelOf } from "../../../forms/fields-of.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { useWords } from "../../../ui/words.ts";
import { ColorField } from "../colors/color-field.tsx";
import { IconField } from "../icons/icon-field.tsx";
import { LegendField } from "../legend/legend-field.tsx";
import type { Spread } from "../legend/use-distribution.ts";
import type { Draft } from "./variable-draft.ts";

const resource = variablesOf("situation");
const { Choice, Check, Number } = fieldsOf(resource);

type SymbologyTabProps = { spread: Spread; isReadOnly: boolean };

export function SymbologyTab({ spread, isReadOnly }: SymbologyTabProps) {
  const t = useWords();
  const labelOf = useLabelOf(resource);
  const geometry = useWatch<Draft, "geometry_type">({ name: "geometry_type" });
  const hasMarks = geometry === "point" || geometry === "any";
  return (
    <>
      <Section title={t("variable_symbol")}>
        <Row>
          <ColorField name="color" label={labelOf("color")} isReadOnly={isReadOnly} />
          <IconField name="icon" label={labelOf("icon")} isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={t("variable_preview_legend")}>
        <LegendField spread={spread} isReadOnly={isReadOnly} />
      </Section>
      {geometry !== "none" && (
        <Section title={t("variable_style")}>
          <Row columns={3}>
            <Number name="fill_opacity" isReadOnly={isReadOnly} help={t("variable_opacity_help")} />
            <ColorField
              name="stroke_color"
              label={labelOf("stroke_color")}
              isReadOnly={isReadOnly}
              emptyLabel={t("variable_stroke_own")}
            />
            <Number name="stroke_width" unit="px" isReadOnly={isReadOnly} />
            <Choice
              name="dash"
              isReadOnly={isReadOnly}
              options={dashes.map((value) => ({ value, label: t(`dash.${value}`) }))}
            />
            <Number name="icon_size" unit="px" isReadOnly={isReadOnly} />
            {hasMarks && (
              <Box sx={{ pt: "18px" }}>
                <Check name="is_clustered" isReadOnly={isReadOnly} />
              </Box>
            )}
            <Number name="min_zoom" isReadOnly={isReadOnly} help={t("variable_zoom_help")} />
            <Number name="max_zoom" isReadOnly={isReadOnly} />
          </Row>
        </Section>
      )}
    </>
  );
}
