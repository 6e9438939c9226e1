// How a caller runs into the constraints of the ledger of response resources.
import type { Case } from "./case.ts";
import { nobody } from "./nouns.ts";

const delivery = { kind: "out", origin: null, recipient_kind: "shelter" };

export const casesOfInventory = (): Record<string, Case> => ({
  inventory_movements_disaster_id_fkey: { noun: "ledger", fields: { disaster_id: nobody }, at: "disaster_id" },
  inventory_movements_to_id_fkey: {
    noun: "ledger",
    fields: { kind: "transfer", origin: null, to_id: nobody },
    at: "to_id",
  },
  inventory_movements_of_id_fkey: {
    noun: "ledger",
    fields: { kind: "return", origin: null, of_id: nobody },
    at: "of_id",
  },
  inventory_movements_shelter_id_fkey: {
    noun: "ledger",
    fields: { ...delivery, shelter_id: nobody },
    at: "shelter_id",
  },
  inventory_movements_institution_id_fkey: {
    noun: "ledger",
    fields: { ...delivery, institution_id: nobody },
    at: "institution_id",
  },
});
