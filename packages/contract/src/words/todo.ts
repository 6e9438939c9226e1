// Texts of what waits for somebody, and of proposals.
import type { Words } from "../text.ts";

export const todoWords = {
  todo_title: { es: "Por hacer", en: "To do" },
  todo_badge: { es: "{{count}} por hacer", en: "{{count}} to do" },
  "todo.proposals": { es: "Propuestas que esperan su respuesta", en: "Proposals that wait for your answer" },
  "todo.records_to_validate": { es: "Registros por validar", en: "Records to validate" },
  "todo.records_returned": { es: "Registros suyos por corregir", en: "Your records to correct" },
  todo_first: { es: "Espera hace más: {{title}}", en: "Waits longest: {{title}}" },
  filter_author: { es: "Escrito o enviado por mí", en: "Written or sent by me" },
  filter_not_author: { es: "De otras personas", en: "Of other people" },
  proposals_title: { es: "Propuestas", en: "Proposals" },
  proposals_received: { es: "Recibidas", en: "Received" },
  proposals_sent: { es: "Enviadas", en: "Sent" },
  proposals_none_received: { es: "Ninguna propuesta espera su respuesta.", en: "No proposal waits for your answer." },
  proposals_none_sent: { es: "Su lugar no ha propuesto nada.", en: "Your place has proposed nothing." },
  proposals_failed: { es: "No se pudieron cargar las propuestas", en: "The proposals could not be loaded" },
  proposals_waiting: {
    es: "{{count}} propuestas de otros lugares esperan su respuesta.",
    en: "{{count}} proposals of other places wait for your answer.",
  },
  proposals_waiting_one: {
    es: "Una propuesta de otro lugar espera su respuesta.",
    en: "A proposal of another place waits for your answer.",
  },
  proposals_open: { es: "Ver propuestas", en: "See proposals" },
  "proposal_says.repeals": { es: "{{document}} derogaría {{target}}", en: "{{document}} would repeal {{target}}" },
  "proposal_says.amends": { es: "{{document}} modificaría {{target}}", en: "{{document}} would amend {{target}}" },
  proposal_from: { es: "Desde el {{day}} · propone {{place}}", en: "From {{day}} · proposed by {{place}}" },
  proposal_by: { es: "{{name}}, {{at}}", en: "{{name}}, {{at}}" },
  proposal_reason: { es: "Motivo: {{reason}}", en: "Reason: {{reason}}" },
  proposal_effect: {
    es: "Mientras no acepte, nada cambia en {{target}}.",
    en: "Until you accept, nothing changes in {{target}}.",
  },
  proposal_accept: { es: "Aceptar", en: "Accept" },
  proposal_decline: { es: "Rechazar", en: "Decline" },
  proposal_take_back: { es: "Dejar sin efecto", en: "Take back" },
  proposal_why: { es: "Por qué no", en: "Why not" },
  proposal_send_decline: { es: "Rechazar la propuesta", en: "Decline the proposal" },
  proposal_answered: { es: "Respuesta guardada", en: "Answer saved" },
  proposal_changed: {
    es: "Cambió mientras la leía. Revísela y responda de nuevo.",
    en: "It changed while you were reading. Check it and answer again.",
  },
  proposal_answer_of: { es: "{{name}}: «{{answer}}»", en: "{{name}}: “{{answer}}”" },
  "proposal_state.open": { es: "Espera respuesta", en: "Waits for an answer" },
  "proposal_state.accepted": { es: "Aceptada", en: "Accepted" },
  "proposal_state.declined": { es: "Rechazada", en: "Declined" },
  "proposal_state.withdrawn": { es: "Retirada", en: "Withdrawn" },
  relation_will_propose: {
    es: "Será una propuesta: no cambia nada hasta que acepte quien lleva {{target}}.",
    en: "It will be a proposal: nothing changes until whoever keeps {{target}} accepts.",
  },
  "relation_proposal.open": {
    es: "Propuesta: espera a {{place}}, que lleva {{target}}.",
    en: "Proposal: waits for {{place}}, which keeps {{target}}.",
  },
  "relation_proposal.accepted": {
    es: "{{place}} la aceptó: tiene efecto.",
    en: "{{place}} accepted: it is in effect.",
  },
  "relation_proposal.declined": {
    es: "{{place}} la rechazó: no tiene efecto. «{{answer}}»",
    en: "{{place}} declined: it has no effect. “{{answer}}”",
  },
  "relation_proposal.withdrawn": { es: "Propuesta retirada: no tiene efecto.", en: "Proposal taken back: no effect." },
  view_place: { es: "Para quienes tienen el rol en", en: "For holders of the role in" },
  view_place_help: {
    es: "También la ven los lugares de arriba y los de abajo; ningún lugar vecino.",
    en: "Places above and below see it too; no place beside does.",
  },
  view_everywhere: { es: "Todos los lugares", en: "All places" },
  links_changed: {
    es: "Otra persona cambió esta lista mientras tanto: aquí está lo suyo junto a lo de usted. Revise y guarde de nuevo.",
    en: "Somebody else changed this list meanwhile: what they did and what you did are both here. Check and save again.",
  },
  person_known_open: { es: "Abrir su ficha", en: "Open this person" },
  person_known_text: {
    es: "{{name}} ya está en el directorio con este dato. Úsela en vez de registrarla otra vez.",
    en: "{{name}} is in the directory already with this. Use that entry instead of a second one.",
  },
} satisfies Words;
