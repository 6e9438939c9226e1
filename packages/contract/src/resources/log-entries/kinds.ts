// What a line of the log is, what follows a request or a task, and how a thing was said: the words of an operations log (ICS 214).
import type { Text } from "../../text.ts";

export const logKinds = ["fact", "decision", "request", "task", "contact", "handover"] as const;
export type LogKind = (typeof logKinds)[number];

export const logKindTitles: Record<LogKind, Text> = {
  fact: { es: "Hecho", en: "Fact" },
  decision: { es: "Decisión", en: "Decision" },
  request: { es: "Solicitud", en: "Request" },
  task: { es: "Tarea", en: "Task" },
  contact: { es: "Contacto", en: "Contact" },
  handover: { es: "Relevo", en: "Handover" },
};

/** As Font Awesome names them. */
export const logKindIcons: Record<LogKind, string> = {
  fact: "eye",
  decision: "gavel",
  request: "hand-paper-o",
  task: "check-square-o",
  contact: "phone",
  handover: "exchange",
};

/** Of these somebody has to do something, so they have a state. */
export const isAsking = (kind: LogKind): boolean => kind === "request" || kind === "task";

export const logStates = ["open", "acknowledged", "started", "done", "refused"] as const;
export type LogState = (typeof logStates)[number];

export const logStateTitles: Record<LogState, Text> = {
  open: { es: "Sin acuse", en: "Not acknowledged" },
  acknowledged: { es: "Recibida", en: "Acknowledged" },
  started: { es: "En curso", en: "Under way" },
  done: { es: "Hecha", en: "Done" },
  refused: { es: "No se hará", en: "Will not be done" },
};

/** Somebody still has to do something. */
export const openStates = ["open", "acknowledged", "started"] as const satisfies readonly LogState[];

/** What a line does to the line before it that it is about: it says it anew, or brings a request or task into another state. */
export const logSteps = ["correction", "acknowledged", "started", "done", "refused", "reopened"] as const;
export type LogStep = (typeof logSteps)[number];

export const logStepTitles: Record<LogStep, Text> = {
  correction: { es: "Corrección", en: "Correction" },
  acknowledged: { es: "Acuse de recibo", en: "Acknowledged" },
  started: { es: "En curso", en: "Under way" },
  done: { es: "Hecha", en: "Done" },
  refused: { es: "No se hará", en: "Will not be done" },
  reopened: { es: "Reabierta", en: "Reopened" },
};

/** The state that a step leads to; a correction leaves it as it is. */
export const stateAfter = (step: Exclude<LogStep, "correction">): LogState => (step === "reopened" ? "open" : step);

export const logChannels = ["radio", "phone", "message", "email", "in_person", "other"] as const;
export type LogChannel = (typeof logChannels)[number];

export const logChannelTitles: Record<LogChannel, Text> = {
  radio: { es: "Radio", en: "Radio" },
  phone: { es: "Teléfono", en: "Telephone" },
  message: { es: "Mensaje", en: "Message" },
  email: { es: "Correo", en: "E-mail" },
  in_person: { es: "En persona", en: "In person" },
  other: { es: "Otro", en: "Other" },
};

/** The precedence of traffic, the least first. */
export const logPriorities = ["routine", "priority", "urgent"] as const;
export type LogPriority = (typeof logPriorities)[number];

export const logPriorityTitles: Record<LogPriority, Text> = {
  routine: { es: "Rutina", en: "Routine" },
  priority: { es: "Prioridad", en: "Priority" },
  urgent: { es: "Urgente", en: "Urgent" },
};
