// Search and filters of alerts, below the tabs that say which of them are listed.
import { alerts, expiringHours } from "@atalaya/contract/resources/alerts.ts";
import { alertColumns } from "@atalaya/contract/resources/alerts/columns.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useHazardOptions } from "../../../forms/choices/hazard-options.ts";
import { useLabelOf } from "../../../forms/fields-of.tsx";
import { CheckChip, CheckFilter, ChoiceChip, ChoiceFilter, FilterBar } from "../../../screens/filter-bar.tsx";
import { checkWords, choiceWords } from "../../../screens/filter-words.ts";
import { ExportMenu } from "../../../screens/list-tools/export-menu.tsx";
import { ViewMenu } from "../../../screens/list-tools/view-menu.tsx";
import { OptionFilter } from "../../../screens/option-filter.tsx";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { viewedIn, waitingExercises } from "../alert-tabs.ts";
import { alertFilters, useAlertQuery, useAlertTypes, usualSort } from "../use-alerts.ts";
import { useLevels } from "../../../api/use-levels.ts";

function useAlertFilters() {
  const t = useWords();
  const [language] = useLanguage();
  const labelOf = useLabelOf(alerts);
  const levels = useLevels()();
  const types = useAlertTypes();
  return {
    level: {
      name: "level" as const,
      title: labelOf("level"),
      options: levels.map(({ key, name }) => ({ value: key, label: name[language] })),
    },
    variable: {
      name: "variable" as const,
      title: labelOf("variable_id"),
      options: types.map(({ id, name_es, name_en }) => ({
        value: String(id),
        label: pick(language, name_es, name_en),
      })),
    },
    hazard: { name: "hazard" as const, title: labelOf("hip_code"), options: useHazardOptions() },
    unratified: { name: "unratified" as const, title: t("alert_unratified") },
    expiring: { name: "expiring" as const, title: t("alert_expiring", { hours: expiringHours }) },
    returned: { name: "returned" as const, title: t("alert_returned") },
    waiting: { name: "waiting" as const, title: t("alert_tab.waiting") },
    trash: { name: "trash" as const, title: t("filter_trash") },
  };
}

const shown = [...alertColumns.lead, ...alertColumns.usual];

/** What the list shows, in its order. */
function useSheetQuery() {
  const { search } = useUrlState();
  return { ...useAlertQuery(), sort: search.sort ?? usualSort[viewedIn(search)] };
}

export function AlertFilterBar() {
  const t = useWords();
  const { search, change } = useUrlState();
  const { level, variable, hazard, unratified, expiring, returned, waiting, trash } = useAlertFilters();
  const isWaiting = waitingExercises(search);
  return (
    <FilterBar
      searchPlaceholder={t("alert_search")}
      hasFilters={alertFilters.areIn(search) || isWaiting}
      onClear={() => change({ ...alertFilters.none, ...(isWaiting && { waiting: null }) })}
      more={
        <>
          <ViewMenu screen="alerts" />
          <ExportMenu path={alerts.path} query={useSheetQuery()} shown={shown} isIcon isOnMap />
        </>
      }
      chips={
        <>
          <ChoiceChip {...level} />
          <ChoiceChip {...variable} />
          <ChoiceChip {...hazard} />
          <CheckChip {...unratified} />
          <CheckChip {...expiring} />
          <CheckChip {...returned} />
          {isWaiting && <CheckChip {...waiting} />}
          <CheckChip {...trash} />
        </>
      }
    >
      <ChoiceFilter {...level} />
      <OptionFilter {...variable} />
      <OptionFilter {...hazard} />
      <CheckFilter {...unratified} />
      <CheckFilter {...expiring} />
      <CheckFilter {...returned} />
      <CheckFilter {...trash} />
    </FilterBar>
  );
}

/** The filters in sentences, for paper. */
export function useAlertFilterWords(): string[] {
  const t = useWords();
  const { search } = useUrlState();
  const { level, variable, hazard, unratified, expiring, returned, waiting, trash } = useAlertFilters();
  const checks = [unratified, expiring, returned, ...(waitingExercises(search) ? [waiting] : []), trash];
  return [
    ...(search.q ? [t("map_sheet_search", { text: search.q })] : []),
    ...[level, variable, hazard].flatMap((choice) => choiceWords(search, choice)),
    ...checks.flatMap((check) => checkWords(search, check)),
  ];
}
