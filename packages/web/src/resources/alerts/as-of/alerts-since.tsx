// The alerts of a tab at a moment beside those of now.
import { alerts } from "@atalaya/contract/resources/alerts.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { SinceScreen } from "../../../screens/as-of/since-screen.tsx";
import { useWords } from "../../../ui/words.ts";
import { alertFilters, useAlertQuery } from "../use-alerts.ts";
import { ChangedAlert } from "./changed-alert.tsx";

export function AlertsSinceScreen() {
  const t = useWords();
  const { change } = useUrlState();
  const asked = useAnswer(alerts, "since", useAlertQuery());
  return (
    <SinceScreen asked={asked} filters={alertFilters} back={t("back_to_list")} onClose={() => change({ since: null })}>
      {({ data, documents, records }) =>
        data.map((one) => <ChangedAlert key={one.id} one={one} documents={documents} records={records} />)
      }
    </SinceScreen>
  );
}
