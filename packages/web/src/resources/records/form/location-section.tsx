// Where a record lies: its shape, typed or drawn, with how it was located and how exactly.
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import type { Geometry } from "@atalaya/contract/values/geometry.ts";
import { geometryMethods, recordsOf, type RecordDraft } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { fieldsOf } from "../../../forms/fields-of.tsx";
import { GeometryField } from "../../../forms/geometry-field.tsx";
import { Row, Section } from "../../../forms/section.tsx";
import { formatDms } from "../../../map/coordinates/coordinate-text.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

const { Choice, Number } = fieldsOf(recordsOf("situation"));

type LocationSectionProps = { variable: Variable | undefined };

export function LocationSection({ variable }: LocationSectionProps) {
  const t = useWords();
  const geometry = useWatch<RecordDraft, "geometry">({ name: "geometry" });
  if (!variable || variable.geometry_type === "none")
    return (
      <Section title={t("section_location")}>
        <Typography color="textDisabled">{t(variable ? "location_none" : "location_choose")}</Typography>
      </Section>
    );
  return (
    <Section title={t("section_location")}>
      <GeometryField geometryType={variable.geometry_type} />
      <Datum geometry={geometry} />
      <Row>
        <Choice
          name="geometry_method"
          emptyLabel={t("value_unknown")}
          options={geometryMethods.map((value) => ({ value, label: t(`geometry_method.${value}`) }))}
        />
        <Number name="geometry_accuracy_m" unit="m" />
      </Row>
    </Section>
  );
}

/** V8: what is stored is WGS 84; a point is told in degrees, minutes and seconds too. */
function Datum({ geometry }: { geometry: Geometry | null }) {
  const t = useWords();
  const [language] = useLanguage();
  if (!geometry) return null;
  const point = geometry.type === "Point" ? geometry.coordinates : null;
  const dms = point && `${formatDms(point[1], "lat", language)} · ${formatDms(point[0], "lon", language)} · `;
  return (
    <Typography variant="caption" component="p" color="textSecondary" className="tn" sx={{ m: "0 0 12px" }}>
      {dms}
      {t("datum")}
    </Typography>
  );
}
