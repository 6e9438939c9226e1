// The fields of a person: who, where the person works, how to call.
import Box from "@mui/material/Box";
import { persons } from "@atalaya/contract/resources/persons.ts";
import { nationalIdTypes } from "@atalaya/contract/domain/tax-id.ts";
import { useMay } from "../../api/may.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { useWords } from "../../ui/words.ts";
import { useInstitutionOptions } from "../institutions/queries.ts";

const { Text, LongText, Choice, Search, Check } = fieldsOf(persons);

export function PersonFields({ isNew, isReadOnly }: { isNew: boolean; isReadOnly: boolean }) {
  const t = useWords();
  const may = useMay();
  const labelOf = useLabelOf(persons);
  const institutions = useInstitutionOptions();
  const places = usePlaceOptions((id) => isReadOnly || may(isNew ? "entities.create" : "entities.update", id));
  return (
    <>
      <Section title={t("person_identity")}>
        <Text name="first_name" isReadOnly={isReadOnly} />
        <Row>
          <Text name="last_name" isReadOnly={isReadOnly} />
          <Text name="second_last_name" isReadOnly={isReadOnly} />
          <Choice
            name="national_id_type"
            isReadOnly={isReadOnly}
            options={nationalIdTypes.map((value) => ({ value, label: t(`id_type.${value}`) }))}
            emptyLabel="—"
          />
          <Text name="national_id" isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={t("person_contact")}>
        <Row>
          <Text name="phone_24x7" isReadOnly={isReadOnly} help={t("phone_help")} />
          <Text name="phone" isReadOnly={isReadOnly} />
        </Row>
        <Text name="email" type="email" isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("person_work")}>
        <Search
          name="institution_id"
          isReadOnly={isReadOnly}
          options={institutions}
          emptyLabel={t("person_no_institution")}
        />
        <Row>
          <Text name="position_es" isReadOnly={isReadOnly} />
          <Text name="position_en" isReadOnly={isReadOnly} />
          <Search name="company_id" isReadOnly={isReadOnly} options={places} />
          <Box sx={{ pt: "18px" }}>
            <Check name="is_active" isReadOnly={isReadOnly} />
          </Box>
        </Row>
        <TextListInput
          name="skills"
          label={labelOf("skills")}
          help={isReadOnly ? undefined : t("person_skills_help")}
          isReadOnly={isReadOnly}
        />
        <LongText name="notes" isReadOnly={isReadOnly} />
      </Section>
    </>
  );
}
