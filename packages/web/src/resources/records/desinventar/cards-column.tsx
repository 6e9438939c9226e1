// How many cards of the file name an event or a place.
import type { Language } from "@atalaya/contract/text.ts";
import { formatNumber } from "../../../ui/format.ts";
import type { Column } from "../../../ui/table/data-table-column.ts";
import type { Translate } from "../../../ui/words.ts";

export const cardsColumn = <T extends { cards: number }>(t: Translate, language: Language): Column<T> => ({
  key: "cards",
  title: t("cards_cards"),
  align: "right",
  width: 90,
  render: ({ cards }) => <span className="tn">{formatNumber(cards, language)}</span>,
});
