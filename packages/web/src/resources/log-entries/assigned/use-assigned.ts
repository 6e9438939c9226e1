// What was assigned to a request or task of a log, and bringing it back.
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { inventoryMovements, type Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import type { LogEntry } from "@atalaya/contract/resources/log-entries.ts";
import { raise } from "../../../api/events.ts";
import { useMay } from "../../../api/may.ts";
import { ApiError } from "../../../api/request.ts";
import { toMinute } from "../../../api/server-clock.ts";
import { useAct, useList } from "../../../api/use-resource.ts";
import { useMoment } from "../../../screens/as-of/use-moment.ts";
import { useLedgerChanged } from "../../../screens/inventory/use-ledger-changed.ts";
import { useWords } from "../../../ui/words.ts";

const none: readonly Movement[] = [];

/** Those of one line, the newest first; asked for only where there are any. The ledger knows no past. */
export function useAssigned({ id, has_assignments }: LogEntry): readonly Movement[] {
  const may = useMay();
  const isPast = useMoment() !== null;
  const isEnabled = has_assignments && !isPast && may("inventory.index");
  const { data } = useList(inventoryMovements, { line: id, kind: "assign", per_page: 100 }, { isEnabled });
  const inForce = data?.data.filter(
    ({ corrects_id, corrected_by_id }) => corrects_id === null && corrected_by_id === null,
  );
  return (isEnabled && inForce) || none;
}

/** All of it that is still out, now; its paper comes later. */
export function useReturn() {
  const t = useWords();
  const changed = useLedgerChanged();
  const { mutateAsync, isPending } = useAct(inventory, "movements", { message: () => t("assign_returned") });
  return {
    isPending,
    bringBack: async ({ id, inventory_id, disaster_id, still_out }: Movement) => {
      const sent = { uid: crypto.randomUUID(), kind: "return" as const, quantity: still_out, at: toMinute() };
      try {
        await mutateAsync({ id: inventory_id, ...sent, of_id: id, disaster_id, is_to_be_papered: true });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const message = Object.values(error.errors).flat()[0] ?? error.message;
        return raise("SET_MESSAGE", { message, type: "error" });
      }
      await changed();
    },
  };
}
