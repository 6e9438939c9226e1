// The columns of the list of alerts, and the query of a sheet of it.
import type { z } from "zod";
import { exportOf, type ListColumns } from "../../list-columns.ts";
import { AlertQuery, alertSorts } from "../alerts.ts";

const label = <K extends string>(key: K) => ({ title: `label.alerts.${key}` as const });
const audited = <K extends string>(key: K) => ({ title: `audit_label.${key}` as const });

export const alertColumns: ListColumns = {
  all: {
    code: { title: "alert_code" },
    status: { title: "alert_status", type: "choice", choice: "alert_status." },
    level: label("level"),
    technical_level: label("technical_level"),
    headline_es: { title: "alert_one", en: "headline_en" },
    hip_code: label("hip_code"),
    company_name: label("company_id"),
    area_description: label("area_description"),
    effective_at: { ...label("effective_at"), type: "datetime" },
    expires_at: { ...label("expires_at"), type: "datetime" },
    reported_at: { ...label("reported_at"), type: "datetime" },
    first_sent_at: { ...audited("first_sent_at"), type: "datetime" },
    last_sent_at: { ...audited("last_sent_at"), type: "datetime" },
    minutes_to_message: { title: "alert_minutes", type: "integer" },
    message_count: { ...audited("message_count"), type: "integer" },
    updated_at: { title: "column.updated_at", type: "datetime" },
  },
  lead: ["headline_es"],
  usual: ["status", "level", "hip_code", "company_name", "expires_at", "message_count"],
  sorts: alertSorts,
  isOnMap: true,
};

export const AlertExportQuery = exportOf(AlertQuery, alertColumns);
export type AlertExportQuery = z.infer<typeof AlertExportQuery>;
