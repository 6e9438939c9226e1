// Stands in until the screen is there.
import { NotReady } from "../../ui/not-ready.tsx";

export function DashboardScreen() {
  return <NotReady />;
}
