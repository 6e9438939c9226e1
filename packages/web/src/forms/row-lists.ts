// The lists of a form that are typed row by row: what its checking and its sending must know of them.
import { useEffect, useEffectEvent } from "react";

export type RowList = {
  /** A row that was added and not left yet: nothing of it is missing so far. */
  isBegun: (index: number) => boolean;
  /** Takes away the rows that nothing was typed into. */
  tidy: () => void;
};

const lists = new WeakMap<object, Map<string, RowList>>();
const none: ReadonlyMap<string, RowList> = new Map();

/** By name; `form` is the form's control. */
export const rowListsOf = (form: object): ReadonlyMap<string, RowList> => lists.get(form) ?? none;

export function useRowList(form: object, name: string, list: RowList): void {
  const isBegun = useEffectEvent((index: number) => list.isBegun(index));
  const tidy = useEffectEvent(() => list.tidy());
  useEffect(() => {
    const own = lists.get(form) ?? new Map<string, RowList>();
    own.set(name, { isBegun: (index) => isBegun(index), tidy: () => tidy() });
    lists.set(form, own);
    return () => void own.delete(name);
  }, [form, name]);
}
