// The columns of the comptroller's sheet: everything that a movement says.
import type { ListColumn, ListColumns } from "../../list-columns.ts";

const titled = (name: string, more: Omit<ListColumn, "title"> = {}): ListColumn => ({
  title: `label.inventory_movements.${name}` as ListColumn["title"],
  ...more,
});
const text = (name: string, field = name): [string, ListColumn] => [name, titled(name, { field })];
const typed = (name: string, type: NonNullable<ListColumn["type"]>): [string, ListColumn] => [
  name,
  titled(name, { type }),
];
const choice = (name: string, of = "inventory_movements"): [string, ListColumn] => [
  name,
  titled(name, { type: "choice", choice: `choice.${of}.${name}.` }),
];

const all: Record<string, ListColumn> = Object.fromEntries([
  typed("id", "integer"),
  typed("at", "datetime"),
  choice("kind"),
  ["inventory_name", titled("inventory_name", { field: "inventory_name_es", en: "inventory_name_en" })],
  choice("category", "inventory"),
  typed("quantity", "number"),
  choice("unit", "inventory"),
  text("lot"),
  typed("expires_on", "date"),
  choice("origin"),
  text("company_name"),
  text("disaster_id", "disaster_title"),
  typed("line_number", "integer"),
  text("to_id", "to_name"),
  typed("of_id", "integer"),
  typed("still_out", "number"),
  typed("due_on", "date"),
  typed("started_at", "datetime"),
  typed("ended_at", "datetime"),
  typed("hours", "number"),
  typed("litres", "number"),
  typed("odometer", "number"),
  text("place_name"),
  typed("lat", "number"),
  typed("lon", "number"),
  choice("recipient_kind"),
  text("recipient_name"),
  choice("recipient_identifier_type"),
  text("recipient_identifier"),
  typed("recipient_people", "integer"),
  text("shelter_id", "shelter_name"),
  text("institution_id", "institution_name"),
  choice("payer"),
  text("payer_name"),
  typed("hourly_rate", "number"),
  typed("amount", "number"),
  text("currency"),
  choice("document_kind"),
  text("document_number"),
  typed("is_papered", "boolean"),
  text("signed_by"),
  typed("is_signed", "boolean"),
  text("reason"),
  text("note"),
  typed("corrects_id", "integer"),
  typed("corrected_by_id", "integer"),
  text("author"),
  typed("created_at", "datetime"),
]);

export const movementColumns: ListColumns = {
  all,
  lead: ["at", "kind"],
  usual: [
    "inventory_name",
    "quantity",
    "unit",
    "recipient_kind",
    "payer",
    "amount",
    "currency",
    "is_papered",
    "author",
  ],
  sorts: ["at"],
};
