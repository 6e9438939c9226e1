// What the alert centre asks for under its address.
import { useEffect } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { variablesOf } from "@atalaya/contract/resources/variables.ts";
import { useAskedWhileCut } from "../../api/live/live-state.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { serverNow } from "../../api/server-clock.ts";
import { keyOf, useAnswer, useList } from "../../api/use-resource.ts";
import { nextEnd } from "../../ui/time/time-left.ts";
import { useMoment } from "../../screens/as-of/use-moment.ts";
import { filtersNamed, pageOf } from "../../screens/filters.ts";
import { alertTabs, queryIn, viewedIn, viewQueries, type AlertTab, type AlertView } from "./alert-tabs.ts";

export const alertFilters = filtersNamed(alerts, [
  "q",
  "level",
  "variable",
  "hazard",
  "unratified",
  "expiring",
  "returned",
  "trash",
]);

/** How each view is sorted unless the address says otherwise: the gravest, what was sent last, or what was changed last. */
export const usualSort = {
  current: "-level",
  waiting: "-updated_at",
  drafts: "-updated_at",
  past: "-last_sent_at",
  exercises: "-updated_at",
  any: "-updated_at",
} as const satisfies Record<AlertView, string>;

/** The query of list, map and totals: the view, with the filters in the address. */
export function useAlertQuery() {
  const { search } = useUrlState();
  const { place } = usePlace();
  return { ...queryIn(search), ...alertFilters.of(search), place, at: search.at };
}

/** Others issue and approve meanwhile: without a live connection the counts are asked for again after this time, in milliseconds. */
const askedEvery = 30_000;

/** What the hour of the next end does not bring: ends beyond a day, of another page, by a clock that is off. In milliseconds. */
const lookedAgainEvery = 5 * 60_000;
/** By then it has ended by every clock; in milliseconds. */
const afterEnd = 1500;

/** That an alert has ended nobody tells: it is known of its hour, and then looked at again; and now and then, whatever ends. */
function useAgainAtEnd(listed: readonly AlertSummary[]): void {
  const client = useQueryClient();
  const next = nextEnd(listed, serverNow());
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(
      () => void client.invalidateQueries({ queryKey: keyOf(alerts) }),
      // Not all consoles in one moment.
      next - serverNow() + afterEnd + 1000 * Math.random(),
    );
    return () => clearTimeout(timer);
  }, [client, next]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void client.invalidateQueries({ queryKey: keyOf(alerts) });
    }, lookedAgainEvery);
    return () => clearInterval(timer);
  }, [client]);
}

export function useAlertList() {
  const { search } = useUrlState();
  const page = pageOf(alerts, search);
  const sort = search.sort ? page.sort : usualSort[viewedIn(search)];
  const list = useList(alerts, { ...useAlertQuery(), ...page, sort }, { leavesOnDenied: true });
  useAgainAtEnd(list.data?.data ?? []);
  return list;
}

/** Where the filtered set lies, and how many each level has as if none were chosen. */
export function useAlertTotals() {
  const query = useAlertQuery();
  const { data: totals } = useAnswer(alerts, "totals", query);
  const { data: all } = useAnswer(alerts, "totals", { ...query, level: undefined });
  return {
    extent: totals?.extent ?? null,
    counts: new Map((all?.by_level ?? []).map(({ level, count }) => [level, count])),
  };
}

function useTabCount(tab: AlertTab): [AlertTab, number | undefined] {
  const { place } = usePlace();
  const at = useMoment();
  const again = useAskedWhileCut(askedEvery);
  const { data } = useAnswer(alerts, "totals", { ...viewQueries[tab], place, at }, { again: () => again });
  return [tab, data?.total];
}

/** How many there are behind each tab, whatever is filtered. The tabs are always the same, in the same order, as hooks must be. */
export const useTabCounts = () =>
  Object.fromEntries(alertTabs.map(useTabCount)) as Record<AlertTab, number | undefined>;

const mostVariables = 100;

/** The catalogue of types of alerts. */
export const useAlertTypes = () =>
  useList(variablesOf("alert"), { per_page: mostVariables, sort: "sort_order" }).data?.data ?? [];
