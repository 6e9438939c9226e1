// Which answers show the rows of a table: what the feed names are tables, what screens ask for are paths.

/** Rows that are shown with those of another table. */
const shownWith: Record<string, string> = {
  record_comments: "records",
  loss_years: "records",
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
  inventory_movements: "inventory",
  inventory_papers: "inventory",
  role_assignments: "users",
  user_links: "users",
};

/** `records/situation` shows rows of `records`, `legal-documents` those of `legal_documents`. */
export const tableOf = (path: string): string => (path.split("/")[0] ?? "").replaceAll("-", "_");

/** The table whose screens show the rows of this one. */
export const shownTable = (table: string): string => shownWith[table] ?? table;

/** Answers that are put together from rows of other tables too, by the beginning of their key. */
const madeFrom: readonly { key: readonly string[]; tables: readonly string[] }[] = [
  { key: ["event-reports", "draft"], tables: ["records", "log_entries", "shelters"] },
  { key: ["exercises"], tables: ["lessons", "committee_sessions"] },
  { key: ["lessons"], tables: ["exercises", "records", "committee_sessions"] },
  {
    key: ["after-actions"],
    tables: ["records", "log_entries", "event_reports", "alerts", "shelters", "committee_sessions", "lessons"],
  },
  { key: ["composite-indices"], tables: ["records", "variables", "companies"] },
  { key: ["event-kits"], tables: ["records", "log_entries", "event_reports", "alerts"] },
];

/** Whether an answer, by its key behind the kind, shows rows of a table. */
export const isMadeOf = (key: readonly unknown[], table: string): boolean =>
  tableOf(String(key[0])) === table ||
  madeFrom.some((made) => made.tables.includes(table) && made.key.every((part, at) => key[at] === part));
