// The roles of the signed-in user in words: what, and where.
import { usePlace } from "../../api/places.ts";
import { useSession } from "../../api/session.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";

const nameable = 3;

/** One line per role: "Administrador: Valparaíso". */
export function useRoleSummary(): string[] {
  const t = useWords();
  const [language] = useLanguage();
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
  return user.grants.map(
    ({ name_es, name_en, company_ids }) => `${pick(language, name_es, name_en)}: ${where(company_ids)}`,
  );
}
