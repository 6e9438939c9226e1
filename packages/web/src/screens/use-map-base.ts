// What every map of the console begins with: the look of the screen, the language, the places, and what it is drawn on.
import { useMemo } from "react";
import { useColorScheme } from "@mui/material/styles";
import { usePlace } from "../api/places.ts";
import { requestHeaders } from "../api/request.ts";
import { extentOfPlace } from "../map/view/places-extent.ts";
import type { BaseMapOptions } from "../map/base/use-base-style.ts";
import { useLanguage } from "../ui/words.ts";
import type { GroundPick } from "./ground/ground-choice.ts";
import { useDrawnGround } from "./ground/use-grounds.ts";

/** `pick`: the ground, whatever was chosen for other maps. */
export function useMapBase(pick?: GroundPick): BaseMapOptions {
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const { place, places } = usePlace();
  const home = useMemo(() => (place === "all" ? null : extentOfPlace(places, place)), [places, place]);
  const drawn = useDrawnGround(pick);
  return {
    scheme: colorScheme === "dark" ? "dark" : "light",
    language,
    places,
    home,
    headers: requestHeaders,
    ...drawn,
  };
}
