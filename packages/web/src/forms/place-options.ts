// The user's places as options of a field.
import { usePlace } from "../api/places.ts";
import type { SearchOption } from "./search-choice.tsx";

/** Every place that the user may see, or only those where `isAllowed`. */
export function usePlaceOptions(isAllowed: (id: number) => boolean = () => true): SearchOption[] {
  const { places } = usePlace();
  return places
    .filter(({ id }) => isAllowed(id))
    .map(({ id, reason_social, territorial_code }) => ({ id, label: reason_social, detail: territorial_code }));
}
