// The fields of a place: what it is, where it is, how it is reached, its figures, its people and relations.
import { useFormContext, useWatch } from "react-hook-form";
import { companyWarnings } from "@atalaya/contract/domain/company-rules.ts";
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { taxIdTypes } from "@atalaya/contract/domain/tax-id.ts";
import { fieldsOf } from "../../forms/fields-of.tsx";
import { Notice } from "../../forms/notice.tsx";
import { Row, Section } from "../../forms/section.tsx";
import type { Drawing } from "../../screens/list-and-map/feature-map.tsx";
import { useWords } from "../../ui/words.ts";
import type { Draft } from "./company-draft.ts";
import { useCountryOptions, useKindOptions } from "./company-kinds.ts";
import { LocationFields } from "./location-fields.tsx";
import { PersonsSection } from "./persons-section.tsx";
import { RelationsSection } from "./relations-section.tsx";
import { StatsField } from "./stats-field.tsx";
import { TaxLookup } from "./tax-lookup.tsx";

const { Text, LongText, Choice, Check } = fieldsOf(companies);

type CompanyFormProps = {
  /** Null for a new one. */
  company: Company | null;
  isReadOnly: boolean;
  /** Whether it may lie in no other place. */
  mayBeTop: boolean;
  onDrawing: (drawing: Drawing | null) => void;
};

export function CompanyForm({ company, isReadOnly, mayBeTop, onDrawing }: CompanyFormProps) {
  const t = useWords();
  const countries = useCountryOptions();
  const kinds = useKindOptions(useWatch({ name: "country" }) as string | undefined);
  const read = { isReadOnly };
  return (
    <>
      <Section title={t("company_identity")}>
        <Row>
          <Text name="reason_social" {...read} />
          <Choice name="kind" options={kinds} {...read} />
        </Row>
        <Row columns={3}>
          <Text name="short_name" {...read} />
          <Text name="acronym" {...read} />
          <Text name="territorial_code" help={t("company_code_help")} {...read} />
        </Row>
        <Row>
          <Choice
            name="tax_id_type"
            emptyLabel="—"
            options={taxIdTypes.map((value) => ({ value, label: t(`tax_id_${value}`) }))}
            {...read}
          />
          <Text name="tax_id" {...read} />
        </Row>
        {!isReadOnly && <TaxLookup />}
        <Row>
          <Text name="activity_code" {...read} />
          <Text name="activity" {...read} />
        </Row>
        <Check name="is_active" {...read} />
      </Section>
      <LocationFields company={company} isReadOnly={isReadOnly} mayBeTop={mayBeTop} onDrawing={onDrawing}>
        <Row columns={3}>
          <Choice name="country" options={countries} {...read} />
          <Text name="pcode" {...read} />
        </Row>
      </LocationFields>
      <Section title={t("company_contact")}>
        <LongText name="address" lines={2} {...read} />
        <Row>
          <Text name="phone" {...read} />
          <Text name="email" type="email" {...read} />
        </Row>
        <Text name="website" {...read} />
        <Row columns={3}>
          <Text name="timezone" {...read} />
          <Text name="currency" {...read} />
          <Text name="locale" {...read} />
        </Row>
      </Section>
      <Section title={t("company_figures")}>
        <Expected />
        <StatsField isReadOnly={isReadOnly} />
      </Section>
      <PersonsSection company={company} isReadOnly={isReadOnly} />
      <RelationsSection company={company} isReadOnly={isReadOnly} />
    </>
  );
}

/** What a municipality is expected to have; it can be saved without. */
function Expected() {
  const t = useWords();
  const { control } = useFormContext<Draft>();
  const [kind, territorial_code, stats] = useWatch({ control, name: ["kind", "territorial_code", "stats"] });
  const warned = companyWarnings({ kind, territorial_code: territorial_code || null, stats });
  const missing = (["territorial_code", "stats"] as const).filter((field) => warned[field]);
  if (missing.length === 0) return null;
  const named = missing.map((field) => t(`label.companies.${field}`)).join(", ");
  return (
    <Notice status="warning" icon="exclamation-triangle">
      {`${named}: ${t("issue.expected")}`}
    </Notice>
  );
}
