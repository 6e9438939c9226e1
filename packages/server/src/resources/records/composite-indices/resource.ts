// Composite indices, as the server is told of them.
import { sql } from "kysely";
import { compositeIndices } from "@atalaya/contract/resources/records/composite-indices.ts";
import type { Noun } from "../../../platform/noun.ts";
import { compositeIndexRoutes } from "./index-routes.ts";

export const compositeIndicesNoun: Noun = {
  routes: [compositeIndexRoutes],
  declares: [compositeIndices],
  rows: { composite_indices: { name: sql`x.name_es`, permission: "records.vulnerability.index" } },
  refusals: { composite_indices_company_id_fkey: { company_id: { code: "missing" } } },
};
