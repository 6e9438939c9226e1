// Resources with ledgers, and how an officer writes movements down.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Movement } from "@atalaya/contract/resources/inventory/movements.ts";
import type { Answer, Caller } from "../test-app.ts";

/** This hour of the second of March, in UTC. */
export const hourOf = (time: string) => `2026-03-02T${time}:00.000Z`;

/** A movement as a test says it; the rest is filled in. */
export type Sent = { kind: string; [field: string]: unknown };

/** A stock of blankets unless said otherwise; answers its id. */
export async function aResource(by: Caller, company_id: number, changes: object = {}): Promise<number> {
  const stock = { company_id, name_es: "Frazadas", kind: "stock", category: "blanket", unit: "each", ...changes };
  const { status, body } = await by.post("/inventory", stock);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

export const aMachine = (by: Caller, company_id: number, changes: object = {}) =>
  aResource(by, company_id, {
    name_es: "Retroexcavadora",
    kind: "vehicle",
    category: "backhoe",
    unit: null,
    ...changes,
  });

/** Sends a movement that is still to be papered unless said otherwise. */
export const send = (by: Caller, id: number, { kind, ...changes }: Sent): Promise<Answer> =>
  by.post(`/inventory/${id}/movements`, {
    uid: randomUUID(),
    kind,
    at: hourOf("10:00"),
    is_to_be_papered: true,
    ...(kind !== "shift" && { quantity: 1 }),
    ...changes,
  });

/** The same, which must be taken. */
export async function moved(by: Caller, id: number, changes: Sent): Promise<Movement> {
  const { status, body } = await send(by, id, changes);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

export const corrected = (by: Caller, id: number, reason = "Se anotó dos veces"): Promise<Answer> =>
  by.post(`/inventory/movements/${id}/correction`, { uid: randomUUID(), reason });

export const balanceOf = async (by: Caller, id: number): Promise<number> =>
  (await by.get(`/inventory/${id}`)).body.balance;
