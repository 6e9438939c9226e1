// Persons as other screens ask for them: all who can be called in a place, and how each is called.
import { useQuery } from "@tanstack/react-query";
import { persons, type PersonSummary } from "@atalaya/contract/resources/persons.ts";
import type { ActivePlace } from "../../api/active-place.ts";
import { askPage, keyOf, type PageOf } from "../../api/use-resource.ts";

type Named = Pick<PersonSummary, "first_name" | "last_name" | "second_last_name">;

export const fullName = ({ first_name, last_name, second_last_name }: Named): string =>
  [first_name, last_name, second_last_name].filter(Boolean).join(" ");

const longestPage = 100;
const none: PersonSummary[] = [];

/** Everybody active in the place, page after page. */
export function useEveryPerson(place: ActivePlace): PersonSummary[] {
  const { data = none } = useQuery({
    queryKey: [...keyOf(persons), "every", place],
    queryFn: async ({ signal }) => {
      const found: PersonSummary[] = [];
      for (let after: string | null = ""; after !== null;) {
        const query = { place, is_active: true, per_page: longestPage, after };
        const page: PageOf<typeof persons> = await askPage(persons, query, { signal });
        found.push(...page.data);
        after = page.meta.next_cursor;
      }
      return found;
    },
  });
  return data;
}
