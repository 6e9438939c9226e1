// What a row of the portfolio is called by.
import type { RecoveryGroup } from "@atalaya/contract/resources/records/recovery-portfolio.ts";
import { usePlace } from "../../../api/places.ts";
import { useWords } from "../../../ui/words.ts";
import type { PortfolioRow } from "./use-work-links.ts";

export function useRowName(by: RecoveryGroup): (row: PortfolioRow) => string {
  const t = useWords();
  const { places } = usePlace();
  return ({ sector, phase, source, company_id, event }) => {
    if (sector) return t(`sector.${sector}`);
    if (phase) return t(`recovery_phase.${phase}`);
    if (source) return t(`funding_source.${source}`);
    if (company_id) return places.find(({ id }) => id === company_id)?.reason_social ?? String(company_id);
    if (event) return event.title ?? t("recovery_event_gone", { id: event.id });
    return t(by === "place" ? "loss_sums_above" : "recovery_sums_untold");
  };
}

/** What says nothing of it stands behind all others. */
export const isUntold = ({ sector, phase, source, company_id, event }: PortfolioRow): boolean =>
  !sector && !phase && !source && !company_id && !event;
