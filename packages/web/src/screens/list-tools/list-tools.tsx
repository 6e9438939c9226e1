// What every list has at the right end of its filters: kept views, choice of columns, and taking it out as a sheet.
import type { ListColumns } from "@atalaya/contract/list-columns.ts";
import { usePlace } from "../../api/places.ts";
import type { Query } from "../../api/request.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ColumnChoice } from "./column-choice.tsx";
import { useChosenOf, useOptionsOf } from "./declared-columns.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { ViewMenu } from "./view-menu.tsx";

/** `screen` is what its views are kept under; `filters` narrow the list as the server names them. */
type ListToolsProps = { screen: string; path: string; columns: ListColumns; filters: Query };

export function ListTools({ screen, path, columns, filters }: ListToolsProps) {
  const { place } = usePlace();
  const { search } = useUrlState();
  const chosen = useChosenOf(columns);
  return (
    <>
      <ViewMenu screen={screen} />
      <ColumnChoice options={useOptionsOf(columns)} chosen={chosen} />
      <ExportMenu
        path={path}
        query={{ ...filters, place, sort: search.sort }}
        shown={[...new Set([...columns.lead, ...chosen])]}
        isIcon
        isOnMap={columns.isOnMap ?? false}
      />
    </>
  );
}
