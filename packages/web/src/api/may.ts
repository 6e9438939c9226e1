// What the signed-in user may do, for showing or hiding buttons. The server decides again on every call.
import { useCallback } from "react";
import type { Permission } from "@atalaya/contract/permissions.ts";
import type { SignedInUser } from "@atalaya/contract/resources/sessions.ts";
import { useSession } from "./session.ts";

/** Whether the user holds the permission; with a place, in that place, else anywhere. */
export function holds(user: SignedInUser | null, permission: Permission, company_id?: number): boolean {
  if (!user) return false;
  if (user.is_super_admin === 1) return true;
  return user.grants.some(
    (grant) =>
      grant.permissions.includes(permission) &&
      (company_id === undefined || grant.company_ids === null || grant.company_ids.includes(company_id)),
  );
}

/** `const may = useMay(); may("users.create")`, `may("records.situation.update", record.company_id)`. */
export function useMay(): (permission: Permission, company_id?: number) => boolean {
  const user = useSession((state) => state.user);
  return useCallback((permission, company_id) => holds(user, permission, company_id), [user]);
}

/** Whether the user holds the permission in all places: only then may he define or give what all places share. */
export function useMayEverywhere(): (permission: Permission) => boolean {
  const user = useSession((state) => state.user);
  return useCallback(
    (permission) =>
      user?.is_super_admin === 1 ||
      (user?.grants.some((it) => it.company_ids === null && it.permissions.includes(permission)) ?? false),
    [user],
  );
}
