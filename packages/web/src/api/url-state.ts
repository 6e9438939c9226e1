// The state of a screen that lives in its address: filters, sort, page, selected record. Every value is text.
import { useCallback } from "react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { textsOf, type SearchKey, type UrlChange, type UrlState } from "./addresses.ts";

type ChangeOptions = {
  /** Replaces the present history entry: for typing and for moving a map. */
  isReplacing?: boolean;
  /** Nothing is changed where the address says otherwise by now: what was awaited may have been left. */
  only?: (now: UrlState) => boolean;
};

/** `change({ q: "río", page: null })` sets and removes; what is not named stays. */
export function useUrlState(): { search: UrlState; change: (changes: UrlChange, options?: ChangeOptions) => void } {
  const search: UrlState = useSearch({ strict: false });
  const navigate = useNavigate();
  const change = useCallback(
    (changes: UrlChange, { isReplacing = false, only = () => true }: ChangeOptions = {}) =>
      void navigate({
        to: ".",
        search: (before: UrlState) => (only(before) ? { ...before, ...textsOf(changes) } : before),
        replace: isReplacing,
        resetScroll: false,
      }),
    [navigate],
  );
  return { search, change };
}

/** What opens a thing: it is read first, whatever was being changed before. */
export const opening = (key: SearchKey, id: number | string): UrlChange => ({ [key]: id, edit: null });
