// The lists of a form that are typed row by row: what its checking and its sending must know of them.
import { useEffect, useEffectEvent } from "react";

export type RowList = {
  /** A row that was added and not left yet: nothing of it is missing so far. */
  isBegun: (index: number) => boolean;
  /** Takes away the rows that nothing was typed into. */
  tidy: () => void;
  /** The field of a row that tells what is wrong with a part of it. */
  fieldFor: (part: string) => string | undefined;
};

const lists = new WeakMap<object, Map<string, RowList>>();
const none: ReadonlyMap<string, RowList> = new Map();

/** By name; `form` is the form's control. */
export const rowListsOf = (form: object): ReadonlyMap<string, RowList> => lists.get(form) ?? none;

/** Takes away every row that nothing was typed into: those inside other rows first, which would be called otherwise afterwards. */
export const tidyRows = (form: object): void =>
  [...rowListsOf(form)]
    .toSorted(([one], [other]) => other.split(".").length - one.split(".").length)
    .forEach(([, list]) => list.tidy());

/** The field in a row that an error told by a dotted path belongs to; none where the path leads into no row. */
export function rowFieldAt(form: object, path: string): string | undefined {
  for (const [name, list] of rowListsOf(form)) {
    const [index = "", part = "", ...deeper] = path.startsWith(`${name}.`)
      ? path.slice(name.length + 1).split(".")
      : [];
    const field = /^\d+$/.test(index) && deeper.length === 0 ? list.fieldFor(part) : undefined;
    if (field) return `${name}.${index}.${field}`;
  }
  return undefined;
}

export function useRowList(form: object, name: string, list: RowList): void {
  const isBegun = useEffectEvent((index: number) => list.isBegun(index));
  const tidy = useEffectEvent(() => list.tidy());
  const fieldFor = useEffectEvent((part: string) => list.fieldFor(part));
  useEffect(() => {
    const own = lists.get(form) ?? new Map<string, RowList>();
    const asked = {
      isBegun: (index: number) => isBegun(index),
      tidy: () => tidy(),
      fieldFor: (part: string) => fieldFor(part),
    };
    lists.set(form, own.set(name, asked));
    return () => void own.delete(name);
  }, [form, name]);
}
