// What records can be filtered by, with its words: for the filter bar, and in sentences for paper.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { progressStatuses } from "@atalaya/contract/domain/recovery-item.ts";
import { confidences, noStage, recordStatuses } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useHazardNames } from "../../../api/hazard-names.ts";
import { useSession } from "../../../api/session.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { checkWords, choiceWords } from "../../../screens/filter-words.ts";
import { valuesOf } from "../../../screens/filters.ts";
import type { SheetFacts } from "../../../screens/list-and-map/feature-sheet.tsx";
import { noLayer } from "../../../screens/list-and-map/layer-choice.ts";
import { formatDay } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";
import { layersOf } from "../map/map-symbols.ts";
import { idsOf } from "../record-query.ts";

/** Filters by a choice, and those that are in force or not. */
export function useRecordFilterChoices(domain: RecordDomain, variables: readonly Variable[]) {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const hazardNames = useHazardNames();
  const hazardOf = new Map(variables.map(({ id, hip_code }) => [String(id), hip_code]));
  const me = String(useSession((state) => state.user?.id ?? 0));
  const layers = layersOf(variables, language, t("layer_no_class"));
  const chosen = idsOf(search.variable);
  // A value means something under its variable: with none chosen there would be too many to choose from.
  const classed = layers.filter(({ key, classes = [] }) => classes.length > 0 && chosen?.includes(Number(key)));
  return {
    variable: {
      name: "variable" as const,
      title: t("label.records.variable_id"),
      options: [
        ...layers.map(({ key, name }) => ({ value: key, label: name, called: hazardNames(hazardOf.get(key) ?? null) })),
        ...(chosen?.length === 0 ? [{ value: noLayer, label: t("filter_variable_none") }] : []),
      ],
    },
    valueClass: {
      name: "class" as const,
      title: t("label.records.value"),
      options: classed.flatMap(({ key, name, classes = [], rest }) =>
        [...classes, ...(rest ? [rest] : [])].map((one) => ({
          value: `${key}:${one.key}`,
          label: classed.length > 1 ? `${name}: ${one.name}` : one.name,
        })),
      ),
    },
    status: {
      name: "status" as const,
      title: t("filter_status"),
      options: recordStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
    },
    confidence: {
      name: "confidence" as const,
      title: t("label.records.confidence"),
      options: confidences.map((value) => ({ value, label: t(`confidence.${value}`) })),
    },
    /** Of recovery items alone. */
    stage: {
      name: "stage" as const,
      title: t("recovery.progress_status"),
      options: [
        ...progressStatuses.map((value) => ({ value: value as string, label: t(`progress_status.${value}`) })),
        { value: noStage, label: t("filter_no_stage") },
      ],
    },
    checks: [
      { name: "has_published" as const, title: t("filter_published") },
      ...(domain === "risk" ? [{ name: "running" as const, title: t("filter_running") }] : []),
      { name: "author" as const, title: t("filter_author"), value: me },
      { name: "not_author" as const, title: t("filter_not_author"), value: me },
      { name: "trash" as const, title: t("filter_trash") },
    ],
  };
}

/** The days of observation and every other filter in force, as paper says them. */
export function useRecordSheet(domain: RecordDomain, variables: readonly Variable[]): Omit<SheetFacts, "list"> {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { variable, valueClass, status, confidence, stage, checks } = useRecordFilterChoices(domain, variables);
  const from = search.observed_from && formatDay(search.observed_from, language);
  const to = search.observed_to && formatDay(search.observed_to, language);
  const tags = valuesOf(search.tag).join(", ");
  const period = from
    ? to
      ? t("map_sheet_period", { from, to })
      : t("map_sheet_since", { from })
    : to
      ? t("map_sheet_until", { to })
      : t("map_sheet_ever");
  return {
    period,
    filters: [
      ...(search.q ? [t("map_sheet_search", { text: search.q })] : []),
      ...[variable, valueClass, status, confidence, stage].flatMap((choice) => choiceWords(search, choice)),
      ...(search.within ? [t("map_sheet_within")] : []),
      ...(tags ? [`${t("label.records.tags")}: ${tags}`] : []),
      ...(search.code ? [`${t("filter_code")}: ${search.code}`] : []),
      ...checks.flatMap((check) => checkWords(search, check)),
    ],
  };
}
