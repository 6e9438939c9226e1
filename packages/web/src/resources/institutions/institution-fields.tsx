// The fields of an institution. Labels, required marks and validation come from the contract; the order is decided here.
import { lazy, Suspense } from "react";
import Box from "@mui/material/Box";
import { useFormContext, useWatch } from "react-hook-form";
import { institutions, type Institution, type InstitutionDraft } from "@atalaya/contract/resources/institutions.ts";
import { taxIdTypes } from "@atalaya/contract/domain/tax-id.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { GeometryField } from "../../forms/geometry-field.tsx";
import { ManyChoice } from "../../forms/choices/many-choice.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useWords } from "../../ui/words.ts";
import { useLegalChoice } from "../legal-documents/queries.ts";
import { FocalPointsField } from "./focal-points-field.tsx";
import { kindPictures } from "./institution-kinds.ts";
import { useInstitutionOptions } from "./queries.ts";
import { useInstitutionChoices } from "./use-institutions.ts";

const { Text, LongText, Day, Choice, Search, Check } = fieldsOf(institutions);

/** The map is heavy, and the rest of the form does not wait for it. */
const PointMap = lazy(async () => ({ default: (await import("../../screens/point/point-map.tsx")).PointMap }));

type InstitutionFieldsProps = { institution: Institution | null; isReadOnly: boolean };

export function InstitutionFields({ institution, isReadOnly }: InstitutionFieldsProps) {
  const t = useWords();
  const may = useMay();
  const labelOf = useLabelOf(institutions);
  const choices = useInstitutionChoices();
  const permission = institution ? "entities.update" : "entities.create";
  const own = usePlaceOptions((id) => isReadOnly || may(permission, id));
  // A place above the user's is known by its name alone.
  const isKnown = !institution || own.some(({ id }) => id === institution.company_id);
  const places = isKnown ? own : [{ id: institution.company_id, label: institution.company_name }, ...own];
  const documents = useLegalChoice(institution?.legal_references ?? []);
  const parents = useInstitutionOptions().filter(({ id }) => id !== institution?.id);
  return (
    <>
      <Section title={t("person_identity")}>
        <Row>
          <Text name="name_es" isReadOnly={isReadOnly} />
          <Text name="name_en" isReadOnly={isReadOnly} />
          <Choice
            name="kind"
            isReadOnly={isReadOnly}
            options={choices.kind.map((option) => ({
              ...option,
              picture: <Swatch {...kindPictures[option.value]} size={18} />,
            }))}
          />
          <Choice name="level" isReadOnly={isReadOnly} options={choices.level} />
          <Text name="acronym" isReadOnly={isReadOnly} />
          <Search name="company_id" isReadOnly={isReadOnly} options={places} />
        </Row>
        <Search
          name="parent_institution_id"
          isReadOnly={isReadOnly}
          options={parents}
          emptyLabel={t("institution_no_parent")}
        />
        <Check name="is_active" isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("institution_contact")}>
        <Row>
          <Text name="phone_24x7" isReadOnly={isReadOnly} help={t("phone_help")} />
          <Text name="phone" isReadOnly={isReadOnly} />
          <Text name="email" type="email" isReadOnly={isReadOnly} />
          <Text name="website" isReadOnly={isReadOnly} help="https://…" />
        </Row>
        <Text name="address" isReadOnly={isReadOnly} />
      </Section>
      <Section title={labelOf("focal_points")}>
        <FocalPointsField institution={institution} isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("section_location")}>
        <GeometryField name="location" geometryType="point" isReadOnly={isReadOnly} />
        {!isReadOnly && <LocationMap />}
      </Section>
      <Section title={t("institution_mandate")}>
        <LongText name="mandate_es" isReadOnly={isReadOnly} />
        <LongText name="mandate_en" isReadOnly={isReadOnly} />
        <ManyChoice name="legal_basis" label={labelOf("legal_basis")} options={documents} isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("institution_registry")}>
        <Row>
          <Choice
            name="tax_id_type"
            isReadOnly={isReadOnly}
            options={taxIdTypes.map((value) => ({ value, label: t(`id_type.${value}`) }))}
            emptyLabel="—"
          />
          <Text name="tax_id" isReadOnly={isReadOnly} />
          <Day name="founded_on" isReadOnly={isReadOnly} />
          <Day name="closed_on" isReadOnly={isReadOnly} />
        </Row>
      </Section>
    </>
  );
}

function LocationMap() {
  const t = useWords();
  const { places } = usePlace();
  const { setValue } = useFormContext<InstitutionDraft>();
  const [location, company_id] = useWatch<InstitutionDraft, ["location", "company_id"]>({
    name: ["location", "company_id"],
  });
  const place = places.find(({ id }) => id === company_id) ?? places[0];
  return (
    <Suspense fallback={<Box sx={{ height: 268 }} />}>
      <PointMap
        label={t("institution_point_map")}
        value={location}
        onChange={(point) =>
          setValue("location", point?.type === "Point" ? point : null, { shouldDirty: true, shouldValidate: true })
        }
        near={place ? [place.lon, place.lat] : null}
      />
    </Suspense>
  );
}
