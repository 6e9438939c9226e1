// What sums of losses come to, added up card by card: each figure once, however its disasters are joined.
import { currentFigures, type Figure, type Metric } from "@atalaya/contract/domain/losses.ts";
import type { LossSum } from "@atalaya/contract/resources/records/loss-sums.ts";
import type { DomainRecord } from "@atalaya/contract/resources/records.ts";
import { numberOf } from "./indicators-by-hand.ts";

/** `counts`: the card itself; `figures` are those that count. */
export type Card = Pick<DomainRecord, "id" | "variable_id" | "observed_on" | "date_precision"> & {
  company_id: number | null;
  figures: Figure[];
  counts: boolean;
};

/** What each disaster is a part of. */
export type Umbrellas = ReadonlyMap<number, number | null>;

type IsWithin = (id: number, wider: number) => boolean;

/** Whether one is a part of the other, however far below. */
export const partsOf = (umbrellas: Umbrellas): IsWithin => {
  const isWithin: IsWithin = (id, wider) => {
    const next = umbrellas.get(id) ?? null;
    return next !== null && (next === wider || isWithin(next, wider));
  };
  return isWithin;
};

/**
 * A figure is left out where a published part, however far below, tells a number of its metric, and a card where it has a published part at
 * all. What lies in the trash still says what it is a part of.
 */
export function countedOnce(published: readonly Omit<Card, "counts">[], isWithin: IsWithin): Card[] {
  return published.map((card) => {
    const parts = published.filter((part) => isWithin(part.id, card.id));
    const told = new Set(
      parts.flatMap(({ figures }) =>
        [...currentFigures(figures)].flatMap(([metric, held]) => (numberOf(held) === null ? [] : [metric])),
      ),
    );
    return { ...card, figures: card.figures.filter(({ metric }) => !told.has(metric)), counts: parts.length === 0 };
  });
}

/** Of these metrics, as the public sees them. */
export function sumsByHand(cards: readonly Pick<Card, "figures">[], asked: readonly Metric[]): LossSum[] {
  const sums = new Map<string, LossSum>();
  for (const { figures } of cards)
    for (const [metric, held] of currentFigures(figures)) {
      if (!asked.includes(metric) || held.qualifier === "unknown") continue;
      const { currency } = held;
      const known = sums.get(`${metric} ${currency}`) ?? { metric, currency, value: null, cards: 0, open: 0 };
      const value = numberOf(held);
      sums.set(`${metric} ${currency}`, {
        ...known,
        value: value === null ? known.value : (known.value ?? 0) + value,
        cards: known.cards + (value === null ? 0 : 1),
        open: known.open + (["at_least", "present_unquantified"].includes(held.qualifier) ? 1 : 0),
      });
    }
  return [...sums.values()];
}

/** How many disasters, each with its parts, reached each power of ten; and the first year that tells anything. */
export function sizesByHand(cards: readonly Card[], metric: Metric, umbrellas: Umbrellas) {
  const eventOf = (id: number): number => (umbrellas.get(id) ? eventOf(umbrellas.get(id)!) : id);
  const sizes = new Map<number, number>();
  const years: number[] = [];
  for (const { id, figures, counts, observed_on } of cards) {
    const held = currentFigures(figures).get(metric);
    if (counts || (held && held.qualifier !== "unknown")) years.push(Number(observed_on.slice(0, 4)));
    sizes.set(eventOf(id), (sizes.get(eventOf(id)) ?? 0) + (numberOf(held) ?? 0));
  }
  const rows = [1, 10, 100, 1000].map((least) => ({
    least,
    events: [...sizes.values()].filter((size) => size >= least).length,
  }));
  return { first: years.length > 0 ? Math.min(...years) : null, rows: rows.filter(({ events }) => events > 0) };
}
