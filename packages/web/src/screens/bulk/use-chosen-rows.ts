// The ticked rows of a list: they stay while pages are turned, and go when other rows are asked for.
import { useState } from "react";
import type { Selection } from "../../ui/table/data-table-column.ts";

type Rows = readonly { id: number; version: number }[];
type Chosen = { of: string; versions: ReadonlyMap<number, number>; isAll: boolean };

/** `rows`: the ticked ones with the versions that were seen; `isAll`: whatever matches. */
export type ChosenRows = {
  rows: { id: number; version: number }[];
  isAll: boolean;
  selection: Selection;
  chooseAll: () => void;
  untick: (ids: readonly number[]) => void;
  clear: () => void;
};

/** `of` names the filtered set: under another one nothing is chosen. */
export function useChosenRows(page: Rows, of: string): ChosenRows {
  const nothing: Chosen = { of, versions: new Map(), isAll: false };
  const [kept, keep] = useState(nothing);
  const { versions, isAll } = kept.of === of ? kept : nothing;
  const onPage = new Map(page.map(({ id, version }) => [id, version]));
  const present = isAll ? onPage : versions;
  return {
    // What was changed and seen again since it was ticked is meant as it is now.
    rows: [...present].map(([id, version]) => ({ id, version: onPage.get(id) ?? version })),
    isAll,
    selection: {
      ids: new Set(present.keys()),
      onChange: (ids) =>
        keep({
          of,
          isAll: false,
          versions: new Map([...ids].map((id) => [id, onPage.get(id) ?? versions.get(id) ?? 0])),
        }),
    },
    untick: (ids) => keep({ of, isAll: false, versions: new Map([...present].filter(([id]) => !ids.includes(id))) }),
    chooseAll: () => keep({ of, versions: onPage, isAll: true }),
    clear: () => keep(nothing),
  };
}
