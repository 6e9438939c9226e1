// The changed fields of an entry, before and after side by side; what was added or removed is said in a word, not by colour alone.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { usePlace } from "../../api/places.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage, useWords } from "../../ui/words.ts";
import { changesOf, fieldName, isGeometry, valueText, type FieldChange } from "./entry-words.ts";

const icons: Record<FieldChange["kind"], string> = { added: "plus", removed: "minus", changed: "pencil" };

export function EntryChanges({ entry }: { entry: AuditEntry }) {
  const t = useWords();
  const changes = changesOf(entry);
  if (changes.length === 0) return <Typography color="textSecondary">{t("audit_no_fields")}</Typography>;
  return (
    <Box
      component="table"
      sx={{
        width: "100%",
        tableLayout: "fixed",
        borderCollapse: "collapse",
        "& th, & td": {
          padding: "8px 8px 8px 0",
          borderBottom: 1,
          borderColor: "divider",
          textAlign: "left",
          verticalAlign: "top",
          fontWeight: 450,
        },
        "& thead th": { fontSize: "0.6875rem", fontWeight: 600, color: "text.secondary" },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{t("audit_field")}</th>
          <th scope="col">{t("audit_before")}</th>
          <th scope="col">{t("audit_after")}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <ChangeRow key={change.field} entry={entry} change={change} />
        ))}
      </tbody>
    </Box>
  );
}

function ChangeRow({ entry, change }: { entry: AuditEntry; change: FieldChange }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const placeName = (id: number) => places.find((place) => place.id === id)?.reason_social ?? null;
  const text = (value: unknown) => valueText(change.field, value, { t, language, placeName });
  const isShape = isGeometry(change.field) && change.kind === "changed";
  return (
    <tr>
      <th scope="row">
        {fieldName(t, entry.resource, change.field)}
        <Typography variant="overline" component="span" color="textSecondary" sx={{ display: "block" }}>
          <Icon name={icons[change.kind]} size={10} /> {t(`audit_${change.kind}`)}
        </Typography>
      </th>
      {isShape ? (
        <td colSpan={2}>{t("audit_geometry")}</td>
      ) : (
        <>
          <Value
            status={change.kind === "added" ? null : "error"}
            missing={t(change.kind === "added" ? "audit_absent" : "audit_nothing")}
          >
            {text(change.before)}
          </Value>
          <Value
            status={change.kind === "removed" ? null : "success"}
            missing={t(change.kind === "removed" ? "audit_gone" : "audit_nothing")}
          >
            {text(change.after)}
          </Value>
        </>
      )}
    </tr>
  );
}

type ValueProps = { status: "error" | "success" | null; missing: string; children: ReactNode };

function Value({ status, missing, children }: ValueProps) {
  if (status === null || children === null)
    return (
      <Box component="td" sx={{ color: "text.disabled" }}>
        {missing}
      </Box>
    );
  const Mark = status === "error" ? "del" : "ins";
  return (
    <td>
      <Box
        component={Mark}
        sx={(theme) => ({
          display: "inline-block",
          maxWidth: "100%",
          maxHeight: 240,
          overflow: "auto",
          padding: "2px 6px",
          borderRadius: "4px",
          textDecoration: "none",
          overflowWrap: "anywhere",
          whiteSpace: "pre-wrap",
          color: theme.vars.palette.statusSoft[status].softText,
          backgroundColor: theme.vars.palette.statusSoft[status].soft,
        })}
      >
        {children}
      </Box>
    </td>
  );
}
