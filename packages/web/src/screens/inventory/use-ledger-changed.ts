// What is drawn anew after something happened to a response resource.
import { useQueryClient } from "@tanstack/react-query";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { inventoryMovements } from "@atalaya/contract/resources/inventory/movements.ts";
import { logEntries } from "@atalaya/contract/resources/log-entries.ts";
import { keyOf } from "../../api/use-resource.ts";

/** Lists, ledgers and totals of response resources show what is new, and logs what it did to their requests. */
export function useLedgerChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: keyOf(inventory) });
    await client.invalidateQueries({ queryKey: keyOf(inventoryMovements) });
    await client.invalidateQueries({ queryKey: keyOf(logEntries) });
  };
}
