// The inventory as a list.
import useMediaQuery from "@mui/material/useMediaQuery";
import type { PropertySummary } from "@atalaya/contract/resources/properties.ts";
import { useUrlState } from "../../api/url-state.ts";
import type { ListParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { viewOf } from "../../screens/list-and-map/map-address.ts";
import { EmptyList } from "../../screens/empty-list.tsx";
import { useBulk } from "../../screens/bulk/use-bulk.tsx";
import { PagedTable } from "../../screens/paged-table.tsx";
import { narrowQuery } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { propertyBulk } from "./property-bulk.tsx";
import { usePropertyColumns } from "./property-columns.tsx";
import { propertyFilters, usePropertyList } from "./use-properties.ts";

type PropertyListProps = ListParts & {
  list: ReturnType<typeof usePropertyList>;
  onRestore: (property: PropertySummary) => void;
  /** Many were changed at once. */
  onChanged: () => void;
};

export function PropertyList({ list, selectedId, onOpen, onRestore, onChanged, newButton }: PropertyListProps) {
  const t = useWords();
  const { search } = useUrlState();
  const isNarrow = useMediaQuery(narrowQuery.replace("@media ", ""));
  const isTrash = search.trash === "true";
  const isWide = viewOf(search) === "list" && !search.property && !isNarrow;
  return (
    <PagedTable
      label={t("property_list")}
      list={list}
      chosen={useBulk(propertyBulk, list.data?.data, onChanged)}
      nameOf={({ name }) => name}
      columns={usePropertyColumns(isWide, isTrash ? onRestore : undefined)}
      isTwoLine
      defaultSort="name"
      failedTitle={t("property_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={
        <EmptyList
          filters={propertyFilters}
          title={t("property_none_title")}
          text={t("property_none_text")}
          newButton={newButton}
        />
      }
    />
  );
}
