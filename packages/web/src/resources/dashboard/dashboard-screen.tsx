// The first screen after signing in: how much is recorded in the active place, and who changed what.
import Box from "@mui/material/Box";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Page } from "../../ui/page.tsx";
import { useWords } from "../../ui/words.ts";
import { Activity } from "./activity.tsx";
import { CountsCard } from "./counts-card.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { NoRecords } from "./no-records.tsx";
import { Panel } from "./panel.tsx";
import { TodoCard } from "./todo-card.tsx";
import { useDashboard, usePlaceTitle, useShownDomains } from "./use-dashboard.ts";
import { VariableCounts } from "./variable-counts.tsx";

/** Two columns from this width of the page on. */
const wide = "@media (min-width: 1100px)";

export function DashboardScreen() {
  const t = useWords();
  const place = usePlaceTitle(t("account_everywhere"));
  return (
    <Page title={t("dashboard_title", { place })}>
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "12px" }}>
        <TodoCard />
        <Content place={place} />
      </Box>
    </Page>
  );
}

function Content({ place }: { place: string }) {
  const t = useWords();
  const { data, error, refetch, isPlaceholderData } = useDashboard();
  const domains = useShownDomains();
  if (domains.length === 0)
    return (
      <Panel>
        <EmptyState title={t("dashboard_no_access_title")} text={t("dashboard_no_access_text")} />
      </Panel>
    );
  if (error && !data)
    return (
      <Panel>
        <ErrorState error={error} title={t("dashboard_load_failed")} onRetry={() => void refetch()} />
      </Panel>
    );
  if (!data) return <DashboardSkeleton />;
  if (data.variables.length === 0 && data.changes.length === 0) return <NoRecords domains={domains} place={place} />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ display: "grid", gap: "12px", opacity: isPlaceholderData ? 0.6 : 1 }}>
      <CountsCard dashboard={data} domains={domains} />
      <Box
        sx={{
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
