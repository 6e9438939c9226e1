// What a variable says of its new records before anything is typed: where they can be, and of which sector.
import type { Place } from "@atalaya/contract/resources/companies.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { sectors } from "@atalaya/contract/domain/sectors.ts";

type Above = Pick<Place, "id" | "parent_company_id">;

/** The places among `allowed` that the variable is for: all, or its own and those below it. */
export function placesFor(
  { company_id }: Pick<Variable, "company_id">,
  places: readonly Above[],
  allowed: readonly number[],
): number[] {
  if (company_id === null) return [...allowed];
  const parents = new Map(places.map(({ id, parent_company_id }) => [id, parent_company_id]));
  const isWithin = (id: number): boolean => {
    const seen = new Set<number>();
    for (let at: number | null = id; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      if (at === company_id) return true;
      seen.add(at);
    }
    return false;
  };
  return allowed.filter(isWithin);
}

/** The place of a new record: the present one where the variable has it, else the only one that it allows; null where there are several. */
export function placeFor(present: number | null, possible: readonly number[]): number | null {
  if (present !== null && possible.includes(present)) return present;
  return possible.length === 1 ? possible[0]! : present;
}

/** The sector that its catalogue gives it. */
export const sectorOf = ({ sector_code }: Pick<Variable, "sector_code">) =>
  sectors.find((sector) => sector === sector_code) ?? null;

/** What happens comes before the risk that it may: in a hurry the first one that is found is taken. */
export function disastersFirst<V extends Pick<Variable, "kind">>(variables: readonly V[]): V[] {
  const [disasters, others] = [true, false].map((are) =>
    variables.filter(({ kind }) => (kind === "event_type") === are),
  );
  return [...disasters!, ...others!];
}
