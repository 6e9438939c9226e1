// Alerts on the map: their areas in the colours of their levels.
import { use, useMemo } from "react";
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import type { Alert, AlertSummary } from "@atalaya/contract/resources/alerts/answers.ts";
import { FeatureMap, type MapParts } from "../../../screens/list-and-map/feature-map.tsx";
import { useSheetList } from "../../../screens/list-and-map/sheet-list.ts";
import { levelMarks } from "../../../ui/theme/data-colors.ts";
import { pick, useLanguage, useWords } from "../../../ui/words.ts";
import { plainStyle } from "../../../map/view/map-types.ts";
import { NamedShapes } from "../../../map/records/named-shapes.tsx";
import { NamedAreasContext } from "../form/named-areas.ts";
import { useAlertQuery, useAlertTotals } from "../use-alerts.ts";
import { useLevelOf, useLevels } from "../../../api/use-levels.ts";
import { useAlertFilterWords } from "./alert-filters.tsx";
import { AlertPopup } from "./alert-popup.tsx";

/** The gravest level has its own red; the edge is dashed as on the sheets of the services. */
const style = { ...plainStyle, fill_opacity: 0.16, dash: "dashed" as const };

/** A level's own colour, which is legible on the map; the country's for one that we have none for. */
const colorOf = (key: string, color: string) => levelMarks[key as keyof typeof levelMarks]?.fill ?? color;

export function AlertMap({ parts, revision }: { parts: MapParts; revision: number }) {
  const t = useWords();
  const [language] = useLanguage();
  const levels = useLevels()();
  const query = useAlertQuery();
  const { extent, counts } = useAlertTotals();
  const filters = useAlertFilterWords();
  const { named } = use(NamedAreasContext);
  const layers = useMemo(
    () =>
      levels.map(({ key, name, color }) => ({
        key,
        name: name[language],
        icon: "bell",
        color: colorOf(key, color),
        style,
      })),
    [levels, language],
  );
  return (
    <FeatureMap<Alert>
      screen={{
        ...parts,
        named: named && {
          id: named.id,
          layers: <NamedShapes shapes={named.shapes} color={layers.find(({ key }) => key === named.level)?.color} />,
        },
      }}
      label={t("alerts_map")}
      tiles={{ resource: alerts, query, revision }}
      symbol={{ by: "level", of: ({ level }) => level }}
      filters={{ name: "level", layers, counts }}
      extent={extent}
      sheet={{ period: null, filters, list: useAlertSheetList() }}
      popup={(alert, actions) => <AlertPopup {...actions} alert={alert} />}
    />
  );
}

function useAlertSheetList() {
  const t = useWords();
  const [language] = useLanguage();
  const levelOf = useLevelOf();
  return useSheetList<AlertSummary>(alerts, useAlertQuery(), [
    { title: t("alert_one"), share: 0.4, text: (row) => pick(language, row.headline_es, row.headline_en) },
    {
      title: t("label.alerts.level"),
      share: 0.15,
      text: ({ level, company_id }) => levelOf(level, company_id).name[language],
    },
    { title: t("label.alerts.company_id"), share: 0.2, text: ({ company_name }) => company_name },
  ]);
}
