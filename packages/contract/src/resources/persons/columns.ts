// The columns of the list of persons, and the query of a sheet of it. Their ids are masked there too (V20).
import { exportOf, type ListColumns } from "../../list-columns.ts";
import { PersonQuery, personSorts } from "../persons.ts";

const label = <K extends string>(key: K) => ({ title: `label.persons.${key}` as const });

export const personColumns: ListColumns = {
  all: {
    first_name: label("first_name"),
    last_name: label("last_name"),
    second_last_name: label("second_last_name"),
    position_es: { ...label("position_es"), en: "position_en" },
    institution: { ...label("institution_id"), field: "institution_name_es", en: "institution_name_en" },
    national_id: label("national_id"),
    phone: label("phone"),
    phone_24x7: label("phone_24x7"),
    email: label("email"),
    skills: { ...label("skills"), type: "list" },
    updated_at: { title: "column.updated_at", type: "datetime" },
    is_active: { ...label("is_active"), type: "boolean" },
  },
  lead: ["first_name", "last_name", "second_last_name", "position_es"],
  usual: ["institution", "national_id", "phone_24x7"],
  sorts: personSorts,
};
export const PersonExportQuery = exportOf(PersonQuery, personColumns);
