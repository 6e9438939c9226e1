// The fields of an alert that its form edits: of one that is there, with what is being prepared for it, and those that a new one begins with.
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import { alertFields, type AlertKind } from "@atalaya/contract/resources/alerts/fields.ts";
import type { Text } from "@atalaya/contract/text.ts";
import { fieldsFrom } from "../../../forms/fields-from.ts";

/** How long a new one is in force unless somebody says otherwise. */
const usualHours = 24;
const hour = 3_600_000;

/** What is said when it is over, until somebody says it better: in both languages, because both are sent. */
export const allClearOf: Record<AlertKind, Text> = {
  alert: {
    es: "Terminó el peligro por el que se emitió esta alerta. Siga las indicaciones de las autoridades.",
    en: "The danger for which this alert was issued is over. Follow the instructions of the authorities.",
  },
  exercise: {
    es: "Terminó el simulacro. Gracias por participar.",
    en: "The exercise is over. Thank you for taking part.",
  },
};

/** Every field with a default, as the contract gives it. */
const untouched = alertFields.omit({ company_id: true, variable_id: true, level: true, headline_es: true }).parse({});

export const draftOf = (alert: Alert): AlertDraft =>
  fieldsFrom<AlertDraft>(AlertDraft, { ...alert, ...alert.prepared, kind: alert.kind });

/** `company_id`: the place that it begins with; null where several may issue. */
export const blank = (kind: AlertKind, company_id: number | null, now: number): AlertDraft =>
  ({
    ...untouched,
    kind,
    company_id,
    variable_id: null,
    level: null,
    headline_es: "",
    expires_at: new Date(Math.ceil((now + usualHours * hour) / 60_000) * 60_000).toISOString(),
    all_clear_es: allClearOf[kind].es,
    all_clear_en: allClearOf[kind].en,
  }) as unknown as AlertDraft; // A form begins with nothing where the draft must have something.
