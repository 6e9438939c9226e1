// What every map of the console begins with: the look of the screen, the language, the server's map settings, and the places.
import { useColorScheme } from "@mui/material/styles";
import { pageConfig } from "../api/page-config.ts";
import { usePlace } from "../api/places.ts";
import type { BaseMapOptions } from "../map/base/use-base-style.ts";
import { useLanguage } from "../ui/words.ts";

export function useMapBase(): BaseMapOptions {
  const [language] = useLanguage();
  const { colorScheme } = useColorScheme();
  const { places } = usePlace();
  return {
    scheme: colorScheme === "dark" ? "dark" : "light",
    language,
    settings: pageConfig().map,
    places,
    ground: null,
    relief: null,
  };
}
