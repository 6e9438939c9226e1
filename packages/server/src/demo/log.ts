// A fire of the demo that is under way, visibly fictitious, and its log: written by two people in the hours before the demo was started.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { hazardOf } from "@atalaya/contract/domain/hazards/catalogue.ts";
import { LogEntryDraft } from "@atalaya/contract/resources/log-entries.ts";
import { system, type Database, type Tx } from "../platform/database/database.ts";
import { asJson, fromGeoJson } from "../platform/database/sql.ts";
import { everythingThereIs } from "../platform/http/access.ts";
import { fileEntry } from "../resources/log-entries/writing.ts";
import { fireCard, fireDamages, fireFigures, fireZone } from "./fire-figures.ts";
import { near } from "./invented.ts";

type Writer = "officer" | "chief";

type Shown = Partial<LogEntryDraft> & {
  by: Writer;
  /** Minutes before now at which it happened; it was written down soon after, and arrived then where nothing else is said. */
  ago: number;
  arrived_ago?: number;
  due_in?: number;
  /** What others call it that follow it, and which one it follows. */
  key?: string;
  follows?: string;
};

const place = "05101";
const onTheHill = near(place, 0.012, -0.016);
const roles: Record<Writer, string> = { officer: "Oficial de guardia", chief: "Jefa de operaciones" };

const shown: Shown[] = [
  {
    by: "officer",
    ago: 334,
    text: "Vecinos avisan de una columna de humo en la quebrada sobre Las Cañas.",
    from_name: "Central 132",
    to_name: "COE comunal",
    channel: "phone",
    place_name: "Cerro Las Cañas, parte alta",
    position: onTheHill,
  },
  {
    by: "officer",
    ago: 318,
    kind: "contact",
    text: "Confirma foco de unas 2 hectáreas. Viento sur de 25 km/h, avanza hacia las viviendas de la parte alta.",
    from_name: "Comandante de Bomberos",
    to_name: "COE comunal",
    channel: "radio",
    priority: "urgent",
  },
  {
    by: "chief",
    ago: 305,
    kind: "decision",
    text: "Se activa el COE comunal. Primera reunión en 30 minutos en la sala de emergencias.",
  },
  {
    by: "officer",
    ago: 291,
    kind: "request",
    key: "helicopters",
    text: "Dos helicópteros con balde y un camión aljibe de 10.000 litros.",
    to_name: "SENAPRED regional",
    channel: "phone",
    priority: "urgent",
  },
  {
    by: "chief",
    ago: 283,
    step: "acknowledged",
    follows: "helicopters",
    text: "Recibida por el turno regional: llegan en unos 40 minutos.",
    from_name: "SENAPRED regional",
  },
  {
    by: "chief",
    ago: 274,
    kind: "decision",
    text: "Evacuación preventiva de Las Cañas alto. Punto de encuentro: Escuela Ficticia.",
    place_name: "Las Cañas alto",
    priority: "urgent",
  },
  {
    by: "chief",
    ago: 262,
    kind: "task",
    key: "shelter",
    text: "Abrir el albergue de la Escuela Ficticia con 80 camas.",
    to_name: "Dirección de Desarrollo Comunitario",
    due_in: -200,
  },
  { by: "officer", ago: 248, key: "houses", text: "Se evacúan 45 viviendas. No hay lesionados." },
  {
    by: "officer",
    ago: 236,
    step: "correction",
    follows: "houses",
    text: "Se evacúan 54 viviendas, unas 160 personas. No hay lesionados.",
  },
  {
    by: "officer",
    ago: 209,
    step: "done",
    follows: "shelter",
    text: "Albergue abierto: 62 personas registradas y colación para todas.",
  },
  {
    by: "chief",
    ago: 152,
    kind: "task",
    text: "Vigilar rebrotes en la cota 280 y avisar cada 30 minutos.",
    to_name: "Brigada municipal",
    priority: "priority",
    due_in: -45,
  },
  {
    // From a telephone that had no network in the ravine.
    by: "officer",
    ago: 96,
    arrived_ago: 71,
    kind: "contact",
    text: "Sin llama viva en el flanco oriente. Queda humo en el fondo de la quebrada.",
    from_name: "Brigada municipal",
    to_name: "COE comunal",
    channel: "radio",
  },
  {
    by: "officer",
    ago: 38,
    kind: "handover",
    text: "Entrego la guardia al turno de noche. Queda pendiente la vigilancia de la cota 280 y la llegada de los helicópteros.",
  },
  { by: "chief", ago: 6, text: "El viento baja a 8 km/h. Bomberos informa el incendio contenido.", channel: "radio" },
];

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** It is under way, and nobody has published it yet. */
async function insertEvent(tx: Tx): Promise<number> {
  const { rows } = await sql<{ company_id: number; variable_id: number }>`
    select c.id as company_id, v.id as variable_id from companies c, variables v
    where c.territorial_code = ${place} and v.domain = 'risk' and v.name_es = ${hazardOf("EN0205")!.name.es}`.execute(
    tx,
  );
  const schools = await sql<{ id: number; title: string }>`
    select r.id, r.title from records r join variables v on v.id = r.variable_id
    where r.company_id = ${rows[0]!.company_id} and r.domain = 'situation' and v.icon = 'graduation-cap' order by r.id limit 1`.execute(
    tx,
  );
  const event = {
    ...rows[0]!,
    domain: "risk",
    title: "Incendio Las Cañas (demo)",
    description: "Hecho inventado para la demostración.",
    source: "Dato ficticio",
    status: "validated",
    observed_on: minutes(-shown[0]!.ago).toLocaleDateString("en-CA", { timeZone: fireZone }),
    event: asJson(fireCard((ago) => minutes(-ago))),
    figures: asJson(fireFigures((ago) => minutes(-ago))),
    damages: asJson(schools.rows.flatMap(fireDamages)),
    geometry: fromGeoJson({ type: "Point", coordinates: onTheHill }),
    geometry_method: "geocoded",
  };
  const { id } = await tx.insertInto("records").values(event).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** They were filed just now, one after another, and are told as if they had arrived in the hours before: nothing but the demo may do that. */
async function arriveEarlier(tx: Tx, arrived: ReadonlyMap<string, string>): Promise<void> {
  await sql`alter table log_entries disable trigger user`.execute(tx);
  for (const [uid, at] of arrived)
    await sql`update log_entries set created_at = ${at}, updated_at = ${at} where uid = ${uid}`.execute(tx);
  await sql`alter table log_entries enable trigger user`.execute(tx);
}

/** Answers the id of the fire. */
export async function insertLog(
  { write }: Pick<Database, "write">,
  writers: Readonly<Record<Writer, number>>,
): Promise<number> {
  const event_id = await write({ id: writers.officer }, insertEvent);
  const uids = new Map<string, string>();
  const arrived = new Map<string, string>();
  for (const { by, ago, arrived_ago = ago - 2, due_in, key, follows, ...said } of shown) {
    const draft = LogEntryDraft.parse({
      kind: "fact",
      role: roles[by],
      ...said,
      uid: randomUUID(),
      event_id,
      happened_at: minutes(-ago).toISOString(),
      written_at: minutes(-ago + 1).toISOString(),
      due_at: due_in === undefined ? null : minutes(due_in).toISOString(),
      about: follows === undefined ? null : uids.get(follows),
    });
    await write({ id: writers[by] }, (tx) => fileEntry(tx, everythingThereIs, draft));
    if (key) uids.set(key, draft.uid);
    arrived.set(draft.uid, minutes(-arrived_ago).toISOString());
  }
  await write(system, (tx) => arriveEarlier(tx, arrived));
  return event_id;
}
