// Taking out a count that was wrong, with the way back.
import { useQueryClient } from "@tanstack/react-query";
import { shelters } from "@atalaya/contract/resources/shelters.ts";
import type { Occupancy } from "@atalaya/contract/resources/shelters/occupancy.ts";
import { call } from "../../api/call.ts";
import { raise } from "../../api/events.ts";
import { ApiError } from "../../api/request.ts";
import { keyOf, useAct } from "../../api/use-resource.ts";
import { useWords } from "../../ui/words.ts";

export function useTakeOutCount(id: number, onChanged: () => void): (count: Occupancy) => void {
  const t = useWords();
  const client = useQueryClient();
  const { mutateAsync } = useAct(shelters, "occupancy", { message: () => t("occupancy_saved") });
  const failed = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    raise("SET_MESSAGE", { message: error.message || t("record_change_failed"), type: "error" });
  };
  return ({ id: _id, created_by: _created_by, ...count }) =>
    void call("DELETE shelters/:id/occupancy", { id, query: { as_of: count.as_of } }).then(async () => {
      raise("APP_RESOURCE_DELETED", {
        message: t("occupancy_taken_out"),
        type: "success",
        action: { label: t("undo"), run: () => void mutateAsync({ id, ...count }).then(onChanged, failed) },
      });
      await client.invalidateQueries({ queryKey: keyOf(shelters) });
      onChanged();
    }, failed);
}
