// The filters of a list, as its address holds them: list, totals and map are asked with the same ones.
import type { z } from "zod";
import type { Resource } from "@atalaya/contract/record.ts";
import type { SearchKey, UrlChange, UrlState } from "../api/addresses.ts";
import type { QueryOf } from "../api/use-resource.ts";

type Listed = Required<Pick<Resource, "query">>;
type SortOf<R extends Listed> = QueryOf<R> extends { readonly sort?: infer S } ? S : never;

/** Several values of one filter stand behind each other, separated by commas. */
export const valuesOf = (text: string | undefined): string[] => (text ? text.split(",") : []);

/** A sort that the list has; any other text in the address is none. */
const sortOf = <R extends Listed>(resource: R, text: string | undefined) =>
  (resource.query.shape["sort"] as z.ZodType).safeParse(text).data as SortOf<R>;

/** Which page of a list the address asks for, and in which order. */
export const pageOf = <R extends Listed>(resource: R, { page, per_page, sort }: UrlState) => ({
  page,
  per_page,
  sort: sortOf(resource, sort),
});

/** Filters of a list, whichever. */
export type NamedFilters = {
  of: (search: UrlState) => object;
  areIn: (search: UrlState) => boolean;
  none: UrlChange;
};

/** Whether a list is narrowed, and how it is no longer. */
export type Narrowing = Omit<NamedFilters, "of">;

/** Reads and removes what stands in the address under these names. */
export const keysNamed = <const K extends SearchKey>(keys: readonly K[]) => ({
  of: (search: UrlState) =>
    Object.fromEntries(keys.map((key) => [key, search[key]])) as { [P in K]: string | undefined },
  /** Whether anything narrows the set. */
  areIn: (search: UrlState): boolean => keys.some((key) => search[key]),
  /** A change that removes every filter and goes back to the first page. */
  none: Object.fromEntries([...keys, "page"].map((key) => [key, null])),
});

/** The same for filters of a noun's list: one that it does not have does not compile. */
export const filtersNamed = <R extends Listed, const K extends keyof QueryOf<R> & SearchKey>(
  resource: R,
  keys: readonly K[],
) => {
  const named = keysNamed(keys);
  const of = (search: UrlState) =>
    ({
      ...named.of(search),
      ...(keys.some((key) => key === "sort") && { sort: sortOf(resource, search.sort) }),
    }) as {
      [P in K]: P extends "sort" ? SortOf<R> : string | undefined;
    };
  return { ...named, of };
};
