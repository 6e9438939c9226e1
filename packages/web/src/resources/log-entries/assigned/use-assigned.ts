// What was assigned to the requests and tasks of an event, and bringing it back.
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { inventoryMovements, type Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import { useMay } from "../../../api/may.ts";
import { toMinute } from "../../../api/server-clock.ts";
import { useAct, useList } from "../../../api/use-resource.ts";
import { useMoment } from "../../../screens/as-of/use-moment.ts";
import { useLedgerChanged } from "../../../screens/inventory/use-ledger-changed.ts";
import { useWords } from "../../../ui/words.ts";

const none: readonly Movement[] = [];

/** Those of one line, the newest first; asked for once for all lines of an event. The ledger knows no past. */
export function useAssigned(event_id: number, line_id: number): readonly Movement[] {
  const may = useMay();
  const isPast = useMoment() !== null;
  const isEnabled = !isPast && may("inventory.index");
  const { data } = useList(inventoryMovements, { disaster: event_id, kind: "assign", per_page: 100 }, { isEnabled });
  const ofLine = data?.data.filter(
    ({ line_id: answered, corrects_id, corrected_by_id }) =>
      answered === line_id && corrects_id === null && corrected_by_id === null,
  );
  return ofLine ?? none;
}

/** All of it that is still out, now; its paper comes later. */
export function useReturn() {
  const t = useWords();
  const changed = useLedgerChanged();
  const { mutateAsync, isPending } = useAct(inventory, "movements", { message: () => t("assign_returned") });
  return {
    isPending,
    bringBack: async ({ id, inventory_id, disaster_id, line_id, still_out }: Movement) => {
      await mutateAsync({
        id: inventory_id,
        uid: crypto.randomUUID(),
        kind: "return",
        quantity: still_out,
        at: toMinute(),
        of_id: id,
        disaster_id,
        line_id,
        is_to_be_papered: true,
      });
      await changed();
    },
  };
}
