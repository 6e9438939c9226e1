// Losses of published disasters under the filters of the list, in a chunk of its own: at a glance, gathered, or by the size of the disasters.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { metrics } from "@atalaya/contract/domain/losses.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import type { Variable } from "@atalaya/contract/resources/variables.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { MomentButton } from "../../../screens/as-of/moment-button.tsx";
import { PastBar } from "../../../screens/as-of/past-bar.tsx";
import { ColumnChoice } from "../../../screens/list-tools/column-choice.tsx";
import { ViewMenu } from "../../../screens/list-tools/view-menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SelectOne } from "../../../ui/pickers/select-one.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { RecordFilterBar } from "../list/filter-bar.tsx";
import { PlaceKindSelect, usePlaceKind } from "../map/place-kind.tsx";
import { useVariables } from "../use-records.ts";
import { GatheredView } from "./gathered-view.tsx";
import { Overview } from "./overview.tsx";
import { SizesView } from "./sizes-view.tsx";
import { sumViews, useSumView, type SumView } from "./use-sums.ts";

const none: readonly Variable[] = [];

/** `?sums=overview`, `year`, `month`, `place`, `hazard` or `size`. */
export function SumsScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const { variables } = useVariables("risk");
  const { view, chosen } = useSumView();
  const options = metrics.map((key) => ({ key, label: t(`loss.${key}`) }));
  return (
    <TrailContext value={{ group: trail.title, title: t("losses") }}>
      <Page isFilling actions={<Actions view={view} onClose={onClose} />}>
        <PastBar />
        <RecordFilterBar
          domain="risk"
          variables={variables}
          more={
            <>
              <ViewMenu screen={recordsOf("risk").path} />
              <ColumnChoice options={options} chosen={chosen} name="metrics" />
              <MomentButton />
            </>
          }
        />
        <Box
          sx={{
            flex: 1,
            minHeight: 0,
            overflowY: "auto",
            padding: "16px 20px",
            [phoneQuery]: { padding: "12px 16px" },
          }}
        >
          <Shown view={view} variables={variables ?? none} />
        </Box>
      </Page>
    </TrailContext>
  );
}

function Shown({ view, variables }: { view: SumView; variables: readonly Variable[] }) {
  if (view === "overview") return <Overview variables={variables} />;
  if (view === "size") return <SizesView />;
  return <GatheredView group={view} variables={variables} />;
}

function Actions({ view, onClose }: { view: SumView; onClose: () => void }) {
  const t = useWords();
  const { change } = useUrlState();
  const kind = usePlaceKind();
  // A phone has no room for all of them side by side.
  const Choice = useIsPhone() ? SelectOne : Segmented;
  const views = sumViews.map((value) => ({ value, label: t(`loss_sums.${value}`) }));
  return (
    <>
      <Choice label={t("loss_sums_by")} value={view} segments={views} onChange={(sums) => change({ sums })} />
      {(view === "place" || view === "overview") && <PlaceKindSelect {...kind} />}
      <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
        {t("back_to_list")}
      </Button>
    </>
  );
}
