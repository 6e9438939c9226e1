// The inventory as a list.
import type { ReactNode } from "react";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import type { PropertySummary } from "@atalaya/contract/resources/properties.ts";
import { useUrlState } from "../../api/url-state.ts";
import type { ListParts } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { viewOf } from "../../screens/list-and-map/map-address.ts";
import { PagedTable } from "../../screens/paged-table.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { narrowQuery } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { usePropertyColumns } from "./property-columns.tsx";
import { propertyFilters, usePropertyList } from "./use-properties.ts";

type PropertyListProps = ListParts & {
  list: ReturnType<typeof usePropertyList>;
  onRestore: (property: PropertySummary) => void;
};

export function PropertyList({ list, selectedId, onOpen, onRestore, newButton }: PropertyListProps) {
  const t = useWords();
  const { search } = useUrlState();
  const isNarrow = useMediaQuery(narrowQuery.replace("@media ", ""));
  const isTrash = search["trash"] === "true";
  const isWide = viewOf(search) === "list" && !search["property"] && !isNarrow;
  return (
    <PagedTable
      label={t("property_list")}
      list={list}
      columns={usePropertyColumns(isWide, isTrash ? onRestore : undefined)}
      isTwoLine
      defaultSort="name"
      failedTitle={t("property_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={<NoProperties isTrash={isTrash} newButton={newButton} />}
    />
  );
}

function NoProperties({ isTrash, newButton }: { isTrash: boolean; newButton: ReactNode }) {
  const t = useWords();
  const { search, change } = useUrlState();
  if (isTrash) return <EmptyState title={t("record_trash_empty")} text={t("record_trash_text")} />;
  if (!propertyFilters.areIn(search))
    return <EmptyState title={t("property_none_title")} text={t("property_none_text")} actions={newButton} />;
  return (
    <EmptyState
      title={t("record_none_match_title")}
      text={t("record_none_match_text")}
      actions={
        <Button variant="outlined" onClick={() => change(propertyFilters.none)}>
          {t("filters_clear")}
        </Button>
      }
    />
  );
}
