// What a plain noun's list, map and totals are asked with, and the words of its choices and filters.
import type { WordKey } from "@atalaya/contract/words.ts";
import type { SearchKey } from "../../api/addresses.ts";
import { useHazardName } from "../../api/hazards.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAnswer, useList } from "../../api/use-resource.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { useWords } from "../../ui/words.ts";
import { keysNamed, pageOf, valuesOf } from "../filters.ts";
import type { PlainScreen } from "./plain-screen.ts";

type Noun = PlainScreen["noun"];

/** What is said of the noun: `say("new")` is "Nuevo albergue". */
export function useSay(noun: Noun) {
  const t = useWords();
  return (
    key:
      | "new"
      | "one"
      | "title"
      | "search"
      | "none_title"
      | "none_text"
      | "list"
      | "count_one"
      | "count_many"
      | "count_more",
    parameters?: { count: string },
  ) => t(`says.${noun.path}.${key}`, parameters);
}

/** Every field whose value is one of a list, with its options in the shown language. */
export function useChoicesOf({ path, choices }: Noun): Record<string, { value: string; label: string }[]> {
  const t = useWords();
  return Object.fromEntries(
    Object.entries(choices).map(([field, titles]) => [
      field,
      Object.keys(titles).map((value) => ({ value, label: t(`choice.${path}.${field}.${value}` as WordKey) })),
    ]),
  );
}

export const filtersOf = ({ filters }: Noun) => keysNamed(["q", ...filters, "trash"] as SearchKey[]);

/** Filters with their words: those that choose among several, and those that ask for yes. */
export function useFilterChoices(noun: Noun) {
  const t = useWords();
  const labelOf = useLabelOf(noun);
  const choices = useChoicesOf(noun);
  const { search } = useUrlState();
  const hazardName = useHazardName();
  /** A hazard that is not usual is asked for by a link. */
  const besides = (name: string) =>
    noun.columns.all[name]?.type === "hazard"
      ? valuesOf(search[name as SearchKey]).filter((code) => !choices[name]?.some(({ value }) => value === code))
      : [];
  const optionsOf = (name: string) => [
    ...choices[name]!,
    ...besides(name).map((value) => ({ value, label: hazardName(value) })),
  ];
  const isCheck = (name: string) => choices[name] === undefined;
  const named = (name: string) => ({ name: name as SearchKey, title: labelOf(name) });
  return {
    filters: noun.filters
      .filter((name) => !isCheck(name))
      .map((name) => ({ ...named(name), options: optionsOf(name) })),
    checks: [...noun.filters.filter(isCheck).map(named), { name: "trash" as const, title: t("filter_trash") }],
  };
}

export function usePlainQuery(noun: Noun) {
  const { search } = useUrlState();
  const { place } = usePlace();
  return { ...filtersOf(noun).of(search), place };
}

/** One page of the list. */
export function usePlainList(noun: Noun) {
  const { search } = useUrlState();
  const { sort, ...page } = pageOf(noun, search);
  return useList(noun, { ...usePlainQuery(noun), ...page, sort: sort as string }, { leavesOnDenied: true });
}

type Totals = { extent: readonly number[] | null } & Record<string, unknown>;

/** Where the filtered set lies, and how many each symbol has as if none were chosen: the layers show both. */
export function usePlainTotals(noun: Noun): { extent: Totals["extent"]; counts: Map<string, number> } {
  const query = usePlainQuery(noun);
  const { data: totals } = useAnswer(noun, "totals", query);
  const { data: all } = useAnswer(noun, "totals", { ...query, [noun.symbol]: undefined });
  const counts = ((all as Totals | undefined)?.[`by_${noun.symbol}`] ?? []) as Record<string, string | number>[];
  return {
    extent: (totals as Totals | undefined)?.extent ?? null,
    counts: new Map(counts.map((it) => [String(it[noun.symbol]), Number(it["count"])])),
  };
}
