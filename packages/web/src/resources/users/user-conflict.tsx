// Somebody else saved this person's data first: both versions, field by field, in words.
import { pageConfig } from "../../api/page-config.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import type { ResourceForm } from "../../forms/use-resource-form.ts";
import { useWords } from "../../ui/words.ts";
import { usePlaceName, type NamedRole } from "./queries.ts";
import type { Draft } from "./user-draft.ts";

type UserConflictProps = {
  controller: ResourceForm<Draft>;
  roles: readonly NamedRole[];
  labelOf: (field: string) => string;
};

export function UserConflict({ controller, roles, labelOf }: UserConflictProps) {
  const t = useWords();
  const placeName = usePlaceName();
  const roleName = (id: number) => roles.find((role) => role.id === id)?.name ?? "";
  const show = (field: string, value: unknown): string => {
    if (field === "password") return value ? "••••••••••" : t("empty_value");
    if (field === "locale") return pageConfig().locales[value as Draft["locale"]];
    if (field === "is_super_admin" || field === "is_active") return t(value ? "yes" : "no");
    if (field !== "assignments") return String(value ?? t("empty_value"));
    const held = value as Draft["assignments"];
    const lines = held.map(({ role_id, company_id }) => `${roleName(role_id)}: ${placeName(company_id)}`);
    return lines.join("; ") || t("user_no_roles");
  };
  return <FormConflict controller={controller} labelOf={labelOf} show={show} />;
}
