// Legal documents, as the server is told of them.
import { sql } from "kysely";
import { legalDocuments } from "@atalaya/contract/resources/legal-documents.ts";
import type { Noun } from "../../platform/noun.ts";
import { legalCoverage } from "./coverage.ts";
import { legalDocumentRoutes } from "./routes.ts";
import { legalPointers } from "./queries.ts";
import { legalTodo } from "./todo.ts";

export const legalDocumentsNoun: Noun = {
  routes: [legalDocumentRoutes],
  declares: [legalDocuments],
  rows: {
    legal_documents: { name: sql`concat_ws(' ', x.number, x.title_es)`, permission: "legal.index" },
    legal_relations: {
      name: sql`d.title_es`,
      join: sql`join legal_documents d on d.id = x.document_id`,
      permission: "legal.index",
    },
  },
  refusals: {
    legal_documents_published: { published_on: { code: "before_issued" } },
    legal_documents_key: { number: { code: "document_known" } },
    legal_documents_company_id_fkey: { company_id: { code: "missing" } },
    legal_relations_self: { relations: { code: "relation_itself" } },
    legal_relations_target_id_fkey: { relations: { code: "missing" } },
  },
  pointers: { legal_documents: legalPointers },
  todo: legalTodo,
  coverage: legalCoverage,
};
