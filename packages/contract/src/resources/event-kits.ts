// The kit of an emergency: opened by one press, it files the tasks of its checklist in the log, keeps who has which role, prepares the first
// report and drafts an alert.
import { z } from "zod";
import { EventKit as Kit } from "../domain/event-kit.ts";
import { Key } from "../domain/typed-values.ts";
import { Id, Instant } from "../record.ts";
import { optionalText, requiredText } from "../values/plain-text.ts";
import { alertStatuses } from "./alerts/answers.ts";
import { logStates } from "./log-entries/kinds.ts";
import { reportStates } from "./event-reports.ts";
import type { Text } from "../text.ts";

const longestName = 120;

/** Who has a role, by its key; one that nobody has is left out. */
const Holder = z.object({ role: Key, name: requiredText(longestName), phone: optionalText(40) });

const Holders = z
  .array(Holder)
  .max(30)
  .superRefine((rows, context) => {
    for (const [index, { role }] of rows.entries())
      if (rows.findIndex((row) => row.role === role) < index)
        context.addIssue({ code: "custom", path: [index, "role"], params: { code: "taken" } });
  })
  .default([]);

/** `actions`: keys of the kit. Opened again it adds what is not there yet, and twice nothing. */
export const EventKitDraft = z.object({
  event_id: Id,
  actions: z.array(Key).max(100).default([]),
  holders: Holders,
  has_report: z.boolean().default(false),
  /** Of the country's levels; null drafts no alert. */
  alert_level: Key.nullable().default(null),
});
export type EventKitDraft = z.infer<typeof EventKitDraft>;

export const EventKitPatch = z.object({ version: z.int().positive(), holders: Holders.unwrap() });
export type EventKitPatch = z.infer<typeof EventKitPatch>;

const KeptHolder = z.object({ role: Key, name: z.string(), phone: z.string().nullable(), since: Instant });
export type KeptHolder = z.infer<typeof KeptHolder>;

/** An action of the checklist as the log knows it: its state there, when it is due, and who has it. */
const FiledAction = z.object({
  key: Key,
  id: Id,
  number: z.int(),
  uid: z.string(),
  state: z.enum(logStates).nullable(),
  due_at: Instant.nullable(),
});

/** What stands ready for an event and what of it is opened. `id` to `opened_by` are null before. */
export const EventKit = z.object({
  event: z.object({
    id: Id,
    title: z.string(),
    company_id: Id,
    hip_code: z.string().nullable(),
    ended_on: z.string().nullable(),
  }),
  kit: Kit,
  id: Id.nullable(),
  version: z.int().nullable(),
  opened_at: Instant.nullable(),
  opened_by: z.string().nullable(),
  holders: z.array(KeptHolder),
  actions: z.array(FiledAction),
  /** The newest. */
  report: z.object({ id: Id, state: z.enum(reportStates), number: z.int().nullable() }).nullable(),
  /** The newest of this event. */
  alert: z.object({ id: Id, status: z.enum(alertStatuses), level: z.string() }).nullable(),
  may: z.object({ open: z.boolean(), report: z.boolean(), alert: z.boolean() }),
});
export type EventKit = z.infer<typeof EventKit>;

export const EventKitQuery = z.object({ event: z.coerce.number().pipe(Id) });

export const eventKits = {
  path: "event-kits" as const,
  title: { es: "Kit de emergencia", en: "Emergency kit" },
  draft: EventKitDraft,
  patch: EventKitPatch,
  detail: EventKit,
  answers: { board: EventKit },
  labels: {
    event_id: { es: "Evento", en: "Event" },
    actions: { es: "Acciones", en: "Actions" },
    holders: { es: "Roles", en: "Roles" },
    "holders.role": { es: "Rol", en: "Role" },
    "holders.name": { es: "Quién", en: "Who" },
    "holders.phone": { es: "Teléfono", en: "Telephone" },
    has_report: { es: "Preparar el primer informe", en: "Prepare the first report" },
    alert_level: { es: "Nivel de la alerta", en: "Level of the alert" },
  } satisfies Record<string, Text>,
};
