// What the users' screen asks for: the list under its address, the roles, and where the caller may give them.
import { users } from "@atalaya/contract/resources/users.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { pageOf } from "../../screens/filters.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";

const filterKeys = ["q", "state", "role_id"] as const;

/** One page of the list that the address describes. */
export function useUserList() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { q, state, role_id } = search;
  return useList(users, { place, q, state, role_id, ...pageOf(users, search) }, { leavesOnDenied: true });
}

/** Whether anything but the place narrows the list, and a way to undo that. */
export function useUserFilters() {
  const { search, change } = useUrlState();
  return {
    isFiltered: filterKeys.some((key) => search[key]),
    clear: () => change(Object.fromEntries([...filterKeys, "page"].map((key) => [key, null]))),
  };
}

export type NamedRole = { id: number; name: string };

/** Every role, named in the shown language; undefined while they load. */
export function useRoles(): NamedRole[] | undefined {
  const [language] = useLanguage();
  const { data } = useAnswer(users, "roles");
  return data?.data.map(({ id, name_es, name_en }) => ({ id, name: pick(language, name_es, name_en) }));
}

/** A place's name, null being all places; a place out of the caller's sight has none. */
export function usePlaceName(): (company_id: number | null | undefined) => string {
  const t = useWords();
  const { places } = usePlace();
  return (company_id) =>
    company_id === null
      ? t("account_everywhere")
      : (places.find(({ id }) => id === company_id)?.reason_social ?? t("choose"));
}
