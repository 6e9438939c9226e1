// What movements of response resources name of other places: how somebody below or beside would name it, and what he is answered.
import { randomUUID } from "node:crypto";
import type { Link } from "./between-places.ts";
import type { Things } from "./things.ts";

/** A movement of an own stock that names something of another place. */
const moving =
  (fields: (target: Things) => object): Link =>
  (by, own, target) =>
    by.post(`/inventory/${own.stock}/movements`, {
      uid: randomUUID(),
      kind: "in",
      origin: "donation",
      at: "2026-03-02T10:00:00Z",
      quantity: 1,
      is_to_be_papered: true,
      ...fields(target),
    });
const delivered = { kind: "out", origin: null, recipient_kind: "shelter" };

const ofResource = { excuse: "the place of its resource, which it follows" };
const inItsLedger = { excuse: "a movement of the same ledger, looked for there (movements.http)" };
const bySum = { excuse: "kept from the ledger" };

export const relationsOfInventory = {
  "inventory_movements.company_id": ofResource,
  "inventory_movements.inventory_id": {
    above: 404,
    beside: 404,
    link: (by, _own, target) => moving(() => ({}))(by, target, target),
  } as { above: number; beside: number; link: Link },
  "inventory_movements.disaster_id": {
    above: 422,
    beside: 422,
    link: moving(({ event: disaster_id }) => ({ disaster_id })),
  },
  "inventory_movements.to_id": {
    above: 422,
    beside: 422,
    link: moving(({ stock: to_id }) => ({ kind: "transfer", origin: null, to_id })),
  },
  "inventory_movements.shelter_id": {
    above: 422,
    beside: 422,
    link: moving(({ shelter: shelter_id }) => ({ ...delivered, shelter_id })),
  },
  "inventory_movements.institution_id": {
    above: 201,
    beside: 422,
    link: moving(({ institution: institution_id }) => ({ ...delivered, institution_id })),
  },
  "inventory_movements.of_id": inItsLedger,
  "inventory_movements.corrects_id": inItsLedger,
  "inventory_movements.line_id": { excuse: "a request of the log of its own event, looked for there (movements.http)" },
  "inventory_papers.company_id": ofResource,
  "inventory_papers.movement_id": ofResource,
  "inventory_lots.inventory_id": bySum,
  "inventory_standing.inventory_id": bySum,
};
