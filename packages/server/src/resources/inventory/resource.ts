// Response resources, as the server is told of them: whom and what they may name, how they stand, and their ledger.
import { sql } from "kysely";
import { inventory } from "@atalaya/contract/resources/inventory/inventory.ts";
import { inventoryMovements } from "@atalaya/contract/resources/inventory/movements.ts";
import { FieldProblem } from "../../platform/http/problem.ts";
import { definePlain } from "../../platform/plain/define-noun.ts";
import { ofOwnPlaces } from "../../platform/plain/plain-noun.ts";
import { isInstitution } from "../institutions/queries.ts";
import { ledgerRoutes } from "./movements/ledger-routes.ts";
import { movementRoutes } from "./movements/routes.ts";
import { nearestRoutes } from "./nearest.ts";
import {
  assignedTo,
  assignedToId,
  balance,
  expiresOn,
  expiry,
  isBelowMinimum,
  isExpiring,
  isInState,
  state,
} from "./standing.ts";

const nameIn = (table: string, name: string, id: string) =>
  sql`(select ${sql.raw(name)} from ${sql.table(table)} x where x.id = ${sql.ref(`r.${id}`)})`;

const itsLedger = "kept from the ledger, which keeps the resource from the trash itself";

export const inventoryNoun = definePlain(
  {
    resource: inventory,
    titleOf: ({ name_es, name_en }, language) => (language === "en" && name_en) || name_es,
    title: sql`x.name_es`,
    computed: {
      property_name: nameIn("properties", "x.name", "property_id"),
      institution_name_es: nameIn("institutions", "x.name_es", "institution_id"),
      institution_name_en: nameIn("institutions", "x.name_en", "institution_id"),
      person_name: nameIn("persons", "concat_ws(' ', x.first_name, x.last_name)", "person_id"),
      state,
      assigned_to: assignedTo,
      assigned_to_id: assignedToId,
      balance,
      expires_on: expiresOn,
      expiry,
      is_below_minimum: isBelowMinimum,
    },
    filters: {
      state: isInState,
      expiry: isExpiring,
      is_below_minimum: (is) => (is ? isBelowMinimum : sql`not ${isBelowMinimum}`),
    },
    references: {
      property_id: ofOwnPlaces("properties"),
      institution_id: { table: "institutions", reach: "above", may: isInstitution },
      person_id: ofOwnPlaces("persons"),
    },
    carried_by_points: sql`r.name_es as name`,
    // What was counted in boxes is not counted in litres from here on.
    check: async (tx, _scope, { kind, unit }, before) => {
      if (!before) return;
      const field = kind !== undefined && kind !== before.kind ? "kind" : "unit";
      const isSame = (kind ?? before.kind) === before.kind && (unit === undefined || unit === before.unit);
      if (isSame) return;
      const { rows } = await sql`
        select from inventory_movements where ${before.id} in (inventory_id, to_id) limit 1`.execute(tx);
      if (rows.length > 0) throw new FieldProblem({ [field]: { code: "inventory_moved" } });
    },
    pointers: { "inventory_lots.inventory_id": itsLedger, "inventory_standing.inventory_id": itsLedger },
  },
  {
    routes: [nearestRoutes, ledgerRoutes, movementRoutes],
    declares: [inventoryMovements],
    rows: {
      inventory_movements: {
        name: sql`(select i.name_es from inventory i where i.id = x.inventory_id)`,
        permission: "inventory.index",
      },
      inventory_papers: {
        name: sql`(select i.name_es from inventory i join inventory_movements m on m.inventory_id = i.id where m.id = x.movement_id)`,
        permission: "inventory.index",
      },
    },
    refusals: {
      inventory_movements_uid_key: { uid: { code: "taken" } },
      inventory_movements_corrected_once: { uid: { code: "movement_corrected" } },
    },
  },
);
