// Visibly fictitious response resources of the demo, and what happened to them in the hours of its fire.
import { randomUUID } from "node:crypto";
import { MovementDraft } from "@atalaya/contract/resources/inventory/movements.ts";
import type { InventoryItem } from "@atalaya/contract/resources/inventory/inventory.ts";
import type { Position } from "@atalaya/contract/values/geometry.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { fromGeoJson } from "../platform/database/sql.ts";
import { everythingThereIs } from "../platform/http/access.ts";
import { writeMovement } from "../resources/inventory/movements/writing.ts";
import { logRequests } from "../resources/log-entries/requests.ts";
import { near } from "./invented.ts";

/** `ago`: minutes before now; a shift lasts `hours` until then. `for_fire`: of the fire that is under way. */
type Moved = Partial<MovementDraft> & { kind: MovementDraft["kind"]; ago: number; hours?: number; for_fire?: boolean };
type Fields = Pick<InventoryItem, "name_es" | "name_en" | "kind" | "category"> &
  Partial<
    Pick<
      InventoryItem,
      "identifier" | "people" | "unit" | "minimum" | "is_hired" | "provider" | "is_out_of_order" | "out_of_order_reason"
    >
  >;
type Seed = Fields & { place: string; at: Position; moved?: readonly Moved[] };

const yard: Position = near("05101", 0.006, 0.004);
const day = 1440;
const bought = {
  kind: "in",
  origin: "purchase",
  payer: "own_funds",
  currency: "CLP",
  document_kind: "invoice",
} as const;

const inDays = (days: number) => new Date(Date.now() + days * day * 60_000).toISOString().slice(0, 10);

const resources: readonly Seed[] = [
  {
    name_es: "Camión aljibe 10 m³ (demo)",
    name_en: "Water tanker 10 m³ (demo)",
    kind: "vehicle",
    category: "tanker",
    identifier: "DEMO-10",
    place: "05101",
    at: yard,
    moved: [{ kind: "assign", ago: 280, for_fire: true, note: "Abastece a la segunda línea." }],
  },
  {
    name_es: "Retroexcavadora arrendada (demo)",
    name_en: "Hired backhoe (demo)",
    kind: "vehicle",
    category: "backhoe",
    identifier: "DEMO-44",
    is_hired: true,
    provider: "Áridos Ficticios Ltda.",
    place: "05101",
    at: near("05101", 0.01, -0.01),
    moved: [
      {
        kind: "shift",
        ago: 60,
        hours: 3.5,
        for_fire: true,
        place_name: "Cortafuego sobre Las Cañas",
        litres: 48,
        payer: "own_funds",
        hourly_rate: 42_000,
        currency: "CLP",
      },
    ],
  },
  {
    name_es: "Generador 20 kVA (demo)",
    name_en: "Generator 20 kVA (demo)",
    kind: "equipment",
    category: "generator",
    is_out_of_order: true,
    out_of_order_reason: "Espera una bomba de combustible (dato ficticio)",
    place: "05101",
    at: yard,
  },
  {
    name_es: "Motobomba (demo)",
    name_en: "Motor pump (demo)",
    kind: "equipment",
    category: "motor_pump",
    place: "05109",
    at: near("05109", 0.004, 0.003),
  },
  {
    name_es: "Brigada forestal comunal (demo)",
    name_en: "Municipal forest fire brigade (demo)",
    kind: "brigade",
    category: "forest_fire",
    people: 12,
    place: "05101",
    at: near("05101", -0.004, 0.008),
    moved: [{ kind: "assign", ago: 300, for_fire: true }],
  },
  {
    name_es: "Frazadas (demo)",
    name_en: "Blankets (demo)",
    kind: "stock",
    category: "blanket",
    unit: "each",
    minimum: 200,
    place: "05101",
    at: yard,
    moved: [
      { ...bought, ago: 200 * day, quantity: 300, amount: 2_370_000, document_number: "F-0001 (ficticia)" },
      { kind: "out", ago: 190, quantity: 124, for_fire: true, recipient_kind: "shelter", recipient_name: "Encargada (ficticia)", recipient_people: 62, is_to_be_papered: true }, // prettier-ignore
    ],
  },
  {
    name_es: "Cajas de alimentos (demo)",
    name_en: "Food boxes (demo)",
    kind: "stock",
    category: "food_box",
    unit: "box",
    minimum: 40,
    place: "05101",
    at: yard,
    moved: [
      { ...bought, ago: 120 * day, quantity: 80, amount: 2_240_000, document_number: "F-0002 (ficticia)", lot: "A", expires_on: inDays(20) }, // prettier-ignore
      { kind: "in", origin: "donation", payer: "company", payer_name: "Almacenes Ficticios", ago: 170, quantity: 40, lot: "B", expires_on: inDays(300), document_kind: "donation_act", document_number: "AD-7 (ficticia)", for_fire: true }, // prettier-ignore
      { kind: "out", ago: 110, quantity: 30, lot: "A", for_fire: true, recipient_kind: "household", recipient_name: "Familia ficticia", recipient_people: 4, signed_by: "Persona ficticia", document_kind: "delivery_act", document_number: "AE-3 (ficticia)" }, // prettier-ignore
    ],
  },
];

/** After the fire that they answer; in the officer's name. */
export async function insertInventory({ write }: Database, fire: number, officer: number): Promise<void> {
  await write({ id: officer }, async (tx) => {
    const places = await tx.selectFrom("companies").select(["id", "territorial_code"]).execute();
    for (const { place, at, moved = [], ...fields } of resources) {
      const company_id = places.find(({ territorial_code }) => territorial_code === place)!.id;
      const inventory_id = await insertResource(tx, company_id, at, fields);
      for (const movement of moved) await insertMovement(tx, inventory_id, fields.kind === "stock", fire, movement);
    }
  });
}

async function insertResource(tx: Tx, company_id: number, at: Position, fields: Fields): Promise<number> {
  const usual = { is_hired: false, is_out_of_order: false, is_active: true };
  const { id } = await tx
    .insertInto("inventory")
    .values({
      ...usual,
      ...fields,
      company_id,
      geometry: fromGeoJson({ type: "Point", coordinates: at }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function insertMovement(
  tx: Tx,
  inventory_id: number,
  isStock: boolean,
  fire: number,
  { ago, hours, for_fire = false, ...movement }: Moved,
): Promise<void> {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const times =
    hours === undefined ? { at: before(ago) } : { started_at: before(ago + hours * 60), ended_at: before(ago) };
  const draft = MovementDraft.parse({
    uid: randomUUID(),
    ...(!isStock && movement.kind !== "shift" && { quantity: 1 }),
    is_to_be_papered: movement.document_number === undefined && movement.kind !== "assign",
    ...(for_fire && { disaster_id: fire }),
    ...times,
    ...movement,
  });
  const all = everythingThereIs;
  const writer = { scope: all, personal: all, logs: all, requests: logRequests, language: "es" } as const;
  await writeMovement(tx, writer, inventory_id, draft);
}
