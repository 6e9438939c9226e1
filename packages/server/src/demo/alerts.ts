// Alerts of the demo, visibly fictitious: some in force, one that waits for its second person, and exercises. Those in force are for the demo
// alone (`scope` Restricted), so that no feed ever tells of them as if they were meant.
import { sql } from "kysely";
import { AlertDraft } from "@atalaya/contract/resources/alerts.ts";
import type { Database, Tx } from "../platform/database/database.ts";
import { everythingThereIs } from "../platform/http/access.ts";
import { createAlert } from "../resources/alerts/changes.ts";
import { approveAlert, submitAlert } from "../resources/alerts/issuing.ts";
import { writeDeliveries } from "../resources/alerts/delivering/matching.ts";
import { unwritten } from "../resources/alerts/delivering/outbox.ts";
import type { AlertReader } from "../resources/alerts/references.ts";

type Shown = {
  kind: "alert" | "exercise";
  /** Spanish name of the type, and code of the place. */
  type: string;
  place: string;
  level: string;
  headline_es: string;
  headline_en: string;
  description_es: string;
  description_en: string;
  instruction_es: string;
  instruction_en: string;
  area_description: string;
  centre: [lon: number, lat: number];
  radius_km: number;
  /** How far it has come. */
  is: "draft" | "submitted" | "issued";
  hours: number;
};

const shown: Shown[] = [
  {
    kind: "alert",
    type: "Incendio forestal",
    place: "05101",
    level: "roja",
    headline_es: "Ficticia (demo): evacuar Placilla por incendio forestal",
    headline_en: "Fictitious (demo): leave Placilla because of a wildfire",
    description_es: "Hecho inventado para la demostración: el fuego avanza hacia las viviendas.",
    description_en: "Invented for the demo: the fire moves towards the houses.",
    instruction_es: "Salga ahora hacia el oriente por la ruta 68. Lleve documentos, agua y medicinas.",
    instruction_en: "Leave now to the east by Ruta 68. Take documents, water and medicines.",
    area_description: "Sector Placilla de Peñuelas",
    centre: [-71.568, -33.115],
    radius_km: 2.5,
    is: "issued",
    hours: 10,
  },
  {
    kind: "alert",
    type: "Marejada",
    place: "05109",
    level: "amarilla",
    headline_es: "Ficticia (demo): marejadas anormales en el borde costero",
    headline_en: "Fictitious (demo): heavy swell along the shore",
    description_es: "Hecho inventado para la demostración.",
    description_en: "Invented for the demo.",
    instruction_es: "No se acerque a roqueríos ni a la playa. Retire sus botes.",
    instruction_en: "Keep off the rocks and the beach. Take your boats out.",
    area_description: "Borde costero de Viña del Mar",
    centre: [-71.556, -33.003],
    radius_km: 3,
    is: "issued",
    hours: 40,
  },
  {
    kind: "alert",
    type: "Aluvión",
    place: "05101",
    level: "amarilla",
    headline_es: "Ficticia (demo): quebradas con agua y barro",
    headline_en: "Fictitious (demo): ravines with water and mud",
    description_es: "Hecho inventado para la demostración.",
    description_en: "Invented for the demo.",
    instruction_es: "Aléjese de las quebradas y prepare su salida.",
    instruction_en: "Keep away from the ravines and get ready to leave.",
    area_description: "Quebrada Jaime",
    centre: [-71.62, -33.055],
    radius_km: 1,
    is: "submitted",
    hours: 20,
  },
  {
    kind: "exercise",
    type: "Tsunami",
    place: "05101",
    level: "roja",
    headline_es: "Simulacro de evacuación costera (demo)",
    headline_en: "Exercise: evacuation of the shore (demo)",
    description_es: "Ejercicio de la demostración: no hay peligro real.",
    description_en: "Exercise of the demo: there is no real danger.",
    instruction_es: "Camine hacia la zona segura, sobre la cota 30.",
    instruction_en: "Walk to the safe zone, above the 30 m line.",
    area_description: "Plan de Valparaíso bajo la cota 30",
    centre: [-71.62, -33.045],
    radius_km: 1.5,
    is: "issued",
    hours: 6,
  },
  {
    kind: "exercise",
    type: "Incendio forestal",
    place: "05109",
    level: "amarilla",
    headline_es: "Simulacro de incendio en el borde urbano (demo)",
    headline_en: "Exercise: fire at the edge of town (demo)",
    description_es: "Ejercicio de la demostración: no hay peligro real.",
    description_en: "Exercise of the demo: there is no real danger.",
    instruction_es: "Practique su vía de evacuación con su familia.",
    instruction_en: "Practise your evacuation route with your family.",
    area_description: "Forestal alto",
    centre: [-71.53, -33.05],
    radius_km: 1,
    is: "draft",
    hours: 48,
  },
];

const readerOf = (user_id: number): AlertReader => ({
  scope: everythingThereIs,
  user_id,
  is_super_admin: false,
  legal: null,
  committees: null,
  zones: { situation: null, vulnerability: null, risk: null },
});

async function draftOf(tx: Tx, { type, place, centre, radius_km, hours, is: _is, ...texts }: Shown) {
  const { rows } = await sql<{ company_id: number; variable_id: number; hip_code: string | null }>`
    select c.id as company_id, v.id as variable_id, v.hip_code from companies c, variables v
    where c.territorial_code = ${place} and v.domain = 'alert' and v.name_es = ${type}`.execute(tx);
  const end = new Date(Date.now() + hours * 3_600_000);
  return AlertDraft.parse({
    ...rows[0]!,
    ...texts,
    all_clear_es: "Terminó el hecho inventado de la demostración.",
    all_clear_en: "What was invented for the demo is over.",
    scope: "Restricted",
    restriction: "Solo para la demostración",
    expires_at: end.toISOString(),
    area_circle: { centre, radius_km },
    technical_source: "Dato ficticio",
  });
}

/** Written down as told, so that it is seen how that looks: nothing leaves, and no address of the demo exists. */
async function tellNobody(tx: Tx, alert_id: number): Promise<void> {
  await writeDeliveries(tx, (await unwritten(tx, alert_id))!);
  await sql`update alert_deliveries set state = 'sent', attempts = 1, sent_at = now(), next_attempt_at = null
    where alert_id = ${alert_id}`.execute(tx);
}

/** Written by one person and sent by another, as everywhere. */
export async function insertAlerts({ write }: Pick<Database, "write">, officer: number, issuer: number): Promise<void> {
  for (const alert of shown) {
    const asked = await write({ id: officer }, async (tx) => {
      const { id, version } = await createAlert(tx, readerOf(officer), await draftOf(tx, alert));
      if (alert.is === "draft") return null;
      return { id, version: (await submitAlert(tx, readerOf(officer), id, version)).version };
    });
    if (asked && alert.is === "issued")
      await write({ id: issuer }, async (tx) => {
        await approveAlert(tx, readerOf(issuer), asked.id, asked.version, null);
        await tellNobody(tx, asked.id);
        return null;
      });
  }
}
