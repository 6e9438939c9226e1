// The bar of the past above a list, which leads to what of it is not the same now.
import { useUrlState } from "../../../api/url-state.ts";
import { PastBar } from "../../../screens/as-of/past-bar.tsx";

export function ComparedBar() {
  const { change } = useUrlState();
  return <PastBar onCompare={() => change({ since: true, selected: null, page: null })} />;
}
