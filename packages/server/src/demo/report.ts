// The first report of the demo's fire, as its chief sent it: what changed since stands in the draft of the second.
import { EventReportPatch } from "@atalaya/contract/resources/event-reports.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { everythingThereIs } from "../platform/http/access.ts";
import { changeDraft, prepareReport, sendReport } from "../resources/event-reports/writing.ts";

/** The next one is due three hours after. */
const cutoffAgo = 130;

const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();

const written = {
  place_text: "Cerro Las Cañas, parte alta",
  services: [
    {
      service: "power",
      state: "Cortada por seguridad en Las Cañas alto",
      customers: 1200,
      since: minutesAgo(250),
      as_of: minutesAgo(209),
    },
    { service: "transport", state: "Camino El Vergel cerrado al tránsito", as_of: minutesAgo(180) },
  ],
  resources: [
    { name: "carros bomba", amount: 4 },
    { name: "brigadistas", amount: 38, cost: 2_400_000, currency: "CLP" },
  ],
  needs: [{ name: "Frazadas", amount: 80, unit: "unidades" }],
  capacity: "own",
  emergency_level: "menor",
  responsible_name: "Alcaldesa Demo",
  responsible_position: "Alcaldesa (ficticia)",
};

async function sendFirst(tx: Tx, event_id: number): Promise<void> {
  const scope = everythingThereIs;
  const { id, version } = await prepareReport(tx, scope, event_id);
  const patch = EventReportPatch.parse({ ...written, version, cutoff_at: minutesAgo(cutoffAgo) });
  const changed = await changeDraft(tx, scope, id, patch);
  await sendReport(tx, scope, id, { version: changed.version, seen: changed.digest! });
}

/** Sent by `chief`, the id of a user. */
export const insertReport = ({ write }: Pick<Database, "write">, event_id: number, chief: number): Promise<void> =>
  write({ id: chief }, (tx) => sendFirst(tx, event_id));
