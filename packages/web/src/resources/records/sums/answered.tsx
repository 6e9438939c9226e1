// What an answer about the records of the list is made of, under its filters.
import type { LossSums } from "@atalaya/contract/resources/records/loss-sums.ts";
import { AnsweredUnder, Notes, type AnsweredProps, type Said } from "../../../screens/list-tools/answered.tsx";
import { useWords } from "../../../ui/words.ts";
import { recordFilters } from "../record-query.ts";

const ofLosses: Said = { failed: "room_years_failed", none: "loss_sums_none", noneText: "loss_sums_none_text" };

type AnsweredOfRecords<A> = Omit<AnsweredProps<A>, "said" | "filters"> & { said?: Said };

export const Answered = <A,>({ said = ofLosses, ...answered }: AnsweredOfRecords<A>) => (
  <AnsweredUnder {...answered} said={said} filters={recordFilters} />
);

/** Of which cards sums are, and what their signs mean. */
export function SumsNotes({ total, isRate }: { total: LossSums["total"]; isRate: boolean }) {
  const t = useWords();
  const isOpen = total.sums.some(({ open }) => open > 0);
  const rate = isRate ? [t("loss_sums_rate_note")] : [];
  return <Notes texts={[t("loss_sums_note"), ...rate, ...(isOpen ? [t("loss_sums_open")] : [])]} />;
}
