// The user's places as options of a field, and the one that something new starts with.
import type { Permission } from "@atalaya/contract/permissions.ts";
import { useMay } from "../../api/may.ts";
import { usePlace } from "../../api/places.ts";
import type { SearchOption } from "./search-choice.tsx";

/** Every place that the user may see, or only those where `isAllowed`. */
export function usePlaceOptions(isAllowed: (id: number) => boolean = () => true): SearchOption[] {
  const { places } = usePlace();
  return places
    .filter(({ id }) => isAllowed(id))
    .map(({ id, reason_social, territorial_code }) => ({ id, label: reason_social, detail: territorial_code }));
}

/** The place that something new starts with: the active one, or the only one where the user may create it; else null. */
export function useOnlyPlace(permission: Permission): number | null {
  const { place, places } = usePlace();
  const may = useMay();
  const allowed = places.filter(({ id }) => may(permission, id));
  if (allowed.some(({ id }) => id === place)) return place as number;
  return allowed.length === 1 ? allowed[0]!.id : null;
}
