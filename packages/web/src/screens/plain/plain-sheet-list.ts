// What a plain noun shows on its map, as a list for paper.
import { usePlace } from "../../api/places.ts";
import { useUrlState } from "../../api/url-state.ts";
import { useLabelOf } from "../../forms/fields-of.tsx";
import { unknown } from "../../ui/format.ts";
import { useLanguage } from "../../ui/words.ts";
import { pageOf } from "../filters.ts";
import { useSheetList } from "../list-and-map/sheet-list.ts";
import type { PlainScreen, Row } from "./plain-screen.ts";
import { useChoicesOf, usePlainQuery, useSay } from "./use-plain.ts";

export function usePlainSheetList({ noun, nameOf }: PlainScreen) {
  const [language] = useLanguage();
  const { search } = useUrlState();
  const { places } = usePlace();
  const labelOf = useLabelOf(noun);
  const say = useSay(noun);
  const symbols = useChoicesOf(noun)[noun.symbol] ?? [];
  const { sort } = pageOf(noun, search);
  return useSheetList<Row & Record<string, unknown>>(noun as never, { ...usePlainQuery(noun), sort }, [
    { title: say("one"), share: 0.35, text: (row) => nameOf(row, language) },
    {
      title: labelOf(noun.symbol),
      share: 0.25,
      text: (row) => symbols.find(({ value }) => value === row[noun.symbol])?.label ?? unknown,
    },
    {
      title: labelOf("company_id"),
      share: 0.2,
      text: ({ company_id }) => places.find(({ id }) => id === company_id)?.reason_social ?? unknown,
    },
  ]);
}
