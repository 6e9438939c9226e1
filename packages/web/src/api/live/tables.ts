// Which answers show the rows of a table: what the feed names are tables, what screens ask for are paths.

/** Rows that are shown with those of another table. */
const shownWith: Record<string, string> = {
  record_comments: "records",
  alert_messages: "alerts",
  alert_ratifications: "alerts",
  alert_sources: "alerts",
  alert_policies: "alerts",
  company_boundaries: "companies",
  company_stats: "companies",
  company_persons: "companies",
  company_relations: "companies",
  committee_members: "committees",
  committee_agreements: "committee_sessions",
  committee_citations: "committee_sessions",
  editions: "committee_sessions",
  legal_relations: "legal_documents",
  proposals: "legal_documents",
  shelter_occupancy: "shelters",
  role_assignments: "users",
  user_links: "users",
};

/** `records/situation` shows rows of `records`, `legal-documents` those of `legal_documents`. */
export const tableOf = (path: string): string => (path.split("/")[0] ?? "").replaceAll("-", "_");

/** The table whose screens show the rows of this one. */
export const shownTable = (table: string): string => shownWith[table] ?? table;
