// From a number of the portfolio to the list of the works that it was made of, and from a work to itself.
import { noStage } from "@atalaya/contract/resources/records.ts";
import type { RecoveryGroup, RecoverySums } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { linkTo, type ScreenLink, type UrlChange } from "../../../api/addresses.ts";
import { useUrlState } from "../../../api/url-state.ts";
import { recordFilters } from "../record-query.ts";

export type PortfolioRow = RecoverySums["rows"][number];

type Narrowed = UrlChange<"/records/recovery">;

/** Null where no filter names just these works. */
export type WorkLinks = (row: PortfolioRow | null, more?: Narrowed) => ScreenLink | null;

const narrowing: Record<RecoveryGroup, (row: PortfolioRow) => Narrowed | null> = {
  sector: ({ sector }) => ({ sector: sector ?? noStage }),
  phase: ({ phase }) => ({ phase: phase ?? noStage }),
  // With part of its money from nowhere told, a work names other sources all the same.
  source: ({ source }) => (source ? { funding: source } : null),
  place: ({ company_id }) => (company_id ? { place: company_id } : null),
  event: ({ event }) => (event ? { event: event.id } : null),
};

/** To the list under the same filters and these. */
export function useListLink() {
  const { search } = useUrlState();
  return (narrowed: Narrowed): ScreenLink =>
    linkTo("/records/recovery", {
      ...recordFilters.of(search),
      view: search.view,
      columns: search.columns,
      ...narrowed,
    });
}

export function useWorkLinks(by: RecoveryGroup): WorkLinks {
  const linkOf = useListLink();
  return (row, more = {}) => {
    const narrowed = row ? narrowing[by](row) : {};
    return narrowed && linkOf({ ...narrowed, ...more });
  };
}
