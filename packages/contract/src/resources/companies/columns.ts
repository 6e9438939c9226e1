// The columns of the list of places, and the query of a sheet of it.
import type { z } from "zod";
import { exportOf, type ListColumns } from "../../list-columns.ts";
import { CompanyQuery, companySorts } from "../companies.ts";

const label = <K extends string>(key: K) => ({ title: `label.companies.${key}` as const });

export const companyColumns: ListColumns = {
  all: {
    kind: { ...label("kind"), type: "choice", choice: "company_kind_" },
    reason_social: label("reason_social"),
    short_name: label("short_name"),
    acronym: label("acronym"),
    territorial_code: label("territorial_code"),
    parent_name: label("parent_company_id"),
    population: { title: "company_population", type: "integer" },
    population_year: { title: "label.companies.stats.year", type: "integer" },
    households: { title: "label.companies.stats.households", type: "integer" },
    updated_at: { title: "column.updated_at", type: "datetime" },
    is_active: { ...label("is_active"), type: "boolean" },
  },
  lead: ["kind", "reason_social"],
  usual: ["territorial_code", "parent_name", "population", "is_active"],
  sorts: companySorts,
  isOnMap: true,
};
export const CompanyExportQuery = exportOf(CompanyQuery, companyColumns);
export type CompanyExportQuery = z.infer<typeof CompanyExportQuery>;
