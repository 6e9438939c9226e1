// What waits in the committees of the place, where “to do” leads: overdue agreements, or the sessions of the next days, by committee.
import type { ReactNode } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { committeeSessions, soonDays, type SessionSummary } from "@atalaya/contract/resources/committee-sessions.ts";
import type { Committee } from "@atalaya/contract/resources/committees.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useAll } from "../../api/use-resource.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FilterChip } from "../../ui/filter-chip.tsx";
import { Panel } from "../../ui/panel.tsx";
import { useWords } from "../../ui/words.ts";
import { AgreementRow } from "./agreements-card.tsx";
import { SessionsTable } from "./sessions-table.tsx";
import { useLessonsFor } from "./use-committees.ts";

type WaitingProps = { committees: readonly Committee[]; what: "overdue" | "soon" };

export function CommitteesWaiting({ committees, what }: WaitingProps) {
  const t = useWords();
  const { place } = usePlace();
  const { change } = useUrlState();
  const { data, error, refetch } = useAll(committeeSessions, { place, [what]: true });
  const groups = committees.flatMap((committee) => {
    const sessions = (data?.data ?? []).filter(({ committee_id }) => committee_id === committee.id);
    return sessions.length > 0 ? [{ committee, sessions }] : [];
  });
  if (!data && error)
    return <ErrorState error={error} title={t("committee_load_failed")} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ display: "grid", gap: "12px", maxWidth: 860 }}>
      <Box>
        <FilterChip
          label={what === "overdue" ? t("committees_overdue") : t("committees_soon", { days: soonDays })}
          onRemove={() => change({ overdue: null, soon: null })}
        />
      </Box>
      {data && groups.length === 0 && (
        <EmptyState title={t(what === "overdue" ? "agreements_none_overdue" : "committees_soon_none")} />
      )}
      {groups.map(({ committee, sessions }) => (
        <Group key={committee.id} committee={committee}>
          {what === "overdue" ? (
            <OverdueOf committee={committee} sessions={sessions} />
          ) : (
            <SessionsTable sessions={sessions.toReversed()} />
          )}
        </Group>
      ))}
    </Box>
  );
}

function Group({ committee: { id, name, company_name }, children }: { committee: Committee; children: ReactNode }) {
  const t = useWords();
  const { change } = useUrlState();
  return (
    <Panel
      title={`${name}, ${company_name}`}
      aside={
        <Button
          variant="text"
          aria-label={`${t("committee_see")}: ${name}`}
          onClick={() => change({ of: id, overdue: null, soon: null })}
        >
          {t("committee_see")}
        </Button>
      }
    >
      {children}
    </Panel>
  );
}

/** The first that was due stands first. */
function OverdueOf({ committee, sessions }: { committee: Committee; sessions: readonly SessionSummary[] }) {
  const may = useMay();
  const lessons = useLessonsFor(committee);
  const rows = sessions
    .flatMap((session) => session.agreements.map((agreement) => ({ session, agreement })))
    .filter(({ agreement }) => agreement.is_overdue)
    .toSorted((one, other) => one.agreement.due_on.localeCompare(other.agreement.due_on));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {rows.map(({ session, agreement }) => (
        <AgreementRow
          key={agreement.id}
          agreement={agreement}
          session={session}
          lesson={lessons.find(({ id }) => id === agreement.lesson_id)}
          isReadOnly={!may("legalDrm.update", committee.company_id)}
        />
      ))}
    </Box>
  );
}
