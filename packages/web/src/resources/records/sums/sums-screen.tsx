// Losses of published disasters, summed up by year, place or hazard under the filters of the list, in a chunk of its own.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { metrics } from "@atalaya/contract/domain/losses.ts";
import { lossGroups, type LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { EmptyList } from "../../../screens/empty-list.tsx";
import { ColumnChoice } from "../../../screens/list-tools/column-choice.tsx";
import { ViewMenu } from "../../../screens/list-tools/view-menu.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import { RecordFilterBar } from "../list/filter-bar.tsx";
import { PlaceKindSelect, usePlaceKind } from "../map/place-kind.tsx";
import { recordFilters } from "../record-query.ts";
import { useVariables } from "../use-records.ts";
import { SumsChart } from "./sums-chart.tsx";
import { SumsTable } from "./sums-table.tsx";
import { useSumLinks } from "./use-sum-links.ts";
import { useSumRows } from "./use-sum-rows.tsx";
import { useSums } from "./use-sums.ts";

const none: readonly Variable[] = [];

/** `?sums=year`, `place` or `hazard`. */
export function SumsScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const { variables } = useVariables("risk");
  const shown = useSums();
  const { chosen, asked, sums } = shown;
  const options = metrics.map((key) => ({ key, label: t(`loss.${key}`) }));
  return (
    <TrailContext value={{ group: trail.title, title: t("losses") }}>
      <Page isFilling actions={<Actions group={shown.group} onClose={onClose} />}>
        <RecordFilterBar
          domain="risk"
          variables={variables}
          more={
            <>
              <ViewMenu screen={recordsOf("risk").path} />
              <ColumnChoice options={options} chosen={chosen} name="metrics" />
            </>
          }
        />
        <Box
          aria-busy={asked.isPlaceholderData}
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "16px 20px",
            opacity: asked.isPlaceholderData ? 0.6 : 1,
            transition: "opacity 120ms",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          {asked.isError && !asked.data ? (
            <ErrorState error={asked.error} title={t("room_years_failed")} onRetry={() => void asked.refetch()} />
          ) : !sums ? (
            <Waiting />
          ) : sums.rows.length === 0 ? (
            <EmptyList filters={recordFilters} title={t("loss_sums_none")} text={t("loss_sums_none_text")} />
          ) : (
            <Sums {...shown} sums={sums} variables={variables ?? none} />
          )}
        </Box>
      </Page>
    </TrailContext>
  );
}

type Shown = ReturnType<typeof useSums>;

function Actions({ group, onClose }: Pick<Shown, "group"> & { onClose: () => void }) {
  const t = useWords();
  const { change } = useUrlState();
  const kind = usePlaceKind();
  return (
    <>
      <Segmented
        label={t("loss_sums_by")}
        value={group}
        segments={lossGroups.map((value) => ({ value, label: t(`loss_sums.${value}`) }))}
        onChange={(sums) => change({ sums })}
      />
      {group === "place" && <PlaceKindSelect {...kind} />}
      <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
        {t("back_to_list")}
      </Button>
    </>
  );
}

type SumsProps = Omit<Shown, "asked" | "sums"> & { sums: LossSums; variables: readonly Variable[] };

function Sums({ group, chosen, drawn, sums: { rows, total }, variables }: SumsProps) {
  const t = useWords();
  const named = useSumRows(group, rows, variables);
  const shared = { group, chosen, drawn, total, rows: named, linkOf: useSumLinks(variables) };
  const isOpen = total.sums.some(({ open }) => open > 0);
  return (
    <Box sx={{ display: "grid", gap: "16px", gridTemplateColumns: "minmax(0, 1fr)" }}>
      <SumsChart {...shared} />
      <Panel>
        {/* Another gathering has an order of its own. */}
        <SumsTable key={group} {...shared} />
      </Panel>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {[t("loss_sums_note"), ...(isOpen ? [t("loss_sums_open")] : [])].join(". ")}
      </Typography>
    </Box>
  );
}

/** As high as the chart and the first rows. */
const Waiting = () => (
  <Box sx={{ display: "grid", gap: "16px" }}>
    <Skeleton variant="rounded" height={270} />
    <Skeleton variant="rounded" height={320} />
  </Box>
);
