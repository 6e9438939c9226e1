// What the screen of roles asks for, and which role is open.
import { useCallback } from "react";
import { isLocked, roles, type Role } from "@atalaya/contract/resources/roles.ts";
import { users } from "@atalaya/contract/resources/users.ts";
import { useMayEverywhere, useMay } from "../../api/may.ts";
import { useSession } from "../../api/session.ts";
import { useAll, useList } from "../../api/use-resource.ts";
import { pick, useLanguage } from "../../ui/words.ts";

/** Every role; there are few. */
export const useRoleList = () => useAll(roles, {}, { leavesOnDenied: true });

/** A role's name in the shown language. */
export function useRoleName(): (role: Pick<Role, "name_es" | "name_en">) => string {
  const [language] = useLanguage();
  return useCallback(({ name_es, name_en }) => pick(language, name_es, name_en), [language]);
}

const mostShown = 100;

/** The people who hold a role, as far as the caller sees people. */
export function useHolders(role_id: number | null) {
  const may = useMay();
  return useList(users, { role_id, per_page: mostShown }, { isEnabled: role_id !== null && may("users.index") });
}

export type ReadOnlyReason = "locked" | "own" | "everywhere";

/** Why the role may not be changed; null where it may. The server decides again. */
export function useReadOnlyReason(): (role: Role | null) => ReadOnlyReason | null {
  const mayEverywhere = useMayEverywhere();
  const user = useSession((state) => state.user);
  return (role) => {
    if (role && isLocked(role)) return "locked";
    if (!mayEverywhere(role ? "roles.update" : "roles.create")) return "everywhere";
    const isOwn = role !== null && user?.grants.some((grant) => grant.role === role.key);
    return isOwn && user?.is_super_admin !== 1 ? "own" : null;
  };
}
