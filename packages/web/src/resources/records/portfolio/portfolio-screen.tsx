// The portfolio of recovery under the filters of the list, in a chunk of its own: what it comes to, and its works on a board or in time.
import { useContext } from "react";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { recoveryGroups } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { SheetMenu } from "../../../screens/list-tools/sheet-menu.tsx";
import { ViewMenu } from "../../../screens/list-tools/view-menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page, TrailContext } from "../../../ui/page.tsx";
import { SelectOne } from "../../../ui/pickers/select-one.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import { useWords } from "../../../ui/words.ts";
import { RecordFilterBar } from "../list/filter-bar.tsx";
import { PlaceKindSelect, usePlaceKind } from "../map/place-kind.tsx";
import { useVariables } from "../use-records.ts";
import { BoardView } from "./board-view.tsx";
import { EffectsView } from "./effects-view.tsx";
import { HousingView } from "./housing-view.tsx";
import { groupIn, portfolioViews, viewIn, type PortfolioView } from "./portfolio-address.ts";
import { SumsView } from "./sums-view.tsx";
import { TimeView } from "./time-view.tsx";
import { useSumsQuery } from "./use-portfolio.ts";

const views = { sums: SumsView, effects: EffectsView, housing: HousingView, board: BoardView, time: TimeView };

/** `?portfolio=sums`, `effects`, `housing`, `board` or `time`. */
export function PortfolioScreen({ onClose }: { onClose: () => void }) {
  const t = useWords();
  const trail = useContext(TrailContext);
  const { variables } = useVariables("recovery");
  const view = viewIn(useUrlState().search);
  const Shown = views[view];
  return (
    <TrailContext value={{ group: trail.title, title: t("recovery_portfolio") }}>
      <Page isFilling actions={<Actions view={view} onClose={onClose} />}>
        <RecordFilterBar
          domain="recovery"
          variables={variables}
          more={<ViewMenu screen={recordsOf("recovery").path} />}
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
          <Shown />
        </Box>
      </Page>
    </TrailContext>
  );
}

function Actions({ view, onClose }: { view: PortfolioView; onClose: () => void }) {
  const t = useWords();
  const { search, change } = useUrlState();
  const group = groupIn(search);
  const kind = usePlaceKind();
  const query = useSumsQuery(group);
  // A phone has no room for all of them side by side.
  const Choice = useIsPhone() ? SelectOne : Segmented;
  return (
    <>
      <Choice
        label={t("recovery_views")}
        value={view}
        segments={portfolioViews.map((value) => ({ value, label: t(`recovery_view.${value}`) }))}
        onChange={(portfolio) => change({ portfolio })}
      />
      {view === "sums" && (
        <>
          <SelectOne
            label={t("recovery_sums_by")}
            value={group}
            segments={recoveryGroups.map((value) => ({ value, label: t(`recovery_by.${value}`) }))}
            onChange={(gather) => change({ gather })}
          />
          {group === "place" && <PlaceKindSelect {...kind} />}
          <SheetMenu path="records/recovery/sums/export" query={query} />
        </>
      )}
      <Button variant="outlined" startIcon={<Icon name="arrow-left" />} onClick={onClose}>
        {t("back_to_list")}
      </Button>
    </>
  );
}
