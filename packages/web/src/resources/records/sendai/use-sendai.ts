// What the indicators are asked with: the chosen place, what the columns are, and of which year, all held in the address.
import { sendai, sendaiColumns, type SendaiBy, type SendaiReport } from "@atalaya/contract/resources/records/sendai.ts";
import type { UrlState } from "../../../api/addresses.ts";
import { usePlace } from "../../../api/places.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { useAnswer } from "../../../api/use-resource.ts";
import { dayHere } from "../../../ui/format.ts";
import { usePlaceKind } from "../map/place-kind.tsx";

const columnsOf = (search: UrlState): SendaiBy => sendaiColumns.find((by) => by === search.sendai) ?? "year";

const thisYear = () => Number(dayHere().slice(0, 4));

/** A year that the address names; the last one that has ended where it names none. */
export const yearIn = (text: string | undefined): number =>
  text && /^\d{4}$/.test(text) ? Number(text) : thisYear() - 1;

/** The years that can be chosen, the latest first. */
export const yearsSince = (first: number): number[] =>
  Array.from({ length: thisYear() - first + 1 }, (_, back) => thisYear() - back);

/** While columns of another kind load, those before do not stand in their place. */
const isOf = (by: SendaiBy, { columns }: SendaiReport): boolean =>
  columns.every(({ hazard, company_id }) =>
    by === "hazard"
      ? hazard !== undefined
      : by === "place"
        ? company_id !== undefined
        : hazard === undefined && company_id === undefined,
  );

export function useSendai() {
  const { search } = useUrlState();
  const { place } = usePlace();
  const { level } = usePlaceKind();
  const by = columnsOf(search);
  const year = yearIn(search.year);
  const query = {
    place,
    by,
    hazard: search.hazard,
    ...(by !== "year" && { to: year }),
    ...(by === "place" && { place_kind: level }),
  };
  const asked = useAnswer(sendai, "sendai", query);
  const report = asked.data && isOf(by, asked.data) ? asked.data : undefined;
  return { by, year, query, asked, report };
}
