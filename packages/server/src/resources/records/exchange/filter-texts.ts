// The filters of a list as its exported sheet says them.
import { noStage } from "@atalaya/contract/resources/records.ts";
import type { RecordExportQuery } from "@atalaya/contract/resources/records/columns.ts";
import type { Language } from "@atalaya/contract/text.ts";
import type { WordKey } from "@atalaya/contract/words.ts";
import { pick, textOf } from "./cell-text.ts";
import type { ExportedVariable } from "./export-queries.ts";

const filterLabels: Record<string, WordKey> = {
  variable: "label.records.variable_id",
  status: "filter_status",
  observed_from: "filter_from",
  observed_to: "filter_to",
  trash: "filter_trash",
  confidence: "label.records.confidence",
  tag: "label.records.tags",
  stage: "recovery.progress_status",
  sector: "recovery.sector",
  phase: "recovery.phase",
  intervention: "recovery.intervention",
  horizon: "recovery.need_horizon",
  funding: "recovery.funding",
  better: "recovery.is_better",
  overdue: "filter_overdue",
};

/** Under which name the answers of a filter stand in the words. */
const answers: Record<string, string> = {
  status: "status.",
  confidence: "confidence.",
  stage: "progress_status.",
  sector: "sector.",
  phase: "recovery_phase.",
  intervention: "intervention.",
  horizon: "need_horizon.",
  funding: "funding_source.",
  better: "",
};

/** The filters in force, each with what it asks for. */
export function filterTexts(
  query: RecordExportQuery,
  variables: readonly ExportedVariable[],
  language: Language,
): [name: string, value: string][] {
  const {
    format: _f,
    columns: _c,
    rows: _r,
    hxl: _h,
    page: _p,
    per_page: _n,
    after: _a,
    place: _w,
    ...filters
  } = query;
  const shown = (name: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((one) => shown(name, one)).join(", ");
    const variable = name === "variable" ? variables.find(({ id }) => id === value) : undefined;
    if (variable) return pick(language, variable.name_es, variable.name_en);
    const prefix = answers[name];
    if (prefix !== undefined)
      return textOf(value === noStage ? "value_unknown" : (`${prefix}${String(value)}` as WordKey), language);
    if (typeof value === "boolean") return textOf(value ? "yes" : "no", language);
    return typeof value === "object" ? JSON.stringify(value) : String(value);
  };
  return Object.entries(filters)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => {
      const label = filterLabels[name];
      return [label ? textOf(label, language) : name, shown(name, value)];
    });
}
