// What the role grants, bound to the form: a matrix where there is room, a list with chips on a phone.
import useMediaQuery from "@mui/material/useMediaQuery";
import { useController } from "react-hook-form";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { RoleDraft } from "@atalaya/contract/resources/roles.ts";
import { useMayEverywhere } from "../../api/may.ts";
import { PermissionChips } from "./permission-chips.tsx";
import { PermissionMatrix } from "./permission-matrix.tsx";
import { inOrder, toggled, type Action, type PermissionRow } from "./permission-rows.ts";

/** What both arrangements are given. */
export type PermissionsProps = {
  granted: ReadonlySet<Permission>;
  isReadOnly: boolean;
  /** Whether the caller may give it: held everywhere, or granted by this role already. */
  mayGive: (permission: Permission) => boolean;
  /** Grants or takes an action in these rows. */
  onToggle: (rows: readonly PermissionRow[], action: Action, isOn: boolean) => void;
};

const forMatrix = "(min-width: 720px)";

type PermissionsFieldProps = { saved: readonly Permission[]; isReadOnly: boolean };

export function PermissionsField({ saved, isReadOnly }: PermissionsFieldProps) {
  const { field } = useController<RoleDraft, "permissions">({ name: "permissions" });
  const mayEverywhere = useMayEverywhere();
  const hasRoom = useMediaQuery(forMatrix);
  const granted = new Set<Permission>(field.value);
  const mayGive = (permission: Permission) => saved.includes(permission) || mayEverywhere(permission);
  const onToggle = (rows: readonly PermissionRow[], action: Action, isOn: boolean) => {
    const next = toggled(granted, rows, action, isOn);
    // "Ver" comes along with other actions, so each one is looked at again.
    field.onChange(inOrder(new Set([...next].filter((it) => granted.has(it) || mayGive(it)))));
  };
  const Arrangement = hasRoom ? PermissionMatrix : PermissionChips;
  return <Arrangement granted={granted} isReadOnly={isReadOnly} mayGive={mayGive} onToggle={onToggle} />;
}
