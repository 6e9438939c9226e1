// One change: who, when and where, and each changed field before and after.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { audit, type AuditEntry } from "@atalaya/contract/resources/audit.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useRecord } from "../../api/use-resource.ts";
import { PanelHead } from "../../screens/panel-head.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { formatInstant } from "../../ui/format.ts";
import { useLanguage, useWords } from "../../ui/words.ts";
import { ActionMark } from "./action-mark.tsx";
import { EmergencyMark } from "./emergency-mark.tsx";
import { EntryChanges } from "./entry-changes.tsx";
import { resourceName } from "./entry-words.ts";
import { noFilters } from "./use-audit.ts";

type EntryPanelProps = { id: number; listed: AuditEntry | undefined; onClose: () => void };

/** What the list knows is shown at once; whole values come with the entry itself. */
export function EntryPanel({ id, listed, onClose }: EntryPanelProps) {
  const t = useWords();
  const record = useRecord(audit, id);
  const entry = record.data ?? listed;
  if (!entry)
    return (
      <Box sx={{ padding: "12px 20px" }}>
        <PanelHead title={t(record.isError ? "audit_missing" : "loading")} onClose={onClose} />
        {record.isError ? (
          <ErrorState error={record.error} title={t("audit_missing")} onRetry={() => void record.refetch()} />
        ) : (
          <Skeleton variant="rounded" height={160} sx={{ mt: "24px" }} />
        )}
      </Box>
    );
  const name = entry.record_name ?? t("audit_record", { id: entry.record_id });
  return (
    <Box sx={{ display: "flex", flexDirection: "column", height: "100%" }}>
      <Box sx={{ flex: "none", padding: "12px 20px 8px" }}>
        <PanelHead
          title={name}
          subtitle={`${resourceName(t, entry.resource)} · ${t("audit_record", { id: entry.record_id })}`}
          marks={<ActionMark action={entry.action} />}
          onClose={onClose}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: "auto", padding: "4px 20px 20px" }}>
        <EmergencyMark entry={entry} />
        <Facts entry={entry} />
        <EntryChanges entry={entry} />
      </Box>
    </Box>
  );
}

function Facts({ entry }: { entry: AuditEntry }) {
  const t = useWords();
  const [language] = useLanguage();
  const { places } = usePlace();
  const { change } = useUrlState();
  const place = places.find(({ id }) => id === entry.company_id)?.reason_social;
  const { actor_id, resource, record_id } = entry;
  return (
    <Box component="dl" sx={{ display: "grid", gridTemplateColumns: "auto 1fr", gap: "4px 16px", m: 0, mb: "16px" }}>
      <Fact label={t("audit_when")}>{formatInstant(entry.at, language)}</Fact>
      <Fact label={t("audit_who")}>
        {entry.actor ?? t("audit_system")}
        {actor_id !== null && (
          <Button variant="text" size="small" onClick={() => change({ ...noFilters, actor_id })}>
            {t("audit_only_person")}
          </Button>
        )}
      </Fact>
      <Fact label={t("audit_resource")}>
        {resourceName(t, resource)}
        <Button variant="text" size="small" onClick={() => change({ ...noFilters, resource, record_id })}>
          {t("audit_only_record")}
        </Button>
      </Fact>
      {place && <Fact label={t("label.users.assignments.company_id")}>{place}</Fact>}
      {entry.address && <Fact label={t("audit_address")}>{entry.address}</Fact>}
    </Box>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <Typography variant="caption" component="dt" color="textSecondary" sx={{ lineHeight: "24px" }}>
      {label}
    </Typography>
    <Box component="dd" sx={{ m: 0, minWidth: 0, lineHeight: "24px", overflowWrap: "anywhere" }}>
      {children}
    </Box>
  </>
);
