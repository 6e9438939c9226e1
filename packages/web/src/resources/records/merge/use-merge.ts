// Which records may tell of the same thing, and making one of two.
import { useQueryClient } from "@tanstack/react-query";
import type { RecordDomain } from "@atalaya/contract/domain/domains.ts";
import { attachments } from "@atalaya/contract/resources/attachments.ts";
import type { RecordMerge } from "@atalaya/contract/resources/records/merge.ts";
import type { DomainRecord, RecordSummary } from "@atalaya/contract/resources/records.ts";
import { recordsOf } from "@atalaya/contract/resources/records/resource.ts";
import { useMay } from "../../../api/may.ts";
import { usePlace } from "../../../api/places.ts";
import type { ApiError } from "../../../api/request.ts";
import { keyOf, useAct, useAnswer, useList } from "../../../api/use-resource.ts";
import { useWords } from "../../../ui/words.ts";

/** What `?merge=` says before the other record is chosen. */
export const notChosen = "choose";

/** Whether the user may merge others into this record. */
export function useMayMerge(domain: RecordDomain) {
  const may = useMay();
  return ({ company_id, status }: Pick<RecordSummary, "company_id" | "status">) =>
    status !== "archived" && may(`records.${domain}.update`, company_id) && may(`records.${domain}.delete`, company_id);
}

export const useDuplicates = (domain: RecordDomain, id: number) =>
  useAnswer(recordsOf(domain), ":id/duplicates", {}, { id });

/** Pairs in the active place, the latest first. */
export function usePairs(domain: RecordDomain) {
  const { place } = usePlace();
  return useAnswer(recordsOf(domain), "duplicates", { place });
}

const shortestSearch = 3;
const mostFound = 20;

/** Others of the same variable and place by their words or code; none before three letters. */
export function useOthers(domain: RecordDomain, record: DomainRecord, q: string): RecordSummary[] | undefined {
  const { id, company_id, variable_id } = record;
  const query = { q, variable: variable_id, place: company_id, per_page: mostFound };
  const isEnabled = q.trim().length >= shortestSearch;
  const { data } = useList(recordsOf(domain), query, { isEnabled });
  return isEnabled ? data?.data.filter((it) => it.id !== id && it.company_id === company_id) : undefined;
}

export function useMerge(domain: RecordDomain, onMerged: () => void) {
  const t = useWords();
  const client = useQueryClient();
  const merge = useAct(recordsOf(domain), "merge", { message: () => t("merge_done") });
  const refresh = (resource: { path: string }) => void client.invalidateQueries({ queryKey: keyOf(resource) });
  return {
    ...merge,
    /** What follows is done even where the comparison was drawn anew meanwhile, because the one that stays was read again. */
    merge: (asked: RecordMerge & { id: number }) =>
      void merge.mutateAsync(asked).then(
        () => {
          refresh(attachments);
          onMerged();
        },
        // Somebody changed one of them meanwhile: what is compared is read again.
        ({ status }: ApiError) => status === 409 && refresh(recordsOf(domain)),
      ),
  };
}
