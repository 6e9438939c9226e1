// The rows of a list in a form: adding, taking away, moving, and where the focus is after each.
import { useEffect, useRef, useState, type RefObject } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { unreadableIn } from "../unreadable.ts";
import { focusFirst, linesIn, removeButtonIn } from "./row-elements.ts";
import { useRowList } from "./row-lists.ts";

/** The form library knows no list by a name that is only known later. */
type AnyForm = { rows: { [field: string]: unknown }[] };

type RowsOptions<T> = {
  name: string;
  box: RefObject<HTMLElement | null>;
  begin: (before: T | undefined) => T;
  fieldFor: (part: string) => string | undefined;
};

/** A row that was added and left as it was is no row: nothing is demanded of it, and it is not sent. */
export function useRows<T extends object>({ name, box, begin, fieldFor }: RowsOptions<T>) {
  const { control, getValues } = useFormContext<AnyForm>();
  const list = name as "rows";
  const { fields, append, remove, move } = useFieldArray<AnyForm, "rows", "row">({
    control,
    name: list,
    keyName: "row",
  });
  /** What each new row began with, by its key; `awaited` is the row that was added a moment ago and has no key yet. */
  const [begun, setBegun] = useState<ReadonlyMap<string, string>>(new Map());
  const [awaited, setAwaited] = useState<{ index: number; row: string } | null>(null);
  const newest = fields.at(-1);
  if (newest && awaited?.index === fields.length - 1) {
    setBegun(new Map([...begun, [newest.row, awaited.row]]));
    setAwaited(null);
  }
  const keyAt = (index: number) => fields[index]?.row ?? "";
  const rowAt = (index: number) => getValues(`${list}.${index}`) as T;
  const lines = () => linesIn(box.current);
  const lineOf = (index: number) => lines().find((line) => line.dataset["row"] === String(index));
  const isNew = (index: number) => begun.has(keyAt(index));
  const isUntouched = (index: number) =>
    begun.get(keyAt(index)) === JSON.stringify(rowAt(index)) && !unreadableIn(lineOf(index) ?? null);
  const left = useRef(new Set<string>());
  useRowList(control, name, {
    fieldFor,
    isBegun: (index) => isNew(index) && !left.current.has(keyAt(index)),
    tidy: () => {
      for (const { row } of fields) left.current.add(row);
      const untouched = fields.flatMap((_, index) => (isUntouched(index) ? [index] : []));
      if (untouched.length > 0) remove(untouched);
    },
  });

  /** Where the focus goes once the rows are drawn: never to the page's body. */
  const then = useRef<(() => void) | null>(null);
  const drawn = useRef(fields);
  useEffect(() => {
    if (drawn.current === fields) return;
    drawn.current = fields;
    then.current?.();
    then.current = null;
  }, [fields]);

  return {
    keys: fields.map(({ row }) => row),
    rowAt,
    isNew,
    /** Whether a row that was left has to be looked at: not where nothing was typed. */
    leave(index: number): boolean {
      if (isUntouched(index)) return false;
      left.current.add(keyAt(index));
      return true;
    },
    /** `given`: a row that says something already; else one that begins as the list's rows do. */
    add(given?: T, { takesFocus = true } = {}) {
      const last = fields.length - 1;
      if (!given && last >= 0 && isUntouched(last)) return focusFirst(lineOf(last));
      const blank = begin(last >= 0 && isNew(last) ? rowAt(last) : undefined);
      const row = given ?? blank;
      setAwaited({ index: fields.length, row: JSON.stringify(blank) });
      append(row as AnyForm["rows"][number], { shouldFocus: false });
      then.current = takesFocus ? () => focusFirst(lineOf(last + 1)) : null;
    },
    takeAway(index: number) {
      const at = lines().indexOf(lineOf(index)!);
      remove(index);
      then.current = () => removeButtonIn(box.current, Math.min(at, lines().length - 1))?.focus();
    },
    /** The focus stays in the row that is moved. */
    moveBy(index: number, steps: 1 | -1): boolean {
      const to = index + steps;
      if (to < 0 || to >= fields.length) return false;
      const focused = document.activeElement as HTMLElement | null;
      move(index, to);
      then.current = () => focused?.focus();
      return true;
    },
  };
}
