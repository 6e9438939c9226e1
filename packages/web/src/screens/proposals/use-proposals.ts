// Proposals as they are received and sent, and the keeper's answer to one.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { proposals, type Proposal, type ProposalAnswer } from "@atalaya/contract/resources/proposals.ts";
import { raise } from "../../api/events.ts";
import { usePlace } from "../../api/places.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { keyOf, useList } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

const mostShown = 50;

type Filters = { side: "received" | "sent"; state?: string; subject?: number };

export function useProposals(filters: Filters, isEnabled = true) {
  const { place } = usePlace();
  return useList(proposals, { ...filters, place, per_page: mostShown }, { isEnabled });
}

/** What was changed by the answer is read again wherever it is shown: `about` is the noun of the proposals. */
export function useAnswerProposal(about: { path: string }) {
  const t = useWords();
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([proposals, about].map((noun) => client.invalidateQueries({ queryKey: keyOf(noun) })));
  return useMutation<Proposal, ApiError, ProposalAnswer & { id: number }>({
    mutationFn: ({ id, ...body }) => call("PUT proposals/:id", { id, body, leavesOnDenied: false }),
    onSuccess: async () => {
      raise("APP_RESOURCE_UPDATED", { message: t("proposal_answered"), type: "success" });
      await refresh();
    },
    // Somebody was faster, or it was taken back: what stands there now is shown instead.
    onError: async ({ status }) => {
      if (status === 409) await refresh();
    },
  });
}
