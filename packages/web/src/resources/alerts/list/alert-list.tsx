// The list of alerts of a tab: what loads, failed, is empty or is there.
import type { AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { EmptyList } from "../../../screens/empty-list.tsx";
import type { ListParts } from "../../../screens/list-and-map/list-and-map-screen.tsx";
import { PagedTable } from "../../../screens/paged-table.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { viewedIn } from "../alert-tabs.ts";
import { alertFilters, usualSort, type useAlertList } from "../use-alerts.ts";
import { useAlertColumns } from "./alert-columns.tsx";

type AlertListProps = ListParts & {
  list: ReturnType<typeof useAlertList>;
  onRestore: (row: AlertSummary) => void;
};

export function AlertList({ list, selectedId, onOpen, onRestore, newButton }: AlertListProps) {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const view = viewedIn(search);
  return (
    <PagedTable<AlertSummary>
      label={t(`alert_tab.${view}`)}
      list={list}
      nameOf={(row) => pick(language, row.headline_es, row.headline_en)}
      columns={useAlertColumns(search.trash === "true" ? onRestore : undefined)}
      isTwoLine
      defaultSort={usualSort[view]}
      failedTitle={t("alerts_load_failed")}
      activeId={selectedId}
      onOpen={onOpen}
      empty={
        <EmptyList
          filters={alertFilters}
          title={t(`alert_none.${view}`)}
          text={t(view === "exercises" ? "alert_none_exercises_text" : "alert_none_text")}
          newButton={newButton}
        />
      }
    />
  );
}
