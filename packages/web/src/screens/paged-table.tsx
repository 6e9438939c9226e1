// One page of a list as a table with its foot: what loads, failed, is empty or is there, and the way to the other pages.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import type { UseQueryResult } from "@tanstack/react-query";
import type { Page } from "@atalaya/contract/record.ts";
import { useUrlState } from "../api/url-state.ts";
import { DataTable, type DataTableProps } from "../ui/table/data-table.tsx";
import { ErrorState } from "../ui/error-state.tsx";
import { Pager } from "../ui/table/pager.tsx";
import type { Choosing } from "./choosing.ts";
import { ListFoot } from "./list-foot.tsx";

type PagedTableProps<T extends { id: number }> = Omit<
  DataTableProps<T>,
  "rows" | "isStale" | "sort" | "onSort" | "selection"
> & {
  list: UseQueryResult<Page<T>>;
  /** How the server sorts when the address does not say. */
  defaultSort: string;
  /** "No se pudieron cargar los registros". */
  failedTitle: string;
  /** Shown instead of the table when nothing is there. */
  empty: ReactNode;
  chosen?: Choosing;
};

/** Sort and page are in the address. */
export function PagedTable<T extends { id: number }>(props: PagedTableProps<T>) {
  const { list, defaultSort, failedTitle, empty, chosen, ...table } = props;
  const { search, change } = useUrlState();
  const rows = list.data?.data;
  if (list.isError && !rows)
    return <ErrorState error={list.error} title={failedTitle} onRetry={() => void list.refetch()} />;
  return (
    <>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {rows?.length === 0 ? (
          empty
        ) : (
          <DataTable
            {...table}
            {...(chosen?.selection && { selection: chosen.selection })}
            rows={rows}
            isStale={list.isPlaceholderData}
            sort={search.sort ?? defaultSort}
            onSort={(sort) => change({ sort, page: null })}
          />
        )}
      </Box>
      <ListFoot chosen={chosen?.foot}>
        <Pager meta={list.data?.meta} onTurn={(page) => change({ page })} />
      </ListFoot>
    </>
  );
}
