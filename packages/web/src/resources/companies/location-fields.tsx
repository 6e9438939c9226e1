// Where a place is: what it belongs to, its centre and its boundary, typed here or drawn on the map beside.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { useMay } from "../../api/may.ts";
import { helpOrError, useBound } from "../../forms/field-parts.tsx";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { LockedField } from "../../forms/locked-field.tsx";
import { PlaceChoice } from "../../forms/choices/place-choice.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { LatLonFields } from "../../map/coordinates/lat-lon-fields.tsx";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { BoundaryField } from "./boundary-field.tsx";
import type { Draft } from "./company-draft.ts";
import { useLocationDrawing, type Drawn } from "./use-location-drawing.ts";

const { Number: Amount } = fieldsOf(companies);

type LocationFieldsProps = {
  company: Company | null;
  isReadOnly: boolean;
  mayBeTop: boolean;
  onDrawing: (drawing: Drawing | null) => void;
  children: ReactNode;
};

export function LocationFields({ company, isReadOnly, mayBeTop, onDrawing, children }: LocationFieldsProps) {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(companies);
  const { drawn, setDrawn, isBoundaryOffered } = useLocationDrawing({
    id: company?.id ?? null,
    isReadOnly,
    onDrawing,
  });
  return (
    <Section title={t("company_location")}>
      <ParentField label={labelOf("parent_company_id")} company={company} isReadOnly={isReadOnly} mayBeTop={mayBeTop} />
      {company && (
        <Row columns={3}>
          {(["adm1", "adm2", "adm3"] as const).map((level) => (
            <LockedField
              key={level}
              label={t(`company_${level}`)}
              value={company[`${level}_code`] ?? ""}
              help={t("company_adm_help")}
            />
          ))}
        </Row>
      )}
      {children}
      {!isReadOnly && (
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "12px", mb: "12px" }}>
          <Typography variant="caption" color="textSecondary">
            {t("company_draw")}
          </Typography>
          <Segmented<Drawn>
            label={t("company_draw")}
            value={drawn}
            onChange={setDrawn}
            segments={[
              { value: "centroid", label: t("company_draw_centroid"), icon: "map-marker" },
              ...(isBoundaryOffered
                ? [{ value: "boundary" as const, label: t("company_draw_boundary"), icon: "square-o" }]
                : []),
            ]}
          />
        </Box>
      )}
      <CentroidField label={labelOf("centroid")} isReadOnly={isReadOnly} />
      <BoundaryField
        company={company}
        label={labelOf("boundary")}
        isReadOnly={isReadOnly}
        onRead={() => setDrawn("boundary")}
      />
      <Row columns={3}>
        <Amount
          name="area_km2"
          unit="km²"
          isReadOnly={isReadOnly}
          help={
            company?.boundary_area_km2
              ? t("company_area_measured", { area: formatNumber(company.boundary_area_km2, language) })
              : undefined
          }
        />
      </Row>
    </Section>
  );
}

function CentroidField({ label, isReadOnly }: { label: string; isReadOnly: boolean }) {
  const t = useWords();
  const [language] = useLanguage();
  const { field, ref, error } = useBound("centroid");
  const value = field.value as Draft["centroid"] | null;
  const [lon, lat] = value?.coordinates ?? [];
  if (isReadOnly) return <LockedField label={label} value={value ? `${lat}, ${lon}` : ""} />;
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-label={label} sx={{ mb: "12px", "&:focus": { outline: "none" } }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 550, m: "0 0 4px" }}>
        {label} *
      </Typography>
      <LatLonFields
        position={value?.coordinates ?? null}
        onChange={(coordinates) => field.onChange({ type: "Point", coordinates })}
        language={language}
      />
      <Typography variant="caption" component="p" color={error ? "error" : "textDisabled"} sx={{ m: "4px 0 0" }}>
        {helpOrError(t("location_help"), error)}
      </Typography>
    </Box>
  );
}

type ParentFieldProps = { label: string; company: Company | null; isReadOnly: boolean; mayBeTop: boolean };

function ParentField({ label, company, isReadOnly, mayBeTop }: ParentFieldProps) {
  const t = useWords();
  const may = useMay();
  const { field, ref, error } = useBound("parent_company_id");
  const value = field.value as number | null;
  const permission = company ? "companies.update" : "companies.create";
  const places = usePlaceOptions((id) => id !== company?.id && (may(permission, id) || id === value));
  const isAbove = value !== null && !places.some(({ id }) => id === value);
  if (isReadOnly || isAbove)
    return (
      <LockedField id="field-parent_company_id" label={label} value={company?.parent_name ?? t("company_no_parent")} />
    );
  return (
    <PlaceChoice
      id="field-parent_company_id"
      label={label}
      value={value}
      onChange={field.onChange}
      places={places}
      allLabel={mayBeTop ? t("company_no_parent") : undefined}
      error={error}
      inputRef={ref}
    />
  );
}
