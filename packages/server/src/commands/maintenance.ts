// Begins and ends maintenance, in which everything is read and nothing changed.
import { MaintenanceDraft } from "@atalaya/contract/resources/maintenance.ts";
import { maintenanceByCommand, type MaintenanceOrder } from "../resources/installation/by-command.ts";
import { UsageError, type Command, type Given } from "./command.ts";
import { settingsOf } from "./in-force.ts";
import { withDatabase } from "./with-database.ts";

/** An instant with its offset, or the next time at which the clock of this machine shows 18:30. */
function untilOf(text: string): string {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours === undefined) return text;
  const at = new Date();
  at.setHours(Number(hours), Number(minutes), 0, 0);
  if (at.getTime() < Date.now()) at.setDate(at.getDate() + 1);
  return at.toISOString();
}

async function orderOf({ names, options, settings }: Given): Promise<MaintenanceOrder> {
  const [what = "state"] = names;
  if (what === "off" || what === "state") return { do: what };
  if (what !== "on") throw new UsageError("maintenance_what");
  const { message, until } = options;
  const said = MaintenanceDraft.safeParse({
    maintenance_message_es: message ?? null,
    maintenance_until: typeof until === "string" ? untilOf(until) : null,
  });
  if (!said.success) throw new UsageError("maintenance_said", { detail: String(said.error.issues[0]?.message) });
  const { maintenance_message_es, maintenance_until } = said.data;
  const { LOCALE } = await settingsOf(settings);
  return { do: "on", message: maintenance_message_es, until: maintenance_until, locale: LOCALE };
}

export const maintenance: Command = {
  purpose: {
    es: "inicia o termina el mantenimiento: todo se puede consultar y nada guardar; también con el servidor en marcha",
    en: "begins or ends maintenance, in which everything is read and nothing saved; also while the server runs",
  },
  usage: "on [--message <text>] [--until <18:30 | 2027-03-02T18:30:00-03:00>] | off | state",
  options: { message: { type: "string" }, until: { type: "string" } },
  async run(given) {
    const { settings, say } = given;
    // As it is for the server: the environment wins over what is set.
    if (settings.given.has("MAINTENANCE") && given.names[0] !== "state" && given.names[0] !== undefined) {
      say("maintenance_by_environment");
      return false;
    }
    const { is_on, message, until } = await withDatabase(
      settings,
      "maintenance",
      await orderOf(given),
      maintenanceByCommand,
    );
    say(is_on ? "maintenance_is_on" : "maintenance_is_off");
    if (is_on && message !== null) given.print(`  ${message}`);
    if (is_on && until !== null) say("maintenance_is_until", { time: new Date(until).toLocaleString(settings.LOCALE) });
    return true;
  },
};
