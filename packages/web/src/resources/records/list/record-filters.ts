// What records can be filtered by, with its words: for the filter bar, and in sentences for paper.
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { HazardChoice } from "@atalaya/contract/domain/hazards.ts";
import { emergencyLevels } from "@atalaya/contract/domain/event-card.ts";
import { riskClasses, steps } from "@atalaya/contract/domain/risk-assessment.ts";
import { confidences, openRisk, recordStatuses } from "@atalaya/contract/resources/records.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useHazardNames } from "../../../api/hazard-names.ts";
import { useHazardName } from "../../../api/hazards.ts";
import { useSession } from "../../../api/session.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { checkWords, choiceWords } from "../../../screens/filter-words.ts";
import { valuesOf } from "../../../screens/filters.ts";
import type { SheetFacts } from "../../../screens/list-and-map/feature-sheet.tsx";
import { noLayer } from "../../../screens/list-and-map/layer-choice.ts";
import { formatDay, formatMonth, months } from "../../../ui/format.ts";
import { useLanguage, useWords, type Translate } from "../../../ui/words.ts";
import { layersOf } from "../map/map-symbols.ts";
import { idsOf } from "../record-query.ts";
import { useEventsWith } from "../family/event-options.ts";
import { workChoices } from "../recovery/work-filters.ts";
import { figuresIn, figureText } from "./figure-words.ts";

/** What stands for the hazard of disasters that the catalogue does not have. */
const otherHazard = "other";

const hasHazard: ReadonlySet<Variable["kind"]> = new Set(["event_type", "assessment"]);

/** The hazards that a disaster or an assessment of these variables can have, the usual ones first. */
function useHazardsOf(variables: readonly Variable[]) {
  const hazardNames = useHazardNames();
  const hazardName = useHazardName();
  const codes = variables.filter(({ kind }) => hasHazard.has(kind)).map(({ hip_code }) => hip_code ?? otherHazard);
  const known: readonly string[] = HazardChoice.options;
  const rank = (code: string) => (known.includes(code) ? known.indexOf(code) : known.length);
  return [...new Set(codes)]
    .toSorted((one, other) => rank(one) - rank(other))
    .map((value) => ({ value, label: hazardName(value), called: hazardNames(value) }));
}

/** Of assessments alone: their class, and where they stand in the matrix. */
const assessmentChoices = (t: Translate) => ({
  riskClass: {
    name: "risk_class" as const,
    title: t("risk_class"),
    options: ([openRisk, ...riskClasses] as const)
      .toReversed()
      .map((value) => ({ value, label: t(`risk_class.${value}`) })),
  },
  likelihood: {
    name: "likelihood" as const,
    title: t("assessment.likelihood"),
    options: steps.map((value) => ({ value: String(value), label: t(`likelihood.${value}`) })),
  },
  impact: {
    name: "impact" as const,
    title: t("risk_impact"),
    options: steps.map((value) => ({ value: String(value), label: t(`impact.${value}`) })),
  },
});

/** What is in force or not. `me`: who asks. */
const checksOf = (domain: RecordDomain, me: string, t: Translate) => [
  { name: "has_published" as const, title: t("filter_published") },
  ...(domain === "risk"
    ? [
        { name: "running" as const, title: t("filter_running") },
        { name: "lapsed" as const, title: t("filter_lapsed") },
      ]
    : []),
  ...(domain === "recovery" ? [{ name: "overdue" as const, title: t("filter_overdue") }] : []),
  { name: "author" as const, title: t("filter_author"), value: me },
  { name: "not_author" as const, title: t("filter_not_author"), value: me },
  { name: "trash" as const, title: t("filter_trash") },
];

/** Filters by a choice, and those that are in force or not. */
export function useRecordFilterChoices(domain: RecordDomain, variables: readonly Variable[]) {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const hazardNames = useHazardNames();
  const hazards = useHazardsOf(variables);
  const codeOf = new Map(variables.map(({ id, hip_code }) => [String(id), hip_code]));
  const events = useEventsWith(Number(search.event) || null, { isAsked: search.event !== undefined });
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
        ...layers.map(({ key, name }) => ({ value: key, label: name, called: hazardNames(codeOf.get(key) ?? null) })),
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
    /** Of any year. */
    month: {
      name: "month" as const,
      title: t("filter_month"),
      options: months.map((month) => ({ value: String(month), label: formatMonth(month, language) })),
    },
    /** Of disasters alone. */
    hazard: {
      name: "hazard" as const,
      title: t("codes_hazard"),
      options: hazards,
    },
    level: {
      name: "emergency_level" as const,
      title: t("event_level"),
      options: emergencyLevels.map((value) => ({ value, label: t(`level.${value}`) })),
    },
    ...assessmentChoices(t),
    ...workChoices(t),
    /** The disaster that others are parts of, or that recovery items follow. */
    event: {
      name: "event" as const,
      title: t(domain === "risk" ? "label.records.umbrella_id" : "recovery.event_id"),
      options: events.map(({ id, label }) => ({ value: String(id), label })),
    },
    checks: checksOf(domain, me, t),
  };
}

/** The days of observation and every other filter in force, as paper says them. */
export function useRecordSheet(domain: RecordDomain, variables: readonly Variable[]): Omit<SheetFacts, "list"> {
  const t = useWords();
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { checks, ...choices } = useRecordFilterChoices(domain, variables);
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
      ...Object.values(choices).flatMap((choice) => choiceWords(search, choice)),
      ...(search.review_to ? [`${t("filter_review_to")}: ${formatDay(search.review_to, language)}`] : []),
      ...(search.within ? [t("map_sheet_within")] : []),
      ...(tags ? [`${t("label.records.tags")}: ${tags}`] : []),
      ...(search.code ? [`${t("filter_code")}: ${search.code}`] : []),
      ...(search.glide ? [`${t("event_glide")}: ${search.glide}`] : []),
      ...figuresIn(search.figure).map((bounds) => figureText(bounds, t, language)),
      ...checks.flatMap((check) => checkWords(search, check)),
    ],
  };
}
