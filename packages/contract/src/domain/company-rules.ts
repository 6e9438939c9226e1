// What a place is expected to have without being refused for it: asked by the form, the routes and the import.
import type { CompanyDraft } from "../resources/companies.ts";

type Expecting = Pick<CompanyDraft, "kind" | "territorial_code" | "stats">;

/** A municipality is expected to have its official code and figures of some year. */
export function companyWarnings({ kind, territorial_code, stats }: Expecting) {
  if (kind !== "municipality") return {};
  return {
    ...(territorial_code === null && { territorial_code: "expected" as const }),
    ...(stats.length === 0 && { stats: "expected" as const }),
  };
}
