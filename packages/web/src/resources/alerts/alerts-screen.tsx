// The alert centre: what is in force, what waits, what was; exercises apart. List and map are two views of one filtered set.
import { lazy, Suspense, useMemo, useState } from "react";
import Button from "@mui/material/Button";
import type { Alert } from "@atalaya/contract/resources/alerts/answers.ts";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { ComparedBar } from "../../screens/as-of/compared-bar.tsx";
import { MomentButton } from "../../screens/as-of/moment-button.tsx";
import { useMoment } from "../../screens/as-of/use-moment.ts";
import { ListAndMapScreen } from "../../screens/list-and-map/list-and-map-screen.tsx";
import { useItemActions } from "../../screens/use-item-actions.ts";
import { Icon } from "../../ui/icon.tsx";
import { formatNumber } from "../../ui/format.ts";
import { pick, useLanguage, useWords } from "../../ui/words.ts";
import { AlertPanel } from "./alert-panel.tsx";
import { kindIn } from "./alert-tabs.ts";
import { ExerciseBand, exerciseButton } from "./exercise-band.tsx";
import { NamedAreasContext, type NamedAreas } from "./form/named-areas.ts";
import { AlertFilterBar } from "./list/alert-filters.tsx";
import { AlertList } from "./list/alert-list.tsx";
import { AlertMap } from "./list/alert-map.tsx";
import { AlertStatistics } from "./list/alert-statistics.tsx";
import { AlertTabs } from "./list/alert-tabs-strip.tsx";
import { AlertMenu } from "./policy/alert-menu.tsx";
import { useAlertList } from "./use-alerts.ts";

const AlertsSinceScreen = lazy(async () => ({
  default: (await import("./as-of/alerts-since.tsx")).AlertsSinceScreen,
}));

/** `?at=…&since=true` compares a moment with now. */
export function AlertsScreen() {
  const { search } = useUrlState();
  const isCompared = useMoment() !== null && search.since !== undefined;
  if (!isCompared) return <AlertCentre />;
  return (
    <Suspense>
      <AlertsSinceScreen />
    </Suspense>
  );
}

/** `?record=5` is read and, with `edit`, changed; `?record=new` begins an alert, and among exercises an exercise. */
function AlertCentre() {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { place } = usePlace();
  const { search, change } = useUrlState();
  const isExercise = kindIn(search) === "exercise";
  const actions = useItemActions<Alert>({
    resource: alerts,
    openKey: "record",
    titleOf: ({ headline_es, headline_en }) => pick(language, headline_es, headline_en),
    isRead: true,
  });
  const list = useAlertList();
  const total = list.data?.meta.total;
  const [isCounting, setIsCounting] = useState(false);
  const isPast = useMoment() !== null;
  const mayCreate = !isPast && may("records.alert.create", place === "all" ? undefined : place);
  /** What was brought is read like what was written here: where it is listed is found from itself. */
  const imported = (id: number) => {
    actions.changed();
    change({ tab: "drafts", waiting: null, record: id, selected: id });
  };
  const menu = <AlertMenu mayCreate={mayCreate} onImported={imported} />;
  const [named, show] = useState<NamedAreas | null>(null);
  const areas = useMemo(() => ({ named, show }), [named]);
  return (
    <NamedAreasContext value={areas}>
      <ListAndMapScreen
        name="alerts"
        openKey="record"
        isRead
        begins={
          mayCreate
            ? isExercise
              ? { label: t("exercise_new"), look: exerciseButton }
              : { label: t("alert_new") }
            : undefined
        }
        moreActions={
          <>
            <MomentButton />
            {menu}
            <Button variant="outlined" startIcon={<Icon name="bar-chart" />} onClick={() => setIsCounting(true)}>
              {t("alert_statistics")}
            </Button>
          </>
        }
        onPhone={{
          title:
            total === undefined
              ? undefined
              : t(total === 1 ? "alert_count_one" : "alert_count_many", { count: formatNumber(total, language) }),
          menu,
        }}
        filterBar={
          <>
            {isExercise && <ExerciseBand />}
            <ComparedBar />
            <AlertTabs />
            <AlertFilterBar />
          </>
        }
        list={(parts) => <AlertList {...parts} list={list} onRestore={({ id }) => actions.undo(id)} />}
        map={(parts) => <AlertMap parts={parts} revision={actions.revision} />}
        panel={(which, onDrawing) => (
          <AlertPanel
            which={which}
            onDrawing={onDrawing}
            onClose={actions.close}
            onChanged={actions.changed}
            onDelete={actions.remove}
          />
        )}
      />
      {isCounting && <AlertStatistics kind={isExercise ? "exercise" : "alert"} onClose={() => setIsCounting(false)} />}
    </NamedAreasContext>
  );
}
