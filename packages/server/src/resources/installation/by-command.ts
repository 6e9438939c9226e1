// Maintenance begun and ended from the command line, by whoever runs the machine.
import type { Language } from "@atalaya/contract/text.ts";
import { system, type Database } from "../../platform/database/database.ts";
import { readStored } from "../../platform/settings-in-force.ts";
import { lockInstallation, updateInstallation } from "./queries.ts";

/** `message` is in the installation's language, and shown in the other one too. */
export type MaintenanceOrder =
  { do: "on"; message: string | null; until: string | null; locale: Language } | { do: "off" } | { do: "state" };

export type MaintenanceState = { is_on: boolean; message: string | null; until: string | null };

/** Does it as the system, in the audit log too. */
export async function maintenanceByCommand(
  { db, write }: Pick<Database, "db" | "write">,
  order: MaintenanceOrder,
): Promise<MaintenanceState> {
  if (order.do !== "state")
    await write(system, async (tx) => {
      await lockInstallation(tx);
      await updateInstallation(tx, changesOf(order));
    });
  const { is_in_maintenance, maintenance_message_es, maintenance_message_en, maintenance_until } = await readStored(db);
  return {
    is_on: is_in_maintenance === true,
    message: maintenance_message_es ?? maintenance_message_en,
    until: maintenance_until,
  };
}

function changesOf(order: Exclude<MaintenanceOrder, { do: "state" }>) {
  const isOn = order.do === "on";
  const messageIn = (language: Language) => (isOn && order.locale === language ? order.message : null);
  return {
    is_in_maintenance: isOn,
    maintenance_message_es: messageIn("es"),
    maintenance_message_en: messageIn("en"),
    maintenance_until: isOn ? order.until : null,
  };
}
