// Saving what a place is associated with: the whole list at once, at every change of it.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { companies, type Company } from "@atalaya/contract/resources/companies.ts";
import { raise } from "../../api/events.ts";
import { call } from "../../api/call.ts";
import type { ApiError } from "../../api/request.ts";
import { keyOf } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

/**
 * `save(rows)` replaces the list as it was read; a refusal says its first reason. Where somebody else changed it meanwhile, the list is read
 * again and nothing is written: what was chosen stays in the dialog, and is saved over the new list.
 */
export function useLinks<T>(
  company: Company | null,
  path: "associatePersons" | "associateCompanies",
  list: "persons" | "companies",
) {
  const t = useWords();
  const client = useQueryClient();
  const change = useMutation<Company, ApiError, T[]>({
    mutationFn: (rows) =>
      call(`PUT companies/${path}/:id`, {
        id: company!.id,
        body: { [list]: rows, version: company?.[`${list}_version`] },
        leavesOnDenied: false,
      }),
    onSuccess: async () => {
      raise("APP_RESOURCE_UPDATED", { message: t("links_saved"), type: "success" });
      await client.invalidateQueries({ queryKey: keyOf(companies) });
    },
    onError: async ({ code }) => {
      if (code !== "conflict") return;
      raise("SET_MESSAGE", { message: t("links_changed"), type: "warning" });
      await client.invalidateQueries({ queryKey: keyOf(companies) });
    },
  });
  const [[reason] = []] = Object.values(change.error?.errors ?? {});
  const said = change.error?.code === "conflict" ? t("links_changed") : change.error?.message;
  return {
    save: change.mutateAsync,
    reset: change.reset,
    isBusy: change.isPending,
    problem: reason ?? said,
  };
}
