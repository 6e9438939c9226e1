// The fields of a legal document: what it is, when it holds, what it is about, and what it does to others.
import Link from "@mui/material/Link";
import { useWatch } from "react-hook-form";
import { legalDocuments, type LegalDocument } from "@atalaya/contract/resources/legal-documents.ts";
import { useMay } from "../../api/may.ts";
import { fieldsOf, useLabelOf } from "../../forms/fields-of.tsx";
import { ManyChoice } from "../../forms/many-choice.tsx";
import { usePlaceOptions } from "../../forms/place-options.ts";
import { Row, Section } from "../../forms/section.tsx";
import { TextListInput } from "../../forms/text-list-input.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useWords } from "../../ui/words.ts";
import { ArticlesField } from "./articles-field.tsx";
import { KindPicture } from "./legal-marks.tsx";
import { RelationLines, RelationsField } from "./relations-field.tsx";
import { useLegalChoices } from "./use-legal.ts";

const { Text, LongText, Day, Choice, Search } = fieldsOf(legalDocuments);

type LegalFieldsProps = { document: LegalDocument | null; isReadOnly: boolean };

export function LegalFields({ document, isReadOnly }: LegalFieldsProps) {
  const t = useWords();
  const may = useMay();
  const labelOf = useLabelOf(legalDocuments);
  const choices = useLegalChoices();
  const permission = document ? "legal.update" : "legal.create";
  const own = usePlaceOptions((id) => isReadOnly || may(permission, id));
  // A place above the user's is known by its name alone.
  const isKnown = !document || own.some(({ id }) => id === document.company_id);
  const places = isKnown ? own : [{ id: document.company_id, label: document.company_name }, ...own];
  const [kind, official_url] = useWatch({ name: ["kind", "official_url"] });
  return (
    <>
      <Section title={t("legal_identity")}>
        <Row>
          <Choice
            name="kind"
            isReadOnly={isReadOnly}
            options={choices.kind.map((option) => ({
              ...option,
              picture: <KindPicture kind={option.value} size={18} />,
            }))}
          />
          <Text name="number" isReadOnly={isReadOnly} help={t("legal_number_help")} />
        </Row>
        {kind === "plan" && (
          <Choice name="plan_kind" isReadOnly={isReadOnly} options={choices.plan_kind} emptyLabel="—" />
        )}
        <Text name="title_es" isReadOnly={isReadOnly} />
        <Text name="title_en" isReadOnly={isReadOnly} />
        <Text name="issuing_body" isReadOnly={isReadOnly} />
        <Row>
          <Choice name="level" isReadOnly={isReadOnly} options={choices.level} />
          <Search name="company_id" isReadOnly={isReadOnly} options={places} />
        </Row>
        <LongText name="summary" isReadOnly={isReadOnly} />
      </Section>
      <Section title={t("legal_dates")}>
        <Row>
          <Choice name="status" isReadOnly={isReadOnly} options={choices.status} />
          <Day name="issued_on" isReadOnly={isReadOnly} />
          <Day name="published_on" isReadOnly={isReadOnly} />
          <Day name="next_review_on" isReadOnly={isReadOnly} />
          <Day name="effective_from_on" isReadOnly={isReadOnly} />
          <Day name="effective_to_on" isReadOnly={isReadOnly} />
          <Text name="gazette" isReadOnly={isReadOnly} />
          <Text name="gazette_edition" isReadOnly={isReadOnly} />
        </Row>
      </Section>
      <Section title={labelOf("relations")}>
        <RelationsField document={document} isReadOnly={isReadOnly} />
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
      <Section title={t("legal_scope")}>
        <ManyChoice name="phases" label={labelOf("phases")} isReadOnly={isReadOnly} options={choices.phase} />
        <ManyChoice name="hazards" label={labelOf("hazards")} isReadOnly={isReadOnly} options={choices.hazard} />
        <TextListInput
          name="topics"
          label={labelOf("topics")}
          help={isReadOnly ? undefined : t("legal_topics_help")}
          isReadOnly={isReadOnly}
        />
        <ManyChoice
          name="place_ids"
          label={labelOf("place_ids")}
          isReadOnly={isReadOnly}
          options={own.map(({ id, label, detail }) => ({ value: id, label, detail: detail ?? null }))}
        />
      </Section>
      <Section title={t("legal_text")}>
        <Row>
          <Text name="official_url" isReadOnly={isReadOnly} help="https://…" />
          <Text name="official_id" isReadOnly={isReadOnly} help="BCN idNorma" />
        </Row>
        {document?.official_url && document.official_url === official_url && (
          <Link
            href={document.official_url}
            target="_blank"
            rel="noopener noreferrer"
            sx={{ display: "block", mb: "12px" }}
          >
            <Icon name="external-link" size={12} /> {t("legal_open_official")}
          </Link>
        )}
      </Section>
      <Section title={labelOf("articles")}>
        <ArticlesField isReadOnly={isReadOnly} />
      </Section>
    </>
  );
}
