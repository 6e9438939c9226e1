// The fields that only the records of one variable have, in the order of its definition.
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import type { FieldDefinition } from "@atalaya/contract/domain/typed-values.ts";
import { Row, Section } from "../../../forms/section.tsx";
import { TypedInput } from "../../../forms/typed-input.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { fieldUnit } from "../show-value.ts";

type OwnFieldsProps = { variable: Variable };

export function OwnFields({ variable }: OwnFieldsProps) {
  const t = useWords();
  if (variable.fields.length === 0) return null;
  return (
    <Section title={t("section_own_fields")}>
      <Row>
        {variable.fields.map((field) => (
          <OwnField key={`${variable.id} ${field.key}`} field={field} />
        ))}
      </Row>
    </Section>
  );
}

export function OwnField({ field }: { field: FieldDefinition }) {
  const t = useWords();
  const [language] = useLanguage();
  return (
    <TypedInput
      name={`attributes.${field.key}`}
      label={pick(language, field.label_es, field.label_en)}
      type={field.type}
      options={field.options}
      unit={fieldUnit(field, language)}
      help={field.is_required ? t("required_to_submit_help") : undefined}
    />
  );
}
