// A plain noun on the map: its layers are the values of its symbol.
import { useMemo } from "react";
import type { WordKey } from "@atalaya/contract/words.ts";
import type { SearchKey } from "../../api/addresses.ts";
import type { Bbox } from "@atalaya/contract/values/geometry.ts";
import { useWords } from "../../ui/words.ts";
import { FeatureMap, type MapParts } from "../list-and-map/feature-map.tsx";
import { usePlainSheet } from "./plain-filter-bar.tsx";
import { usePlainSheetList } from "./plain-sheet-list.ts";
import { PlainPopup } from "./plain-popup.tsx";
import type { Detail, PlainScreen } from "./plain-screen.ts";
import { usePlainQuery, usePlainTotals, useSay } from "./use-plain.ts";

export function PlainMap({ screen, parts, revision }: { screen: PlainScreen; parts: MapParts; revision: number }) {
  const t = useWords();
  const { noun, looks } = screen;
  const { path, symbol } = noun;
  const say = useSay(noun);
  const query = usePlainQuery(noun);
  const { extent, counts } = usePlainTotals(noun);
  const layers = useMemo(
    () =>
      Object.entries(looks).map(([key, look]) => ({
        key,
        name: t(`choice.${path}.${symbol}.${key}` as WordKey),
        ...look,
      })),
    [t, looks, path, symbol],
  );
  return (
    <FeatureMap<Detail>
      screen={parts}
      label={say("title")}
      tiles={{ resource: noun as never, query, revision }}
      symbol={{ by: symbol, of: (thing) => String(thing[symbol]) }}
      filters={{ name: symbol as SearchKey, layers, counts }}
      extent={extent as Bbox | null}
      sheet={{ ...usePlainSheet(screen), list: usePlainSheetList(screen) }}
      popup={(thing, actions) => <PlainPopup {...actions} screen={screen} thing={thing} />}
    />
  );
}
