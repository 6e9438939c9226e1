// The columns of the list of legal documents, and the query of a sheet of it.
import { exportOf, type ListColumns } from "../../list-columns.ts";
import { LegalDocumentQuery, legalSorts } from "../legal-documents.ts";

const label = <K extends string>(key: K) => ({ title: `label.legal_documents.${key}` as const });

export const legalColumns: ListColumns = {
  all: {
    kind: { ...label("kind"), type: "choice", choice: "legal_kind." },
    number: label("number"),
    title_es: { ...label("title_es"), en: "title_en" },
    issuing_body: label("issuing_body"),
    level: { ...label("level"), type: "choice", choice: "institution_level." },
    issued_on: { ...label("issued_on"), type: "date" },
    in_force_from_on: { ...label("effective_from_on"), type: "date" },
    in_force_to_on: { ...label("effective_to_on"), type: "date" },
    next_review_on: { ...label("next_review_on"), type: "date" },
    is_review_overdue: { title: "legal_review_overdue", type: "boolean" },
    plan_kind: { ...label("plan_kind"), type: "choice", choice: "plan_kind." },
    topics: { ...label("topics"), type: "list" },
    company_name: label("company_id"),
    updated_at: { title: "column.updated_at", type: "datetime" },
    current_status: { ...label("status"), type: "choice", choice: "legal_status." },
  },
  lead: ["kind", "number", "title_es"],
  usual: ["issuing_body", "issued_on", "current_status"],
  sorts: legalSorts,
};
export const LegalDocumentExportQuery = exportOf(LegalDocumentQuery, legalColumns);
