// What a place is expected to have without being refused for it, and how its tax id is stored: asked by the form, the routes and the import.
import { storedId } from "./tax-id.ts";
import type { CompanyDraft } from "./resources/companies.ts";

type Expecting = Pick<CompanyDraft, "kind" | "territorial_code" | "stats">;

/** A municipality is expected to have its official code and figures of some year. */
export function companyWarnings({ kind, territorial_code, stats }: Expecting) {
  if (kind !== "municipality") return {};
  return {
    ...(territorial_code === null && { territorial_code: "expected" as const }),
    ...(stats.length === 0 && { stats: "expected" as const }),
  };
}

/** The pair of a tax id as it is stored: a RUT without dots, no kind without an id. */
export const storedTaxId = ({ tax_id_type, tax_id }: Pick<CompanyDraft, "tax_id" | "tax_id_type">) => {
  const { type, id } = storedId({ type: tax_id_type, id: tax_id });
  return { tax_id_type: type as CompanyDraft["tax_id_type"], tax_id: id };
};
