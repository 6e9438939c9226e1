// What the database refuses, said in the contract's words: the caller's mistake on its field, or a passing failure.
import pg from "pg";
import type { ProblemCode } from "@atalaya/contract/errors.ts";
import { FieldProblem, type FieldIssues } from "../http/problem.ts";

/** Constraints that a person can run into, by name. */
const byConstraint: Record<string, FieldIssues> = {
  // What the contract says of these first; here for two who write at the same moment, and for what no schema sees.
  records_check: { ended_on: { code: "day_order" } },
  company_relations_self: { companies: { code: "itself" } },
  company_relations_related_company_id_fkey: { companies: { code: "missing" } },
  company_persons_person_id_fkey: { persons: { code: "missing" } },
  variables_check: { max_value: { code: "range_order" } },
  variables_check1: { max_zoom: { code: "range_order" } },
  variables_group_id_fkey: { group_id: { code: "missing" } },
  variable_groups_company_id_fkey: { company_id: { code: "missing" } },
  institutions_parent_institution_id_fkey: { parent_institution_id: { code: "missing" } },
  institution_functions_institution_id_fkey: { institution_id: { code: "missing" } },
  persons_institution_id_fkey: { institution_id: { code: "missing" } },
  saved_views_default: { is_default: { code: "taken" } },
  legal_documents_published: { published_on: { code: "before_issued" } },
  committees_constitution_document_id_fkey: { constitution_document_id: { code: "missing" } },
  committees_regulation_document_id_fkey: { regulation_document_id: { code: "missing" } },
  committee_members_person_id_fkey: { members: { code: "missing" } },
  committee_sessions_committee_id_fkey: { committee_id: { code: "missing" } },
  articles_parent_id_fkey: { parent_id: { code: "missing" } },
  attachments_file_id_fkey: { file_id: { code: "missing" } },
  users_email_key: { email: { code: "taken" } },
  companies_territorial_code_key: { territorial_code: { code: "taken" } },
  companies_name_key: { reason_social: { code: "taken" } },
  companies_no_cycle: { parent_company_id: { code: "circle" } },
  company_boundaries_valid: { boundary: { code: "self_crossing" } },
  companies_parent_company_id_fkey: { parent_company_id: { code: "missing" } },
  records_uid_key: { uid: { code: "taken" } },
  records_geometry_valid: { geometry: { code: "self_crossing" } },
  // V11: a code names one record of its place.
  records_code_of_place: { code: { code: "code_of_place" } },
  records_company_id_fkey: { company_id: { code: "missing" } },
  records_variable_id_fkey: { variable_id: { code: "missing" } },
  variables_company_id_fkey: { company_id: { code: "missing" } },
  institutions_no_cycle: { parent_institution_id: { code: "tree_cycle" } },
  institution_functions_key: { phase: { code: "taken" } },
  institutions_company_id_fkey: { company_id: { code: "missing" } },
  committees_active: { kind: { code: "committee_there" } },
  committees_company_id_fkey: { company_id: { code: "missing" } },
  legal_documents_key: { number: { code: "document_known" } },
  legal_documents_company_id_fkey: { company_id: { code: "missing" } },
  legal_relations_self: { relations: { code: "relation_itself" } },
  legal_relations_target_id_fkey: { relations: { code: "missing" } },
  articles_kind_slug_key: { slug: { code: "taken" } },
  properties_code: { code: { code: "taken" } },
  properties_company_id_fkey: { company_id: { code: "missing" } },
  properties_geometry_valid: { geometry: { code: "self_crossing" } },
  persons_company_id_fkey: { company_id: { code: "missing" } },
  persons_email: { email: { code: "taken" } },
  role_assignments_role_id_fkey: { assignments: { code: "missing" } },
  role_assignments_company_id_fkey: { assignments: { code: "missing" } },
};

/** Raised where somebody would write into an edition or sealed minutes: decision 0024. */
const sealedPaper = "P0A24";
const queryCancelled = "57014";
const diskFull = "53100";
/** Where a file could not be written at all, the reason stands in the text alone. */
const noSpace = /No space left on device|ENOSPC/i;
const outOfRange = ["22003", "22P02", "22P05", "22007", "22008", "22021"];
/** 25006: the database became read-only, as after a failover to a copy that is not yet the first one. */
const passing = ["25006", "40001", "40P01", "53300", "55P03", "57P01", "57P02", "57P03", queryCancelled];
/** The last two while the database's machine restarts: its name is not known until it is back. */
const passingNetwork = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];

/** A field problem, a problem code, or null where the error is not the database's or is our own fault. */
export function explainDatabaseError(error: unknown): FieldProblem | ProblemCode | null {
  if (!(error instanceof pg.DatabaseError)) return isNetworkFailure(error) ? "unavailable" : null;
  const { code = "", constraint = "" } = error;
  const named = byConstraint[constraint];
  if (named) return new FieldProblem(named);
  if (/TopologyException/.test(error.message)) return new FieldProblem({ geometry: { code: "self_crossing" } });
  if (code === sealedPaper) return "minutes_sealed";
  if (code === "23503") return "in_use";
  if (outOfRange.includes(code)) return "bad_request";
  if (code === diskFull || noSpace.test(error.message)) return "disk_full";
  if (passing.includes(code) || code.startsWith("08")) return "unavailable";
  return null;
}

const isNetworkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  (passingNetwork.includes((error as NodeJS.ErrnoException).code ?? "") ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message));
