// A movement in the ledger of a machine of a ground.
import { randomUUID } from "node:crypto";
import { id, type Maker } from "./maker.ts";

export const movementIn: Maker = async (tx, { name, company_id }) => {
  const machine = {
    company_id,
    name_es: `Motobomba ${name}`,
    kind: "equipment",
    category: "motor_pump",
    is_hired: false,
    is_out_of_order: false,
    is_active: true,
  };
  const inventory_id = await id(tx.insertInto("inventory").values(machine).returning("id").executeTakeFirstOrThrow());
  const came = { kind: "in", origin: "donation", quantity: "1", at: "2026-03-02T03:05:00Z", is_to_be_papered: true };
  return id(
    tx
      .insertInto("inventory_movements")
      .values({ ...came, uid: randomUUID(), inventory_id, company_id, note: `Movimiento ${name}` })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
};
