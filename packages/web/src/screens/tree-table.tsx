// A whole tree as a table: what loads, failed, is empty or is there, and what can be done with the chosen rows.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import type { UseQueryResult } from "@tanstack/react-query";
import { useUrlState } from "../api/url-state.ts";
import { DataTable, type DataTableProps } from "../ui/table/data-table.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import type { Choosing } from "./choosing.ts";
import { ListFoot } from "./list-foot.tsx";

type TreeTableProps<T extends { id: number }> = Omit<
  DataTableProps<T>,
  "rows" | "isStale" | "sort" | "onSort" | "selection"
> & {
  tree: UseQueryResult<{ data: T[] }>;
  /** The rows of open branches, in the order of the tree; `branchOf` tells each one's place in it (`useTree`). */
  shown: T[] | undefined;
  /** "No se pudieron cargar las instituciones". */
  failedTitle: string;
  /** Shown instead of the table when nothing is there. */
  empty: ReactNode;
  chosen?: Choosing;
};

/** Sorting makes it a list: the tree has its own order. */
export function TreeTable<T extends { id: number }>(props: TreeTableProps<T>) {
  const { tree, shown, failedTitle, empty, chosen, ...table } = props;
  const { change } = useUrlState();
  if (tree.isError && !tree.data)
    return <ErrorState error={tree.error} title={failedTitle} onRetry={() => void tree.refetch()} />;
  if (tree.data?.data.length === 0) return empty;
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataTable
          {...table}
          {...(chosen?.selection && { selection: chosen.selection })}
          rows={shown}
          isStale={tree.isPlaceholderData}
          onSort={(sort) => change({ sort })}
        />
      </Box>
      {chosen?.foot && <ListFoot chosen={chosen.foot} />}
    </>
  );
}
