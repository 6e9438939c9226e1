// A field's value of an alert as a person reads it, where two versions are compared.
import type { AlertCircle } from "@atalaya/contract/resources/alerts/fields.ts";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { useHazardName } from "../../api/hazards.ts";
import { useShownValue } from "../../forms/use-shown-value.ts";
import { usePlace } from "../../api/places.ts";
import { formatInstant, formatNumber } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { legalTitleOf } from "../legal-documents/queries.ts";
import { useAlertChoices } from "./use-alert-choices.ts";
import { useAlertTypes } from "./use-alerts.ts";
import { useLevelOf } from "../../api/use-levels.ts";

/** What the documents and records are called that an alert names, and the place that issues it. */
export type AlertNames = {
  company_id: number;
  documents: Alert["documents"];
  records: readonly { id: number; title: string }[];
};

/** As its reader sees it. */
export const namesIn = ({ company_id, documents, area_records, event }: Alert): AlertNames => ({
  company_id,
  documents,
  records: event ? [...area_records, event] : area_records,
});

export function useShownAlert(names: AlertNames | null): (field: string, value: unknown) => string {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const types = useAlertTypes();
  const levelOf = useLevelOf();
  const hazardName = useHazardName();
  const choices = useAlertChoices();
  const named = (all: readonly { id: number; label: string }[]) => (value: unknown) =>
    all.find(({ id }) => id === value)?.label ?? t("alert_other_number", { number: String(value) });
  const documents = (names?.documents ?? []).map((it) => ({ id: it.id, label: legalTitleOf(t, language, it) }));
  const records = (names?.records ?? []).map(({ id, title }) => ({ id, label: title }));
  const show = useShownValue({
    ...choices,
    level: (key) => levelOf(String(key), names?.company_id ?? 0).name[language],
    hip_code: (code) => hazardName(String(code)),
    variable_id: types.map(({ id, name_es, name_en }) => ({ id, label: pick(language, name_es, name_en) })),
    area_record_ids: named(records),
    area_company_ids: named(places.map(({ id, reason_social }) => ({ id, label: reason_social }))),
    area_circle: (value) => {
      const { centre, radius_km } = value as AlertCircle;
      const [lon, lat] = centre.map((degrees) => formatNumber(degrees, language, { maximumFractionDigits: 4 }));
      return t("alert_circle_text", { radius: formatNumber(radius_km, language), lat: lat!, lon: lon! });
    },
    legal_document_id: named(documents),
    plan_id: named(documents),
    session_id: named([]),
    event_id: named(records),
  });
  return (field, value) =>
    field.endsWith("_at") && typeof value === "string" ? formatInstant(value, language) : show(field, value);
}
