// Saving what a place is associated with: the whole list at once, at every change of it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { raise } from "../../api/events.ts";
import { request, type ApiError } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

/** `save(rows)` replaces the list; a refusal says its first reason. */
export function useLinks<T>(company: Company | null, path: "associatePersons" | "associateCompanies", list: string) {
  const t = useWords();
  const client = useQueryClient();
  const change = useMutation<Company, ApiError, T[]>({
    mutationFn: (rows) =>
      request(`${companies.path}/${path}/${company?.id}`, {
        method: "PUT",
        body: { [list]: rows },
        leavesOnDenied: false,
      }),
    onSuccess: async () => {
      raise("APP_RESOURCE_UPDATED", { message: t("links_saved"), type: "success" });
      await client.invalidateQueries({ queryKey: keyOf(companies) });
    },
  });
  const [[reason] = []] = Object.values(change.error?.errors ?? {});
  return {
    save: change.mutateAsync,
    reset: change.reset,
    isBusy: change.isPending,
    problem: reason ?? change.error?.message,
  };
}
