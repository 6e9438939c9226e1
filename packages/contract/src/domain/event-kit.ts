// What is opened with an emergency by one press: who does what, and what has to be done by when. The country's pack says it (`rules.kit`).
import { z } from "zod";
import { requiredText } from "../values/plain-text.ts";
import { HipCode } from "./hazards.ts";
import { Key } from "./typed-values.ts";

const inBoth = (longest: number) => z.object({ es: requiredText(longest), en: requiredText(longest) });

/** A role of the board; `duty` in one line. */
const KitRole = z.object({ key: Key, title: inBoth(80), duty: inBoth(200) });
export type KitRole = z.output<typeof KitRole>;

/** An action becomes a task of the log, due so many minutes after the emergency is opened. Without hazards it is of every one. */
const KitAction = z.object({
  key: Key,
  text: inBoth(300),
  role: Key.nullable().default(null),
  within_minutes: z.int().min(0).max(4320),
  hip_codes: z.array(HipCode).max(300).default([]),
});
export type KitAction = z.output<typeof KitAction>;

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

export const EventKit = z
  .object({
    roles: z.array(KitRole).min(1).max(30),
    actions: z.array(KitAction).min(1).max(100),
    /** The level of the alert that is drafted, of the country's `alert_levels`; without one none is proposed. */
    alert_level: Key.nullable().default(null),
  })
  .superRefine(({ roles, actions }, context) => {
    for (const [name, rows] of Object.entries({ roles, actions }))
      for (const [index, key] of keysOf(rows).entries())
        if (keysOf(rows).indexOf(key) < index)
          context.addIssue({ code: "custom", path: [name, index, "key"], params: { code: "taken" } });
    const known = new Set(keysOf(roles));
    for (const [index, { role }] of actions.entries())
      if (role !== null && !known.has(role))
        context.addIssue({ code: "custom", path: ["actions", index, "role"], params: { code: "missing" } });
  });
export type EventKit = z.output<typeof EventKit>;

/** Where a country's pack says nothing of its own: the roles of an incident command, and what every emergency asks for first. */
export const usualKit: EventKit = EventKit.parse({
  roles: [
    {
      key: "mando",
      title: { es: "Mando de la emergencia", en: "Command" },
      duty: { es: "Decide, y responde por lo que se informa.", en: "Decides, and answers for what is reported." },
    },
    {
      key: "operaciones",
      title: { es: "Operaciones", en: "Operations" },
      duty: { es: "Dirige a los equipos en terreno.", en: "Directs the teams in the field." },
    },
    {
      key: "planificacion",
      title: { es: "Planificación", en: "Planning" },
      duty: { es: "Reúne cifras, mapa e informes.", en: "Gathers figures, map and reports." },
    },
    {
      key: "logistica",
      title: { es: "Logística", en: "Logistics" },
      duty: { es: "Consigue equipos, transporte y comida.", en: "Gets equipment, transport and food." },
    },
    {
      key: "ayuda",
      title: { es: "Albergues y ayuda", en: "Shelters and relief" },
      duty: { es: "Recibe y atiende a las personas.", en: "Receives people and looks after them." },
    },
    {
      key: "comunicaciones",
      title: { es: "Comunicaciones", en: "Communications" },
      duty: { es: "Informa a la población y a la prensa.", en: "Informs people and the press." },
    },
  ],
  actions: [
    {
      key: "confirmar",
      text: {
        es: "Confirmar el hecho con quien está en el lugar: dónde, desde cuándo, cuánta gente.",
        en: "Confirm the event with whoever is there: where, since when, how many people.",
      },
      role: "operaciones",
      within_minutes: 15,
    },
    {
      key: "avisar-arriba",
      text: {
        es: "Avisar al nivel superior y abrir un canal de enlace.",
        en: "Tell the level above and open a channel to it.",
      },
      role: "mando",
      within_minutes: 20,
    },
    {
      key: "aislar",
      text: {
        es: "Cerrar el área de peligro y evacuar a quien esté dentro.",
        en: "Close the dangerous area and evacuate whoever is inside.",
      },
      role: "operaciones",
      within_minutes: 30,
    },
    {
      key: "informar",
      text: {
        es: "Informar a la población: qué pasa, qué hacer, dónde preguntar.",
        en: "Tell people what is happening, what to do and where to ask.",
      },
      role: "comunicaciones",
      within_minutes: 45,
    },
    {
      key: "albergue",
      text: {
        es: "Abrir un albergue o punto de encuentro y contar a quienes llegan.",
        en: "Open a shelter or meeting point and count who arrives.",
      },
      role: "ayuda",
      within_minutes: 60,
    },
    {
      key: "cifras",
      text: {
        es: "Levantar las primeras cifras de personas y viviendas, con hora y fuente.",
        en: "Gather the first figures of people and houses, with hour and source.",
      },
      role: "planificacion",
      within_minutes: 60,
    },
    {
      key: "recursos",
      text: {
        es: "Revisar qué equipos, vehículos y personas hay, y qué falta pedir.",
        en: "Check which equipment, vehicles and people there are, and what to ask for.",
      },
      role: "logistica",
      within_minutes: 90,
    },
    {
      key: "primer-informe",
      text: { es: "Enviar el primer informe.", en: "Send the first report." },
      role: "planificacion",
      within_minutes: 180,
    },
  ],
});

/** The kit of a country for a hazard (its HIP code; null where none is known): what every emergency asks for, then what this one does. */
export function kitFor(
  rules: { kit?: EventKit | null | undefined } | null | undefined,
  hip_code: string | null,
): EventKit {
  const kit = rules?.kit ?? usualKit;
  const isAsked = ({ hip_codes }: KitAction) =>
    hip_codes.length === 0 || (hip_code !== null && hip_codes.includes(hip_code));
  return { ...kit, actions: kit.actions.filter(isAsked) };
}
