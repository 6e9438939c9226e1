// What the screen asks of loss statements: what one would say of a day, those that are sealed, and sealing one.
import { useQueryClient } from "@tanstack/react-query";
import { lossStatements } from "@atalaya/contract/resources/records/loss-statements.ts";
import { clockIn } from "@atalaya/contract/values/format.ts";
import { usePlace } from "../../../api/places.ts";
import { serverNow } from "../../../api/server-clock.ts";
import { keyOf, useAct, useAnswer } from "../../../api/use-resource.ts";
import { shownZone } from "../../../ui/zone.ts";
import { useWords } from "../../../ui/words.ts";

/** What a statement of a day would say; asked for once a day is chosen. */
export const useStatement = (id: number, on: string | null) =>
  useAnswer(lossStatements, ":id/statement", { on }, { id, isEnabled: on !== null, isQuiet: true });

/** The sealed ones, the newest first. */
export const useSealed = (id: number) => useAnswer(lossStatements, ":id/statements", {}, { id, isQuiet: true });

/** Where it says something else by now, it is read again. */
export function useSeal() {
  const t = useWords();
  const client = useQueryClient();
  const sealing = useAct(lossStatements, "statements", { message: () => t("statement_is_sealed") });
  const seal = (body: { id: number; on: string; seen: string }) =>
    sealing.mutate(body, {
      onError: () => void client.invalidateQueries({ queryKey: [...keyOf(lossStatements), ":id/statement"] }),
    });
  return { seal, isPending: sealing.isPending };
}

/** YYYY-MM-DD on the clock of a place. */
export function useTodayOf(company_id: number): string {
  const { places } = usePlace();
  const zone = places.find(({ id }) => id === company_id)?.timezone ?? shownZone();
  return clockIn(zone, new Date(serverNow())).day;
}
