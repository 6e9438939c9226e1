// What two indicators of the Sendai Framework come to by year, added up card by card: the ones for which one number stands in for another.
import { currentFigures, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import { defaultHousehold } from "@atalaya/contract/domain/sendai.ts";

export const numberOf = (held: Figure | undefined): number | null =>
  held?.qualifier === "none" ? 0 : (held?.value ?? null);

type Card = { id: number; observed_on: string; figures: Figure[] };

const telling = (figures: Figure[], metric: Metric): Figure | undefined => {
  const held = currentFigures(figures).get(metric);
  return numberOf(held) === null ? undefined : held;
};

/** People in destroyed houses, else the houses with four in each. */
function people({ figures }: Card): number | null {
  const [persons, houses] = (["people_in_destroyed", "houses_destroyed"] as const).map((it) => telling(figures, it));
  if (persons) return numberOf(persons);
  return houses ? numberOf(houses)! * defaultHousehold : null;
}

/** The total in local currency, else what agriculture lost; dollars, of which no rate is known, tell but are not added. */
function money({ figures }: Card): { value: number | null } | null {
  const held = telling(figures, "loss_local") ?? telling(figures, "loss_agri");
  return held ? { value: held.currency === "CLP" ? numberOf(held) : null } : null;
}

/** By year and indicator, null where nothing can be added. `isWithin`: the first is a part of the second, however far below. */
export function indicatorsByHand(published: readonly Card[], isWithin: (id: number, wider: number) => boolean) {
  const sums = new Map<string, number | null>();
  const add = (key: string, tell: (card: Card) => number | null | undefined) => {
    for (const card of published) {
      const value = tell(card);
      const isTold = published.some((part) => isWithin(part.id, card.id) && tell(part) !== undefined);
      if (value === undefined || isTold) continue;
      const of = `${card.observed_on.slice(0, 4)} ${key}`;
      sums.set(of, value === null ? (sums.get(of) ?? null) : (sums.get(of) ?? 0) + value);
    }
  };
  add("B-4", (card) => people(card) ?? undefined);
  add("C-1", (card) => {
    const told = money(card);
    return told ? told.value : undefined;
  });
  return sums;
}
