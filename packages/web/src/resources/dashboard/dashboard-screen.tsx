// The first screen after signing in: how much is recorded in the active place, and who changed what.
import Box from "@mui/material/Box";
import { useTodo } from "../../api/todo.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page, screenHeight } from "../../ui/page.tsx";
import { shell } from "../../ui/theme/tokens.ts";
import { useWords } from "../../ui/words.ts";
import { SetupCard } from "./setup-card.tsx";
import { Activity } from "./activity.tsx";
import { CountsCard } from "./counts-card.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { NoRecords } from "./no-records.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TodoCard } from "./todo-card.tsx";
import { useDashboard, usePlaceTitle, useShownDomains, type ShownDomain } from "./use-dashboard.ts";
import { VariableCounts } from "./variable-counts.tsx";

/** In a large window the cards reach its foot. */
const roomBelowHeader = `calc(${screenHeight} - ${shell.pageHeader + 20}px)`;

/** Two columns from this width of the page on. */
const wide = "@media (min-width: 1100px)";

export function DashboardScreen() {
  const t = useWords();
  const place = usePlaceTitle(t("account_everywhere"));
  // What waits and the figures come together: one would push the other down.
  const { isKnown } = useTodo();
  const dashboard = useDashboard();
  const domains = useShownDomains();
  const isLoading = domains.length > 0 && (!isKnown || dashboard.isPending);
  return (
    <Page title={t("dashboard_title", { place })}>
      <Box sx={{ display: "flex", flexDirection: "column", gap: "12px", [wide]: { minHeight: roomBelowHeader } }}>
        {isLoading ? (
          <DashboardSkeleton />
        ) : (
          <>
            <SetupCard />
            <TodoCard />
            <Content place={place} domains={domains} dashboard={dashboard} />
          </>
        )}
      </Box>
    </Page>
  );
}

type ContentProps = {
  place: string;
  domains: readonly ShownDomain[];
  dashboard: ReturnType<typeof useDashboard>;
};

function Content({ place, domains, dashboard: { data, error, refetch, isPlaceholderData } }: ContentProps) {
  const t = useWords();
  if (domains.length === 0)
    return (
      <Panel>
        <EmptyState title={t("dashboard_no_access_title")} text={t("dashboard_no_access_text")} />
      </Panel>
    );
  if (!data)
    return (
      <Panel>
        <ErrorState error={error} title={t("dashboard_load_failed")} onRetry={() => void refetch()} />
      </Panel>
    );
  if (data.variables.length === 0 && data.changes.length === 0) return <NoRecords domains={domains} place={place} />;
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{
        flex: 1,
        display: "flex",
        flexDirection: "column",
        gap: "12px",
        opacity: isPlaceholderData ? 0.6 : 1,
      }}
    >
      <CountsCard dashboard={data} domains={domains} />
      <Box
        sx={{
          flex: 1,
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr)",
          gap: "12px",
          [wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <VariableCounts counts={data.variables} />
        <Activity changes={data.changes} />
      </Box>
    </Box>
  );
}
