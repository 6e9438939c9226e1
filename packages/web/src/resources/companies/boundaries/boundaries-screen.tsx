// Loading the boundaries of many places from one file: `?boundaries=new` asks for it, `?boundaries=12` reviews what was read.
import { useUrlState } from "../../../api/url-state.ts";
import { BoundaryFile } from "./boundary-file.tsx";
import { BoundaryReview } from "./boundary-review.tsx";

export function BoundariesScreen() {
  const { search, change } = useUrlState();
  const id = Number(search.boundaries);
  const open = (load: number | "new" | null) => change({ boundaries: load, map: null });
  if (!Number.isInteger(id)) return <BoundaryFile onRead={open} onClose={() => open(null)} />;
  return <BoundaryReview key={id} id={id} onAnother={() => open("new")} onClose={() => open(null)} />;
}
