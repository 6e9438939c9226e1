// The bar of the past above a list or a log, which leads to what of it is not the same now.
import type { ReactNode } from "react";
import { useUrlState } from "../../api/url-state.ts";
import { PastBar } from "./past-bar.tsx";

/** `steps`: ways to other moments. */
export function ComparedBar({ steps }: { steps?: ReactNode }) {
  const { change } = useUrlState();
  return <PastBar steps={steps} onCompare={() => change({ since: true, selected: null, page: null })} />;
}
