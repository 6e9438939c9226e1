// The ticked rows of the list of records: they stay while pages are turned, and go when other records are asked for.
import { useState } from "react";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Selection } from "../../ui/data-table-column.ts";

type Rows = readonly Pick<RecordSummary, "id" | "version">[];
type Chosen = { of: string; versions: ReadonlyMap<number, number>; isAll: boolean };

/** `rows`: the ticked ones with the versions that were seen; `isAll`: whatever matches. */
export type ChosenRows = {
  rows: { id: number; version: number }[];
  isAll: boolean;
  selection: Selection;
  chooseAll: () => void;
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
    rows: [...present].map(([id, version]) => ({ id, version })),
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
    chooseAll: () => keep({ of, versions: onPage, isAll: true }),
    clear: () => keep(nothing),
  };
}
