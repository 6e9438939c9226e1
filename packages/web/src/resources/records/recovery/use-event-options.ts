// The disasters that a work of recovery may follow, the latest first.
import { useWatch } from "react-hook-form";
import type { RecordDraft } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../../api/may.ts";
import { useList } from "../../../api/use-resource.ts";
import type { SearchOption } from "../../../forms/choices/search-choice.tsx";
import { formatDay } from "../../../ui/format.ts";
import { useLanguage, useWords } from "../../../ui/words.ts";

const mostOffered = 100;

/** Whatever the active place; the chosen one is always among them. */
export const useEventOptions = (): SearchOption[] =>
  useEventsWith(useWatch<RecordDraft, "recovery.event_id">({ name: "recovery.event_id" }));

/** The same outside of a form. */
export function useEventsWith(chosen: number | null | undefined, isAsked = true): SearchOption[] {
  const t = useWords();
  const [language] = useLanguage();
  const may = useMay();
  const { data } = useList(
    recordsOf("risk"),
    { sort: "-observed_on", per_page: mostOffered },
    { isEnabled: isAsked && may("records.risk.index") },
  );
  const offered = (data?.data ?? []).map(({ id, title, observed_on }) => ({
    id,
    label: title,
    detail: formatDay(observed_on, language),
  }));
  return !chosen || offered.some(({ id }) => id === chosen)
    ? offered
    : [{ id: chosen, label: t("recovery_event_gone", { id: chosen }) }, ...offered];
}
