// A message of an alert that one person issued alone stands out in the log.
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { Tag } from "../../ui/tag.tsx";
import { useWords } from "../../ui/words.ts";

/** Nothing for any other entry. */
export function EmergencyMark({ entry: { resource, after } }: { entry: AuditEntry }) {
  const t = useWords();
  if (resource !== "alert_messages" || !after?.["emergency_reason"]) return null;
  return <Tag label={t("audit_issued_alone")} icon="exclamation-triangle" status="error" />;
}
