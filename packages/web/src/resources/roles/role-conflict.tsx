// Somebody else saved this role first: both versions, field by field, in words.
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { FormConflict } from "../../forms/conflict-dialog.tsx";
import type { ResourceForm } from "../../forms/use-resource-form.ts";
import { useWords } from "../../ui/words.ts";
import { actions, permissionGroups } from "./permission-rows.ts";

type RoleConflictProps = { controller: ResourceForm<RoleDraft>; labelOf: (field: string) => string };

export function RoleConflict({ controller, labelOf }: RoleConflictProps) {
  const t = useWords();
  const show = (field: string, value: unknown): string => {
    if (field !== "permissions") return String(value ?? "") || t("empty_value");
    const granted = value as Permission[];
    const lines = permissionGroups.flatMap(({ rows }) =>
      rows.flatMap(({ name, cells }) => {
        const held = actions.filter((it) => cells[it] && granted.includes(cells[it]));
        return held.length > 0 ? [`${t(`menu.${name}`)}: ${held.map((it) => t(`action.${it}`)).join(", ")}`] : [];
      }),
    );
    return lines.join("; ") || t("empty_value");
  };
  return <FormConflict controller={controller} labelOf={labelOf} show={show} />;
}
