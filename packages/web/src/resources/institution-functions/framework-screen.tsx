// The institutional framework: who does what in which phase, how institutions hang together, and how each is called.
import Button from "@mui/material/Button";
import { useUrlState } from "../../api/url-state.ts";
import { inTreeOrder } from "../../screens/tree-order.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Page } from "../../ui/page.tsx";
import { TabStrip } from "../../ui/tab-strip.tsx";
import { useWords } from "../../ui/words.ts";
import { Directory } from "./directory.tsx";
import { FunctionMatrix } from "./function-matrix.tsx";
import { OrgChart } from "./org-chart.tsx";
import { useFramework } from "./use-framework.ts";

const views = ["matrix", "chart", "directory"] as const;
type View = (typeof views)[number];

const nothing: ReadonlySet<number> = new Set();

/** `?view=chart` and `?view=directory` are the other two. */
export function FrameworkScreen() {
  const t = useWords();
  const { search, change } = useUrlState();
  const view = views.find((it) => it === search.view) ?? "matrix";
  const { data, isError, error, refetch } = useFramework();
  const { shown, standing } = inTreeOrder(data?.institutions ?? [], (row) => row.parent_institution_id, nothing);
  const rows = shown.map((row) => ({ ...row, depth: standing.get(row.id)?.level ?? 1 }));
  return (
    <Page
      isFilling
      actions={
        view === "directory" && (
          <Button variant="outlined" startIcon={<Icon name="print" />} onClick={() => window.print()}>
            {t("framework_print")}
          </Button>
        )
      }
    >
      <TabStrip<View>
        label={t("framework_tabs")}
        value={view}
        tabs={views.map((value) => ({ value, label: t(`framework_${value}`) }))}
        onChange={(wanted) => change({ view: wanted === "matrix" ? null : wanted, q: null })}
      />
      {isError && !data ? (
        <ErrorState error={error} title={t("framework_load_failed")} onRetry={() => void refetch()} />
      ) : data && rows.length === 0 ? (
        <EmptyState title={t("institution_none_title")} text={t("framework_none_text")} />
      ) : view === "chart" ? (
        <OrgChart institutions={shown} />
      ) : view === "directory" ? (
        <Directory institutions={rows} />
      ) : (
        <FunctionMatrix institutions={rows} functions={data?.functions ?? []} />
      )}
    </Page>
  );
}
