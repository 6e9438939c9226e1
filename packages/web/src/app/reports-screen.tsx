// Reports of emergencies that run, and the files of those that have ended: `?closing=true` is the second.
import { useUrlState } from "../api/url-state.ts";
import { ClosingScreen } from "../resources/after-actions/closing-screen.tsx";
import { ReportsScreen as RunningScreen } from "../resources/event-reports/reports-screen.tsx";

export function ReportsScreen() {
  const { search } = useUrlState();
  return search.closing ? <ClosingScreen /> : <RunningScreen />;
}
