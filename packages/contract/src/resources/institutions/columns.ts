// The columns of the list of institutions, and the query of a sheet of it.
import { exportOf, type ListColumns } from "../../list-columns.ts";
import { InstitutionQuery, institutionSorts } from "../institutions.ts";

const label = <K extends string>(key: K) => ({ title: `label.institutions.${key}` as const });

export const institutionColumns: ListColumns = {
  all: {
    name_es: { ...label("name_es"), en: "name_en" },
    acronym: label("acronym"),
    kind: { ...label("kind"), type: "choice", choice: "institution_kind." },
    level: { ...label("level"), type: "choice", choice: "institution_level." },
    company_name: label("company_id"),
    phone: label("phone"),
    phone_24x7: label("phone_24x7"),
    updated_at: { title: "column.updated_at", type: "datetime" },
    is_active: { ...label("is_active"), type: "boolean" },
  },
  lead: ["name_es", "acronym"],
  usual: ["kind", "level", "phone_24x7"],
  sorts: institutionSorts,
};
export const InstitutionExportQuery = exportOf(InstitutionQuery, institutionColumns);
