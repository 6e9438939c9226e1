// What each noun says of the foreign keys that point at its rows (V18), by table; a new key fails a test until it stands here.
import type { Pointers } from "../../platform/database/pointers.ts";
import { committeePointers } from "../../resources/committees/queries.ts";
import { companyPointers } from "../../resources/companies/queries.ts";
import { institutionPointers } from "../../resources/institutions/queries.ts";
import { legalPointers } from "../../resources/legal-documents/queries.ts";
import { personPointers } from "../../resources/persons/queries.ts";
import { rolePointers } from "../../resources/roles/queries.ts";
import { groupPointers } from "../../resources/variables/group-queries.ts";
import { variablePointers } from "../../resources/variables/queries.ts";

const ownPart = "a part of it, kept with it in the trash";

export const pointersAt: Record<string, Pointers> = {
  companies: companyPointers,
  institutions: institutionPointers,
  persons: personPointers,
  legal_documents: legalPointers,
  committees: committeePointers,
  variables: variablePointers,
  variable_groups: groupPointers,
  roles: rolePointers,
  committee_sessions: {
    "committee_sessions.approved_in_session_id": "counted by the session itself, its own approval aside",
    "editions.approved_in_session_id": "minutes approved in a session are counted as sessions",
    "committee_agreements.session_id": ownPart,
    "committee_citations.session_id": ownPart,
  },
  records: {
    "records.merged_with_id": "which record another was merged with: it is in the trash for that",
    "records.merged_into_id": "which record another went into: it stays known in the trash",
    "record_comments.record_id": ownPart,
    "record_comments.merged_from_id": "where a comment came from",
    "attachments.merged_from_id": "where a file came from",
  },
  terms: { "terms_acceptances.terms_id": "only terms that are not published, so accepted by nobody, are deleted" },
  articles: {
    "articles.parent_id": "counted by the article itself, as topics or questions",
    "article_votes.article_id": ownPart,
  },
};
