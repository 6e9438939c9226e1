// The changed fields of an entry of the audit log.
import Typography from "@mui/material/Typography";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { usePlace } from "../../api/places.ts";
import { ChangeTable } from "../../screens/change-table.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { changesOf, fieldName, isGeometry, valueText } from "./entry-words.ts";

export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const changes = changesOf(entry);
  if (changes.length === 0) return <Typography color="textSecondary">{t("audit_no_fields")}</Typography>;
  const placeName = (id: number) => places.find((place) => place.id === id)?.reason_social ?? null;
  return (
    <ChangeTable
      rows={changes.map(({ field, kind, before, after }) => ({
        key: field,
        label: fieldName(t, entry.resource, field),
        kind,
        before: valueText(field, before, { t, language, placeName }),
        after: valueText(field, after, { t, language, placeName }),
        whole: isGeometry(field) && kind === "changed" ? t("audit_geometry") : undefined,
      }))}
    />
  );
}
