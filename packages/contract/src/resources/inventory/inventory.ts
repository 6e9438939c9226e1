// Response resources: equipment, vehicles, brigades and stocks with which an emergency is answered. What happens to them is never an edited
// number: it stands in their ledger (movements.ts).
import { z } from "zod";
import { definePlainNoun } from "../../plain/noun.ts";
import { allOf, Id } from "../../record.ts";
import { optionalCount } from "../../values/amounts.ts";
import { optionalText, requiredText } from "../../values/plain-text.ts";
import {
  expiries,
  expiryTitles,
  inventoryCategories,
  inventoryCategoryTitles,
  inventoryKinds,
  inventoryKindTitles,
  inventoryStates,
  inventoryStateTitles,
  inventoryUnits,
  inventoryUnitTitles,
  isCategoryOf,
} from "./choices.ts";
import { Amount } from "./quantity.ts";
import { Ledger, Lot, Movement, MovementDraft } from "./movements.ts";
import { Nearest } from "./nearest.ts";

const optionalId = Id.nullable().default(null);
const yes = z.boolean().default(false);

const plain = definePlainNoun({
  path: "inventory",
  title: { es: "Recursos de respuesta", en: "Response resources" },
  screen: { path: "/inventario", group: "places", icon: "cubes", key: "item" },
  texts: {
    one: { es: "Recurso de respuesta", en: "Response resource" },
    many: { es: "recursos", en: "resources" },
    new: { es: "Nuevo recurso", en: "New resource" },
    saved: { es: "Recurso guardado", en: "Resource saved" },
    search: { es: "Buscar recurso, patente…", en: "Search resource, plate…" },
    none_title: { es: "Todavía no hay recursos", en: "There are no resources yet" },
    none_text: {
      es: "Registre con qué se responde antes de que haga falta: equipos, vehículos, brigadas y existencias.",
      en: "Record what to respond with before it is needed: equipment, vehicles, brigades and stock.",
    },
    identity: { es: "Qué es", en: "What it is" },
    stock: { es: "Existencias", en: "Stock" },
    condition: { es: "Servicio", en: "Service" },
    charge: { es: "De quién es y a quién llamar", en: "Whose it is and whom to call" },
    people: { es: "personas", en: "people" },
  },
  fields: {
    name_es: requiredText(200),
    name_en: optionalText(200),
    kind: z.enum(inventoryKinds),
    category: z.enum(inventoryCategories),
    /** Plate or serial number. */
    identifier: optionalText(100),
    /** Of a brigade. */
    people: optionalCount(),
    /** In what stock is counted; null for what is one thing. */
    unit: z.enum(inventoryUnits).nullable().default(null),
    /** Of stock: below this balance it is told. */
    minimum: Amount.nullable().default(null),
    /** Where it is kept: without a location of its own it lies where this lies. */
    property_id: optionalId,
    /** Whose it is. */
    institution_id: optionalId,
    is_hired: yes,
    /** From whom it is hired. */
    provider: optionalText(200),
    /** Whom to call. */
    person_id: optionalId,
    is_out_of_order: yes,
    out_of_order_reason: optionalText(500),
    is_active: z.boolean().default(true),
    notes: optionalText(5000),
  },
  whole: (thing, context) => {
    const add = (field: string, code: string) => context.addIssue({ code: "custom", path: [field], params: { code } });
    const { kind, category, unit, minimum, people, is_hired, provider, is_out_of_order, out_of_order_reason } = thing;
    if (!isCategoryOf(kind, category)) add("category", "inventory_category");
    if (kind === "stock" && unit === null) add("unit", "required");
    if (kind !== "stock" && unit !== null) add("unit", "inventory_stock_only");
    if (kind !== "stock" && minimum !== null) add("minimum", "inventory_stock_only");
    if (kind !== "brigade" && people !== null) add("people", "inventory_brigade_only");
    if (provider !== null && !is_hired) add("provider", "inventory_hired_only");
    if (kind === "stock" && is_out_of_order) add("is_out_of_order", "inventory_not_stock");
    if (is_out_of_order && out_of_order_reason === null) add("out_of_order_reason", "required");
    if (!is_out_of_order && out_of_order_reason !== null) add("out_of_order_reason", "inventory_in_order");
  },
  labels: {
    name_es: { es: "Nombre", en: "Name (Spanish)" },
    name_en: { es: "Nombre en inglés", en: "Name (English)" },
    kind: { es: "Clase", en: "Kind" },
    category: { es: "Tipo", en: "Category" },
    identifier: { es: "Patente o n.º de serie", en: "Plate or serial no." },
    people: { es: "Integrantes", en: "Members" },
    unit: { es: "Unidad", en: "Unit" },
    minimum: { es: "Mínimo", en: "Minimum" },
    property_id: { es: "Dónde se guarda", en: "Where it is kept" },
    institution_id: { es: "De qué institución", en: "Of which institution" },
    is_hired: { es: "Arrendado", en: "Hired" },
    provider: { es: "Arrendado a", en: "Hired from" },
    person_id: { es: "A quién llamar", en: "Person to call" },
    is_out_of_order: { es: "Fuera de servicio", en: "Out of order" },
    out_of_order_reason: { es: "Por qué está fuera de servicio", en: "Why it is out of order" },
    is_active: { es: "Vigente", en: "Active" },
    notes: { es: "Notas", en: "Notes" },
    state: { es: "Estado", en: "State" },
    assigned_to: { es: "Asignado a", en: "Assigned to" },
    balance: { es: "Saldo", en: "Balance" },
    expires_on: { es: "Primer vencimiento", en: "First expiry" },
    expiry: { es: "Vencimiento", en: "Expiry" },
    is_below_minimum: { es: "Bajo el mínimo", en: "Below the minimum" },
  },
  choices: {
    kind: inventoryKindTitles,
    category: inventoryCategoryTitles,
    unit: inventoryUnitTitles,
    state: inventoryStateTitles,
    expiry: expiryTitles,
  },
  symbol: "kind",
  filters: ["kind", "category", "state", "expiry", "is_below_minimum", "is_hired", "is_active"],
  sorts: ["name_es", "updated_at"],
  default_sort: "name_es",
  detail: ["notes"],
  also: {
    property_name: z.string().nullable(),
    institution_name_es: z.string().nullable(),
    institution_name_en: z.string().nullable(),
    person_name: z.string().nullable(),
    /** Null for stock. */
    state: z.enum(inventoryStates).nullable(),
    /** The disaster that it is assigned to, by its title. */
    assigned_to: z.string().nullable(),
    assigned_to_id: Id.nullable(),
    /** Of stock, in its unit: the sum of its movements; null for what is one thing. */
    balance: z.number().nullable(),
    /** The earliest day of a lot of which something is left. */
    expires_on: z.iso.date().nullable(),
    expiry: z.enum(expiries).nullable(),
    is_below_minimum: z.boolean(),
  },
  shared: ["category", "institution_id", "is_active"],
  lead: ["name_es", "category"],
  usual: ["state", "balance", "unit", "assigned_to", "expires_on", "person_id"],
  beside: ["state"],
});

export const inventory = {
  ...plain,
  answers: { ...plain.answers, nearest: Nearest, ":id/lots": allOf(Lot), ":id/movements": Ledger },
  acts: { movements: { body: MovementDraft, answer: Movement } },
};
export type InventoryItem = z.infer<typeof plain.detail>;
