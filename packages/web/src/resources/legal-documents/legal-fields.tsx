// The fields of a legal document: what it is, when it holds, what it is about, and what it does to others.
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { useHazardOptions } from "../../forms/choices/hazard-options.ts";
import { ManyChoice } from "../../forms/choices/many-choice.tsx";
import { usePlaceOptions } from "../../forms/choices/place-options.ts";
import type { SearchOption } from "../../forms/choices/search-choice.tsx";
import { Row, Section } from "../../forms/section.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { ArticlesField } from "./articles-field.tsx";
import { KindPicture } from "./legal-marks.tsx";
import { RelationLines, RelationsField } from "./relations-field.tsx";
import { useLegalChoices } from "./use-legal.ts";

const { Text, LongText, Day, Choice, Search } = fieldsOf(legalDocuments);

export function LegalFields({ document }: { document: LegalDocument | null }) {
  const t = useWords();
  const may = useMay();
  const labelOf = useLabelOf(legalDocuments);
  const permission = document ? "legal.update" : "legal.create";
  const places = usePlaceOptions((id) => may(permission, id));
  return (
    <>
      <IdentitySection document={document} places={places} />
      <DatesSection />
      <Section title={labelOf("relations")}>
        <RelationsField document={document} />
      </Section>
      {document && document.related_by.length > 0 && (
        <Section title={t("legal_related_by")}>
          <RelationLines
            relations={document.related_by}
            words="legal_relation_back"
            referenceOf={(id) => document.references.find((it) => it.id === id) ?? null}
          />
        </Section>
      )}
      <ScopeSection places={places} />
      <OfficialTextSection saved_url={document?.official_url ?? null} />
      <Section title={labelOf("articles")}>
        <ArticlesField />
      </Section>
    </>
  );
}

/** Places that the user may write documents for. */
type Places = { places: readonly SearchOption[] };

function IdentitySection({ document, places }: Places & { document: LegalDocument | null }) {
  const t = useWords();
  const choices = useLegalChoices();
  const kind = useWatch({ name: "kind" });
  // A place above the user's is known by its name alone.
  const isKnown = !document || places.some(({ id }) => id === document.company_id);
  return (
    <Section title={t("legal_identity")}>
      <Row>
        <Choice
          name="kind"
          options={choices.kind.map((option) => ({
            ...option,
            picture: <KindPicture kind={option.value} size={18} />,
          }))}
        />
        <Text name="number" help={t("legal_number_help")} />
      </Row>
      {kind === "plan" && <Choice name="plan_kind" isRequired options={choices.plan_kind} emptyLabel="—" />}
      <Text name="title_es" />
      <Text name="title_en" />
      <Text name="issuing_body" />
      <Row>
        <Choice name="level" options={choices.level} />
        <Search
          name="company_id"
          options={isKnown ? places : [{ id: document.company_id, label: document.company_name }, ...places]}
        />
      </Row>
      <LongText name="summary" />
    </Section>
  );
}

function DatesSection() {
  const t = useWords();
  const { status } = useLegalChoices();
  return (
    <Section title={t("legal_dates")}>
      <Row>
        <Choice name="status" options={status} />
        <Day name="issued_on" />
        <Day name="published_on" />
        <Day name="next_review_on" />
        <Day name="effective_from_on" />
        <Day name="effective_to_on" />
        <Text name="gazette" />
        <Text name="gazette_edition" />
      </Row>
    </Section>
  );
}

function ScopeSection({ places }: Places) {
  const t = useWords();
  const labelOf = useLabelOf(legalDocuments);
  const choices = useLegalChoices();
  return (
    <Section title={t("legal_scope")}>
      <ManyChoice name="phases" label={labelOf("phases")} options={choices.phase} />
      <ManyChoice name="hazards" label={labelOf("hazards")} options={useHazardOptions()} />
      <TextListInput name="topics" label={labelOf("topics")} help={t("legal_topics_help")} />
      <ManyChoice
        name="place_ids"
        label={labelOf("place_ids")}
        options={places.map(({ id, label, detail }) => ({ value: id, label, detail: detail ?? null }))}
      />
    </Section>
  );
}

/** What is saved can be opened; what is only typed cannot. */
function OfficialTextSection({ saved_url }: { saved_url: string | null }) {
  const t = useWords();
  const official_url = useWatch({ name: "official_url" });
  return (
    <Section title={t("legal_text")}>
      <Row>
        <Text name="official_url" help="https://…" />
        <Text name="official_id" help="BCN idNorma" />
      </Row>
      {saved_url && saved_url === official_url && (
        <Link href={saved_url} target="_blank" rel="noopener noreferrer" sx={{ display: "block", mb: "12px" }}>
          <Icon name="external-link" size={12} /> {t("legal_open_official")}
        </Link>
      )}
    </Section>
  );
}
