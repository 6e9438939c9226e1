// The state of a screen that lives in its address: filters, sort, page, selected record. Every value is text.
import { useCallback } from "react";
import { useNavigate, useSearch } from "@tanstack/react-router";

export type UrlState = Record<string, string>;
export type UrlChange = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>;

type ChangeOptions = {
  /** Replaces the present history entry: for typing and for moving a map. */
  isReplacing?: boolean;
};

/** `change({ q: "río", page: null })` sets and removes; what is not named stays. */
export function useUrlState(): { search: UrlState; change: (changes: UrlChange, options?: ChangeOptions) => void } {
  const search = useSearch({ strict: false }) as UrlState;
  const navigate = useNavigate();
  const change = useCallback(
    (changes: UrlChange, { isReplacing = false }: ChangeOptions = {}) =>
      void navigate({
        to: ".",
        search: ((before: UrlState) => ({ ...before, ...textsOf(changes) })),
        replace: isReplacing,
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, change };
}

/** What opens a thing: it is read first, whatever was being changed before. */
export const opening = (key: string, id: number | string): UrlChange => ({ [key]: id, edit: null });

const textOf = (value: UrlChange[string]): string | undefined => {
  if (value === null || value === undefined || value === "") return undefined;
  return Array.isArray(value) ? value.join(",") || undefined : String(value);
};

const textsOf = (changes: UrlChange) =>
  Object.fromEntries(Object.entries(changes).map(([key, value]) => [key, textOf(value)]));
