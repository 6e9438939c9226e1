// Which alerts are listed: in force, waiting, drafts, past; and at the other end, in their own colour, the exercises.
import Tab from "@mui/material/Tab";
import Tabs from "@mui/material/Tabs";
import { useUrlState } from "../../../api/url-state.ts";
import { CountMark } from "../../../ui/count-mark.tsx";
import { phoneQuery } from "../../../ui/theme/theme-global.ts";
import { useWords } from "../../../ui/words.ts";
import { addressOf, alertTabs, viewedIn, type AlertTab } from "../alert-tabs.ts";
import { alertFilters, useTabCounts } from "../use-alerts.ts";

/** Behind these a number says that something is to be done. */
const counted: readonly AlertTab[] = ["current", "waiting", "drafts", "exercises"];

export function AlertTabs() {
  const t = useWords();
  const { search, change } = useUrlState();
  const counts = useTabCounts();
  const view = viewedIn(search);
  const turn = (tab: AlertTab) => change({ ...alertFilters.none, sort: null, selected: null, ...addressOf(tab) });
  return (
    <Tabs
      variant="scrollable"
      scrollButtons={false}
      value={view === "any" ? false : view}
      aria-label={t("alert_tabs")}
      onChange={(_, chosen: AlertTab) => turn(chosen)}
      sx={{
        flex: "none",
        minHeight: 40,
        padding: "0 12px",
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
        "& .MuiTab-root": { minHeight: 40, minWidth: 0, padding: "0 12px", textTransform: "none" },
        [phoneQuery]: { padding: "0 4px", "& .MuiTab-root": { minHeight: 44 } },
      }}
    >
      {alertTabs.map((tab) => {
        const count = counts[tab] ?? 0;
        const isExercise = tab === "exercises";
        return (
          <Tab
            key={tab}
            value={tab}
            label={t(`alert_tab.${tab}`)}
            icon={counted.includes(tab) && count > 0 ? <CountMark count={count} /> : undefined}
            iconPosition="end"
            sx={
              isExercise
                ? (theme) => {
                    const { text, stripe } = theme.vars.palette.exercise;
                    return { "&&": { ml: "auto", color: text, backgroundColor: stripe, fontWeight: 600 } };
                  }
                : undefined
            }
          />
        );
      })}
    </Tabs>
  );
}
