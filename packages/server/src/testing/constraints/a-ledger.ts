// The ledger of a stock, into which movements are sent.
import { randomUUID } from "node:crypto";
import type { Answer, Caller } from "../test-app.ts";

/** What comes in is never short, and names whatever it is told to name. */
const movement = () => ({
  uid: randomUUID(),
  kind: "in",
  at: "2026-03-02T10:00:00Z",
  quantity: 10,
  origin: "donation",
  is_to_be_papered: true,
});

/** The ledger of one stock, in which there is something. */
export async function aLedger(
  by: Caller,
  company_id: number,
): Promise<{ create: (fields: object) => Promise<Answer> }> {
  const stock = { company_id, name_es: "Frazadas", kind: "stock", category: "blanket", unit: "each" };
  const { id } = (await by.post("/inventory", stock)).body;
  const create = (fields: object) => by.post(`/inventory/${id}/movements`, { ...movement(), ...fields });
  await create({ quantity: 1000 });
  return { create };
}
