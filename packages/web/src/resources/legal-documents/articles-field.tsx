// The articles of a document that matter here, and why.
import { legalDocuments, type LegalDocumentDraft } from "@atalaya/contract/resources/legal-documents.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { TextInput } from "../../forms/fields.tsx";
import { RowTable } from "../../forms/row-table.tsx";
import { useWords } from "../../ui/words.ts";

type Article = LegalDocumentDraft["articles"][number];

const blank: Article = { number: "", note: "" };

export function ArticlesField() {
  const t = useWords();
  const labelOf = useLabelOf(legalDocuments);
  return (
    <RowTable<Article>
      name="articles"
      label={labelOf("articles")}
      addLabel={t("legal_article_add")}
      begin={() => blank}
      layout={{
        template: "88px minmax(0, 1fr)",
        columns: [
          {
            key: "number",
            label: t("legal_article_number"),
            isRequired: true,
            draw: (field) => <TextInput {...field} />,
          },
          { key: "note", label: t("legal_article_note"), isRequired: true, draw: (field) => <TextInput {...field} /> },
        ],
      }}
    />
  );
}
