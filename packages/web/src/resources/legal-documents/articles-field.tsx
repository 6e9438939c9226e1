// The articles of a document that matter here, and why.
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import { rowsOf } from "../../forms/rows/rows-of.tsx";
import { useWords } from "../../ui/words.ts";

const { Rows, text } = rowsOf(legalDocuments, "articles");

const blank = { number: "", note: "" };

export function ArticlesField() {
  const t = useWords();
  return (
    <Rows
      addLabel={t("legal_article_add")}
      begin={() => blank}
      isOrdered
      columns={[text("number", { width: "88px" }), text("note")]}
    />
  );
}
