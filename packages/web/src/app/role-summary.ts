// The roles of the signed-in user in words: what, and where.
import type { WordKey } from "@atalaya/contract/words.ts";
import { usePlace } from "../api/places.ts";
import { useSession } from "../api/session.ts";
import { useWords } from "../ui/words.ts";

const nameable = 3;

/** One line per role: "Administrador: Valparaíso". A role that the organisation made itself goes by its key. */
export function useRoleSummary(): string[] {
  const t = useWords();
  const user = useSession((state) => state.user);
  const { places } = usePlace();
  if (!user) return [];
  if (user.is_super_admin === 1) return [t("account_super_admin")];
  if (user.grants.length === 0) return [t("account_no_roles")];
  const where = (ids: number[] | null): string => {
    if (ids === null) return t("account_everywhere");
    const names = places.filter(({ id }) => ids.includes(id)).map(({ reason_social }) => reason_social);
    return names.length === ids.length && names.length <= nameable
      ? names.join(", ")
      : t("account_places", { count: ids.length });
  };
  return user.grants.map(({ role, company_ids }) => {
    const name = t(`role.${role}` as WordKey);
    return `${name.startsWith("role.") ? role : name}: ${where(company_ids)}`;
  });
}
