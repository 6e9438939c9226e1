// How a place issues its alerts: read where one decides, and set in a dialog.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { AlertPolicy, AlertPolicyDraft } from "@atalaya/contract/resources/alerts/policy.ts";
import { call } from "../../../api/call.ts";
import type { ApiError } from "../../../api/request.ts";

const key = "alert-policy";

/** What holds in this place, by what it says or the nearest place above it. */
export const useAlertPolicy = (company_id: number, isEnabled = true) =>
  useQuery<AlertPolicy, ApiError>({
    queryKey: [key, company_id],
    queryFn: ({ signal }) => call("GET companies/:id/alert-policy", { id: company_id, signal }),
    enabled: isEnabled,
  });

/** It holds below the place too: what is known of any place is asked for anew. */
export function useSetAlertPolicy(company_id: number) {
  const client = useQueryClient();
  return useMutation<AlertPolicy, ApiError, AlertPolicyDraft>({
    mutationFn: (body) => call("PUT companies/:id/alert-policy", { id: company_id, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
