// The list of records: picture first, name with its date and place below, value at the right, state last.
import type { UseQueryResult } from "@tanstack/react-query";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import type { Page } from "@atalaya/contract/record.ts";
import type { RecordSummary } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import type { ListParts } from "../../../screens/list-and-map/list-and-map-screen.tsx";
import { useChosenRows } from "../../../screens/bulk/use-chosen-rows.ts";
import { EmptyList } from "../../../screens/empty-list.tsx";
import { PagedTable } from "../../../screens/paged-table.tsx";
import { useWords } from "../../../ui/words.ts";
import { BulkBar } from "../bulk/bulk-bar.tsx";
import { useChosenColumns } from "./chosen-columns.ts";
import { useColumns } from "./record-columns.tsx";
import { narrowingIn, queryOf } from "../record-query.ts";

/** Whoever may do one of these may do it to many. */
const bulkActions = ["update", "delete", "validate", "publish"] as const;

type RecordListProps = ListParts & {
  label: string;
  list: UseQueryResult<Page<RecordSummary>>;
  domain: RecordDomain;
  variables: readonly Variable[] | undefined;
  /** Many were changed at once. */
  onChanged: () => void;
  onRestore: (record: RecordSummary) => void;
};

export function RecordList(props: RecordListProps) {
  const { domain, label, list, variables, selectedId, onOpen, onChanged, onRestore, newButton } = props;
  const { place } = usePlace();
  const { search } = useUrlState();
  const t = useWords();
  const isTrash = search.trash === "true";
  const isPast = search.at !== undefined;
  const columns = useColumns(variables, useChosenColumns(domain), isTrash && !isPast ? onRestore : undefined);
  const chosen = useChosenRows(list.data?.data ?? [], JSON.stringify(queryOf(search, place)));
  const may = useMay();
  const mayChange = bulkActions.some((action) => may(`records.${domain}.${action}`));
  return (
    <PagedTable
      label={label}
      list={list}
      columns={columns}
      isTwoLine
      defaultSort="-observed_on"
      failedTitle={t("record_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      nameOf={({ title }) => title}
      chosen={
        mayChange && !isTrash && !isPast
          ? {
              selection: chosen.selection,
              foot: chosen.rows.length > 0 && (
                <BulkBar
                  domain={domain}
                  chosen={chosen}
                  meta={list.data?.meta}
                  variables={variables ?? []}
                  onChanged={onChanged}
                />
              ),
            }
          : {}
      }
      empty={
        <EmptyList
          filters={narrowingIn(search)}
          title={t(isPast ? "past_none" : "record_none_title")}
          text={t(isPast ? "past_none_text" : "record_none_text")}
          newButton={newButton}
        />
      }
    />
  );
}
